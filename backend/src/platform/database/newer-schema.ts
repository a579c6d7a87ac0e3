import type { DataSource } from 'typeorm';
import { migrations } from './migrations/index.js';

/** Stands among the migrations of a database that is being filled by `npm run move`, until all of it is there. */
export const UNFINISHED_MOVE = 'UnfinishedMove';

/** The database has been migrated by a newer version than this one. */
export class NewerSchema extends Error {}

/** The database is the target of a move that did not end. */
export class HalfMoved extends Error {}

/**
 * Refuses a database that this version does not know.
 * @throws NewerSchema, HalfMoved
 */
export async function refuseNewerSchema(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return;
    const rows = (await runner.query('SELECT name FROM migrations ORDER BY timestamp')) as { name: string }[];
    refuseUnknown(rows.map(({ name }) => name));
  } finally {
    await runner.release();
  }
}

/**
 * @param stored names of the migrations that made a database
 * @throws NewerSchema, HalfMoved
 */
export function refuseUnknown(stored: readonly string[]): void {
  if (stored.includes(UNFINISHED_MOVE)) throw new HalfMoved(UNFINISHED_MOVE);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = stored.filter((name) => !known.has(name));
  if (newer.length > 0) throw new NewerSchema(newer.at(-1));
}
