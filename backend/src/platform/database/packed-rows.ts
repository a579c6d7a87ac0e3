import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from './database.js';
import { plainRows, type ColumnOf, type RowOf } from './plain-rows.js';

/** A query that answers these columns, by their names, in this order; `?` stands for each of the values. */
export interface PackedQuery<K extends string> {
  columns: readonly K[];
  sql: string;
  values: readonly unknown[];
}

/** Values that a database holds and JSON can carry. */
export type PackedValue = string | number | null;

/**
 * Rows of a query. The embedded database's driver makes each value of each row by a call of its own; one text with all of
 * them takes less than half of that. Numbers of at most 15 significant digits survive their text unchanged. The order
 * of a query with a LIMIT is kept.
 */
export async function packedRows<K extends string>(
  db: Database,
  { columns, sql, values }: PackedQuery<K>,
): Promise<Record<K, PackedValue>[]> {
  if (!db.embedded) return db.manager.query<Record<K, PackedValue>[]>(sql, [...values]);
  const [found] = await db.manager.query<{ packed: string }[]>(
    `SELECT json_group_array(json_array(${columns.join()})) AS packed FROM (${sql})`,
    [...values],
  );
  const rows = JSON.parse(found?.packed ?? '[]') as PackedValue[][];
  return rows.map((row) => withNames(row, columns));
}

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

function withNames<K extends string>(row: readonly PackedValue[], names: readonly K[]) {
  const named = {} as Record<K, PackedValue>;
  for (const [index, name] of names.entries()) named[name] = row[index] ?? null;
  return named;
}
