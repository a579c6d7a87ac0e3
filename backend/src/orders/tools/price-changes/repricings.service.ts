import { Injectable } from '@nestjs/common';
import { JobSources } from '../../../jobs/job-sources.js';
import type { JobView } from '../../../jobs/job.view.js';
import { DueWork } from '../../../platform/queue/due-work.js';
import type { JobRunner } from '../../../platform/queue/job.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { Forbidden, Invalid, NotFound } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { mayEdit } from '../../domain/visibility.js';
import { EntryFigures } from './entry-figures.service.js';
import { priceChangeTexts as texts } from './price-changes.texts.js';
import { jobView } from './repricing-job.view.js';
import { repriceQuotesJob } from './reprice-quotes.job.js';
import type { RepricedQuoteView, RepricingDto, RepricingView } from './repricings.dto.js';
import type { Repricing } from './repricing.entity.js';
import { RepricingsRepository, type RepricingCounts } from './repricings.repository.js';

const PATIENCE_MS = 10 * 60_000;

/** Repricings of one answer. */
const MOST_LISTED = 20;

type BegunRepricing = Pick<Repricing, 'id' | 'created_by_id'>;

/**
 * Repricings of quotes that their users have chosen: begun, watched, cancelled and tried again by who began them. Each is handed to
 * the queue at once, and again where a process that ended left it.
 */
@Injectable()
export class Repricings extends DueWork<BegunRepricing> {
  private readonly run: JobRunner<{ repricing_id: number }, null>;

  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly entries: EntryFigures,
    private readonly repricings: RepricingsRepository,
    queue: JobQueue,
    sources: JobSources,
  ) {
    super();
    this.run = queue.runner(repriceQuotesJob);
    sources.add({ list: (actor, most) => this.listAsJobs(actor, most) });
  }

  /**
   * Begins to reprice the quotes; each is compared with what the user was shown when its turn comes.
   * @throws Forbidden, NotFound for an entry that is not there, Invalid for no quotes, or one not visible
   */
  async begin(actor: Actor, { resource, id, quotes }: RepricingDto): Promise<RepricingView> {
    if (!mayEdit(actor, 'pre_order')) throw new Forbidden(messages.http.forbidden);
    const chosen = [...new Map(quotes.map((quote) => [quote.id, quote])).values()];
    if (chosen.length === 0) throw Invalid.field('quotes', texts.none);
    const { name } = await this.entries.read({ resource, id });
    const visible = await this.access.visibleIds(
      actor,
      chosen.map((quote) => quote.id),
    );
    if (visible.size < chosen.length) throw Invalid.field('quotes', messages.validation.unknownReference);
    const fields = { resource, entry_id: id, entry_name: name, created_by_id: actor.id };
    const repricing = await this.db.write(() =>
      this.repricings.insert({ ...fields, created_at: new Date().toISOString() }, chosen),
    );
    void this.tryNow(repricing);
    return toView(repricing, { waiting: chosen.length });
  }

  /** The user's own last ones, newest first. */
  async list(actor: Actor): Promise<RepricingView[]> {
    const repricings = await this.repricings.ofUser(actor.id, MOST_LISTED);
    const counts = await this.repricings.counts(repricings.map(({ id }) => id));
    return repricings.map((repricing) => toView(repricing, counts.get(repricing.id) ?? {}));
  }

  /** @throws NotFound for one that is not the user's own */
  async get(actor: Actor, id: number): Promise<RepricingView> {
    const repricing = await this.own(actor, id);
    return toView(repricing, (await this.repricings.counts([id])).get(id) ?? {});
  }

  /** The state of each of its quotes. @throws NotFound */
  async quotes(actor: Actor, id: number): Promise<RepricedQuoteView[]> {
    await this.own(actor, id);
    return (await this.repricings.quotes(id)).map(({ order_id, state, reason, old_total, new_total }) => ({
      id: order_id,
      state,
      reason,
      old_total,
      new_total,
    }));
  }

  /** Leaves all quotes alone whose turn has not come; those that are done stay repriced. @throws NotFound */
  async cancel(actor: Actor, id: number): Promise<RepricingView> {
    await this.own(actor, id);
    await this.db.write(() => this.repricings.endWaiting(id, { state: 'cancelled', reason: null }));
    return this.get(actor, id);
  }

  /** Has those quotes tried again that failed for an unplanned reason. @throws NotFound, Forbidden */
  async retry(actor: Actor, id: number): Promise<RepricingView> {
    const repricing = await this.own(actor, id);
    if (!mayEdit(actor, 'pre_order')) throw new Forbidden(messages.http.forbidden);
    await this.db.write(() => this.repricings.retryFailed(id));
    void this.tryNow(repricing);
    return this.get(actor, id);
  }

  protected override findDue(): Promise<BegunRepricing[]> {
    return this.repricings.unfinished();
  }

  protected override handOver({ id, created_by_id }: BegunRepricing): Promise<null> {
    const options = { key: `repricing-${String(id)}`, timeoutMs: PATIENCE_MS, owner: created_by_id };
    return this.run({ repricing_id: id }, options);
  }

  protected override nameOf({ id }: BegunRepricing): string {
    return `Repricing ${String(id)}`;
  }

  /** The user's own repricings in the list of jobs; administrators see those of all users there. */
  private async listAsJobs(actor: Actor, most: number): Promise<JobView[]> {
    const repricings = await this.repricings.latest(most, actor.admin ? null : actor.id);
    const counts = await this.repricings.counts(repricings.map(({ id }) => id));
    return repricings.map((repricing) => jobView(repricing, counts.get(repricing.id) ?? {}, actor));
  }

  private async own(actor: Actor, id: number): Promise<RowOf<Repricing>> {
    const repricing = await this.repricings.find(id);
    if (repricing?.created_by_id !== actor.id) throw new NotFound(messages.http.notFound);
    return repricing;
  }
}

function toView(repricing: RowOf<Repricing>, counts: RepricingCounts): RepricingView {
  const { id, resource, entry_id, entry_name, created_at } = repricing;
  const none = { waiting: 0, repriced: 0, skipped: 0, failed: 0, cancelled: 0 };
  return { id, resource, entry_id, name: entry_name, created_at, ...none, ...counts };
}
