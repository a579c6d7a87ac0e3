import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CutBatch } from './cut-batch.entity.js';
import { Order } from '../orders/order.entity.js';
import { IntegerColumn, LongTextColumn } from '../platform/database/columns.js';

/** A piece of the packed cutting plan of an order or a batch, which may be longer than a text column of MySQL. */
@Entity('cut_plans')
export class CutPlanPiece {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null where it is of a batch. */
  @Index()
  @IntegerColumn({ nullable: true })
  order_id: number | null;

  @ManyToOne(() => Order, { nullable: true, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order> | null;

  /** Null where it is of an order. */
  @Index()
  @IntegerColumn({ nullable: true })
  batch_id: number | null;

  @ManyToOne(() => CutBatch, { nullable: true, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'batch_id' })
  batch?: Relation<CutBatch> | null;

  @IntegerColumn()
  position: number;

  @LongTextColumn()
  content: string;
}
