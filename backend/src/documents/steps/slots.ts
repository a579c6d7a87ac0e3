/** Places for work of which only so much is done at a time. Work that somebody waits for goes before work ahead of time. */
export class Slots {
  private readonly waiting: { ahead: boolean; begin: () => void }[] = [];
  private taken = 0;

  constructor(private readonly count: number) {}

  /** Does the work once there is a place for it; equals among themselves in the order in which they came. */
  async with<T>(ahead: boolean, work: () => Promise<T>): Promise<T> {
    if (this.taken < this.count) this.taken += 1;
    else await new Promise<void>((begin) => this.waiting.push({ ahead, begin }));
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  /** Hands a place on, or back. */
  private pass(): void {
    const asked = this.waiting.findIndex(({ ahead }) => !ahead);
    const [next] = this.waiting.splice(Math.max(asked, 0), 1);
    if (next) next.begin();
    else this.taken -= 1;
  }
}
