import { Entity, Index } from 'typeorm';
import { Identified, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';

/** How many orders a user has of one type in one status, kept in the transactions of what changes it. */
@Entity('order_counts')
@Index(['owner_id', 'type', 'status'], { unique: true })
export class OrderCount extends Identified {
  /** 0 for orders whose owner's account is gone. */
  @IntegerColumn()
  owner_id: number;

  /** Empty, as the status, in the one row that counts the changes of what many orders name: customers and states. */
  @TextColumn(20)
  type: OrderType | '';

  @TextColumn(30)
  status: OrderStatus | '';

  /** Below 0 where an account went and its orders moved on: sums are right. */
  @IntegerColumn()
  orders: number;

  /** Counts the changes of these orders; the sum of all is another one after every change. */
  @IntegerColumn()
  revision: number;
}
