import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Settings } from '../../config/settings.js';
import { isEmbedded } from '../connection-options.js';
import { embeddedPath } from '../embedded/embedded-file.js';
import { Side } from './side.js';

/** SQLite gives a file to one connection alone only while no other process has it open. */
const ALONE = `
  const [library, file] = process.argv.slice(1);
  const Sqlite = require(library);
  const database = new Sqlite(file);
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  database.exec('BEGIN EXCLUSIVE');
  database.exec('COMMIT');
`;

const SESSIONS = `SELECT COUNT(*) AS n FROM information_schema.processlist
  WHERE db = DATABASE() AND id <> CONNECTION_ID()`;

/** Whether a process of the product, or any other, has the database of these settings open. */
export async function isInUse(settings: Settings): Promise<boolean> {
  if (isEmbedded(settings)) {
    const library = createRequire(import.meta.url).resolve('libsql');
    const arguments_ = ['-e', ALONE, library, embeddedPath(settings.database.DATA_DIR)];
    try {
      await promisify(execFile)(process.execPath, arguments_);
      return false;
    } catch (error) {
      if ((error as { stderr?: string }).stderr?.includes('locked')) return true;
      throw error;
    }
  }
  const side = await Side.open(settings);
  try {
    const [row] = await side.rows<{ n: number | string }>(SESSIONS);
    return Number(row?.n ?? 0) > 0;
  } finally {
    await side.close();
  }
}
