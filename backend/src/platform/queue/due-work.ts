import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';

const LOOK_MS = 20_000;

/** The start itself is not slowed down by it. */
const AFTER_START_MS = 5000;

/**
 * Work whose rows say what is due. Its change has it done at once; what a process that ended has left, or what failed, is found by the
 * next look. Several processes may look at once: jobs of one key are one.
 */
export abstract class DueWork<Work> implements BeforeApplicationShutdown {
  protected readonly log = new Logger(this.constructor.name);
  private closed = false;

  beforeApplicationShutdown(): void {
    this.closed = true;
  }

  /** Has one done by a worker; a failure goes to the log. */
  async tryNow(work: Work): Promise<void> {
    if (this.hasEnded()) return;
    try {
      await this.handOver(work);
    } catch (error) {
      if (this.hasEnded()) return;
      this.log.warn(`${this.nameOf(work)} was not done: ${String(error)}`);
      await this.noteFailure?.(work);
    }
  }

  /** Has all done that is due. */
  async tryDue(): Promise<void> {
    await Promise.all((await this.findDue()).map((work) => this.tryNow(work)));
  }

  @Timeout(AFTER_START_MS)
  async lookAfterStart(): Promise<void> {
    await this.look();
  }

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.hasEnded()) return;
    try {
      await this.tryDue();
    } catch (error) {
      this.log.warn(`Due work could not be looked for: ${String(error)}`);
    }
  }

  /** A method, since the process may end during any wait. */
  private hasEnded(): boolean {
    return this.closed;
  }

  /** A portion of what is due, the oldest first. */
  protected abstract findDue(): Promise<readonly Work[]>;

  /** Gives it to the queue, and waits for its end. */
  protected abstract handOver(work: Work): Promise<unknown>;

  /** Its name in the log. */
  protected abstract nameOf(work: Work): string;

  /** Notes in its row when the next try is due, where the worker does not. */
  protected noteFailure?(work: Work): Promise<void>;
}
