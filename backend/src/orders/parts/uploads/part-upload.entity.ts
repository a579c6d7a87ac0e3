import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import type { PageKind } from '../../../files/reading/domain/page-kind.js';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  MomentColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import { OrderSet } from '../../sets/order-set.entity.js';

/** A page, from 1, that shows no part, and what it shows. */
export interface RememberedPage {
  page: number;
  kind: PageKind;
}

/** A call that made parts (an upload, a row, a copy, a kit), by the name that its sender gave it: sent again, it makes no others. */
@Entity('part_uploads')
@Index(['set_id', 'upload_id'], { unique: true })
export class PartUpload extends Identified {
  @IntegerColumn()
  set_id: number;

  @ManyToOne(() => OrderSet, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  set?: Relation<OrderSet>;

  @TextColumn(64)
  upload_id: string;

  /** The parts it became, in their order. */
  @JsonColumn()
  part_ids: number[];

  /** Pages that show no part and became none; null where all were wanted. */
  @JsonColumn({ nullable: true })
  left_out: RememberedPage[] | null;

  @Index()
  @MomentColumn()
  created_at: string;
}
