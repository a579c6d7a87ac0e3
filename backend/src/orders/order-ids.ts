import type { Database } from '../platform/database/database.js';

const idsOf = async (db: Database, sql: string, values: number[]): Promise<number[]> =>
  (await db.manager.query<{ id: number }[]>(sql, values)).map(({ id }) => id);

/** Ids of the orders after this one, ascending. */
export const orderIdsAfter = (db: Database, id: number, count: number): Promise<number[]> =>
  idsOf(db, `SELECT id FROM orders WHERE id > ? ORDER BY id LIMIT ${String(count)}`, [id]);

/** Ids of the orders before this one, descending. */
export const orderIdsBefore = (db: Database, id: number, count: number): Promise<number[]> =>
  idsOf(db, `SELECT id FROM orders WHERE id < ? ORDER BY id DESC LIMIT ${String(count)}`, [id]);

/** Keeps orders from being changed until the open transaction ends. */
export async function lockOrders(db: Database, ids: readonly number[]): Promise<void> {
  if (db.embedded || ids.length === 0) return;
  const places = ids.map(() => '?').join(', ');
  await idsOf(db, `SELECT id FROM orders WHERE id IN (${places}) ORDER BY id${db.rowLock}`, [...ids]);
}
