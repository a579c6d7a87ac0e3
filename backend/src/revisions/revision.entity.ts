import { Entity, Index } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../platform/database/columns.js';

/** A frozen copy of a quote: R0, R1 … What it says never changes. */
@Entity('revisions')
@Index(['order_id', 'number'], { unique: true })
export class Revision extends Identified {
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  /** From 0, without gaps. */
  @IntegerColumn()
  number: number;

  /** 'Emissão' and 'Válido até' count from here. */
  @MomentColumn()
  frozen_at: string;

  /** No foreign key: the revision outlives the account. */
  @IntegerColumn({ nullable: true })
  frozen_by_id: number | null;

  @TextColumn()
  frozen_by: string;

  /** SHA-256 of what it says; quotes of one content have one digest. */
  @TextColumn(64)
  digest: string;

  /** BRL. */
  @FigureColumn('total')
  total: number;

  /** Scheme and host under which it was frozen, for the QR codes of its sheets; null where no request led to it. */
  @TextColumn(255, { nullable: true })
  origin: string | null;

  /** When its documents are tried to be printed next; null once all are there. */
  @Index()
  @MomentColumn({ nullable: true })
  print_at: string | null;

  /** Tries that failed. */
  @IntegerColumn()
  print_tries: number;
}

/** A piece of a revision's content: the packed content may be longer than a text column of MySQL. */
@Entity('revision_contents')
export class RevisionContent extends Identified {
  @Index()
  @ReferenceColumn(() => Revision, 'CASCADE')
  revision_id: number;

  @IntegerColumn()
  position: number;

  @LongTextColumn()
  content: string;
}

export const revisionDocumentKinds = ['quote', 'sets', 'part-sheets'] as const;
export type RevisionDocumentKind = (typeof revisionDocumentKinds)[number];

/** A printed document of a revision. Its bytes are stored once and never replaced. */
@Entity('revision_documents')
@Index(['revision_id', 'kind'], { unique: true })
export class RevisionDocument extends Identified {
  @ReferenceColumn(() => Revision, 'CASCADE')
  revision_id: number;

  @TextColumn(20)
  kind: RevisionDocumentKind;

  /** SHA-256 of its bytes. */
  @TextColumn(64)
  digest: string;

  /** Bytes. */
  @IntegerColumn()
  size: number;

  @TextColumn(200)
  storage_key: string;

  @MomentColumn()
  printed_at: string;
}
