import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { ChangedOrders, OnOrderChange, type OrderChanged } from '../access/changed-orders.js';
import type { KeptTotals, Order } from '../order.entity.js';
import { readOrderTotals } from '../tree/order-totals.reader.js';
import type { OrderTotalsView } from '../tree/order-totals.view.js';
import { differingTotals, keptTotals } from './kept-totals.js';
import { KeptTotalsRepository } from './kept-totals.repository.js';

/**
 * Keeps what an order amounts to in its row: at the end of every transaction that changes something inside of it, so
 * that lists read one row and no change can be forgotten. Sums that could not be stored undo the change.
 */
@Injectable()
export class OrderTotalsKeeper {
  constructor(
    private readonly db: Database,
    private readonly orders: KeptTotalsRepository,
    private readonly changed: ChangedOrders,
  ) {}

  @OnOrderChange('sums', 'sums')
  async keep(changes: readonly OrderChanged[]): Promise<void> {
    for (const { order_id } of changes) {
      const order = await this.orders.find(order_id);
      if (order) await this.storeChanged(order, keptTotals(await readOrderTotals(this.db, order)));
    }
  }

  /**
   * Stores the order's totals now, for a change that answers them: they are not made again at its end.
   * @param order as it is stored now; nothing inside of it may be changed afterwards in the same transaction
   * @throws Invalid for a sum of more than 15 significant digits
   */
  async keepNow(order: RowOf<Order>): Promise<OrderTotalsView> {
    const totals = await readOrderTotals(this.db, order);
    await this.storeChanged(order, keptTotals(totals));
    this.changed.sumsKept(order.id);
    return totals;
  }

  /**
   * Compares what the order keeps with what it amounts to, and puts it right where asked.
   * @returns the columns that were wrong
   */
  async check(orderId: number, { repair }: { repair: boolean }): Promise<(keyof KeptTotals)[]> {
    return this.db.write(async () => {
      await this.orders.lock(orderId);
      const order = await this.orders.find(orderId);
      if (!order) return [];
      const right = keptTotals(await readOrderTotals(this.db, order));
      const wrong = differingTotals(order, right);
      if (repair && wrong.length > 0) {
        await this.orders.store(orderId, right);
        await this.changed.announce(orderId);
      }
      return wrong;
    });
  }

  private async storeChanged(order: RowOf<Order>, totals: KeptTotals): Promise<void> {
    const differing = differingTotals(order, totals);
    if (differing.length > 0)
      await this.orders.store(
        order.id,
        Object.fromEntries(differing.map((column) => [column, totals[column]])),
      );
  }
}
