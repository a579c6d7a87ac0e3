import { Entity, Index } from 'typeorm';
import { Identified, integerColumn, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';

/** How many orders a user has of one type in one status, kept in the transactions of what changes it. */
@Entity('order_counts')
@Index(['owner_id', 'type', 'status'], { unique: true })
export class OrderCount extends shapeWith(Identified, {
  /** 0 for orders whose owner's account is gone. */
  owner_id: integerColumn(),
  /** Empty, as the status, in the one row that counts the changes of what many orders name: customers and states. */
  type: textColumn<OrderType | ''>(20),
  status: textColumn<OrderStatus | ''>(30),
  /** Below 0 where an account went and its orders moved on: sums are right. */
  orders: integerColumn(),
  /** Counts the changes of these orders; the sum of all is another one after every change. */
  revision: integerColumn(),
}) {}
