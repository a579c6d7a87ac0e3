import path from 'node:path';

/**
 * The product's database through its driver alone, for the limits: prepared statements on the embedded one, a kept
 * connection on MariaDB.
 * @param {Record<string, string | undefined>} env the settings of the server that is measured
 * @returns {Promise<RawDriver>}
 *
 * @typedef {object} RawDriver
 * @property {(sql: string, values?: unknown[]) => Promise<object[]>} all
 * @property {(work: () => Promise<void>) => Promise<void>} transaction
 * @property {() => Promise<void>} end
 */
export const rawDriver = (env) =>
  env.DATABASE_URL ? serverDriver(env.DATABASE_URL) : embeddedDriver(env.DATA_DIR);

async function embeddedDriver(folder) {
  const { default: Embedded } = await import('libsql');
  const connection = new Embedded(path.join(folder, 'forja.sqlite'));
  connection.pragma('busy_timeout = 60000');
  connection.pragma('synchronous = NORMAL');
  const prepared = new Map();
  const statement = (sql) => {
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const all = async (sql, values = []) => {
    const found = statement(sql);
    if (found.reader) return found.all(values);
    found.run(values);
    return [];
  };
  const transaction = async (work) => {
    connection.exec('BEGIN IMMEDIATE');
    await work();
    connection.exec('COMMIT');
  };
  return { all, transaction, end: async () => connection.close() };
}

async function serverDriver(url) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
  const all = async (sql, values = []) => {
    const [rows] = await connection.query(sql, values);
    return Array.isArray(rows) ? rows : [];
  };
  const transaction = async (work) => {
    await connection.beginTransaction();
    await work();
    await connection.commit();
  };
  return { all, transaction, end: () => connection.end() };
}
