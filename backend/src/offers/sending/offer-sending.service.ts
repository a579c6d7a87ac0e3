import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { mayEdit } from '../../orders/domain/visibility.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, Forbidden, Invalid, TooManyTries } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { offersTexts } from '../offers.texts.js';
import { LINK } from '../../company/domain/mail-placeholders.js';
import { distinct, isAddress, MOST_RECIPIENTS } from '../domain/addresses.js';
import { refuseUnsendable } from '../links/offer-links.service.js';
import { MailOutbox } from './mail-outbox.service.js';
import { OfferDocuments, type Attached } from './offer-documents.service.js';
import { offerDocuments, type OfferMail } from './offer-mail.entity.js';
import { toView, type OfferMailView, type SendMailDto } from './offer-mails.dto.js';
import {
  type NewOfferMail,
  insertMail,
  findMailByKey,
  countMailsOfUser,
  queuedMail,
} from './offer-mails.repository.js';

const HOUR_MS = 3_600_000;
/** E-mails of one user within an hour. */
export const MOST_PER_HOUR = 60;

type Addressed = Pick<NewOfferMail, 'recipients' | 'copies'>;

/** Sends quotes to their customers: queues each click once. */
@Injectable()
export class OfferSending {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
    private readonly documents: OfferDocuments,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Queues it. Its documents are printed first where they are not.
   * @throws NotFound, Forbidden, Invalid, TooManyTries, Conflict for a key of another e-mail or a newer revision, Unavailable
   */
  async send(actor: Actor, orderId: number, request: SendMailDto): Promise<OfferMailView> {
    const order = await this.access.readable(actor, orderId);
    if (!mayEdit(actor, order.type)) throw new Forbidden(messages.http.forbidden);
    const known = await this.sentBefore(actor, orderId, request.key);
    if (known) return toView(known);
    refuseUnsendable(actor, order);
    if (!this.settings.mail.SMTP_URL) throw new Invalid(offersTexts.notSending);
    const addressed = addressedBy(request);
    const kinds = offerDocuments.filter((kind) => request.documents.includes(kind));
    if (request.subject.includes(LINK)) throw Invalid.field('subject', offersTexts.linkInSubject);
    if (kinds.length === 0) throw Invalid.field('documents', offersTexts.nothingAttached);
    await this.refuseTooMany(actor);
    const attached = await this.documents.attach(actor, order, kinds);
    const mail = await this.db.write(async () => {
      const current = await this.access.editable(actor, orderId);
      refuseUnsendable(actor, current);
      if (current.revision !== order.revision) throw new Conflict(offersTexts.revised);
      const first = await this.sentBefore(actor, orderId, request.key);
      if (first) return first;
      await this.refuseTooMany(actor);
      const to = [...addressed.recipients, ...addressed.copies].join(', ');
      await this.history.record(actor, orderId, 'mailed', { to });
      await this.access.announceChange(orderId, { words: false });
      const link_id = request.text.includes(LINK)
        ? await this.documents.linkFor(actor, current, addressed.recipients)
        : null;
      return insertMail(this.db, {
        ...this.newMail(actor, request),
        ...addressed,
        ...attached,
        link_id,
        order_id: orderId,
      });
    });
    void this.outbox.tryNow(mail.id);
    return toView(mail);
  }

  private newMail(
    actor: Actor,
    { key, subject, text }: SendMailDto,
  ): Omit<NewOfferMail, 'order_id' | 'link_id' | keyof Attached | keyof Addressed> {
    return {
      ...queuedMail(this.settings.server.PUBLIC_URL),
      send_key: key,
      purpose: 'offer',
      reply_to: isAddress(actor.email) ? actor.email : null,
      subject,
      text,
      owner_id: null,
      created_by_id: actor.id,
      created_by: actor.name,
    };
  }

  /** The e-mail that the same click has made. @throws Conflict where the key is another one's */
  private async sentBefore(actor: Actor, orderId: number, key: string): Promise<OfferMail | null> {
    const mail = await findMailByKey(this.db, key);
    if (mail && (mail.order_id !== orderId || mail.created_by_id !== actor.id))
      throw new Conflict(offersTexts.keyTaken);
    return mail;
  }

  /** @throws TooManyTries */
  private async refuseTooMany({ id }: Actor): Promise<void> {
    const since = new Date(Date.now() - HOUR_MS).toISOString();
    if ((await countMailsOfUser(this.db, id, since)) >= MOST_PER_HOUR)
      throw new TooManyTries(offersTexts.tooManyMails(MOST_PER_HOUR), HOUR_MS / 1000);
  }
}

/** @throws Invalid at the field, naming the address */
function addressedBy({ to, cc }: SendMailDto): Addressed {
  const fields = { to: trimmed(to), cc: trimmed(cc ?? []) };
  for (const [field, addresses] of Object.entries(fields)) {
    const wrong = addresses.find((address) => !isAddress(address));
    if (wrong !== undefined) throw Invalid.field(field, offersTexts.wrongAddress(wrong.slice(0, 100)));
  }
  const recipients = distinct(fields.to);
  const copies = distinct(fields.cc, recipients);
  if (recipients.length === 0) throw Invalid.field('to', offersTexts.noRecipient);
  if (recipients.length + copies.length > MOST_RECIPIENTS)
    throw Invalid.field('to', offersTexts.tooManyRecipients(MOST_RECIPIENTS));
  return { recipients, copies };
}

const trimmed = (addresses: readonly string[]) => addresses.map((address) => address.trim()).filter(Boolean);
