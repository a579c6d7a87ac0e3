interface Waiting {
  begin: () => void;
}

/**
 * Lets each owner have a few jobs handed over at a time. The others wait here, in the order in which they were asked for:
 * what has not been handed over takes no place of a worker, and comes behind those that other owners asked for meanwhile.
 */
export class OwnerPlaces {
  private readonly held = new Map<number, number>();
  private readonly waiting = new Map<number, Waiting[]>();

  /** How many jobs of this owner are handed over. */
  heldBy(owner: number): number {
    return this.held.get(owner) ?? 0;
  }

  /**
   * Resolves with what gives the place back, once this owner has one left.
   * @param most how many the owner may have at once
   * @param signal ends the wait with its reason
   */
  async acquire(owner: number, most: number, signal: AbortSignal): Promise<() => void> {
    if (this.heldBy(owner) >= most) await this.turnOf(owner, signal);
    else this.held.set(owner, this.heldBy(owner) + 1);
    return () => this.release(owner);
  }

  private turnOf(owner: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.waiting.get(owner) ?? [];
      const leave = () => {
        line.splice(line.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      const entry = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      line.push(entry);
      this.waiting.set(owner, line);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place goes to the owner's next one, or back. */
  private release(owner: number): void {
    const next = this.waiting.get(owner)?.shift();
    if (next) {
      next.begin();
      return;
    }
    this.waiting.delete(owner);
    const left = this.heldBy(owner) - 1;
    if (left > 0) this.held.set(owner, left);
    else this.held.delete(owner);
  }
}
