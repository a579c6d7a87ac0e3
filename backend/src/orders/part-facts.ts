import { placesFor } from '../platform/database/naming.js';
import type { Outline } from '../files/flat-pattern/domain/outline.js';
import type { Database } from '../platform/database/database.js';
import { plainRows, type RowOf } from '../platform/database/plain-rows.js';
import type { PartType } from '../pricing/domain/part-type.js';
import { seesAll, type Viewer } from './domain/visibility.js';
import { Order } from './order.entity.js';

/** A part of an order, with the facts of its drawing that identify it. Sizes in mm. */
export interface PartFacts {
  id: number;
  order_id: number;
  customer_id: number | null;
  title: string;
  reference: string | null;
  type: PartType | null;
  thickness: number;
  width: number;
  length: number;
  digest: string | null;
  page: number | null;
  outline: Outline | null;
}

export type DrawingFacts = Pick<PartFacts, 'digest' | 'page' | 'outline'>;

/** A row as the drivers give it: decimals of mysql2 and JSON are text. */
interface PartRow extends Omit<PartFacts, 'thickness' | 'width' | 'length' | 'outline'> {
  thickness: number | string;
  width: number | string;
  length: number | string;
  outline: string | null;
}

/** The columns of an order that say when and for whom its parts were priced, and what became of them. */
const ORDER_COLUMNS = [
  ...(['id', 'type', 'status', 'customer_id', 'markup', 'tax_basis'] as const),
  ...(['created_at', 'sent_at'] as const),
] as const;
export type OrderOfPart = Pick<RowOf<Order>, (typeof ORDER_COLUMNS)[number]>;

const PARTS = `SELECT p.id, s.order_id, o.customer_id, p.title, p.reference, p.type, p.thickness, p.width, p.length,
    f.digest, f.page, f.outline
  FROM orders o JOIN order_sets s ON s.order_id = o.id JOIN set_parts p ON p.set_id = s.id
  LEFT JOIN stored_files f ON f.id = p.content_file_id`;

const readOutline = (outline: string | null) => (outline === null ? null : (JSON.parse(outline) as Outline));

const partFacts = ({ outline, ...row }: PartRow): PartFacts => ({
  ...row,
  thickness: Number(row.thickness),
  width: Number(row.width),
  length: Number(row.length),
  outline: readOutline(outline),
});

/** All parts of these orders, in no order. */
export async function findPartsOfOrders(db: Database, orderIds: readonly number[]): Promise<PartFacts[]> {
  if (orderIds.length === 0) return [];
  const rows = await db.manager.query<PartRow[]>(`${PARTS} WHERE o.id IN (${placesFor(orderIds)})`, [
    ...orderIds,
  ]);
  return rows.map(partFacts);
}

/** Finds the parts among these that are priced and that the viewer sees, in no order. */
export async function findPricedParts(
  db: Database,
  ids: readonly number[],
  viewer: Viewer,
): Promise<PartFacts[]> {
  if (ids.length === 0) return [];
  const own = seesAll(viewer) ? '' : ' AND o.created_by_id = ?';
  const rows = await db.manager.query<PartRow[]>(
    `${PARTS} WHERE p.id IN (${placesFor(ids)}) AND p.type IS NOT NULL${own}`,
    own === '' ? [...ids] : [...ids, viewer.id],
  );
  return rows.map(partFacts);
}

/** The facts of a part's drawing. */
export async function loadDrawingFacts(db: Database, file: number | null): Promise<DrawingFacts> {
  const [row] =
    file === null
      ? []
      : await db.manager.query<Pick<PartRow, keyof DrawingFacts>[]>(
          'SELECT digest, page, outline FROM stored_files WHERE id = ?',
          [file],
        );
  return row ? { ...row, outline: readOutline(row.outline) } : { digest: null, page: null, outline: null };
}

/** The orders of these ids. */
export async function loadOrdersOfParts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, OrderOfPart>> {
  if (ids.length === 0) return new Map();
  const orders = await plainRows(db.manager, Order, {
    condition: `WHERE id IN (${placesFor(ids)})`,
    values: [...ids],
    columns: ORDER_COLUMNS,
  });
  return new Map(orders.map((order) => [order.id, order]));
}

/** The names of customers. */
export async function loadCustomerNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.manager.query<{ id: number; name: string }[]>(
    `SELECT id, name FROM customers WHERE id IN (${placesFor(ids)})`,
    [...ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Drawings of these orders' parts that were stored before their digests were kept: keys of objects, each once. */
export async function findUnreadDrawings(db: Database, orderIds: readonly number[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db.manager.query<{ original_key: string }[]>(
    `SELECT DISTINCT f.original_key FROM order_sets s JOIN set_parts p ON p.set_id = s.id
     JOIN stored_files f ON f.id = p.content_file_id
     WHERE s.order_id IN (${placesFor(orderIds)}) AND f.digest IS NULL`,
    [...orderIds],
  );
  return rows.map(({ original_key }) => original_key);
}
