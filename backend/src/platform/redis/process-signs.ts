/** Milliseconds between two signs of life of a process. */
export const SIGN_MS = 5000;

/** A process of which nothing was heard for so long, in milliseconds, has died. */
const DEAD_MS = 3 * SIGN_MS;

/**
 * The other processes that were heard lately. One that dies may have committed what it has not announced: those that hear no more
 * of it look for themselves.
 */
export class ProcessSigns {
  private readonly heard = new Map<string, number>();

  hear(process: string, now: number): void {
    this.heard.set(process, now);
  }

  /** Forgets a process that ended in order: all that it committed is announced. */
  leave(process: string): void {
    this.heard.delete(process);
  }

  forgetAll(): void {
    this.heard.clear();
  }

  /** Forgets the processes that have died. @returns whether there were any */
  forgetDead(now: number): boolean {
    const dead = [...this.heard].filter(([, at]) => at < now - DEAD_MS);
    for (const [process] of dead) this.heard.delete(process);
    return dead.length > 0;
  }
}
