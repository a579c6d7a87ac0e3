import { Injectable } from '@nestjs/common';
import { UsersService } from '../../access/users/users.service.js';
import { CompanyService } from '../../company/company.service.js';
import { money, orderNumber, wallClock } from '../../documents/models/format.js';
import { isAddress } from '../domain/addresses.js';
import { LINK } from '../domain/template.js';
import { orderAddress } from '../links/order-address.js';
import { OfferDocuments } from '../sending/offer-documents.service.js';
import type { NewOfferMail } from '../sending/offer-mails.repository.js';
import { RemindedQuotes, type Audience, type RemindedQuote } from '../sending/reminded-quotes.repository.js';
import { reminderTexts as words } from './reminders.texts.js';

/** What a reminder says, and to whom. */
export type Letter = Pick<
  NewOfferMail,
  'recipients' | 'reply_to' | 'subject' | 'text' | 'link_id' | 'owner_id'
>;

interface Owner {
  id: number | null;
  name: string;
  /** Null where the account is disabled, or has none that an e-mail reaches. */
  address: string | null;
}

/** Writes the e-mails that remind of a quote, in the transaction that holds its lock. */
@Injectable()
export class ReminderLetters {
  constructor(
    private readonly users: UsersService,
    private readonly company: CompanyService,
    private readonly documents: OfferDocuments,
    private readonly quotes: RemindedQuotes,
  ) {}

  /** Null where it would reach no one. @throws Invalid where the link can't be made */
  async of(audience: Audience, quote: RemindedQuote, publicUrl: string): Promise<Letter | null> {
    const owner = await this.ownerOf(quote);
    return audience === 'owner' ? toOwner(quote, owner, publicUrl) : this.toCustomer(quote, owner);
  }

  private async ownerOf({ order: { created_by_id: id } }: RemindedQuote): Promise<Owner> {
    if (id === null) return { id, name: '', address: null };
    const { name } = await this.users.find(id);
    const address = await this.users.addressOf(id);
    return { id, name, address: address !== null && isAddress(address) ? address : null };
  }

  /** Null where the server refused everyone to whom the quote was sent. */
  private async toCustomer({ order, revision_id }: RemindedQuote, owner: Owner): Promise<Letter | null> {
    const { recipients, refused } = await this.quotes.recipients(revision_id);
    const reached = recipients.filter((address) => !refused.includes(address));
    if (reached.length === 0) return null;
    const { name: company } = await this.company.current();
    const values = {
      ...namesOf(order),
      contact: order.customer?.contact || order.customer?.name || '',
      owner: owner.name,
      company,
      link: LINK,
    };
    return {
      recipients: reached,
      reply_to: owner.address,
      owner_id: owner.id,
      subject: oneLine(words.customerSubject(values)),
      text: words.customerText(values),
      link_id: await this.documents.linkFor({ id: null, name: words.author }, order, recipients),
    };
  }
}

/** Null where it reaches no owner. */
function toOwner({ order }: RemindedQuote, { id, address }: Owner, publicUrl: string): Letter | null {
  if (address === null) return null;
  const values = {
    ...namesOf(order),
    customer: order.customer?.name ?? words.noCustomer,
    total: money(order.total).replaceAll('\u00a0', ' '),
    address: orderAddress(publicUrl, order.id),
  };
  return {
    recipients: [address],
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
