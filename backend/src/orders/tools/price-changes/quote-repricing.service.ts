import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { Conflict, Forbidden } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { awaitsAnswer } from '../../domain/read-only.js';
import { mayEdit } from '../../domain/visibility.js';
import { OrderHistoryService } from '../../history/order-history.service.js';
import type { Order } from '../../order.entity.js';
import { RepricedParts } from '../refresh/repriced-parts.service.js';
import { OrderStatusService } from '../../flow/order-status.service.js';
import { priceChangeTexts as texts } from './price-changes.texts.js';
import { storeTaxBasis } from './open-quotes.repository.js';
import type { RepricedQuote } from './repriced-quote.js';
import { RepricedQuotes } from './repriced-quotes.service.js';
import type { RepricedQuoteRow, Repricing } from './repricing.entity.js';
import { RepricingsRepository } from './repricings.repository.js';

/** Reprices one quote as its user was shown it, with all that belongs to it in one transaction. */
@Injectable()
export class QuoteRepricing {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly statuses: OrderStatusService,
    private readonly repriced: RepricedQuotes,
    private readonly storing: RepricedParts,
    private readonly history: OrderHistoryService,
    private readonly repricings: RepricingsRepository,
  ) {}

  /**
   * A quote in progress gets its new prices; one that waits for its answer goes back, gets them, and waits again with a new
   * revision. Its row says in the same transaction that this is done; one that waits no longer is left alone.
   * @throws NotFound, Forbidden; Conflict where quote or catalogue are others than the user was shown
   */
  async reprice(actor: Actor, repricing: RowOf<Repricing>, row: RowOf<RepricedQuoteRow>): Promise<void> {
    await this.db.write(async () => {
      const order = await this.access.locked(actor, row.order_id);
      if (!(await this.repricings.lockWaiting(row.id))) return;
      refuseClosed(order);
      if (!mayEdit(actor, order.type)) throw new Forbidden(messages.http.forbidden);
      const quote = await this.asShown(order, repricing, row);
      const waits = awaitsAnswer(order);
      if (waits) await this.statuses.moveBy(actor, order.id, 'previous');
      await this.store(actor, quote, repricing);
      if (waits) await this.statuses.moveBy(actor, order.id, 'next');
      else await this.access.announceChange(order.id, { words: false });
      const totals = { old_total: quote.before.total, new_total: quote.after.total };
      await this.repricings.end(row.id, { state: 'repriced', ...totals });
    });
  }

  /** @throws Conflict */
  private async asShown(
    order: Order,
    { resource, entry_id }: RowOf<Repricing>,
    { digest }: RowOf<RepricedQuoteRow>,
  ): Promise<RepricedQuote> {
    const quote = await this.repriced.repriceByStored({ resource, id: entry_id }, order.id);
    if (quote?.digest !== digest) throw new Conflict(texts.changedMeanwhile);
    if (quote.problem !== null) throw new Conflict(quote.problem);
    return quote;
  }

  private async store(
    actor: Actor,
    { quote, parts, before, after, tax_basis }: RepricedQuote,
    { entry_name }: RowOf<Repricing>,
  ): Promise<void> {
    await this.history.record(actor, quote.id, 'recalculated', {
      part_ids: parts.map(({ part }) => part.id),
      total: [before.total, after.total],
      entry: entry_name,
    });
    await this.storing.store(parts);
    if (tax_basis && tax_basis !== quote.tax_basis) await storeTaxBasis(this.db, quote.id, tax_basis);
  }
}

/** @throws Conflict for one that is approved, cancelled or an order by now */
function refuseClosed(order: Order): void {
  const isOpen = order.type === 'pre_order' && (order.status === 'in_progress' || awaitsAnswer(order));
  if (!isOpen) throw new Conflict(texts.notOpen);
}
