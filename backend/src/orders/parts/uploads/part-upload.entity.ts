import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import type { PageKind } from '../../../files/reading/domain/page-kind.js';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../../../platform/database/columns.js';
import { shapeWith } from '../../../platform/shape.js';
import { OrderSet } from '../../sets/order-set.entity.js';

/** A page, from 1, that shows no part, and what it shows. */
export interface RememberedPage {
  page: number;
  kind: PageKind;
}

/** A call that made parts (an upload, a row, a copy, a kit), by the name that its sender gave it: sent again, it makes no others. */
@Entity('part_uploads')
@Index(['set_id', 'upload_id'], { unique: true })
export class PartUpload extends shapeWith(Identified, {
  set_id: integerColumn(),
  upload_id: textColumn(64),
  /** The parts it became, in their order. */
  part_ids: jsonColumn<number[]>(),
  /** Pages that show no part and became none; null where all were wanted. */
  left_out: orNull(jsonColumn<RememberedPage[]>()),
  created_at: indexed(momentColumn()),
}) {
  @ManyToOne(() => OrderSet, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  set?: Relation<OrderSet>;
}
