import { createConnection } from 'mysql2/promise';
import { inRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** Runs a statement on the database of an installation's settings, whatever its kind. @returns the rows of a SELECT */
export async function sql(env, statement) {
  if (env.DATABASE_URL) {
    const connection = await createConnection(env.DATABASE_URL.replace('mariadb:', 'mysql:'));
    try {
      const [rows] = await connection.query(statement);
      return rows;
    } finally {
      await connection.end();
    }
  }
  const script = inRoot('scripts/faults/embedded-sql.mjs');
  const printed = await run(process.execPath, [script, `${env.DATA_DIR}/forja.sqlite`, statement]);
  return statement.startsWith('SELECT') ? JSON.parse(printed) : [];
}
