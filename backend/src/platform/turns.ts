interface Waiting {
  last: boolean;
  begin: () => void;
}

/**
 * Lets at most so many of something run at the same time; the others wait in the order in which they came, those that
 * want to be last behind all others.
 */
export class Turns {
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /**
   * Waits for a turn.
   * @param last nobody waits for what will be done: all others go first
   * @returns what ends it; to be called once, however the work ended
   */
  async take(last = false): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((begin) => this.waiting.push({ last, begin }));
    return () => this.pass();
  }

  /** Runs the task in a turn of its own. @param last see `take` */
  async run<T>(task: () => Promise<T>, last = false): Promise<T> {
    const done = await this.take(last);
    try {
      return await task();
    } finally {
      done();
    }
  }

  private pass(): void {
    const first = this.waiting.findIndex(({ last }) => !last);
    const [next] = this.waiting.splice(Math.max(first, 0), 1);
    if (next) next.begin();
    else this.free += 1;
  }
}
