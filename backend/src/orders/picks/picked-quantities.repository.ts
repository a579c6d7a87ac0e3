import { Injectable } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { ChangedOrders } from '../access/changed-orders.js';
import type { SetInPickedQuantity } from '../freezing/quote-freezing.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import type { OrderTree } from '../tree/order-tree.js';

/** Stores the quantities that a customer chose. Inside of `Database.write`. */
@Injectable()
export class PickedQuantitiesRepository {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedOrders,
  ) {}

  /** Few statements, however many parts; versions are counted up. @param picked at least one */
  async store(order: OrderTree, picked: readonly SetInPickedQuantity[]): Promise<void> {
    const sets = new Map(order.sets.map(({ id, version }) => [id, version]));
    const ofOrder = order.sets.flatMap(({ parts }) => parts);
    const parts = new Map(ofOrder.map(({ id, version }) => [id, version]));
    const setRows = picked.map(({ set_id: id, quantity }) => ({
      id,
      quantity,
      version: (sets.get(id) ?? 0) + 1,
    }));
    const partRows = picked
      .flatMap((set) => set.parts)
      .map(({ id, figures }) => ({ id, version: (parts.get(id) ?? 0) + 1, ...figures }));
    await updateRows(this.db.manager, OrderSet, setRows);
    if (partRows.length > 0) await updateRows(this.db.manager, SetPart, partRows);
    await this.changed.announce(order.id, { words: false });
  }
}
