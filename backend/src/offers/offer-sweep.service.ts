import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { dayOf } from '../platform/i18n/calendar.js';
import { DailySweep, daysBefore } from '../platform/sweeps/daily-sweep.js';
import { removeUnansweredLinks } from './links/offer-links.repository.js';
import { removeOldNotices } from './sending/offer-mails.repository.js';

/** Half a year: who made and withdrew a link, and what a customer answered, stands in the quote's history for good. */
export const KEPT_OFFER_DAYS = 180;

const PORTION = 500;

/**
 * Removes links that ended long ago without an answer, and e-mails to owners as old as that. What went to a customer and what
 * they answered stays with its quote.
 */
@Injectable()
export class OfferSweep extends DailySweep {
  constructor(private readonly db: Database) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    const before = daysBefore(now, KEPT_OFFER_DAYS);
    const links = (most: number) => this.db.write(() => removeUnansweredLinks(this.db, dayOf(before), most));
    const mails = (most: number) => this.db.write(() => removeOldNotices(this.db, before, most));
    return this.each(
      () => this.inPortions(PORTION, links),
      () => this.inPortions(PORTION, mails),
    );
  }
}
