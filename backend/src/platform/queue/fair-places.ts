/** A user's id, or a name for what no user asks for. */
export type Holder = number | string;

interface Waiting {
  holder: Holder;
  /** How many places the holder may have at once. */
  most: number;
  begin: () => void;
}

/**
 * Places that users share: threads for files, or jobs that are handed over. Turns go round those who wait, whatever each has brought, and
 * no user holds more than half of the places: one with many slow files waits for their own, and another one's file for one file at most.
 */
export class FairPlaces {
  private readonly waiting: Waiting[] = [];
  private readonly held = new Map<Holder, number>();
  /** When each of those who hold or wait had their last turn. */
  private readonly lastTurn = new Map<Holder, number>();
  private readonly mostEach: number;
  private free: number;
  private turn = 0;

  /** @param places Infinity where only the number of each holder is limited */
  constructor(places: number) {
    this.free = places;
    this.mostEach = Math.max(1, Math.floor(places / 2));
  }

  /** How many places this one has. */
  heldBy(holder: Holder): number {
    return this.held.get(holder) ?? 0;
  }

  /**
   * Resolves with what gives the place back, once it is this one's turn.
   * @param signal ends the wait with its reason
   * @param most how many places this one may have at once
   */
  async acquire(holder: Holder, signal?: AbortSignal, most = this.mostEach): Promise<() => void> {
    signal?.throwIfAborted();
    const listeners = new AbortController();
    try {
      return await new Promise((resolve, reject) => {
        const entry = { holder, most, begin: () => resolve(this.releaseOnce(holder)) };
        this.waiting.push(entry);
        const leave = () => {
          const index = this.waiting.indexOf(entry);
          if (index < 0) return;
          this.waiting.splice(index, 1);
          this.forget(holder);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', leave, { signal: listeners.signal });
        this.next();
      });
    } finally {
      listeners.abort();
    }
  }

  /**
   * How many of others come before this one's next turn: those that hold a place, and those that wait and have theirs first.
   * Null for one that waits for nothing, or holds a place meanwhile.
   */
  aheadOf(holder: Holder): number | null {
    if (this.heldBy(holder) > 0 || !this.waiting.some((each) => each.holder === holder)) return null;
    const turns = new Map(this.lastTurn);
    const waiting = [...this.waiting];
    let ahead = [...this.held.values()].reduce((sum, count) => sum + count, 0);
    for (let turn = this.turn + 1; ; turn += 1) {
      const [first] = waiting.toSorted((one, other) => turnIn(turns, one) - turnIn(turns, other));
      if (!first || first.holder === holder) return ahead;
      waiting.splice(waiting.indexOf(first), 1);
      turns.set(first.holder, turn);
      ahead += 1;
    }
  }

  private next(): void {
    while (this.free > 0) {
      const ready = this.waiting.filter(({ holder, most }) => this.heldBy(holder) < most);
      const [first] = ready.sort((one, other) => turnIn(this.lastTurn, one) - turnIn(this.lastTurn, other));
      if (!first) return;
      this.waiting.splice(this.waiting.indexOf(first), 1);
      this.free -= 1;
      this.held.set(first.holder, this.heldBy(first.holder) + 1);
      this.lastTurn.set(first.holder, (this.turn += 1));
      first.begin();
    }
  }

  private releaseOnce(holder: Holder): () => void {
    let done = false;
    return () => {
      if (done) return;
      done = true;
      this.free += 1;
      this.held.set(holder, this.heldBy(holder) - 1);
      this.forget(holder);
      this.next();
    };
  }

  private forget(holder: Holder): void {
    if (this.heldBy(holder) > 0) return;
    this.held.delete(holder);
    if (!this.waiting.some((each) => each.holder === holder)) this.lastTurn.delete(holder);
  }
}

/** One who has had no turn yet goes first; equals go in the order in which they came. */
const turnIn = (turns: ReadonlyMap<Holder, number>, { holder }: Waiting) => turns.get(holder) ?? 0;
