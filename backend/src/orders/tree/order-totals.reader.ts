import type { Database } from '../../platform/database/database.js';
import { numberRows, packedRows } from '../../platform/database/packed-rows.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { partLine, sumOrder } from '../../pricing/domain/order/order-totals.js';
import type { PartAmounts, SetAmounts, SetToSum } from '../../pricing/domain/order/order-amounts.js';
import type { IpiBasis } from '../../pricing/domain/basis/used-rates.js';
import type { UntaxedBy } from '../../pricing/domain/taxes/operations.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Order } from '../order.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { grouped } from '../part-rows/choices.js';
import { toOrderTotals, type OrderTotalsView, type SetWithAmounts } from './order-totals.view.js';

/** A set with those figures of its parts that are summed; the parts are in the order of the set. */
type ReadSet = SetToSum<PartAmounts & { id: number }> & { id: number };

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
  const sets = await readSets(db, order);
  return refusingTooLarge(() => {
    const { sets: summed, amounts } = sumOrder(order, sets);
    return toOrderTotals({ amounts, sets: summed.map(withLines) });
  });
}

const withLines = ({ set, amounts }: { set: ReadSet; amounts: SetAmounts }): SetWithAmounts => ({
  id: set.id,
  quantity: set.quantity,
  amounts,
  parts: set.parts.map((part) => ({ id: part.id, line: partLine(part, set.quantity) })),
});

/** The order's sets with their parts, each in their order. */
async function readSets(db: Database, order: RowOf<Order>): Promise<ReadSet[]> {
  const values = [order.id];
  const rows = await plainRows(db.manager, OrderSet, {
    condition: 'WHERE order_id = ? ORDER BY position, id',
    values,
    columns: ['id', 'quantity'],
  });
  const partsOf = grouped(await readParts(db, order), (part) => part.set_id);
  return rows.map(({ id, quantity }) => ({ id, quantity, parts: partsOf.get(id) ?? [] }));
}

async function readParts(db: Database, { id, tax_basis }: RowOf<Order>) {
  const condition = 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?) ORDER BY position, id';
  const values = [id];
  const parts = await numberRows(db, SetPart, { condition, values, columns: AMOUNT_COLUMNS });
  const rates = tax_basis ? await readTaxRates(db, condition, values) : NO_RATES;
  return parts.map((part) => Object.assign(part, { price_basis: rates.get(part.id) ?? null }));
}

/** The rates that are read for an order without a tax basis, whose sums need none. */
const NO_RATES: ReadonlyMap<number, IpiBasis> = new Map();

/** Reads how parts are taxed from their price bases, and nothing else: all of a basis takes too long for each part of a large order. */
async function readTaxRates(db: Database, condition: string, values: unknown[]) {
  const columns = ['id', 'ipi', 'untaxed', 'origin'] as const;
  const sql = `SELECT id, JSON_EXTRACT(price_basis, '$.ncm.ipi') AS ipi, JSON_EXTRACT(price_basis, '$.untaxed') AS untaxed,
    JSON_EXTRACT(price_basis, '$.origin') AS origin
    FROM set_parts ${condition}`;
  const rows = await packedRows(db, { columns, sql, values });
  return new Map(
    rows.map(({ id, ipi, untaxed, origin }): [number, IpiBasis] => {
      const untaxedBy = typeof untaxed === 'string' ? (JSON.parse(untaxed) as UntaxedBy[]) : [];
      const ofOrigin = origin === null ? {} : { origin: Number(origin) };
      return [Number(id), { ncm: { ipi: Number(ipi ?? 0) }, untaxed: untaxedBy, ...ofOrigin }];
    }),
  );
}
