import { Entity, Index } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { Revision } from '../../revisions/revision.entity.js';
import type { AnswerKind, Picks } from '../domain/answer-form.js';

/** A customer's answer to a revision of a quote, given on the page of a link. */
@Entity('offer_answers')
export class OfferAnswer extends Identified {
  @Index()
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  @Index()
  @ReferenceColumn(() => Revision, 'CASCADE')
  revision_id: number;

  /** Number of the revision. */
  @IntegerColumn()
  number: number;

  /** The link on whose page it was given. */
  @Index()
  @IntegerColumn()
  link_id: number;

  /** The link, where this is its answer: a link has one, and any number of questions. */
  @Index({ unique: true })
  @IntegerColumn({ nullable: true })
  answer_of_link: number | null;

  /** The revision, where this accepts it: a revision is accepted once. */
  @Index({ unique: true })
  @IntegerColumn({ nullable: true })
  accepts_revision: number | null;

  @TextColumn(10)
  kind: AnswerKind;

  @TextColumn()
  name: string;

  /** CPF or e-mail of who accepted; of others how to reach them. */
  @TextColumn()
  contact: string;

  /** The reason or the question. */
  @LongTextColumn()
  text: string;

  @TextColumn(60)
  purchase_order: string;

  @JsonColumn()
  picks: Picks;

  /** The quote's total in the accepted quantities, as the customer confirmed it (BRL); null where nothing was accepted. */
  @FigureColumn('total', { nullable: true })
  total: number | null;

  /** The chosen quantities in words: `Mesa: 50`; null where the quote's own were accepted. */
  @LongTextColumn({ nullable: true })
  quantities: string | null;

  /** Network address that it came from. */
  @TextColumn(64)
  ip: string;

  /** SHA-256 of what the revision says. */
  @TextColumn(64)
  digest: string;

  /** The customer's file, if there is one: its row among the stored files. */
  @IntegerColumn({ nullable: true })
  file_id: number | null;

  @MomentColumn()
  created_at: string;

  /** When a user marked it as read. */
  @MomentColumn({ nullable: true })
  seen_at: string | null;
}
