import { Injectable } from '@nestjs/common';
import { validityDays } from '../../orders/list/validity.js';
import { dayAfter } from '../../platform/i18n/calendar.js';
import { RemindersRepository, type Days } from './reminders.repository.js';
import type { ReminderState, RemindersView, ReminderView } from './reminders.view.js';

/** Days for which an ended quote is recalled. */
const RECALLED_DAYS = 30;
/** Quotes of each kind in an answer. */
const MOST = 20;

/**
 * Reminds the owner of quotes that wait for an answer while their validity ends, and of what customers answered. Computed whenever it is asked for: a quote that
 * was answered or taken back is gone from it at once.
 */
@Injectable()
export class Reminders {
  constructor(private readonly quotes: RemindersRepository) {}

  async of(ownerId: number): Promise<RemindersView> {
    const { today, soon } = validityDays();
    const ending = { from: today, to: soon };
    const ended = { from: dayAfter(today, -RECALLED_DAYS), to: dayAfter(today, -1) };
    const [endingCount, endedCount, first, passed, answers] = await Promise.all([
      this.quotes.countBetween(ownerId, ending),
      this.quotes.countBetween(ownerId, ended),
      this.listed(ownerId, ending, 'ending'),
      this.listed(ownerId, ended, 'ended'),
      this.quotes.answered(ownerId, MOST),
    ]);
    return { ending: endingCount, ended: endedCount, answers, items: [...first, ...passed] };
  }

  private async listed(ownerId: number, days: Days, state: ReminderState): Promise<ReminderView[]> {
    const found = await this.quotes.endingBetween(ownerId, days, MOST);
    return found.map((quote) => ({ ...quote, state }));
  }
}
