import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import { Revision } from '../../revisions/revision.entity.js';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';

export const mailStates = ['queued', 'sent', 'refused', 'uncertain', 'cancelled'] as const;
export type MailState = (typeof mailStates)[number];

export const offerDocuments = ['quote', 'sets'] as const;
export type OfferDocument = (typeof offerDocuments)[number];

/**
 * `offer`: a quote to its customer. `notice`: to who hears of the quote, about what the customer answered. `reminder`: to the customer before
 * the validity ends. `due_notice`: to who hears of the quote, about the same. `receipt`: to the
 * customer, about the own answer.
 */
export const mailPurposes = ['offer', 'notice', 'reminder', 'due_notice', 'receipt'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** A document as it is attached: its stored bytes are named by their digest. */
export interface AttachedDocument {
  kind: OfferDocument;
  digest: string;
  file_name: string;
}

/** An e-mail about a quote, from the click, or the answer, to its end. */
@Entity('offer_mails')
@Index('due_offer_mails', ['state', 'next_try_at'])
@Index('offer_mails_by_age', ['purpose', 'created_at'])
@Index('offer_mails_of_user', ['created_by_id', 'created_at'])
export class OfferMail extends shapeWith(Identified, {
  order_id: indexed(integerColumn()),
  /** The revision that the customer gets. */
  revision_id: indexed(referenceColumn(() => Revision, 'CASCADE')),
  purpose: textColumn<MailPurpose>(10, { default: 'offer' }),
  /** The link that stands in its text where the placeholder is; null where there is none. */
  link_id: orNull(integerColumn()),
  /** Given by the dialog that sends it, so that the same click twice is one e-mail, or made of what an automatic one is about. */
  send_key: indexed(textColumn(64), { unique: true }),
  /** The Message-ID of every try. */
  message_id: textColumn(),
  state: textColumn<MailState>(10),
  recipients: jsonColumn<string[]>(),
  copies: jsonColumn<string[]>(),
  reply_to: orNull(textColumn()),
  subject: textColumn(),
  /** With the placeholder of the link, whose address is never stored. */
  text: longTextColumn(),
  documents: jsonColumn<AttachedDocument[]>(),
  /** Recipients whom the server refused while it took the e-mail for others. */
  refused: jsonColumn<string[]>(),
  /** Why it was refused, waits or is uncertain, as the last try ended. */
  reason: orNull(textColumn(500)),
  tries: integerColumn(),
  /** When a queued one is tried next. */
  next_try_at: momentColumn(),
  /** A process tries it until then; what is claimed for longer has lost its process. */
  claimed_until: orNull(momentColumn()),
  /** When the message began to go out in a try without an answer so far. */
  begun_at: orNull(momentColumn()),
  sent_at: orNull(momentColumn()),
  /** The user to whom a notice goes, or the owner who gets the answers to a reminder: an address changes, an id does not. Null: an `offer`, or to the company. */
  owner_id: orNull(integerColumn()),
  created_by_id: orNull(integerColumn()),
  /** A name that outlives the account. */
  created_by: textColumn(),
  created_at: momentColumn(),
}) {
  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  order?: Relation<Order>;
}
