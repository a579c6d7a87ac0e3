import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ActingUsers } from '../../../access/acting-users.module.js';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { AppError } from '../../../platform/errors/app-errors.js';
import { dependencyFailure } from '../../../platform/errors/dependency-failure.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { priceChangeTexts as texts } from './price-changes.texts.js';
import { QuoteRepricing } from './quote-repricing.service.js';
import { repriceQuotesJob } from './reprice-quotes.job.js';
import type { RepricedQuoteRow, Repricing } from './repricing.entity.js';
import { RepricingsRepository } from './repricings.repository.js';

/** Quotes that are read ahead; a cancelled one among them is left alone all the same. */
const BATCH = 50;
/** Transactions at once on a database server. */
const AT_ONCE = 4;

/**
 * Reprices the chosen quotes, in the worker, each in a transaction of its own. The rows say what is left to be done: a process
 * that ends midway leaves that to the next one, and each quote is repriced once.
 */
@Injectable()
export class RepricingWorker implements OnModuleDestroy {
  private readonly log = new Logger(RepricingWorker.name);
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly repricings: RepricingsRepository,
    private readonly users: ActingUsers,
    private readonly quotes: QuoteRepricing,
    queue: JobQueue,
  ) {
    queue.handle(repriceQuotesJob, async ({ repricing_id }) => {
      await this.run(repricing_id);
      return null;
    });
  }

  /** Before the queue waits for its jobs. */
  onModuleDestroy(): void {
    this.closed = true;
  }

  /** Reprices what waits, until nothing does or this process ends. */
  async run(repricingId: number): Promise<void> {
    const repricing = await this.repricings.find(repricingId);
    const actor = repricing && (await this.users.find(repricing.created_by_id));
    if (!repricing) return;
    if (!actor) {
      const fields = { state: 'skipped', reason: texts.notAllowed } as const;
      await this.db.write(() => this.repricings.endWaiting(repricingId, fields));
      return;
    }
    for (;;) {
      const rows = await this.repricings.waiting(repricingId, BATCH);
      if (rows.length === 0) return;
      await this.runLanes(rows, (row) => this.repriceOrNote(actor, repricing, row));
      if (this.closed) return;
    }
  }

  /** The embedded database has one writer; on a server a quote waits for its answers most of the time, beside others. */
  private async runLanes<R>(rows: readonly R[], work: (row: R) => Promise<void>): Promise<void> {
    const left = [...rows];
    const lane = async () => {
      for (let row = left.shift(); row && !this.closed; row = left.shift()) await work(row);
    };
    const lanes = Array.from({ length: this.db.embedded ? 1 : AT_ONCE }, () =>
      lane().catch((error: unknown) => {
        left.length = 0;
        throw error;
      }),
    );
    // Work that another lane has begun is done before this ends.
    for (const ended of await Promise.allSettled(lanes)) if (ended.status === 'rejected') throw ended.reason;
  }

  /** @throws what says that a dependency is down: the quote goes on waiting */
  private async repriceOrNote(
    actor: Actor,
    repricing: RowOf<Repricing>,
    row: RowOf<RepricedQuoteRow>,
  ): Promise<void> {
    try {
      await this.quotes.reprice(actor, repricing, row);
    } catch (error) {
      if (dependencyFailure(error)) throw error;
      const planned = error instanceof AppError;
      if (!planned) this.log.error(error);
      const state = planned ? 'skipped' : 'failed';
      const reason = planned ? error.message.slice(0, 500) : texts.unexpected;
      await this.db.write(() => this.repricings.end(row.id, { state, reason }));
    }
  }
}
