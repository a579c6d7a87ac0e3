import type { Database } from '../platform/database/database.js';

/** The texts that are written in those of the files that have one. */
export async function loadDrawingTexts(db: Database, files: readonly number[]): Promise<Map<number, string>> {
  if (files.length === 0) return new Map();
  const rows = await db.manager.query<{ id: number; text: string }[]>(
    `SELECT id, text FROM stored_files WHERE id IN (${files.map(() => '?').join(', ')}) AND text IS NOT NULL`,
    [...files],
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}
