import { Entity, Index } from 'typeorm';
import { CutBatch } from './cut-batch.entity.js';
import { Order } from '../orders/order.entity.js';
import { Identified, IntegerColumn, LongTextColumn, ReferenceColumn } from '../platform/database/columns.js';

/** A piece of the packed cutting plan of an order or a batch, which may be longer than a text column of MySQL. */
@Entity('cut_plans')
export class CutPlanPiece extends Identified {
  /** Null where it is of a batch. */
  @Index()
  @ReferenceColumn(() => Order, 'CASCADE', { nullable: true })
  order_id: number | null;

  /** Null where it is of an order. */
  @Index()
  @ReferenceColumn(() => CutBatch, 'CASCADE', { nullable: true })
  batch_id: number | null;

  @IntegerColumn()
  position: number;

  @LongTextColumn()
  content: string;
}
