import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

/** How long a busy database is waited for. */
const BUSY_MS = 120_000;

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
  return embeddedSql(`${env.DATA_DIR}/forja.sqlite`, statement);
}

/** Beside the product, which may hold the lock for long on a machine without a free core: a busy database is asked again. */
async function embeddedSql(path, statement) {
  const { default: Sqlite } = await import('libsql');
  const limit = Date.now() + BUSY_MS;
  for (;;) {
    const file = new Sqlite(path);
    try {
      const reads = statement.startsWith('SELECT');
      file.exec(`PRAGMA busy_timeout = 10000; PRAGMA query_only = ${reads ? 'ON' : 'OFF'}`);
      return reads ? file.prepare(statement).all() : file.exec(statement);
    } catch (error) {
      if (!String(error.code).startsWith('SQLITE_BUSY') || Date.now() > limit) throw error;
      await pause(500);
    } finally {
      file.close();
    }
  }
}
