import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { MailDrafts } from './mail-draft.service.js';
import { toView, type MailDraftView, type OfferMailView } from './offer-mails.dto.js';
import { OfferMailsRepository } from './offer-mails.repository.js';
import { sendable } from '../links/sendable.js';

/** The e-mails of a quote, and what another one begins with. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly access: OrderAccessService,
    private readonly mails: OfferMailsRepository,
    private readonly drafts: MailDrafts,
  ) {}

  /** @throws NotFound */
  async list(actor: Actor, orderId: number): Promise<OfferMailView[]> {
    await this.access.readable(actor, orderId);
    return (await this.mails.ofOrder(orderId)).map(toView);
  }

  /** @throws NotFound, Forbidden, Invalid for one that does not wait for an answer */
  async draft(actor: Actor, orderId: number): Promise<MailDraftView> {
    const order = await this.access.readable(actor, orderId);
    sendable(actor, order);
    return this.drafts.of(actor, order);
  }
}
