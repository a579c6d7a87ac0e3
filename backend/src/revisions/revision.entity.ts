import { Entity, Index } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import {
  Identified,
  figureColumn,
  indexed,
  integerColumn,
  longTextColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

/** A frozen copy of a quote: R0, R1 … What it says never changes. */
@Entity('revisions')
@Index(['order_id', 'number'], { unique: true })
export class Revision extends shapeWith(Identified, {
  order_id: referenceColumn(() => Order, 'CASCADE'),
  /** From 0, without gaps. */
  number: integerColumn(),
  /** 'Emissão' and 'Válido até' count from here. */
  frozen_at: momentColumn(),
  /** No foreign key: the revision outlives the account. */
  frozen_by_id: orNull(integerColumn()),
  frozen_by: textColumn(),
  /** SHA-256 of what it says; quotes of one content have one digest. */
  digest: textColumn(64),
  /** BRL. */
  total: figureColumn('total'),
  /** Scheme and host under which it was frozen, for the QR codes of its sheets; null where no request led to it. */
  origin: orNull(textColumn()),
  /** When its documents are tried to be printed next; null once all are there. */
  print_at: indexed(orNull(momentColumn())),
  /** Tries that failed. */
  print_tries: integerColumn(),
}) {}

/** A piece of a revision's content: the packed content may be longer than a text column of MySQL. */
@Entity('revision_contents')
export class RevisionContent extends shapeWith(Identified, {
  revision_id: indexed(referenceColumn(() => Revision, 'CASCADE')),
  position: integerColumn(),
  content: longTextColumn(),
}) {}

export const revisionDocumentKinds = ['quote', 'sets', 'part-sheets'] as const;
export type RevisionDocumentKind = (typeof revisionDocumentKinds)[number];

/** A printed document of a revision. Its bytes are stored once and never replaced. */
@Entity('revision_documents')
@Index(['revision_id', 'kind'], { unique: true })
export class RevisionDocument extends shapeWith(Identified, {
  revision_id: referenceColumn(() => Revision, 'CASCADE'),
  kind: textColumn<RevisionDocumentKind>(20),
  /** SHA-256 of its bytes. */
  digest: textColumn(64),
  /** Bytes. */
  size: integerColumn(),
  storage_key: textColumn(200),
  printed_at: momentColumn(),
}) {}
