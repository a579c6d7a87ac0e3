import { Injectable } from '@nestjs/common';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import { Database } from '../platform/database/database.js';
import { endLinks } from './links/offer-links.repository.js';
import { reasonToStop } from './sending/mail-gate.js';
import { endMail, listWaitingMails } from './sending/offer-mails.repository.js';

/** Ends what a changed quote no longer allows, in the transaction that changes it. */
@Injectable()
export class QuoteFollowers {
  constructor(private readonly db: Database) {}

  /** A quote that is cancelled ends its links for good, also where it is sent again. */
  @OnOrderChange('sums')
  async endLinks(changes: readonly OrderChanged[]): Promise<void> {
    const now = new Date().toISOString();
    const cancelled = changes.filter(({ order }) => order?.status === 'cancelled');
    for (const { order_id } of cancelled) await endLinks(this.db, order_id, now);
  }

  /**
   * E-mails that wait are taken out as soon as their quote is revised or their link ends: its user sees that on the quote.
   * A quote that was never frozen was never sent.
   */
  @OnOrderChange('sums')
  async stopMails(changes: readonly OrderChanged[]): Promise<void> {
    const sent = changes.filter(({ order }) => order !== null && order.revision !== null);
    for (const { order_id } of sent) {
      for (const mail of await listWaitingMails(this.db, order_id)) {
        const reason = await reasonToStop(this.db, mail);
        if (reason !== null) await endMail(this.db, mail.id, { state: 'cancelled', reason });
      }
    }
  }
}
