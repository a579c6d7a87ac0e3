import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { validityDays } from '../../orders/list/validity.js';
import { dayAfter } from '../../platform/i18n/calendar.js';
import { QuoteHearers, type HeardOwners } from '../quote-hearers.service.js';
import { RemindersRepository, type Days } from './reminders.repository.js';
import type { ReminderState, RemindersView, ReminderView } from './reminders.view.js';

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
    private readonly quotes: RemindersRepository,
    private readonly hearers: QuoteHearers,
  ) {}

  async of(actor: Actor): Promise<RemindersView> {
    const owners = await this.hearers.ownersHeardBy(actor);
    const { today, soon } = validityDays();
    const ending = { from: today, to: soon };
    const ended = { from: dayAfter(today, -RECALLED_DAYS), to: dayAfter(today, -1) };
    const [endingCount, endedCount, first, passed, answers] = await Promise.all([
      this.quotes.countBetween(owners, ending),
      this.quotes.countBetween(owners, ended),
      this.listed(owners, ending, 'ending'),
      this.listed(owners, ended, 'ended'),
      this.quotes.answered(owners, MOST),
    ]);
    return { ending: endingCount, ended: endedCount, answers, items: [...first, ...passed] };
  }

  private async listed(owners: HeardOwners, days: Days, state: ReminderState): Promise<ReminderView[]> {
    const found = await this.quotes.endingBetween(owners, days, MOST);
    return found.map((quote) => ({ ...quote, state }));
  }
}
