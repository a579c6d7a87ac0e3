import type { Clause, Term } from './domain/words.js';
import { COMPARED, SearchIndex, places, type Change, type Found, type Shelf } from './search-index.js';

/**
 * Beginnings of so many letters are indexed by themselves (`prefix` of the table): a scan of all words that begin alike
 * would merge millions of rows. Longer ones are found by so much of them and compared with the words afterwards.
 */
const INDEXED_PREFIX = 8;

/** Candidates that are compared at most; more begin with the same letters without being meant. */
const MOST_COMPARED = 8000;

const indexOf = (shelf: Shelf) => `search_${shelf}_fts`;

/** Words are letters, digits and underscores, so that nothing in quotes is syntax. */
const matching = ({ word, prefix }: Term) => (prefix ? `"${word.slice(0, INDEXED_PREFIX)}" *` : `"${word}"`);

const expression = (clauses: readonly Clause[]) =>
  clauses
    .map((clause) => `(${clause.map((terms) => `(${terms.map(matching).join(' AND ')})`).join(' OR ')})`)
    .join(' AND ');

const isLong = ({ word, prefix }: Term) => prefix && word.length > INDEXED_PREFIX;

/**
 * SQLite's FTS5. The tables keep neither texts nor places of words (`content=''`, `detail=none`): which documents have a
 * word is all that is asked for, and the newest come first without reading the others.
 */
export class Fts5Index extends SearchIndex {
  async find(shelf: Shelf, clauses: readonly Clause[], limit: number): Promise<Found> {
    if (clauses.length === 0) return { ids: [], complete: true };
    const match = expression(clauses);
    if (!clauses.some((clause) => clause.flat().some(isLong))) {
      return { ids: await this.matches(shelf, match, { limit }), complete: true };
    }
    const next = (before: number) => this.matches(shelf, match, { limit: COMPARED, before });
    return this.compared(shelf, clauses, { limit, most: MOST_COMPARED, next });
  }

  protected async follow(shelf: Shelf, changes: readonly Change[]): Promise<void> {
    await this.db.manager.query(
      `REPLACE INTO ${indexOf(shelf)} (rowid, words) VALUES ${places(changes, '(?, ?)')}`,
      changes.flatMap(({ id, after }) => [id, after]),
    );
  }

  protected async forget(shelf: Shelf, stored: ReadonlyMap<number, string>): Promise<void> {
    const ids = [...stored.keys()];
    await this.db.manager.query(`DELETE FROM ${indexOf(shelf)} WHERE rowid IN (${places(ids)})`, ids);
  }

  private async matches(
    shelf: Shelf,
    match: string,
    { limit, before = Number.MAX_SAFE_INTEGER }: { limit: number; before?: number },
  ): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT rowid AS id FROM ${indexOf(shelf)} WHERE ${indexOf(shelf)} MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ${String(limit)}`,
      [match, before],
    );
    return rows.map(({ id }) => id);
  }
}
