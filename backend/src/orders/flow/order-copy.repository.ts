import { In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** The rows inside of an order. */
export interface OrderRows {
  sets: RowOf<OrderSet>[];
  parts: RowOf<SetPart>[];
  processes: RowOf<PartProcess>[];
}

const SETS = 'SELECT id FROM order_sets WHERE order_id = ?';

/** All rows inside of the order, without relations: values, price bases and locks are copied as they are. */
export async function rowsOf(db: Database, orderId: number): Promise<OrderRows> {
  const { manager } = db;
  const values = [orderId];
  const sets = await plainRows(manager, OrderSet, { condition: 'WHERE order_id = ? ORDER BY id', values });
  const parts = await plainRows(manager, SetPart, {
    condition: `WHERE set_id IN (${SETS}) ORDER BY id`,
    values,
  });
  const processes = await plainRows(manager, PartProcess, {
    condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE set_id IN (${SETS})) ORDER BY id`,
    values,
  });
  return { sets, parts, processes };
}

/** @returns the new rows' ids, in the order of the rows */
export async function insertSets(
  db: Database,
  orderId: number,
  rows: Omit<RowOf<OrderSet>, 'id'>[],
): Promise<number[]> {
  await insertRows(db.manager, OrderSet, rows);
  return idsOf(db, OrderSet, { order_id: orderId });
}

/** @returns the new rows' ids, in the order of the rows; the sets must have had no parts before */
export async function insertParts(
  db: Database,
  setIds: number[],
  rows: Omit<RowOf<SetPart>, 'id'>[],
): Promise<number[]> {
  await insertRows(db.manager, SetPart, rows);
  return idsOf(db, SetPart, { set_id: In(setIds) });
}

export async function insertProcesses(db: Database, rows: Omit<RowOf<PartProcess>, 'id'>[]): Promise<void> {
  await insertRows(db.manager, PartProcess, rows);
}

/** Ids ascend in the order of the inserted rows on every database; no driver has to report them. */
async function idsOf<E extends ObjectLiteral & { id: number }>(
  db: Database,
  entity: EntityTarget<E>,
  where: Record<string, unknown>,
): Promise<number[]> {
  const query = db.manager.createQueryBuilder(entity, 'row').select('row.id', 'id').where(where);
  const rows = await query.orderBy('row.id').getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}
