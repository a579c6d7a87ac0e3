/** Lets at most so many of something run at the same time; the others wait in the order in which they came. */
export class Turns {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** Waits for a turn. @returns what ends it; to be called once, however the work ended */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }

  /** Runs the task in a turn of its own. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const done = await this.take();
    try {
      return await task();
    } finally {
      done();
    }
  }
}
