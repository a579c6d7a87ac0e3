import { Injectable, Logger } from '@nestjs/common';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { MailSender } from '../../platform/mail/mail-sender.service.js';
import { offersTexts } from '../offers.texts.js';
import { reasonToStop } from './mail-gate.js';
import { waitAfter, type Delivery } from '../../platform/mail/domain/delivery.js';
import type { OfferMail, AttachedDocument } from './offer-mail.entity.js';
import { type NewOfferMail, endMail, lockMail, updateMail } from './offer-mails.repository.js';
import { sendMailJob } from './mail-outbox.service.js';
import type { Picture } from '../../documents/models/shared-model.js';
import { quoteModel } from '../../documents/models/quote-model.js';
import type { MailMessage } from '../../platform/mail/mail-message.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { withLink } from '../domain/template.js';
import { letterPage } from './mail-letter.js';
import { LinkTokens } from '../links/link-tokens.js';
import { findLink } from '../links/offer-links.repository.js';

/** No try takes so long; what is claimed for longer has lost its process. */
const CLAIM_MS = 10 * 60_000;

/**
 * Tries to deliver e-mails, in the worker. Its row says at each moment what may happen next, whatever becomes of the process:
 * before the message goes out that is noted, so that a try which was cut off after that is uncertain and never repeated, and
 * one that was cut off before it is.
 */
@Injectable()
export class MailDelivery {
  private readonly log = new Logger(MailDelivery.name);

  constructor(
    private readonly db: Database,
    private readonly sender: MailSender,
    queue: JobQueue,
    private readonly revisions: RevisionDocuments,
    private readonly reader: RevisionReader,
    private readonly storage: FileStorage,
    private readonly tokens: LinkTokens,
  ) {
    queue.handle(sendMailJob, async ({ mail_id }) => {
      await this.deliver(mail_id);
      return null;
    });
  }

  /** One try, unless another process has it or it has ended. */
  private async deliver(id: number): Promise<void> {
    const mail = await this.claim(id);
    if (!mail) return;
    const delivery = await this.delivered(mail);
    if (delivery.kind !== 'sent') this.log.warn(`Mail ${String(id)}: ${delivery.kind}, ${delivery.reason}`);
    await this.db.write(() => endMail(this.db, id, { ...endOf(delivery, mail.tries), claimed_until: null }));
  }

  private async delivered(mail: OfferMail): Promise<Delivery> {
    const stopped = await reasonToStop(this.db, mail);
    if (stopped !== null) return { kind: 'cancelled', reason: stopped };
    const message = await this.writeMessage(mail);
    if (typeof message === 'string') return { kind: 'refused', reason: message };
    return this.sender.send(message, () => this.begin(mail));
  }

  /**
   * Notes that the message goes out. The order's lock decides between this and what would end its link: one of the two comes first.
   * @returns why it must not go out any more, or null
   */
  private async begin({ id, order_id }: OfferMail): Promise<string | null> {
    return this.db.write(async () => {
      await this.db.lock(Order, order_id);
      const mail = await lockMail(this.db, id);
      if (mail?.state !== 'queued') return mail?.reason ?? offersTexts.stopped.withdrawn;
      const stopped = await reasonToStop(this.db, mail);
      if (stopped === null) await updateMail(this.db, id, { begun_at: new Date().toISOString() });
      return stopped;
    });
  }

  /** Takes the e-mail for this process and counts the try; null where there is none to make. */
  private async claim(id: number): Promise<OfferMail | null> {
    return this.db.write(async () => {
      const mail = await lockMail(this.db, id);
      const now = new Date();
      const moment = now.toISOString();
      const isDue = mail?.state === 'queued' && mail.next_try_at <= moment;
      if (!isDue || (mail.claimed_until ?? '') >= moment) return null;
      if (mail.begun_at !== null) {
        await updateMail(this.db, id, {
          state: 'uncertain',
          reason: offersTexts.interrupted,
          claimed_until: null,
        });
        return null;
      }
      const claim = {
        tries: mail.tries + 1,
        claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
      };
      await updateMail(this.db, id, claim);
      return Object.assign(mail, claim);
    });
  }

  /** The message that goes out, or the reason why it can't: a document or the link is gone. */
  private async writeMessage(mail: OfferMail): Promise<MailMessage | string> {
    const attachments: { file_name: string; content: Buffer }[] = [];
    for (const document of mail.documents) {
      const content = await this.readAttached(mail.revision_id, document);
      if (!content) return offersTexts.documentGone;
      attachments.push({ file_name: document.file_name, content });
    }
    const { message_id, created_at: date, recipients: to, copies: cc, reply_to, subject } = mail;
    const address = mail.link_id === null ? '' : await this.addressOfLink(mail.link_id);
    if (address === null) return offersTexts.stopped.withdrawn;
    const text = mail.link_id === null ? mail.text : withLink(mail.text, address);
    const page = await this.writePage(mail, mail.link_id === null ? null : address);
    return { message_id, date, to, cc, reply_to, subject, text, ...page, attachments };
  }

  /** Nothing for other e-mails. A reminder names no price. @param address of the customer's page; null where it has none */
  private async writePage(
    { purpose, revision_id, text }: OfferMail,
    address: string | null,
  ): Promise<Pick<MailMessage, 'html' | 'logo'>> {
    const row = await this.revisions.revision(revision_id);
    if (!row || (purpose !== 'offer' && purpose !== 'reminder')) return {};
    const { order, company, breaks, revision } = await this.reader.frozen(row);
    const model = quoteModel({ order, company, breaks, revision, issued_at: row.frozen_at });
    const logo = await this.readLogo(model.letterhead.logo);
    const facts = [...(purpose === 'offer' ? [model.total] : []), ...model.dates.slice(1)];
    const letter = {
      title: model.title,
      company: company.name,
      logo: logo !== undefined,
      facts,
      text,
      address,
    };
    return { html: letterPage(letter).text, logo };
  }

  /** As a PNG, which every program for e-mails shows; none where it can't be read. */
  private async readLogo(picture: Picture | null): Promise<Buffer | undefined> {
    const bytes = picture && (await this.storage.read(picture.key));
    if (!bytes) return undefined;
    const { default: sharp } = await import('sharp');
    return sharp(bytes)
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  }

  /** Null where it is not stored, or not as it was when it was attached. */
  private async readAttached(revisionId: number, { kind, digest }: AttachedDocument): Promise<Buffer | null> {
    const document = await this.revisions.find(revisionId, kind);
    return document?.digest === digest ? this.revisions.read(document) : null;
  }

  /** The link's whole address; null where it is gone, or the server does not know its own. */
  private async addressOfLink(id: number): Promise<string | null> {
    const link = await findLink(this.db, id);
    return link && this.tokens.addressOf(link);
  }
}

/** The fields of an e-mail after the end of a try. */
function endOf(delivery: Delivery, tries: number): Partial<NewOfferMail> {
  const now = new Date();
  switch (delivery.kind) {
    case 'sent':
      return { state: 'sent', sent_at: now.toISOString(), refused: [...delivery.refused], reason: null };
    case 'later': {
      const wait = waitAfter(tries);
      if (wait === null)
        return { state: 'refused', begun_at: null, reason: offersTexts.gaveUp(tries, delivery.reason) };
      const next_try_at = new Date(now.getTime() + wait).toISOString();
      return { begun_at: null, reason: delivery.reason, next_try_at };
    }
    default:
      return { state: delivery.kind, reason: delivery.reason };
  }
}

/** Pixels at most: programs for e-mails show a picture as large as it is. */
const LOGO = { width: 220, height: 48 };
