import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import type { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseUnsendable } from '../links/offer-links.service.js';
import { offersTexts } from '../offers.texts.js';
import { reasonToStop } from './mail-gate.js';
import { MailOutbox } from './mail-outbox.service.js';
import { type OfferMail, offerDocuments } from './offer-mail.entity.js';
import { toView, type OfferMailView, type MailDraftView } from './offer-mails.dto.js';
import { lockMail, updateMail, listMails } from './offer-mails.repository.js';
import { CompanyService } from '../../company/company.service.js';
import { day, money, orderNumber, wallClock } from '../../documents/models/format.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { dayAfter, dayOf } from '../../platform/i18n/calendar.js';
import { MailSender } from '../../platform/mail/mail-sender.service.js';
import { addressesIn, MOST_RECIPIENTS } from '../domain/addresses.js';
import { filled, type TemplateValues } from '../domain/template.js';
import { attachedName } from './offer-documents.service.js';

/** Tries of one e-mail, those that users asked for included. */
const MOST_TRIES = 20;

type Tried = Pick<OfferMail, 'state' | 'tries'>;
type Claimed = Pick<OfferMail, 'state' | 'claimed_until' | 'begun_at'>;

/** One whose fate is uncertain is never repeated: the customer may have it. */
export const mayBeRetried = ({ state, tries }: Tried): boolean => state === 'refused' && tries < MOST_TRIES;

/** Only before a try: what goes out can't be called back. @param now ISO moment */
export const mayBeCancelled = ({ state, claimed_until, begun_at }: Claimed, now: string): boolean =>
  state === 'queued' && begun_at === null && (claimed_until ?? '') < now;

/** The e-mails of a quote, and what another one begins with. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly access: OrderAccessService,
    private readonly db: Database,
    private readonly company: CompanyService,
    private readonly orders: OrderReader,
    private readonly sender: MailSender,
    private readonly outbox: MailOutbox,
  ) {}

  /** @throws NotFound */
  async list(actor: Actor, orderId: number): Promise<OfferMailView[]> {
    await this.access.readable(actor, orderId);
    return (await listMails(this.db, orderId)).map(toView);
  }

  /** @throws NotFound, Forbidden, Invalid for one that is neither in progress nor waits for an answer */
  async draft(actor: Actor, orderId: number): Promise<MailDraftView> {
    const order = await this.access.readable(actor, orderId);
    const status = order.status === 'in_progress' ? 'waiting_response' : order.status;
    refuseUnsendable(actor, { type: order.type, status });
    return this.draftFor(actor, order);
  }

  /** The caller has decided that the actor may send it. */
  private async draftFor(actor: Actor, { id: orderId, remind_customer }: Order): Promise<MailDraftView> {
    const [order, company] = await Promise.all([this.orders.readTree(orderId), this.company.view()]);
    const today = dayOf(new Date().toISOString());
    const valid_until =
      order.status === 'in_progress'
        ? dayAfter(today, order.validity_days ?? company.quote_validity_days)
        : order.validity_key || null;
    const values = valuesOf(order, valid_until, { empresa: company.name, responsavel: actor.name });
    return {
      can_send: this.sender.enabled,
      to: addressesIn(order.customer?.email),
      subject: filled(company.mail_subject, values).replace(/\s+/g, ' '),
      text: filled(company.mail_text, values),
      phone: phoneOf(order.customer?.phone),
      documents: offerDocuments.map((kind) => ({ kind, file_name: attachedName(order, kind) })),
      valid_until,
      remind_customer,
      most_recipients: MOST_RECIPIENTS,
    };
  }

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
    if (mail.purpose === 'offer' || mail.purpose === 'reminder') refuseUnsendable(actor, order);
    const reason = await reasonToStop(this.db, mail);
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
      const mail = await lockMail(this.db, mailId);
      if (mail?.order_id !== orderId) throw new NotFound(messages.http.notFound);
      const fields = await fieldsOf(mail, order);
      await updateMail(this.db, mailId, fields);
      await this.access.announceChange(orderId, { words: false });
      return toView(Object.assign(mail, fields));
    });
  }
}

const BRAZIL = '55';
/** Digits of a Brazilian number with its area code. */
const DIGITS = [10, 11];

function valuesOf(
  { id, customer, amounts, estimated_delivery_date, created_at }: OrderTree,
  valid_until: string | null,
  own: Pick<TemplateValues, 'empresa' | 'responsavel'>,
): TemplateValues {
  return {
    ...own,
    cliente: customer?.name ?? '',
    contato: customer?.contact || customer?.name || '',
    numero: orderNumber(id),
    total: money(amounts.total).replaceAll('\u00a0', ' '),
    validade: valid_until === null ? day(created_at) : wallClock(valid_until),
    prazo: estimated_delivery_date ?? '',
  };
}

function phoneOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^0+/, '');
  if (DIGITS.includes(digits.length)) return BRAZIL + digits;
  return digits.startsWith(BRAZIL) && DIGITS.includes(digits.length - 2) ? digits : null;
}
