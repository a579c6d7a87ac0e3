import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';
import type { JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { repriceQuotesJob } from './reprice-quotes.job.js';
import type { Repricing } from './repricing.entity.js';
import { RepricingsRepository } from './repricings.repository.js';

const LOOK_MS = 20_000;
const AFTER_START_MS = 3_000;
const PATIENCE_MS = 10 * 60_000;

/** Hands repricings to the queue: at once, and whenever some have been left by a process that ended. */
@Injectable()
export class RepricingJobs implements BeforeApplicationShutdown {
  private readonly log = new Logger(RepricingJobs.name);
  private readonly run: JobRunner<{ repricing_id: number }, null>;
  private closed = false;

  constructor(
    private readonly repricings: RepricingsRepository,
    queue: JobQueue,
  ) {
    this.run = queue.runner(repriceQuotesJob);
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
  }

  /** Has it gone on with by a worker. Its rows know the rest: a failure here is made up for by the next look. */
  async continue({ id, created_by_id }: Pick<Repricing, 'id' | 'created_by_id'>): Promise<void> {
    const options = { key: `repricing-${String(id)}`, timeoutMs: PATIENCE_MS, owner: created_by_id };
    try {
      await this.run({ repricing_id: id }, options);
    } catch (error) {
      if (!this.closed) this.log.warn(`Repricing ${String(id)} was interrupted: ${String(error)}`);
    }
  }

  /** Goes on with all that are not at their end. */
  async continueAll(): Promise<void> {
    await Promise.all((await this.repricings.unfinished()).map((each) => this.continue(each)));
  }

  @Timeout('repricings after the start', AFTER_START_MS)
  async afterStart(): Promise<void> {
    await this.look();
  }

  @Interval('unfinished repricings', LOOK_MS)
  async look(): Promise<void> {
    if (this.closed) return;
    try {
      await this.continueAll();
    } catch (error) {
      this.log.warn(`Unfinished repricings could not be looked for: ${String(error)}`);
    }
  }
}
