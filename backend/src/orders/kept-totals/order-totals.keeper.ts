import { Injectable } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { ChangedOrders, OnOrderChange, type OrderChanged } from '../access/changed-orders.js';
import { Order, type KeptTotals } from '../order.entity.js';
import { orderIdsAfter } from '../order-ids.js';
import { readOrderTotals } from '../tree/order-totals.reader.js';
import type { OrderTotalsView } from '../tree/order-totals.view.js';

/** Orders whose ids are in memory at a time. */
const BATCH = 500;

interface CheckOptions {
  /** Whether wrong totals are put right. */
  repair: boolean;
  onWrong: (orderId: number, columns: readonly (keyof KeptTotals)[]) => void;
}

/**
 * Keeps what an order amounts to in its row: at the end of every transaction that changes something inside of it, so
 * that lists read one row and no change can be forgotten. Sums that could not be stored undo the change.
 */
@Injectable()
export class OrderTotalsKeeper {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedOrders,
  ) {}

  @OnOrderChange('sums', 'sums')
  async keep(changes: readonly OrderChanged[]): Promise<void> {
    for (const change of changes) {
      const order = await this.find(change.order_id);
      if (order) change.order = await this.store(order, keptTotals(await readOrderTotals(this.db, order)));
    }
  }

  /**
   * Stores the order's totals now, for a change that answers them: they are not made again at its end.
   * @param order as it is stored now; nothing inside of it may be changed afterwards in the same transaction
   * @throws Invalid for a sum of more than 15 significant digits
   */
  async keepNow(order: RowOf<Order>): Promise<OrderTotalsView> {
    const totals = await readOrderTotals(this.db, order);
    this.changed.sumsKept(await this.store(order, keptTotals(totals)));
    return totals;
  }

  /**
   * Compares what all orders keep with what they amount to: each in a transaction of its own, so that people go on working.
   * @returns how many orders were looked at, and how many kept wrong totals
   */
  async checkAll({ repair, onWrong }: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await orderIdsAfter(this.db, last, BATCH);
      for (const id of ids) {
        const columns = await this.db.write(() => this.check(id, repair));
        if (columns.length === 0) continue;
        wrong += 1;
        onWrong(id, columns);
      }
      checked += ids.length;
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }

  /** @returns the columns that are wrong */
  private async check(orderId: number, repair: boolean): Promise<(keyof KeptTotals)[]> {
    await this.db.lock(Order, orderId);
    const order = await this.find(orderId);
    if (!order) return [];
    const right = keptTotals(await readOrderTotals(this.db, order));
    const wrong = differingTotals(order, right);
    if (repair && wrong.length > 0) {
      await this.store(order, right);
      await this.changed.announce(orderId);
    }
    return wrong;
  }

  /** The order's row; undefined where it is gone. */
  private async find(orderId: number): Promise<RowOf<Order> | undefined> {
    const [order] = await plainRows(this.db.manager, Order, { condition: 'WHERE id = ?', values: [orderId] });
    return order;
  }

  /**
   * Stores what differs; neither version nor time of the order moves, because totals follow from other changes.
   * @returns its row as it is then
   */
  private async store(order: RowOf<Order>, totals: KeptTotals): Promise<RowOf<Order>> {
    const differing = differingTotals(order, totals).map((column) => [column, totals[column]]);
    if (differing.length > 0)
      await updateRows(this.db.manager, Order, [{ id: order.id, ...Object.fromEntries(differing) }]);
    return { ...order, ...totals };
  }
}

/** The columns of an order's row that keep its totals. */
function keptTotals(totals: OrderTotalsView): KeptTotals {
  return {
    sets_count: totals.sets.length,
    parts_count: totals.sets.reduce((count, set) => count + set.parts_count, 0),
    parts_total: totals.parts,
    ipi_total: totals.ipi,
    icms_total: totals.icms,
    total: totals.total,
    gross_weight: totals.gross_weight,
    net_weight: totals.net_weight,
  };
}

/** The columns in which the order's row differs from what it should keep. */
function differingTotals(kept: KeptTotals, right: KeptTotals): (keyof KeptTotals)[] {
  const columns = Object.keys(right) as (keyof KeptTotals)[];
  return columns.filter((column) => kept[column] !== right[column]);
}
