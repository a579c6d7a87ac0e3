import { Injectable } from '@nestjs/common';
import { StockItem } from '../catalogue/stock-items/stock-item.entity.js';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { Database } from '../platform/database/database.js';
import { naming } from '../platform/database/naming.js';
import { plainRows } from '../platform/database/plain-rows.js';
import { STANDARD_SETTINGS, type CutGroup, type CutSettings } from './domain/cut-group.js';
import { groupParts } from './domain/group-parts.js';
import { storedGroups, type BatchPlan } from './plan-of-group.js';
import { CutBatchOrder } from './cut-batch.entity.js';
import { planOrder, type OrderPlan } from './order-plan.js';
import { readStock } from './read-stock.js';
import { readPlan } from './stored-plan.js';

/** Reads the plan of an order beside the order as it is now. The caller has decided whether its user may see it. */
@Injectable()
export class CutPlanReader {
  constructor(private readonly db: Database) {}

  async read(order: OrderTree): Promise<OrderPlan> {
    const plan = await readPlan(this.db, { order_id: order.id });
    const groups = await this.readGroups([order], plan?.settings ?? STANDARD_SETTINGS);
    const [place] = await plainRows(this.db.manager, CutBatchOrder, naming('order_id', [order.id]));
    return planOrder(order, groups, { plan, batch_id: place?.batch_id ?? null });
  }

  /** The plan of a batch as it is stored. */
  async readBatch(batchId: number): Promise<BatchPlan> {
    const orders = await plainRows(this.db.manager, CutBatchOrder, naming('batch_id', [batchId]));
    const stored = await readPlan(this.db, { batch_id: batchId });
    const groups = storedGroups(stored);
    return { batch_id: batchId, order_ids: orders.map(({ order_id }) => order_id), stored, groups };
  }

  /** The remnants of a batch that are in the stock, by their number. */
  readRemnants(batchId: number): Promise<StockItem[]> {
    return this.db.manager.find(StockItem, {
      where: { from_batch_id: batchId },
      relations: { material: true, bar: true },
      order: { id: 'ASC' },
    });
  }

  /**
   * The parts of the orders by what they are cut from today.
   * @param batchId the batch that the orders are cut in, which may take of the shop's own stock
   */
  async readGroups(
    orders: readonly OrderTree[],
    settings: CutSettings,
    batchId: number | null = null,
  ): Promise<CutGroup[]> {
    const parts = orders.flatMap(({ id, sets }) =>
      sets.flatMap((set) =>
        set.parts.map((part) => ({
          ...part,
          set: batchId === null ? set.name : `${String(id)} · ${set.name}`,
        })),
      ),
    );
    return groupParts(parts, await readStock(this.db, parts, batchId), settings);
  }
}
