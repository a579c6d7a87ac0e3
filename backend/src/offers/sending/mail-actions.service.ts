import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import type { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { sendable } from '../links/sendable.js';
import { offersTexts } from '../offers.texts.js';
import { MailGate } from './mail-gate.service.js';
import { MailOutbox } from './mail-outbox.service.js';
import type { OfferMail } from './offer-mail.entity.js';
import { toView, type OfferMailView } from './offer-mails.dto.js';
import { OfferMailsRepository } from './offer-mails.repository.js';

/** Tries of one e-mail, those that users asked for included. */
const MOST_TRIES = 20;

type Tried = Pick<OfferMail, 'state' | 'tries'>;
type Claimed = Pick<OfferMail, 'state' | 'claimed_until' | 'begun_at'>;

/** One whose fate is uncertain is never repeated: the customer may have it. */
export const mayBeRetried = ({ state, tries }: Tried): boolean => state === 'refused' && tries < MOST_TRIES;

/** Only before a try: what goes out can't be called back. @param now ISO moment */
export const mayBeCancelled = ({ state, claimed_until, begun_at }: Claimed, now: string): boolean =>
  state === 'queued' && begun_at === null && (claimed_until ?? '') < now;

/** What users do about an e-mail that was refused, or that still waits. */
@Injectable()
export class MailActions {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly mails: OfferMailsRepository,
    private readonly gate: MailGate,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Has a refused one tried again: the same message under the same Message-ID.
   * @throws NotFound, Forbidden, Invalid for a quote that waits for no answer, Conflict for one that must not go out or an e-mail in another state
   */
  async retry(actor: Actor, orderId: number, mailId: number): Promise<OfferMailView> {
    const mail = await this.change(actor, orderId, mailId, async (found, order) => {
      if (!mayBeRetried(found)) throw new Conflict(offersTexts.notRetried);
      await this.stillMeant(actor, order, found);
      const next_try_at = new Date().toISOString();
      return { state: 'queued', next_try_at, begun_at: null, claimed_until: null, reason: null };
    });
    void this.outbox.tryNow(mailId);
    return mail;
  }

  /** Keeps one that waits from going out. @throws NotFound, Forbidden, Conflict for one that goes out or has ended */
  async cancel(actor: Actor, orderId: number, mailId: number): Promise<OfferMailView> {
    return this.change(actor, orderId, mailId, (found) => {
      if (!mayBeCancelled(found, new Date().toISOString())) throw new Conflict(offersTexts.notCancelled);
      return { state: 'cancelled', reason: offersTexts.cancelledBy(actor.name) };
    });
  }

  /** @throws Forbidden, Invalid, Conflict */
  private async stillMeant(actor: Actor, order: Order, mail: OfferMail): Promise<void> {
    if (mail.purpose === 'offer' || mail.purpose === 'reminder') sendable(actor, order);
    const reason = await this.gate.reasonToStop(mail);
    if (reason !== null) throw new Conflict(offersTexts.stoppedRetry(reason));
  }

  private async change(
    actor: Actor,
    orderId: number,
    mailId: number,
    fieldsOf: (mail: OfferMail, order: Order) => Promise<Partial<OfferMail>> | Partial<OfferMail>,
  ): Promise<OfferMailView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      const mail = await this.mails.locked(mailId);
      if (mail?.order_id !== orderId) throw new NotFound(messages.http.notFound);
      const fields = await fieldsOf(mail, order);
      await this.mails.update(mailId, fields);
      await this.access.announceChange(orderId, { words: false });
      return toView(Object.assign(mail, fields));
    });
  }
}
