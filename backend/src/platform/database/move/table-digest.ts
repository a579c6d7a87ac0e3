import { createHash } from 'node:crypto';
import { quoted, type Row, type Side, type TableShape, type Value } from './side.js';

/** Rows of a query. */
const BATCH = 500;

/** How many rows a table has, and the sum of their SHA-256: the same in whatever order a database gives them. */
export interface TableDigest {
  rows: number;
  sum: string;
}

const MODULUS = 2n ** 256n;

/** Decimals and large numbers arrive as text from one driver and as numbers from the other. */
const plain = (value: Value | undefined, isNumber: boolean): Value =>
  value === null || value === undefined ? null : isNumber ? Number(value) : value;

/** Counts and digests a table, portion by portion. */
export async function tableDigest(side: Side, table: TableShape): Promise<TableDigest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of batches(side, table)) {
    for (const row of batch) {
      const values = table.columns.map((column) => plain(row[column], table.numbers.has(column)));
      sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`);
    }
    rows += batch.length;
  }
  return { rows, sum: (sum % MODULUS).toString(16) };
}

/** The rows of a table in the order of its primary key, portion by portion. */
export async function* batches(side: Side, table: TableShape): AsyncIterable<Row[]> {
  const key = table.key.map(quoted).join(', ');
  const marks = table.key.map(() => '?').join(', ');
  for (let last: Value[] | undefined; ;) {
    const where = last ? `WHERE (${key}) > (${marks})` : '';
    const sql = `SELECT ${table.columns.map(quoted).join(', ')} FROM ${table.name} ${where} ORDER BY ${key} LIMIT ${String(BATCH)}`;
    const rows = await side.rows<Row>(sql, last ?? []);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = table.key.map((column) => plain(end[column], table.numbers.has(column)));
  }
}
