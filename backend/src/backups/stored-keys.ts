import type { EmbeddedFile } from '../platform/database/embedded/embedded-file.js';

/**
 * Every column that names an object in storage. Prints that can be made again, sharp pages and contours stand in none: they
 * are made anew when they are asked for.
 */
export const KEY_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['stored_files', 'original_key'],
  ['stored_files', 'preview_key'],
  ['stored_files', 'thumbnail_key'],
  ['revision_documents', 'storage_key'],
];

/** The keys of all objects that a database names, each once. Columns of later versions than the database's are left out. */
export function storedKeys(file: EmbeddedFile): Set<string> {
  const keys = new Set<string>();
  for (const [table, column] of KEY_COLUMNS) {
    const [known] = file.rows<{ n: number }>(
      `SELECT COUNT(*) AS n FROM pragma_table_info('${table}') WHERE name = '${column}'`,
    );
    if (!known?.n) continue;
    const sql = `SELECT DISTINCT ${column} AS key FROM ${table} WHERE ${column} IS NOT NULL`;
    for (const { key } of file.rows<{ key: string }>(sql)) keys.add(key);
  }
  return keys;
}
