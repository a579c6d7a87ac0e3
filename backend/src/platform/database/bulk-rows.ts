import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { chunksOf } from '../chunks.js';
import { columnOf, type RowOf } from './plain-rows.js';

/**
 * Writes many rows of one table with few statements: an update of a thousand rows one by one costs more than their
 * calculation. Values pass as parameters and are converted by the columns' own transformers, as TypeORM's writes do.
 */

/** Rows of one statement: few enough for the databases' limits of parameters, and one text to prepare for all. */
const CHUNK = 100;

/** Inserts the rows in their order. All have the same columns; ids are the database's. */
export async function insertRows<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: readonly Partial<RowOf<E>>[],
): Promise<void> {
  const table = tableOf(manager, entity, rows);
  for (const chunk of chunksOf(rows, CHUNK)) {
    const places = chunk.map(() => `(${table.columns.map(() => '?').join(', ')})`).join(', ');
    await manager.query(
      `INSERT INTO ${table.name} (${table.names.join(', ')}) VALUES ${places}`,
      chunk.flatMap((row) => table.valuesOf(row)),
    );
  }
}

/** Gives each row, found by its key, the other values that stand beside it. All have the same columns, the key among them. */
export async function updateRows<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: readonly Partial<RowOf<E>>[],
): Promise<void> {
  const table = tableOf(manager, entity, rows);
  const server = manager.dataSource.options.type !== 'better-sqlite3';
  for (const chunk of chunksOf(rows, CHUNK)) {
    await manager.query(
      server ? joined(table, chunk.length) : fromValues(table, chunk.length),
      chunk.flatMap((row) => table.valuesOf(row)),
    );
  }
}

/** SQLite's form: `UPDATE … FROM`, with a list of values of named columns. */
function fromValues({ name, key, names, changing }: Table, count: number): string {
  const row = `(${names.map(() => '?').join(', ')})`;
  const changes = changing.map((column) => `${column} = changed.${column}`).join(', ');
  const values = new Array<string>(count).fill(row).join(', ');
  return `WITH changed (${names.join(', ')}) AS (VALUES ${values}) UPDATE ${name} SET ${changes} FROM changed WHERE ${name}.${key} = changed.${key}`;
}

/**
 * MySQL's and MariaDB's form: a join; their lists of values differ, a union of selects is the same on both. The changes
 * come first and find their rows by id: the other way round a small table is scanned, and rows of other transactions
 * are locked.
 */
function joined({ name, key, names, changing }: Table, count: number): string {
  const first = names.map((column) => `? AS ${column}`).join(', ');
  const others = names.map(() => '?').join(', ');
  const rows = [first, ...new Array<string>(count - 1).fill(others)].map((row) => `SELECT ${row}`);
  const changes = changing.map((column) => `${name}.${column} = changed.${column}`).join(', ');
  return `UPDATE (${rows.join(' UNION ALL ')}) AS changed STRAIGHT_JOIN ${name} ON ${name}.${key} = changed.${key} SET ${changes}`;
}

/** The table's and the columns' names for statements. */
interface Table {
  /** This, the key and the columns' names are escaped for the database. */
  name: string;
  key: string;
  names: string[];
  /** `names` without the key. */
  changing: string[];
  columns: ColumnMetadata[];
  valuesOf: (row: ObjectLiteral) => unknown[];
}

function tableOf<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: readonly ObjectLiteral[],
): Table {
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(entity);
  const given = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== undefined);
  const columns = given.map(([property]) => columnOf(metadata, property));
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  const key = driver.escape(metadata.primaryColumns[0]?.databaseName ?? 'id');
  return {
    name: driver.escape(metadata.tableName),
    key,
    names,
    changing: names.filter((name) => name !== key),
    columns,
    valuesOf: (row) =>
      columns.map((column): unknown => driver.preparePersistentValue(row[column.propertyName], column)),
  };
}
