import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { numberRows } from '../../platform/database/number-rows.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { PartAmounts } from '../../pricing/domain/order/order-amounts.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** A set with the figures of its parts that are summed, in their order. */
export interface SetToSum {
  id: number;
  quantity: number;
  parts: (PartAmounts & { id: number })[];
}

const AMOUNT_COLUMNS = [
  'id',
  'set_id',
  'unit_value',
  'quantity',
  'final_value',
  'total_ipi_value',
  'total_icms_value',
  'gross_weight',
  'net_weight',
] as const;

/** Reads what an order's totals are summed from: two narrow queries. */
@Injectable()
export class OrderAmountsRepository {
  constructor(private readonly db: Database) {}

  async setsOf(orderId: number): Promise<SetToSum[]> {
    const values = [orderId];
    const rows = await plainRows(this.db.manager, OrderSet, {
      condition: 'WHERE order_id = ? ORDER BY position, id',
      values,
      columns: ['id', 'quantity'],
    });
    const parts = await numberRows(this.db, SetPart, {
      condition: 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?) ORDER BY position, id',
      values,
      columns: AMOUNT_COLUMNS,
    });
    const sets = rows.map(({ id, quantity }): SetToSum => ({ id, quantity, parts: [] }));
    const byId = new Map(sets.map((set) => [set.id, set]));
    for (const part of parts) byId.get(part.set_id)?.parts.push(part);
    return sets;
  }
}
