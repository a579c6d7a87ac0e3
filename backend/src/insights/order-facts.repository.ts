import { placesFor } from '../platform/database/naming.js';
import { insertRows, updateRows } from '../platform/database/bulk-rows.js';
import type { Database } from '../platform/database/database.js';
import { plainRows, type RowOf } from '../platform/database/plain-rows.js';
import { monthOf } from '../platform/i18n/calendar.js';
import { Order } from '../orders/order.entity.js';
import { NO_OWNER, type MaterialShare, type OrderFacts } from './domain/order-facts.js';
import { OrderFactsRow, OrderMaterialRow } from './order-facts.entity.js';

/** By order. */
export type FactsById = Map<number, OrderFacts>;

/** Facts of these orders. */
export async function readFacts(db: Database, orders: readonly RowOf<Order>[]): Promise<FactsById> {
  const won = orders.filter(isWon).map(({ id }) => id);
  const materials = await readShares(db, won);
  return new Map(orders.map((order) => [order.id, factsOf(order, materials.get(order.id) ?? [])]));
}

/** Facts of the orders with which the tallies were last changed. */
export async function findKeptFacts(db: Database, ids: readonly number[]): Promise<FactsById> {
  const { manager } = db;
  const rows = await plainRows(manager, OrderFactsRow, among('order_id', ids));
  const won = rows.filter((row) => row.won).map((row) => row.order_id);
  const shares = won.length > 0 ? await plainRows(manager, OrderMaterialRow, among('order_id', won)) : [];
  const materials = grouped(shares);
  return new Map(
    rows.map((row) => {
      const own = (materials.get(row.order_id) ?? []).map(({ order_id: _, ...share }) => share);
      return [row.order_id, { ...row, materials: own }];
    }),
  );
}

/** The ids of the `count` orders after this one, of those that are gone but were kept too; ascending. */
export async function factIdsAfter(db: Database, orderId: number, count: number): Promise<number[]> {
  const next = (table: string, id: string) =>
    `SELECT * FROM (SELECT ${id} AS id FROM ${table} WHERE ${id} > ? ORDER BY ${id} LIMIT ${String(count)}) ${table}`;
  const rows = await db.manager.query<{ id: number }[]>(
    `SELECT id FROM (${next('orders', 'id')} UNION ${next('order_facts', 'order_id')}) b
     ORDER BY id LIMIT ${String(count)}`,
    [orderId, orderId],
  );
  return rows.map(({ id }) => id);
}

/** Stores what the order says now in place of what was kept; null where there is no order. */
export async function storeFacts(
  db: Database,
  before: OrderFacts | null,
  after: OrderFacts | null,
): Promise<void> {
  const { manager } = db;
  if (before) {
    const order_id = before.order_id;
    if (before.materials.length > 0) await manager.delete(OrderMaterialRow, { order_id });
    if (!after) await manager.delete(OrderFactsRow, { order_id });
  }
  if (!after) return;
  const { materials, ...row } = after;
  if (before) await updateRows(manager, OrderFactsRow, [row]);
  else await insertRows(manager, OrderFactsRow, [row]);
  const shares = materials.map((share) => ({ order_id: row.order_id, ...share }));
  if (shares.length > 0) await insertRows(manager, OrderMaterialRow, shares);
}

/** Weight and value of each material in these orders; a part that is cut from a sheet counts for the sheet's material. */
async function readShares(db: Database, ids: readonly number[]): Promise<Map<number, MaterialShare[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.manager.query<Record<string, number | string>[]>(
    `SELECT s.order_id AS order_id,
            CASE p.type WHEN 'material' THEN p.material_id ELSE h.material_id END AS material_id,
            SUM(ROUND(p.final_value * 100) * s.quantity) AS cents,
            SUM(ROUND(p.gross_weight * 10000) * s.quantity) AS weight
     FROM order_sets s JOIN set_parts p ON p.set_id = s.id LEFT JOIN sheets h ON h.id = p.sheet_id
     WHERE s.order_id IN (${placesFor(ids)}) AND (p.type = 'material' AND p.material_id IS NOT NULL
       OR p.type = 'sheet' AND h.material_id IS NOT NULL)
     GROUP BY 1, 2`,
    [...ids],
  );
  const shares = rows.map(({ order_id, material_id, cents, weight }) => ({
    order_id: Number(order_id),
    share: { material_id: Number(material_id), cents: Number(cents), weight: Number(weight) },
  }));
  const byOrder = grouped(shares);
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ share }) => share)]));
}

function grouped<R extends { order_id: number }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row]);
  return groups;
}

const among = (column: string, ids: readonly number[]) => ({
  condition: `WHERE ${column} IN (${placesFor(ids)})`,
  values: [...ids],
});

const isWon = ({ approved_at, answered_at }: RowOf<Order>) => approved_at !== null && answered_at !== null;

/** Answered by an approval or a loss: a draft that was cancelled without a reason was never offered to its customer. */
const answerMoment = ({ answered_at, approved_at, sent_at, lost_reason }: RowOf<Order>): string | null =>
  (approved_at ?? sent_at ?? lost_reason) ? answered_at : null;

function factsOf(order: RowOf<Order>, materials: MaterialShare[]): OrderFacts {
  const { sent_at, delivery_date } = order;
  const answered_at = answerMoment(order);
  return {
    order_id: order.id,
    owner_id: order.created_by_id ?? NO_OWNER,
    customer_id: order.customer_id,
    type: order.type,
    status: order.status,
    total_cents: Math.round(order.total * 100),
    sent_month: sent_at && monthOf(sent_at),
    sent_minutes: sent_at ? minutesBetween(order.created_at, sent_at) : 0,
    answered_month: answered_at && monthOf(answered_at),
    won: isWon(order),
    lost_reason: order.lost_reason,
    delivery_day: delivery_date?.slice(0, 10) ?? null,
    materials,
  };
}

/** Whole minutes between two moments, seconds cut off as the migration's SQL does; never less than none. */
function minutesBetween(from: string, to: string): number {
  const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  return Math.max(0, Math.floor((seconds(to) - seconds(from)) / 60));
}
