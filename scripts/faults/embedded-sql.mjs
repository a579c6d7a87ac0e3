import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';

/**
 * `node embedded-sql.mjs FILE STATEMENT`: runs a statement on an embedded database, beside the product, and prints the rows of a SELECT
 * as JSON. A process of its own: libsql keeps a closed file open until its garbage is collected, and no disk can be unmounted so long.
 */
const [path, statement] = process.argv.slice(2);

/** The product may hold the lock for long on a machine without a free core: a busy database is asked again. */
const BUSY_MS = 120_000;

const reads = statement.startsWith('SELECT');
const limit = Date.now() + BUSY_MS;

for (;;) {
  const file = new Sqlite(path);
  try {
    file.exec(`PRAGMA busy_timeout = 10000; PRAGMA query_only = ${reads ? 'ON' : 'OFF'}`);
    if (reads) console.log(JSON.stringify(file.prepare(statement).all()));
    else file.exec(statement);
    break;
  } catch (error) {
    if (!String(error.code).startsWith('SQLITE_BUSY') || Date.now() > limit) throw error;
    await pause(500);
  } finally {
    file.close();
  }
}
