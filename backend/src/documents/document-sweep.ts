import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';
import { DocumentStore } from './document-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A document is printed anew whenever its order changes: what was printed longer ago has mostly been replaced. */
const KEEP_MS = 7 * DAY_MS;

/** The start itself is not slowed down by it. */
const AFTER_START_MS = 120_000;

/** Removes old prints once a day. One that is still asked for is printed once more: nothing is lost. */
@Injectable()
export class DocumentSweep implements OnApplicationShutdown {
  private readonly log = new Logger('Documents');
  private stopped = false;

  constructor(private readonly store: DocumentStore) {}

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /** @returns how many prints were removed. @param now what their age is measured from */
  async sweep(now = new Date()): Promise<number> {
    let removed = 0;
    for await (const key of this.store.printedBefore(now.getTime() - KEEP_MS)) {
      if (this.stopped) break;
      await this.store.remove(key);
      removed += 1;
    }
    return removed;
  }

  @Timeout(AFTER_START_MS)
  async sweepAfterStart(): Promise<void> {
    await this.sweepQuietly();
  }

  @Interval(DAY_MS)
  async sweepDaily(): Promise<void> {
    await this.sweepQuietly();
  }

  /** A failure goes to the log; the next sweep comes. */
  private async sweepQuietly(): Promise<void> {
    try {
      const removed = await this.sweep();
      if (removed > 0) this.log.log(`removed ${String(removed)} old prints`);
    } catch (error) {
      this.log.error(error);
    }
  }
}
