import type { Database } from '../../../platform/database/database.js';
import { placesFor } from '../../../platform/database/naming.js';
import { plainRows, type RowOf } from '../../../platform/database/plain-rows.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import { Order } from '../../order.entity.js';
import type { PartRowsRepository, SetOfParts } from '../../part-rows/part-rows.repository.js';
import type { EntryKey, PriceSource } from './price-sources.js';

const ORDER_COLUMNS = [
  'id',
  'type',
  'status',
  'version',
  'revision',
  'customer_answer',
  'customer_id',
  'created_by_id',
  'markup',
  'delivery_type',
  'delivery_value',
  'service_value',
  'discount',
  'tax_basis',
  'invoice_date',
  'operation_id',
  'delivery_date',
] as const;

/** A quote with all that its prices are made of. */
export interface LoadedQuote extends Pick<RowOf<Order>, (typeof ORDER_COLUMNS)[number]> {
  sets: SetOfParts[];
}

const OPEN = "type = 'pre_order' AND status IN ('in_progress', 'waiting_response')";

const partsWith = (condition: string) =>
  `EXISTS (SELECT 1 FROM order_sets s JOIN set_parts p ON p.set_id = s.id WHERE s.order_id = orders.id AND ${condition})`;

/** The condition that an order names the entry: by its parts, their rows, or its customer. */
const NAMING: Readonly<Record<PriceSource, string>> = {
  materials: partsWith('(p.material_id = ? OR p.sheet_id IN (SELECT id FROM sheets WHERE material_id = ?))'),
  sheets: partsWith('p.sheet_id = ?'),
  bars: partsWith('p.bar_id = ?'),
  components: partsWith('p.component_id = ?'),
  processes: partsWith('EXISTS (SELECT 1 FROM part_processes r WHERE r.part_id = p.id AND r.process_id = ?)'),
  'mercosur-common-nomenclatures': partsWith('p.ncm_id = ?'),
  states: 'customer_id IN (SELECT id FROM customers WHERE state_id = ?)',
  customers: 'customer_id = ?',
  'time-rules': partsWith(
    'EXISTS (SELECT 1 FROM part_processes r JOIN processes c ON c.id = r.process_id WHERE r.part_id = p.id AND r.rule = TRUE AND c.rule_id = ?)',
  ),
  taxes: 'tax_basis IS NOT NULL',
};

/** Quotes that were chosen in the list: those in progress. */
const amongChosen = (orders: readonly number[]) =>
  `status = 'in_progress' AND id IN (${orders.map(() => '?').join(', ')})`;

/**
 * The ids of the open quotes that name the entry, newest first.
 * @param before only those below this id
 * @param orders chosen quotes, in the place of those that name it
 */
export async function findQuotesNaming(
  db: Database,
  { resource, id }: EntryKey,
  { before, count, orders }: { before: number | null; count: number; orders: readonly number[] },
): Promise<number[]> {
  const naming = orders.length > 0 ? amongChosen(orders) : NAMING[resource];
  const ids = orders.length > 0 ? orders : new Array<number>(naming.split('?').length - 1).fill(id);
  const below = before === null ? '' : 'AND id < ?';
  const rows = await plainRows(db.manager, Order, {
    condition: `WHERE ${OPEN} AND ${naming} ${below} ORDER BY id DESC LIMIT ${String(count)}`,
    values: before === null ? [...ids] : [...ids, before],
    columns: ['id'],
  });
  return rows.map((row) => row.id);
}

/** The open ones of these quotes, in the order of the ids: a query per table, however many. */
export async function loadOpenQuotes(
  db: Database,
  parts: PartRowsRepository,
  ids: readonly number[],
): Promise<LoadedQuote[]> {
  if (ids.length === 0) return [];
  const orders = await plainRows(db.manager, Order, {
    condition: `WHERE ${OPEN} AND id IN (${placesFor(ids)})`,
    values: [...ids],
    columns: ORDER_COLUMNS,
  });
  const setsOf = await parts.setsOfOrders(ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    return order ? [{ ...order, sets: setsOf.get(id) ?? [] }] : [];
  });
}

/** Inside of a transaction that holds the quote's lock. */
export async function storeTaxBasis(db: Database, id: number, tax_basis: TaxBasis): Promise<void> {
  await db.manager.update(Order, { id }, { tax_basis, version: () => 'version + 1' });
}
