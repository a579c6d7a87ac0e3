import { Injectable } from '@nestjs/common';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { Database } from '../platform/database/database.js';
import { STANDARD_SETTINGS, type CutGroup, type CutSettings } from './domain/cut-group.js';
import { groupParts } from './domain/group-parts.js';
import { planOrder, type OrderPlan } from './order-plan.js';
import { readStock } from './read-stock.js';
import { readPlan, type StoredPlan } from './stored-plan.js';

/** Reads the plan of an order beside the order as it is now. The caller has decided whether its user may see it. */
@Injectable()
export class CutPlanReader {
  constructor(private readonly db: Database) {}

  /** @param stored the order's plan, where the caller has it in hand */
  async read(order: OrderTree, stored?: StoredPlan): Promise<OrderPlan> {
    const plan = stored ?? (await readPlan(this.db, order.id));
    return planOrder(order, await this.readGroups(order, plan?.settings ?? STANDARD_SETTINGS), plan);
  }

  /** The parts of the order by what they are cut from today. */
  async readGroups(order: OrderTree, settings: CutSettings): Promise<CutGroup[]> {
    const parts = order.sets.flatMap((set) => set.parts);
    return groupParts(parts, await readStock(this.db, parts), settings);
  }
}
