import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * MySQL and MariaDB commit each change of a table by itself: a migration whose process is killed in between leaves half of
 * its changes, and would fail over them when it is run again. So it is written down beside it which of its statements have
 * begun and which are done, and the next start goes on with the first that is not.
 */
const TABLE = 'migration_steps';

const CREATE = `CREATE TABLE IF NOT EXISTS ${TABLE} (
  name VARCHAR(191) NOT NULL PRIMARY KEY, begun INT NOT NULL, done INT NOT NULL
)`;

/** Statements that change tables, each by itself whole or not at all; those that change rows belong to transactions. */
const CHANGES_TABLES = /^\s*(CREATE|ALTER|DROP|RENAME)\b/i;

/** How the server refuses a change that has been made already. */
const MADE_ALREADY = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_BAD_FIELD_ERROR',
  'ER_FK_DUP_NAME',
  'ER_DUP_CONSTRAINT_NAME',
]);

interface Steps {
  begun: number;
  done: number;
}

type Query = QueryRunner['query'];

/**
 * Lets migrations of a server go on where a killed process left them. Statements that change rows are one transaction up to the
 * next change of a table, or to the migration's end; those before one may run twice, so a migration inserts rows last.
 * @param run runs the migrations that are pending; none are: nothing is written
 */
export async function recoverably<T>(
  migrations: readonly MigrationInterface[],
  query: (sql: string) => Promise<unknown>,
  run: () => Promise<T>,
): Promise<T> {
  await query(CREATE);
  for (const migration of migrations) {
    const up = migration.up.bind(migration);
    migration.up = (runner) => withSteps(runner, migration.name ?? migration.constructor.name, up);
  }
  const result = await run();
  await query(`DROP TABLE IF EXISTS ${TABLE}`);
  return result;
}

async function withSteps(
  runner: QueryRunner,
  name: string,
  up: (runner: QueryRunner) => Promise<unknown>,
): Promise<void> {
  const query: Query = runner.query.bind(runner);
  const [known] = (await query(`SELECT begun, done FROM ${TABLE} WHERE name = ?`, [name])) as Steps[];
  const before = known ?? { begun: 0, done: 0 };
  const store = (steps: Steps) =>
    query(`REPLACE INTO ${TABLE} (name, begun, done) VALUES (?, ?, ?)`, [name, steps.begun, steps.done]);
  let at = 0;
  const change = async (args: Parameters<Query>): Promise<void> => {
    await store({ begun: at, done: at - 1 });
    try {
      await query(...args);
    } catch (error) {
      const killedInIt = at === before.begun && before.done < at;
      if (!killedInIt || !isMadeAlready(error)) {
        await store({ begun: at - 1, done: at - 1 });
        throw error;
      }
    }
    await store({ begun: at, done: at });
  };
  const step = async (...args: Parameters<Query>): Promise<unknown> => {
    if (!CHANGES_TABLES.test(args[0])) return query(...args);
    at += 1;
    if (at > before.done) await change(args);
    // The change has ended TypeORM's transaction: rows that change from here on belong to another, up to the next change of a
    // table or the migration's end.
    await query('START TRANSACTION');
    return [];
  };
  Object.assign(runner, { query: step });
  try {
    await up(runner);
  } finally {
    Object.assign(runner, { query });
  }
}

/** The server's refusal as the driver hands it on. */
interface Refusal {
  code?: string;
  message?: string;
}

function isMadeAlready(error: unknown): boolean {
  const { code = '', message = '' } = (error as { driverError?: Refusal }).driverError ?? {};
  // So MariaDB refuses a foreign key that is there; with another number in its text, one that can't be.
  if (code === 'ER_CANT_CREATE_TABLE') return /errno: 121\b/.test(message);
  return MADE_ALREADY.has(code);
}
