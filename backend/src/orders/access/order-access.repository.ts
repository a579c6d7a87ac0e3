import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { sees, seesAll, type Viewer } from '../domain/visibility.js';
import { Order } from '../order.entity.js';

/** Which orders a user sees, as a condition of queries of many; `sees` is the same rule for one. */
export const visibleTo = (viewer: Viewer): FindOptionsWhere<Order> =>
  seesAll(viewer) ? {} : { created_by_id: viewer.id };

/** What a request names an order by: its own id, or that of a set or a part inside of it. */
export type OrderKey = { order: number } | { set: number } | { part: number };

/** Finds the order that a request is about, if this user sees it. */
@Injectable()
export class OrderAccessRepository {
  constructor(private readonly db: Database) {}

  /** The order's own row, or null when it is not there or not visible. */
  async findVisible(viewer: Viewer, key: OrderKey): Promise<RowOf<Order> | null> {
    return this.visible(viewer, conditionOf(key));
  }

  /**
   * The same with the order's lock, which the open transaction takes first and keeps: every change inside of an order
   * begins with it, so that what it reads of the order afterwards is what the change before it left.
   */
  async lockVisible(viewer: Viewer, key: OrderKey): Promise<RowOf<Order> | null> {
    const { condition, values } = conditionOf(key);
    return this.visible(viewer, { condition: `${condition}${this.db.rowLock}`, values });
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

  private async visible(
    viewer: Viewer,
    where: { condition: string; values: number[] },
  ): Promise<RowOf<Order> | null> {
    const [order] = await plainRows(this.db.manager, Order, where);
    return order && sees(viewer, order.created_by_id) ? order : null;
  }
}

const OF_SET = 'SELECT order_id FROM order_sets WHERE id =';

function conditionOf(key: OrderKey): { condition: string; values: number[] } {
  if ('order' in key) return { condition: 'WHERE id = ?', values: [key.order] };
  if ('set' in key) return { condition: `WHERE id = (${OF_SET} ?)`, values: [key.set] };
  const condition = `WHERE id = (${OF_SET} (SELECT set_id FROM set_parts WHERE id = ?))`;
  return { condition, values: [key.part] };
}
