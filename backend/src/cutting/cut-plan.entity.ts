import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import { IntegerColumn, LongTextColumn } from '../platform/database/columns.js';

/** A piece of the packed cutting plan of an order, which may be longer than a text column of MySQL. */
@Entity('cut_plans')
export class CutPlanPiece {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  order_id: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @IntegerColumn()
  position: number;

  @LongTextColumn()
  content: string;
}
