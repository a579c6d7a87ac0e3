import { Injectable } from '@nestjs/common';
import { UsersService } from '../../access/users/users.service.js';
import { CompanyService } from '../../company/company.service.js';
import { money, orderNumber, wallClock } from '../../documents/models/format.js';
import { LINK } from '../../company/domain/mail-placeholders.js';
import { orderAddress } from '../links/order-address.js';
import { QuoteHearers, type Hearer } from '../quote-hearers.service.js';
import { OfferDocuments } from '../sending/offer-documents.service.js';
import type { NewOfferMail } from '../sending/offer-mails.repository.js';
import { RemindedQuotes, type Audience, type RemindedQuote } from '../sending/reminded-quotes.repository.js';
import { reminderTexts as words } from './reminders.texts.js';

/** What a reminder says, and to whom. */
export type Letter = Pick<
  NewOfferMail,
  'recipients' | 'reply_to' | 'subject' | 'text' | 'link_id' | 'owner_id'
>;

/** Writes the e-mails that remind of a quote, in the transaction that holds its lock. */
@Injectable()
export class ReminderLetters {
  constructor(
    private readonly users: UsersService,
    private readonly hearers: QuoteHearers,
    private readonly company: CompanyService,
    private readonly documents: OfferDocuments,
    private readonly quotes: RemindedQuotes,
  ) {}

  /** None where it would reach no one. @throws Invalid where the link can't be made */
  async written(audience: Audience, quote: RemindedQuote, publicUrl: string): Promise<Letter[]> {
    if (audience === 'customer') return this.toCustomer(quote);
    const hearers = await this.hearers.mailed(quote.order.created_by_id);
    return hearers.map((hearer) => toHearer(quote, hearer, publicUrl));
  }

  /** None where the server refused everyone to whom the quote was sent. */
  private async toCustomer({ order, revision_id }: RemindedQuote): Promise<Letter[]> {
    const { created_by_id: owner_id } = order;
    const { recipients, refused } = await this.quotes.recipients(revision_id);
    const reached = recipients.filter((address) => !refused.includes(address));
    if (reached.length === 0) return [];
    const { name: company } = await this.company.current();
    const values = {
      ...namesOf(order),
      contact: order.customer?.contact || order.customer?.name || '',
      owner: owner_id === null ? '' : (await this.users.find(owner_id)).name,
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
