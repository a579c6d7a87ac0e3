import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The start itself is not slowed down by it. */
const AFTER_START_MS = 120_000;

/** Removes once a day, and after each start, what is needed no longer. Several processes may do so at once. */
export abstract class DailySweep implements OnApplicationShutdown {
  private readonly log = new Logger(this.constructor.name);
  protected stopped = false;

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /** @returns how many things were removed. @param now what their age is measured from */
  abstract sweep(now?: Date): Promise<number>;

  @Timeout(AFTER_START_MS)
  async sweepAfterStart(): Promise<void> {
    await this.sweepQuietly();
  }

  @Interval(DAY_MS)
  async sweepDaily(): Promise<void> {
    await this.sweepQuietly();
  }

  /**
   * Removes one portion after the other until one is not full, so that no request waits long behind a transaction.
   * @param remove removes at most `most` things and says how many those were
   */
  protected async inPortions(most: number, remove: (most: number) => Promise<number>): Promise<number> {
    let all = 0;
    for (;;) {
      if (this.stopped) return all;
      const removed = await remove(most);
      all += removed;
      if (removed < most) return all;
    }
  }

  /**
   * Tries each part, whatever became of the others: a failure goes to the log, and the next sweep comes.
   * @returns how many things all removed
   */
  protected async each(...parts: (() => Promise<number>)[]): Promise<number> {
    let removed = 0;
    for (const part of parts)
      removed += await part().catch((error: unknown) => {
        this.log.error(error);
        return 0;
      });
    return removed;
  }

  private async sweepQuietly(): Promise<void> {
    const removed = await this.each(() => this.sweep());
    if (removed > 0) this.log.log(`removed ${String(removed)}`);
  }
}

/** The moment so many days before this one, as it is stored. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
