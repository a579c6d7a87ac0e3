import { Injectable } from '@nestjs/common';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import { OfferLinksRepository } from './links/offer-links.repository.js';
import { MailGate } from './sending/mail-gate.service.js';
import { OfferMailsRepository } from './sending/offer-mails.repository.js';

/** Ends what a changed quote no longer allows, in the transaction that changes it. */
@Injectable()
export class QuoteFollowers {
  constructor(
    private readonly links: OfferLinksRepository,
    private readonly mails: OfferMailsRepository,
    private readonly gate: MailGate,
  ) {}

  /** A quote that is cancelled ends its links for good, also where it is sent again. */
  @OnOrderChange('sums')
  async endLinks(changes: readonly OrderChanged[]): Promise<void> {
    const now = new Date().toISOString();
    for (const { order_id } of changes) await this.links.endIfCancelled(order_id, now);
  }

  /** E-mails that wait are taken out as soon as their quote is revised or their link ends: its user sees that on the quote. */
  @OnOrderChange('sums')
  async stopMails(changes: readonly OrderChanged[]): Promise<void> {
    for (const { order_id } of changes) {
      for (const mail of await this.mails.waitingOf(order_id)) {
        const reason = await this.gate.reasonToStop(mail);
        if (reason !== null) await this.mails.end(mail.id, { state: 'cancelled', reason });
      }
    }
  }
}
