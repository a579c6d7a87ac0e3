import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { hourOf } from '../../platform/i18n/calendar.js';
import { insertMail, queuedMail, type NewOfferMail } from '../sending/offer-mails.repository.js';
import {
  audiences,
  type Audience,
  listDueReminders,
  lockRemindedQuote,
  type RemindedQuote,
  findLastRecipients,
} from '../sending/reminders.repository.js';
import { reminderTexts as words } from './reminders.texts.js';
import { CompanyService } from '../../company/company.service.js';
import { money, orderNumber, wallClock } from '../../documents/models/format.js';
import { LINK } from '../../company/domain/mail-placeholders.js';
import { orderAddress, QuoteHearers, type Hearer } from '../quote-hearers.service.js';
import { OfferDocuments } from '../sending/offer-documents.service.js';

const LOOK_MS = 10 * 60_000;
/** Hours of the day, in Brasília, in which e-mails are queued that no person sends. */
const HOURS = { from: 8, before: 19 };
const BATCH = 100;

/**
 * Queues one e-mail about each revision whose validity ends soon: to who hears of the quote, and to its customer where that
 * is ticked. Each is queued under the order's lock and a key of its own, so that several processes queue it once; the outbox
 * sends it, unless the quote was answered or moved meanwhile.
 */
@Injectable()
export class ReminderMails implements BeforeApplicationShutdown {
  private readonly log = new Logger(ReminderMails.name);
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
    private readonly hearers: QuoteHearers,
    private readonly company: CompanyService,
    private readonly documents: OfferDocuments,
  ) {}

  beforeApplicationShutdown(): void {
    this.closed = true;
  }

  @Interval('reminders by e-mail', LOOK_MS)
  async look(): Promise<void> {
    const now = new Date().toISOString();
    const hour = hourOf(now);
    if (hour < HOURS.from || hour >= HOURS.before) return;
    try {
      await this.remind(now);
    } catch (error) {
      if (!this.isClosed()) this.log.warn(`Reminders could not be looked for: ${String(error)}`);
    }
  }

  /** Queues all that are due at this moment (ISO); without SMTP none. */
  async remind(now: string): Promise<void> {
    const { PUBLIC_URL } = this.settings.server;
    const { SMTP_URL } = this.settings.mail;
    if (!SMTP_URL || !PUBLIC_URL) return;
    await this.remindAll('owner', now, PUBLIC_URL);
    await this.remindAll('customer', now, PUBLIC_URL);
  }

  private isClosed(): boolean {
    return this.closed;
  }

  private async remindAll(audience: Audience, now: string, publicUrl: string): Promise<void> {
    let after = 0;
    let found: number[];
    do {
      found = await listDueReminders(this.db, audience, now, { after, most: BATCH });
      for (const id of found) {
        if (this.isClosed()) return;
        after = id;
        try {
          await this.db.write(() => this.queue(audience, now, { id, publicUrl }));
        } catch (error) {
          this.log.warn(`Quote ${String(id)}: no reminder to its ${audience}: ${String(error)}`);
        }
      }
    } while (found.length === BATCH);
  }

  private async queue(
    audience: Audience,
    now: string,
    { id, publicUrl }: { id: number; publicUrl: string },
  ): Promise<void> {
    const quote = await lockRemindedQuote(this.db, audience, now, id);
    if (!quote) return;
    for (const letter of await this.writeLetters(audience, quote, publicUrl)) {
      await insertMail(this.db, {
        ...queuedMail(publicUrl),
        ...letter,
        purpose: audiences[audience],
        order_id: id,
        revision_id: quote.revision_id,
        send_key: `reminder-${audience}-${String(quote.revision_id)}-${String(letter.owner_id ?? 'company')}`,
        created_by: words.author,
      });
      if (audience === 'customer') await this.show(id, letter);
    }
  }

  /** The history and open screens learn what went to the customer. */
  private async show(orderId: number, { recipients }: Letter): Promise<void> {
    const to = recipients.join(', ');
    await this.history.record({ id: null, name: words.author }, orderId, 'mailed', { to });
    await this.access.announceChange(orderId, { words: false });
  }

  /** None where it would reach no one. @throws Invalid where the link can't be made */
  async writeLetters(audience: Audience, quote: RemindedQuote, publicUrl: string): Promise<Letter[]> {
    if (audience === 'customer') return this.letterToCustomer(quote);
    const hearers = await this.hearers.mailed(quote.order.created_by_id);
    return hearers.map((hearer) => toHearer(quote, hearer, publicUrl));
  }

  /** None where the server refused everyone to whom the quote was sent. */
  private async letterToCustomer({ order, revision_id }: RemindedQuote): Promise<Letter[]> {
    const { created_by_id: owner_id } = order;
    const { recipients, refused } = await findLastRecipients(this.db, revision_id);
    const reached = recipients.filter((address) => !refused.includes(address));
    if (reached.length === 0) return [];
    const { name: company } = await this.company.current();
    const values = {
      ...namesOf(order),
      contact: order.customer?.contact || order.customer?.name || '',
      owner: owner_id === null ? '' : await this.hearers.nameOf(owner_id),
      company,
      link: LINK,
    };
    return [
      {
        recipients: reached,
        reply_to: await this.hearers.replyTo(owner_id),
        owner_id,
        subject: oneLine(words.customerSubject(values)),
        text: words.customerText(values),
        link_id: await this.documents.linkFor({ id: null, name: words.author }, order, recipients),
      },
    ];
  }
}

/** A reminder's text and its recipients. */
export type Letter = Pick<
  NewOfferMail,
  'recipients' | 'reply_to' | 'subject' | 'text' | 'link_id' | 'owner_id'
>;

function toHearer({ order }: RemindedQuote, { id, addresses }: Hearer, publicUrl: string): Letter {
  const values = {
    ...namesOf(order),
    customer: order.customer?.name ?? words.noCustomer,
    total: money(order.total).replaceAll('\u00a0', ' '),
    address: orderAddress(publicUrl, order.id),
  };
  return {
    recipients: addresses,
    reply_to: null,
    owner_id: id,
    subject: oneLine(words.ownSubject(values)),
    text: words.ownText(values),
    link_id: null,
  };
}

const namesOf = ({ id, validity_key }: RemindedQuote['order']) => ({
  number: orderNumber(id),
  until: wallClock(validity_key),
});

/** A subject as a header and its column take it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 255);
