import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from './database.js';
import { packedRows } from './packed-rows.js';
import { plainRows, type ColumnOf, type RowOf } from './plain-rows.js';

/** Packs columns of numbers alone, as `plainRows` does any column. */
export async function numberRows<E extends ObjectLiteral, K extends ColumnOf<E>>(
  db: Database,
  entity: EntityTarget<E>,
  wanted: { condition: string; values: unknown[]; columns: readonly K[] },
): Promise<Pick<RowOf<E>, K>[]> {
  if (!db.embedded) return plainRows(db.manager, entity, wanted);
  const { condition, values, columns } = wanted;
  const { tableName } = db.manager.dataSource.getMetadata(entity);
  const sql = `SELECT ${columns.join(', ')} FROM ${tableName} ${condition}`;
  return (await packedRows(db, { columns, sql, values })) as Pick<RowOf<E>, K>[];
}
