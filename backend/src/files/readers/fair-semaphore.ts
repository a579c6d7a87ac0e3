/** Whose turn it is: a user's id, or a name for what no user asks for. */
export type Holder = number | string;

interface Waiting {
  holder: Holder;
  begin: () => void;
}

/**
 * A number of places that users share. Turns go round those who wait, whatever each has brought, and no user holds more than half of
 * the places: one with many slow files waits for their own, and another one's file for one file at most.
 */
export class FairSemaphore {
  private readonly waiting: Waiting[] = [];
  private readonly held = new Map<Holder, number>();
  /** When each of those who hold or wait had their last turn. */
  private readonly lastTurn = new Map<Holder, number>();
  private readonly mostEach: number;
  private free: number;
  private turn = 0;

  constructor(places: number) {
    this.free = places;
    this.mostEach = Math.max(1, Math.floor(places / 2));
  }

  /** Resolves with what gives the place back, once it is this one's turn. */
  acquire(holder: Holder): Promise<() => void> {
    return new Promise((resolve) => {
      this.waiting.push({ holder, begin: () => resolve(this.releaseOnce(holder)) });
      this.next();
    });
  }

  private next(): void {
    while (this.free > 0) {
      const ready = this.waiting.filter(({ holder }) => this.countOf(holder) < this.mostEach);
      const [first] = ready.sort((one, other) => this.turnOf(one.holder) - this.turnOf(other.holder));
      if (!first) return;
      this.waiting.splice(this.waiting.indexOf(first), 1);
      this.free -= 1;
      this.held.set(first.holder, this.countOf(first.holder) + 1);
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
      this.held.set(holder, this.countOf(holder) - 1);
      this.forget(holder);
      this.next();
    };
  }

  private forget(holder: Holder): void {
    if (this.countOf(holder) > 0) return;
    this.held.delete(holder);
    if (!this.waiting.some((each) => each.holder === holder)) this.lastTurn.delete(holder);
  }

  private readonly countOf = (holder: Holder) => this.held.get(holder) ?? 0;

  /** One who has had no turn yet goes first; equals go in the order in which they came. */
  private readonly turnOf = (holder: Holder) => this.lastTurn.get(holder) ?? 0;
}
