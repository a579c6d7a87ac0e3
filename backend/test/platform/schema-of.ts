import type { Settings } from '../../src/platform/config/settings.js';
import type { OwnConnection } from './killed-processes.js';

const COLUMNS = `SELECT table_name, column_name, column_type, is_nullable, column_default, extra, collation_name
  FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2`;
/** Without those that the server makes for foreign keys: it drops one again where an index of the schema's does as well, or keeps it. */
const INDICES = `SELECT table_name, index_name, non_unique, seq_in_index, column_name
  FROM information_schema.statistics WHERE table_schema = DATABASE() AND index_name NOT LIKE 'FK\\_%' ORDER BY 1, 2, 4`;
const KEYS = `SELECT k.table_name, k.constraint_name, k.column_name, k.referenced_table_name, r.delete_rule, r.update_rule
  FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
    ON r.constraint_schema = k.table_schema AND r.constraint_name = k.constraint_name AND r.table_name = k.table_name
  WHERE k.table_schema = DATABASE() ORDER BY 1, 2, 3`;

/** Columns in the order in which they were added differ in nothing that the product can notice. */
const words = (sql: unknown) =>
  String(sql)
    .replaceAll(/["`\s]+/g, ' ')
    .trim();

/** What a database's tables are made of, as the database itself describes it. */
export async function schemaOf(own: OwnConnection, settings: Settings): Promise<unknown> {
  if (settings.database.DATABASE_URL) {
    return {
      columns: await own.query(COLUMNS),
      indices: await own.query(INDICES),
      keys: await own.query(KEYS),
    };
  }
  const rows = await own.query(
    "SELECT name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name, tbl_name",
  );
  return rows.map((row) => ({ ...row, sql: words(row.sql) }));
}
