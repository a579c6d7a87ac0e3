import type { Database } from './database.js';

/** A column of a section: what the file calls it, and where its values stand. */
interface PersonalColumn {
  title: string;
  column: string;
  /** A flag, or a structure that is stored as JSON; any other value stays as it is. */
  kind?: 'flag' | 'json';
}

/** Rows of one table that say something about a person. */
export interface PersonalSection {
  title: string;
  /** Its rows are read by their ids, page after page. */
  table: string;
  /** Which rows: SQL with `?` wherever the person's id stands. */
  condition: string;
  columns: readonly PersonalColumn[];
}

/** A user as the account was called before it was closed. */
export interface FormerUser {
  id: number;
  name: string;
  email: string;
  /** Another account has this name: where a name stands without an id, it may be the other's. */
  nameIsShared: boolean;
}

/**
 * The port by which a feature answers for people in its own tables: what it hands over about a person, and how it takes names
 * and addresses away. Removing runs inside of `Database.write`.
 */
export interface PersonalData {
  /** By a user's id. */
  users?: readonly PersonalSection[];
  /** About the contact of a customer, by the customer's id. */
  customers?: readonly PersonalSection[];
  /** @param removed what stands in their place */
  removeUser?: (db: Database, former: FormerUser, removed: { name: string; email: string }) => Promise<void>;
  /** @param removed what stands in place of the contact's name, and of texts that were written to it */
  removeContact?: (
    db: Database,
    customerId: number,
    removed: { name: string; text: string },
  ) => Promise<void>;
}

/** A value as it is. */
export const text = (title: string, column: string): PersonalColumn => ({ title, column });
/** Yes or no. */
export const flag = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'flag' });
/** A structure. */
export const json = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'json' });

/** When the row was made. */
export const created = text('Criado em', 'created_at');

/** Rows of one statement: as many as are in memory at a time. */
export const PERSONAL_PAGE = 500;

type Values = Record<string, unknown>;

/** Replaces values inside of a column of JSON, in all rows of the condition. */
export async function rewriteJson(
  manager: Database['manager'],
  {
    table,
    column,
    condition,
    values,
  }: Pick<PersonalSection, 'table' | 'condition'> & { column: string; values: unknown[] },
  replaced: (stored: Values) => Values,
): Promise<void> {
  let after = 0;
  for (;;) {
    const page = await manager.query<{ id: number; stored: string }[]>(
      `SELECT id, ${column} AS stored FROM ${table}
       WHERE ${column} IS NOT NULL AND ${condition} AND id > ? ORDER BY id LIMIT ${String(PERSONAL_PAGE)}`,
      [...values, after],
    );
    for (const { id, stored } of page) {
      const text = JSON.stringify(replaced(JSON.parse(stored) as Values));
      if (text !== stored) await manager.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [text, id]);
    }
    if (page.length < PERSONAL_PAGE) return;
    after = page.at(-1)?.id ?? 0;
  }
}
