import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { validityDays } from '../../orders/validity/validity.js';
import { dayAfter } from '../../platform/i18n/calendar.js';
import { QuoteHearers, type HeardOwners } from '../quote-hearers.service.js';
import {
  type Days,
  countEndingBetween,
  listAnsweredQuotes,
  listEndingBetween,
} from '../sending/reminders.repository.js';
import type { ReminderState, RemindersView, ReminderView, CustomerReminderView } from './reminders.view.js';
import { Database } from '../../platform/database/database.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Order } from '../../orders/order.entity.js';
import { refuseUnsendable } from '../links/offer-links.service.js';

/** Days for which an ended quote is recalled. */
const RECALLED_DAYS = 30;
/** Quotes of each kind in an answer. */
const MOST = 20;

/**
 * Reminds who hears of quotes that wait for an answer while their validity ends, and of what customers answered. Computed whenever it is asked for: a quote that
 * was answered or taken back is gone from it at once.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: Database,
    private readonly hearers: QuoteHearers,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
  ) {}

  async list(actor: Actor): Promise<RemindersView> {
    const owners = await this.hearers.ownersHeardBy(actor);
    const { today, soon } = validityDays();
    const ending = { from: today, to: soon };
    const ended = { from: dayAfter(today, -RECALLED_DAYS), to: dayAfter(today, -1) };
    const [endingCount, endedCount, first, passed, answers] = await Promise.all([
      countEndingBetween(this.db, owners, ending),
      countEndingBetween(this.db, owners, ended),
      this.listed(owners, ending, 'ending'),
      this.listed(owners, ended, 'ended'),
      listAnsweredQuotes(this.db, owners, MOST),
    ]);
    return { ending: endingCount, ended: endedCount, answers, items: [...first, ...passed] };
  }

  private async listed(owners: HeardOwners, days: Days, state: ReminderState): Promise<ReminderView[]> {
    const found = await listEndingBetween(this.db, owners, days, MOST);
    return found.map((quote) => ({ ...quote, state }));
  }

  /** @throws NotFound, Forbidden, Invalid for one that does not wait for an answer */
  async setCustomerReminder(
    actor: Actor,
    id: number,
    remind_customer: boolean,
  ): Promise<CustomerReminderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      refuseUnsendable(actor, order);
      const before = order.remind_customer;
      if (before === remind_customer) return { remind_customer };
      await this.db.manager.update(Order, { id }, { remind_customer });
      await this.history.record(actor, id, 'saved', { remind_customer: [before, remind_customer] });
      await this.access.announceChange(id, { words: false });
      return { remind_customer };
    });
  }
}
