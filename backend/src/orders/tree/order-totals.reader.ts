import type { Database } from '../../platform/database/database.js';
import { numberRows } from '../../platform/database/number-rows.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { orderAmounts, partLine, setAmounts } from '../../pricing/domain/order/order-totals.js';
import type { PartAmounts } from '../../pricing/domain/order/order-amounts.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Order } from '../order.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { toOrderTotals, type OrderTotalsView, type SetWithAmounts } from './order-totals.view.js';

/** A set with the figures of its parts that are summed, in their order. */
interface SetToSum {
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

/**
 * The totals of an order without the rest of its tree: two narrow queries, for answers about one of its parts.
 * @throws Invalid for a sum of more than 15 significant digits
 */
export async function readOrderTotals(db: Database, order: RowOf<Order>): Promise<OrderTotalsView> {
  const sets = await readSets(db, order.id);
  return refusingTooLarge(() => {
    const summed = sets.map(withAmounts);
    const amounts = orderAmounts(
      order,
      summed.map((set) => set.amounts),
    );
    return toOrderTotals({ amounts, sets: summed });
  });
}

/** The order's sets with their parts, each in their order. */
async function readSets(db: Database, orderId: number): Promise<SetToSum[]> {
  const values = [orderId];
  const rows = await plainRows(db.manager, OrderSet, {
    condition: 'WHERE order_id = ? ORDER BY position, id',
    values,
    columns: ['id', 'quantity'],
  });
  const parts = await numberRows(db, SetPart, {
    condition: 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?) ORDER BY position, id',
    values,
    columns: AMOUNT_COLUMNS,
  });
  const sets = rows.map(({ id, quantity }): SetToSum => ({ id, quantity, parts: [] }));
  const byId = new Map(sets.map((set) => [set.id, set]));
  for (const part of parts) byId.get(part.set_id)?.parts.push(part);
  return sets;
}

function withAmounts({ id, quantity, parts }: SetToSum): SetWithAmounts {
  const lines = parts.map((part) => ({ id: part.id, line: partLine(part, quantity) }));
  const amounts = setAmounts(
    parts,
    lines.map(({ line }) => line),
    quantity,
  );
  return { id, quantity, amounts, parts: lines };
}
