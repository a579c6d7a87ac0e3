import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import { Revision } from '../../revisions/revision.entity.js';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';

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
export class OfferMail extends Identified {
  @Index()
  @IntegerColumn()
  order_id: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  order?: Relation<Order>;

  /** The revision that the customer gets. */
  @Index()
  @ReferenceColumn(() => Revision, 'CASCADE')
  revision_id: number;

  @TextColumn(10, { default: 'offer' })
  purpose: MailPurpose;

  /** The link that stands in its text where the placeholder is; null where there is none. */
  @IntegerColumn({ nullable: true })
  link_id: number | null;

  /** Given by the dialog that sends it, so that the same click twice is one e-mail, or made of what an automatic one is about. */
  @Index({ unique: true })
  @TextColumn(64)
  send_key: string;

  /** The Message-ID of every try. */
  @TextColumn()
  message_id: string;

  @TextColumn(10)
  state: MailState;

  @JsonColumn()
  recipients: string[];

  @JsonColumn()
  copies: string[];

  @TextColumn(255, { nullable: true })
  reply_to: string | null;

  @TextColumn()
  subject: string;

  /** With the placeholder of the link, whose address is never stored. */
  @LongTextColumn()
  text: string;

  @JsonColumn()
  documents: AttachedDocument[];

  /** Recipients whom the server refused while it took the e-mail for others. */
  @JsonColumn()
  refused: string[];

  /** Why it was refused, waits or is uncertain, as the last try ended. */
  @TextColumn(500, { nullable: true })
  reason: string | null;

  @IntegerColumn()
  tries: number;

  /** When a queued one is tried next. */
  @MomentColumn()
  next_try_at: string;

  /** A process tries it until then; what is claimed for longer has lost its process. */
  @MomentColumn({ nullable: true })
  claimed_until: string | null;

  /** When the message began to go out in a try without an answer so far. */
  @MomentColumn({ nullable: true })
  begun_at: string | null;

  @MomentColumn({ nullable: true })
  sent_at: string | null;

  /** The user to whom a notice goes, or the owner who gets the answers to a reminder: an address changes, an id does not. Null: an `offer`, or to the company. */
  @IntegerColumn({ nullable: true })
  owner_id: number | null;

  @IntegerColumn({ nullable: true })
  created_by_id: number | null;

  /** A name that outlives the account. */
  @TextColumn()
  created_by: string;

  @MomentColumn()
  created_at: string;
}
