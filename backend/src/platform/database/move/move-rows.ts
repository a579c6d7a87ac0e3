import { createHash } from 'node:crypto';
import { quoted, type Row, type Side, type TableShape, type Value } from './side.js';
import { batches, keyOf, tableDigest } from './table-digest.js';
import { UNFINISHED_MOVE } from '../newer-schema.js';

/** How far a move has come, kept in its target with what it has stored. */
const PROGRESS = 'move_progress';

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

/** Whether a move into this database did not end. */
export async function isHalfMoved(to: Side): Promise<boolean> {
  if (!(await to.hasTable('migrations'))) return false;
  return (await to.rows('SELECT name FROM migrations WHERE name = ?', [UNFINISHED_MOVE])).length > 0;
}

/**
 * Marks a migrated, empty database as the target of a move: until the move ends, no start takes it for an installation.
 * @throws MoveFailure where it holds rows
 */
export async function beginMove(to: Side): Promise<void> {
  for (const { name } of await to.tables())
    if (name !== SEEDED && (await to.count(name)) > 0) throw new MoveFailure('not-empty', name);
  await to.run(`DELETE FROM ${SEEDED}`);
  await to.run(
    `CREATE TABLE IF NOT EXISTS ${PROGRESS} (name VARCHAR(191) NOT NULL PRIMARY KEY, last TEXT, ended INT NOT NULL)`,
  );
  const mark = `INSERT INTO migrations (timestamp, name) VALUES (${String(LAST_TIMESTAMP)}, ?)`;
  await to.run(mark, [UNFINISHED_MOVE]);
}

/** Takes the mark away: the target is an installation from here on. */
export async function endMove(to: Side): Promise<void> {
  // In this order: a kill in between leaves a table that nothing reads, not a mark without what the next run goes on from.
  await to.run('DELETE FROM migrations WHERE name = ?', [UNFINISHED_MOVE]);
  await to.run(`DROP TABLE ${PROGRESS}`);
}

/**
 * Copies all rows, portion by portion, each in a transaction with how far the table has come: a move that was killed goes on
 * there. Then every table is counted and digested on both sides.
 * @throws MoveFailure
 */
export async function moveRows(from: Side, to: Side): Promise<MovedRows> {
  await to.withoutForeignKeys();
  const [tables, targets] = await Promise.all([from.tables(), to.tables()]);
  let rows = 0;
  for (const table of tables) {
    const target = targets.find(({ name }) => name === table.name);
    if (target?.columns.join() !== table.columns.join()) throw new MoveFailure('other-schema', table.name);
    await copyTable(from, to, table);
    const expected = await tableDigest(from, table);
    const found = await tableDigest(to, target);
    if (found.rows !== expected.rows || found.sum !== expected.sum)
      throw new MoveFailure('differs', table.name);
    rows += found.rows;
  }
  return { tables: tables.length, rows };
}

/** How far a part of the move has come. */
export interface Progress {
  /** The last row's keys; null: nothing yet. */
  last: Value[] | null;
  ended: boolean;
}

/** @param name of a table, or of another part of the move */
export async function progressOf(to: Side, name: string): Promise<Progress> {
  const [row] = await to.rows<{ last: string | null; ended: number }>(
    `SELECT last, ended FROM ${PROGRESS} WHERE name = ?`,
    [name],
  );
  const last = row?.last ? (JSON.parse(row.last) as Value[]) : null;
  return { last, ended: row?.ended === 1 };
}

export async function storeProgress(to: Side, name: string, { last, ended }: Progress): Promise<void> {
  const values = [name, last && JSON.stringify(last), ended ? 1 : 0];
  await to.run(`REPLACE INTO ${PROGRESS} (name, last, ended) VALUES (?, ?, ?)`, values);
}

/** With a blank: the name of no table. */
const MISSING = 'missing ';

/** Notes that an object was not there, so that a move that goes on knows it. Once, however often it is noted. */
export async function noteMissing(to: Side, key: string): Promise<void> {
  const name = MISSING + createHash('sha256').update(key).digest('hex');
  await storeProgress(to, name, { last: [key], ended: true });
}

/** The keys of all objects that were not there, since the move began. */
export async function missingSoFar(to: Side): Promise<string[]> {
  const sql = `SELECT last FROM ${PROGRESS} WHERE name LIKE '${MISSING}%'`;
  const rows = await to.rows<{ last: string }>(sql);
  return rows.map(({ last }) => String((JSON.parse(last) as Value[])[0])).sort();
}

async function copyTable(from: Side, to: Side, table: TableShape): Promise<void> {
  const { last, ended } = await progressOf(to, table.name);
  if (ended) return;
  let end = last;
  for await (const rows of batches(from, table, last)) {
    const newest = rows.at(-1);
    end = newest ? keyOf(table, newest) : end;
    const progress = { last: end, ended: false };
    await to.together(async () => {
      await insert(to, table, rows);
      await storeProgress(to, table.name, progress);
    });
  }
  const id = await from.lastId(table.name);
  if (id !== null) await to.storeLastId(table.name, id);
  await storeProgress(to, table.name, { last: end, ended: true });
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
