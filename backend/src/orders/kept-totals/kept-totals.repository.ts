import { Injectable } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { Order, type KeptTotals } from '../order.entity.js';

/** Reads orders for their totals and stores what they keep of them. Changes belong inside `Database.write`. */
@Injectable()
export class KeptTotalsRepository {
  constructor(private readonly db: Database) {}

  /** The order's row, or null where it is gone. */
  async find(orderId: number): Promise<RowOf<Order> | null> {
    const [order] = await plainRows(this.db.manager, Order, { condition: 'WHERE id = ?', values: [orderId] });
    return order ?? null;
  }

  /** The ids of the `count` orders after this one, ascending. */
  async idsAfter(orderId: number, count: number): Promise<number[]> {
    const rows = await plainRows(this.db.manager, Order, {
      condition: `WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      values: [orderId],
      columns: ['id'],
    });
    return rows.map(({ id }) => id);
  }

  async lock(orderId: number): Promise<void> {
    await this.db.lock(Order, orderId);
  }

  /** Stores the totals; neither version nor time of the order moves, because they follow from other changes. */
  async store(orderId: number, totals: Partial<KeptTotals>): Promise<void> {
    await updateRows(this.db.manager, Order, [{ id: orderId, ...totals }]);
  }
}
