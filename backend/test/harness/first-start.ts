import { cpSync } from 'node:fs';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createApi } from '../../src/create-api.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { testSettings, type TestSettings } from './test-settings.js';

/** The administrator that every application starts with. */
export const ADMIN = { email: 'admin@forja.test', password: 'senha-do-admin' };

/** Hashes of passwords that protect nothing. */
export const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What the first start's rows follow from. */
export const FIRST_START = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SEED: 'reference' };

/** What was made, and the statements that make its tables anew: none on the embedded database. */
interface First extends TestSettings {
  statements: string[];
}

let made: Promise<First> | undefined;

// Where test files run together, their suite imports this file first: the hook is the suite's then.
afterAll(async () => {
  await (await made)?.dispose();
});

/** Migrated and with the first rows by the product's own start. */
async function makeFirst(): Promise<First> {
  const first = await testSettings({ ...FIRST_START, REDIS_URL: '' });
  const app = await createApi(first.settings, CHEAP_PASSWORDS);
  await app.init();
  await app.close();
  const { DATABASE_URL } = first.settings.database;
  return { ...first, statements: DATABASE_URL === undefined ? [] : await statementsOf(DATABASE_URL) };
}

/**
 * Gives a folder, or an empty database, what the first start of an application leaves, so that not each application of
 * the tests has to migrate: on a server that takes seconds.
 */
export async function copyFirstStart(to: Settings): Promise<void> {
  made ??= makeFirst();
  const { settings: from, statements } = await made;
  cpSync(from.database.DATA_DIR, to.database.DATA_DIR, { recursive: true });
  if (to.database.DATABASE_URL)
    await within(to.database.DATABASE_URL, (connection) => connection.query(statements.join(';\n')));
}

async function within<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { createConnection } = await import('mysql2/promise');
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = await createConnection({
    host: hostname,
    port: Number(port),
    user: username,
    password,
    database: pathname.slice(1),
    multipleStatements: true,
  });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** What makes the tables of a database with their rows in another one. */
const statementsOf = (url: string): Promise<string[]> =>
  within(url, async (connection) => {
    const database = new URL(url).pathname.slice(1);
    const [tables] = await connection.query<RowDataPacket[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
      [database],
    );
    const statements = ['SET foreign_key_checks = 0'];
    for (const { name } of tables as { name: string }[]) {
      const [[created]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${name}`);
      const [rows] = await connection.query<RowDataPacket[]>(`SELECT 1 FROM ${name} LIMIT 1`);
      statements.push(String(created?.['Create Table']));
      if (rows.length > 0) statements.push(`INSERT INTO ${name} SELECT * FROM ${database}.${name}`);
    }
    return statements;
  });
