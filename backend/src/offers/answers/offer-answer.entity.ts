import { Entity } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import {
  Identified,
  figureColumn,
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
import { Revision } from '../../revisions/revision.entity.js';
import type { AnswerKind, Picks } from '../domain/answer-form.js';

/** A customer's answer to a revision of a quote, given on the page of a link. */
@Entity('offer_answers')
export class OfferAnswer extends shapeWith(Identified, {
  order_id: indexed(referenceColumn(() => Order, 'CASCADE')),
  revision_id: indexed(referenceColumn(() => Revision, 'CASCADE')),
  /** Number of the revision. */
  number: integerColumn(),
  /** The link on whose page it was given. */
  link_id: indexed(integerColumn()),
  /** The link, where this is its answer: a link has one, and any number of questions. */
  answer_of_link: indexed(orNull(integerColumn()), { unique: true }),
  /** The revision, where this accepts it: a revision is accepted once. */
  accepts_revision: indexed(orNull(integerColumn()), { unique: true }),
  kind: textColumn<AnswerKind>(10),
  name: textColumn(),
  /** CPF or e-mail of who accepted; of others how to reach them. */
  contact: textColumn(),
  /** The reason or the question. */
  text: longTextColumn(),
  purchase_order: textColumn(60),
  picks: jsonColumn<Picks>(),
  /** The quote's total in the accepted quantities, as the customer confirmed it (BRL); null where nothing was accepted. */
  total: orNull(figureColumn('total')),
  /** The chosen quantities in words: `Mesa: 50`; null where the quote's own were accepted. */
  quantities: orNull(longTextColumn()),
  /** Network address that it came from. */
  ip: textColumn(64),
  /** SHA-256 of what the revision says. */
  digest: textColumn(64),
  /** The customer's file, if there is one: its row among the stored files. */
  file_id: orNull(integerColumn()),
  created_at: momentColumn(),
  /** When a user marked it as read. */
  seen_at: orNull(momentColumn()),
}) {}
