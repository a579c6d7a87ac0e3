import { quoted, type Row, type Side, type TableShape } from './side.js';
import { batches, tableDigest } from './table-digest.js';
import { UNFINISHED_MOVE } from '../newer-schema.js';

/** After every other migration. */
const LAST_TIMESTAMP = 9_999_999_999_999;

/** The table that migrations put rows into, which a move brings along. */
const SEEDED = 'operations';

/** Why rows could not be moved: a table that differs, or a target that is not empty. */
export class MoveFailure extends Error {
  constructor(
    readonly reason: 'not-empty' | 'other-schema' | 'differs',
    readonly table: string,
  ) {
    super(`${reason}: ${table}`);
  }
}

/** Counts of moved rows. */
export interface MovedRows {
  tables: number;
  rows: number;
}

/**
 * Marks a migrated database as the target of a move: until the move ends, no start takes it for an installation. The rows that a
 * move has left there which was killed are removed: it begins anew.
 * @throws MoveFailure where it holds an installation's rows
 */
export async function beginMove(to: Side): Promise<void> {
  const tables = await to.tables();
  const marks = await to.rows('SELECT name FROM migrations WHERE name = ?', [UNFINISHED_MOVE]);
  if (marks.length === 0) {
    for (const { name } of tables)
      if (name !== SEEDED && (await to.count(name)) > 0) throw new MoveFailure('not-empty', name);
    const mark = `INSERT INTO migrations (timestamp, name) VALUES (${String(LAST_TIMESTAMP)}, ?)`;
    await to.run(mark, [UNFINISHED_MOVE]);
  }
  await to.withoutForeignKeys();
  for (const { name } of tables) await to.empty(name);
}

/** Takes the mark away: the target is an installation from here on. */
export async function endMove(to: Side): Promise<void> {
  await to.run('DELETE FROM migrations WHERE name = ?', [UNFINISHED_MOVE]);
}

/**
 * Copies all rows into a target that a move has begun with, then counts and digests every table on both sides.
 * @throws MoveFailure
 */
export async function moveRows(from: Side, to: Side): Promise<MovedRows> {
  const [tables, targets] = await Promise.all([from.tables(), to.tables()]);
  let rows = 0;
  for (const table of tables) {
    const target = targets.find(({ name }) => name === table.name);
    if (target?.columns.join() !== table.columns.join()) throw new MoveFailure('other-schema', table.name);
    for await (const batch of batches(from, table)) await insert(to, table, batch);
    const id = await from.lastId(table.name);
    if (id !== null) await to.storeLastId(table.name, id);
    const expected = await tableDigest(from, table);
    const found = await tableDigest(to, target);
    if (found.rows !== expected.rows || found.sum !== expected.sum)
      throw new MoveFailure('differs', table.name);
    rows += found.rows;
  }
  return { tables: tables.length, rows };
}

/** Parameters of a statement, below what SQLite takes. */
const MOST_VALUES = 20_000;

async function insert(to: Side, table: TableShape, rows: readonly Row[]): Promise<void> {
  const { columns } = table;
  const portion = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  for (let at = 0; at < rows.length; at += portion) {
    const some = rows.slice(at, at + portion);
    const marks = `(${columns.map(() => '?').join(', ')})`;
    const sql = `INSERT INTO ${table.name} (${columns.map(quoted).join(', ')}) VALUES ${some.map(() => marks).join(', ')}`;
    await to.run(
      sql,
      some.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }
}
