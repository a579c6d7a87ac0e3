import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { sees, seesAll, type Viewer } from '../domain/visibility.js';
import { Order } from '../order.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** Which orders a user sees, as a condition of queries of many; `sees` is the same rule for one. */
export const visibleTo = (viewer: Viewer): FindOptionsWhere<Order> =>
  seesAll(viewer) ? {} : { created_by_id: viewer.id };

/** Finds the order that a request is about, if this user sees it. */
@Injectable()
export class OrderAccessRepository {
  constructor(private readonly db: Database) {}

  /** The order's own row, or null when it is not there or not visible. */
  async findVisible(viewer: Viewer, orderId: number): Promise<RowOf<Order> | null> {
    const condition = 'WHERE id = ?';
    const [order] = await plainRows(this.db.manager, Order, { condition, values: [orderId] });
    return order && sees(viewer, order.created_by_id) ? order : null;
  }

  /** Which of these orders are there and visible. */
  async findVisibleIds(viewer: Viewer, orderIds: readonly number[]): Promise<number[]> {
    if (orderIds.length === 0) return [];
    const orders = await this.db.manager.find(Order, {
      where: { ...visibleTo(viewer), id: In([...orderIds]) },
      select: { id: true },
    });
    return orders.map(({ id }) => id);
  }

  /** The id of the order that a set belongs to, or null. */
  async orderOfSet(setId: number): Promise<number | null> {
    const owners = await this.owners('id = ?', setId);
    return owners?.orderId ?? null;
  }

  /** The ids of the set and order that a part belongs to, or null. */
  async ownersOfPart(partId: number): Promise<{ setId: number; orderId: number } | null> {
    return this.owners('id = (SELECT set_id FROM set_parts WHERE id = ?)', partId);
  }

  /** Takes the order's lock for the open transaction; every change inside of an order does this first. */
  async lock(orderId: number): Promise<void> {
    await this.db.lock(Order, orderId);
  }

  /** The set that the condition finds, and its order. */
  private async owners(set: string, value: number): Promise<{ setId: number; orderId: number } | null> {
    const columns = ['id', 'order_id'] as const;
    const [found] = await plainRows(this.db.manager, OrderSet, {
      condition: `WHERE ${set}`,
      values: [value],
      columns,
    });
    return found ? { setId: found.id, orderId: found.order_id } : null;
  }
}
