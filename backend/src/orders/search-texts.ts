import type { Database } from '../platform/database/database.js';
import type { OrderTexts } from './domain/order-texts.js';
import { orderStatuses, type OrderStatus, type OrderType } from './domain/order-types.js';

/** An order that was found, as far as a result shows it. */
export interface OrderHit {
  id: number;
  type: OrderType;
  status: OrderStatus;
  created_at: string;
  created_by_id: number | null;
  customer: string | null;
  customer_id: number | null;
  total: number;
}

/** A part of an order that was found. */
export interface PartHit {
  id: number;
  order_id: number;
  title: string;
  reference: string | null;
  content_file_id: number | null;
  /** BRL per piece. */
  unit_value: number | string;
  thumbnail_key: string | null;
}

interface TextRow {
  order_id: number;
  title: string;
  reference: string | null;
  content_file_id?: number | null;
}

const placesOf = (ids: readonly number[]) => `(${ids.map(() => '?').join(', ')})`;

const read = async <R>(db: Database, ids: readonly number[], sql: string): Promise<R[]> =>
  ids.length === 0 ? [] : db.manager.query<R[]>(sql, [...ids]);

/** The texts by which the orders of these ids are searched: three narrow queries, however many orders. */
export async function loadOrderTexts(db: Database, ids: readonly number[]): Promise<OrderTexts[]> {
  const some = placesOf(ids);
  const orders = await read<Omit<OrderTexts, 'own' | 'parts' | 'drawings'> & { os_file: string | null }>(
    db,
    ids,
    `SELECT o.id, o.customer_id, o.created_by_id, f.original_name AS os_file
     FROM orders o LEFT JOIN stored_files f ON f.id = o.os_file_id WHERE o.id IN ${some}`,
  );
  const sets = await read<TextRow>(
    db,
    ids,
    `SELECT order_id, name AS title, reference FROM order_sets WHERE order_id IN ${some} ORDER BY id`,
  );
  const parts = await read<TextRow>(
    db,
    ids,
    `SELECT s.order_id, p.title, p.reference, p.content_file_id FROM order_sets s JOIN set_parts p ON p.set_id = s.id
     WHERE s.order_id IN ${some} ORDER BY p.id`,
  );
  const texts = ({ title, reference }: TextRow) => [title, ...(reference === null ? [] : [reference])];
  const ofSets = byOrder(sets, texts);
  const ofParts = byOrder(parts, texts);
  const drawings = byOrder(parts, ({ content_file_id }) =>
    typeof content_file_id === 'number' ? [content_file_id] : [],
  );
  return orders.map(({ os_file, ...order }) => ({
    ...order,
    own: [...(ofSets.get(order.id) ?? []), ...(os_file === null ? [] : [os_file])],
    parts: ofParts.get(order.id) ?? [],
    drawings: drawings.get(order.id) ?? [],
  }));
}

function byOrder<V>(rows: readonly TextRow[], valuesOf: (row: TextRow) => readonly V[]): Map<number, V[]> {
  const found = new Map<number, V[]>();
  for (const row of rows) {
    const values = found.get(row.order_id) ?? [];
    found.set(row.order_id, values);
    for (const value of valuesOf(row)) values.push(value);
  }
  return found;
}

/** The orders of these ids, in no order. */
export async function findOrderHits(db: Database, ids: readonly number[]): Promise<OrderHit[]> {
  const hits = await read<Omit<OrderHit, 'total'> & { total: number | string }>(
    db,
    ids,
    `SELECT o.id, o.type, o.status, o.created_at, o.created_by_id, o.customer_id, o.total, c.name AS customer
     FROM orders o LEFT JOIN customers c ON c.id = o.customer_id WHERE o.id IN ${placesOf(ids)}`,
  );
  // mysql2 gives decimals as text.
  return hits.map((hit) => ({ ...hit, total: Number(hit.total) }));
}

/** The newest orders of this total. @param owner the user whose orders are looked at; null for all of them */
export async function findIdsByTotal(
  db: Database,
  total: number,
  { owner, most }: { owner: number | null; most: number },
): Promise<number[]> {
  const own = owner === null ? '' : 'created_by_id = ? AND ';
  const rows = await db.manager.query<{ id: number }[]>(
    `SELECT id FROM orders WHERE ${own}status IN (${orderStatuses.map(() => '?').join()}) AND total = ?
     ORDER BY id DESC LIMIT ${String(most)}`,
    [...(owner === null ? [] : [owner]), ...orderStatuses, total],
  );
  return rows.map(({ id }) => id);
}

/** Names of the orders' sets and files, each with its order. */
export async function loadOwnTexts(
  db: Database,
  orderIds: readonly number[],
): Promise<{ order_id: number; text: string | null }[]> {
  const some = placesOf(orderIds);
  return read(
    db,
    [...orderIds, ...orderIds, ...orderIds],
    `SELECT o.id AS order_id, f.original_name AS text FROM orders o JOIN stored_files f ON f.id = o.os_file_id
     WHERE o.id IN ${some}
     UNION ALL SELECT order_id, name FROM order_sets WHERE order_id IN ${some}
     UNION ALL SELECT order_id, reference FROM order_sets WHERE order_id IN ${some}`,
  );
}

/** The parts of the orders, as they stand in them. */
export async function findPartHits(db: Database, orderIds: readonly number[]): Promise<PartHit[]> {
  return read<PartHit>(
    db,
    orderIds,
    `SELECT p.id, s.order_id, p.title, p.reference, p.content_file_id, p.unit_value, f.thumbnail_key
     FROM order_sets s JOIN set_parts p ON p.set_id = s.id LEFT JOIN stored_files f ON f.id = p.content_file_id
     WHERE s.order_id IN ${placesOf(orderIds)} ORDER BY s.position, s.id, p.position, p.id`,
  );
}
