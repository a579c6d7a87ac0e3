import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { quoted, Side } from '../../src/platform/database/move/side.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { connected, type OwnConnection } from './killed-processes.js';
import { schemaOf } from './schema-of.js';

type Row = Record<string, string | number | null>;

/** What scripts/schema-snapshot.mjs keeps of a release. */
interface Snapshot {
  migrations: string[];
  embedded: string[];
  server: string[];
  rows: Record<string, Row[]>;
}

/** From this one on migrations only add what the version before them, which still serves, need not know (CONTRIBUTING.md). */
const ADDITIVE_SINCE = '2026-11-22-backups';

const EMBEDDED_DEMANDS = `SELECT m.name || '.' || c.name AS place FROM sqlite_master m, pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c."notnull" = 1 AND c.dflt_value IS NULL AND c.pk = 0`;
const SERVER_DEMANDS = `SELECT CONCAT(table_name, '.', column_name) AS place FROM information_schema.columns
  WHERE table_schema = DATABASE() AND is_nullable = 'NO' AND column_default IS NULL AND extra NOT LIKE '%auto_increment%'`;

const folder = join(__dirname, '../upgrades');
const snapshots = readdirSync(folder).sort();
const read = (file: string) =>
  JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString()) as Snapshot;

/** Tables take the database's own collation, as the migrations' do. */
const withoutCharset = (statement: string) =>
  statement.replaceAll(/ (DEFAULT CHARSET|COLLATE)[ =]utf8mb4\w*/g, '');

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : String(value);
const embeddedLiteral = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

describe('a database of an earlier release @wide @servers', () => {
  let test: TestSettings;
  let fresh: TestSettings;
  let expected: unknown;

  beforeAll(async () => {
    fresh = await testSettings();
    await Side.migrate(fresh.settings);
    const own = await connected(fresh.settings);
    expected = await schemaOf(own, fresh.settings);
    await own.close();
  });
  afterAll(() => fresh.dispose());
  beforeEach(async () => {
    test = await testSettings();
  });
  afterEach(() => test.dispose());

  /** The release's tables with its rows. */
  async function restore(own: OwnConnection, { migrations, embedded, server, rows }: Snapshot) {
    const onServer = Boolean(test.settings.database.DATABASE_URL);
    const value = onServer ? literal : embeddedLiteral;
    await own.run(onServer ? 'SET FOREIGN_KEY_CHECKS = 0' : 'PRAGMA foreign_keys = OFF');
    for (const statement of onServer ? server.map(withoutCharset) : embedded) await own.run(statement);
    const insert = async (table: string, row: Row) => {
      const values = Object.values(row).map(value).join(', ');
      await own.run(`INSERT INTO ${table} (${Object.keys(row).map(quoted).join(', ')}) VALUES (${values})`);
    };
    for (const [table, list] of Object.entries(rows)) for (const row of list) await insert(table, row);
    for (const name of migrations) {
      await insert('migrations', { timestamp: Number(/\d{13}$/.exec(name)?.[0]), name });
    }
  }

  it.each(snapshots)('%s gets the schema of a new one, and keeps its rows', async (file) => {
    const snapshot = read(file);
    const before = await connected(test.settings);
    await restore(before, snapshot);
    await before.close();
    await Side.migrate(test.settings);
    const own = await connected(test.settings);
    expect(await schemaOf(own, test.settings)).toEqual(expected);
    for (const [table, rows] of Object.entries(snapshot.rows).filter(([, { length }]) => length > 0)) {
      const columns = Object.keys(rows[0] ?? {});
      const found = await own.query(`SELECT ${columns.map(quoted).join(', ')} FROM ${table}`);
      // mysql2 gives decimals as text.
      const numbers = columns.filter((name) => rows.some((row) => typeof row[name] === 'number'));
      const plainValue = (row: Record<string, unknown>, name: string) =>
        row[name] !== null && numbers.includes(name) ? Number(row[name]) : row[name];
      const plain = (row: Record<string, unknown>) =>
        JSON.stringify(columns.map((name) => plainValue(row, name)));
      expect([table, found.map(plain).sort()]).toEqual([table, rows.map(plain).sort()]);
    }
    if (file >= ADDITIVE_SINCE) expect(await demanded(own, snapshot)).toEqual([]);
    await own.close();
  });

  /** Columns that the release's tables have got since, and that its own inserts would fail for. */
  async function demanded(own: OwnConnection, { rows }: Snapshot): Promise<string[]> {
    const found = await own.query(test.settings.database.DATABASE_URL ? SERVER_DEMANDS : EMBEDDED_DEMANDS);
    return found
      .map(({ place }) => String(place))
      .filter((place) => {
        const [table = '', column = ''] = place.split('.');
        const [row] = rows[table] ?? [];
        return row !== undefined && !(column in row);
      });
  }
});
