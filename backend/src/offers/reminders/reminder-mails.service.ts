import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { hourOf } from '../../platform/i18n/calendar.js';
import { OfferMailsRepository } from '../sending/offer-mails.repository.js';
import { queuedMail } from '../sending/queued-mail.js';
import { audiences, RemindedQuotes, type Audience } from '../sending/reminded-quotes.repository.js';
import { ReminderLetters, type Letter } from './reminder-letters.service.js';
import { reminderTexts as words } from './reminders.texts.js';

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
    private readonly quotes: RemindedQuotes,
    private readonly mails: OfferMailsRepository,
    private readonly letters: ReminderLetters,
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
      found = await this.quotes.due(audience, now, { after, most: BATCH });
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
    const quote = await this.quotes.locked(audience, now, id);
    if (!quote) return;
    for (const letter of await this.letters.written(audience, quote, publicUrl)) {
      await this.mails.insert({
        ...queuedMail(publicUrl),
        ...letter,
        purpose: audiences[audience],
        order_id: id,
        revision_id: quote.revision_id,
        send_key: `reminder-${audience}-${String(quote.revision_id)}-${String(letter.owner_id ?? 'company')}`,
        copies: [],
        documents: [],
        created_by_id: null,
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
}
