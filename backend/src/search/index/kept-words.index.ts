import type { Database } from '../../platform/database/database.js';
import type { Clause } from '../domain/words.js';
import { SearchIndex, type Found, type SearchDoc, type Shelf } from './search-index.js';

/** What a put changes for one document. */
export interface Change {
  id: number;
  before: string | undefined;
  after: string;
}

/** Rows of one statement. */
const CHUNK = 100;

/** The table of a shelf's documents. */
export const tableOf = (shelf: Shelf) => `search_${shelf}`;

export const places = (values: readonly unknown[], place = '?') => values.map(() => place).join(', ');

/** What both databases have: the documents' words in a table of their own, which shows what a put changes. */
export abstract class KeptWordsIndex extends SearchIndex {
  constructor(protected readonly db: Database) {
    super();
  }

  async put(shelf: Shelf, docs: readonly SearchDoc[]): Promise<number[]> {
    const differing: number[] = [];
    for (const chunk of chunksOf(docs)) {
      const stored = await this.stored(
        shelf,
        chunk.map(({ id }) => id),
      );
      const changes = chunk
        .map(({ id, words }): Change => ({ id, before: stored.get(id), after: words }))
        .filter(({ before, after }) => before !== after);
      if (changes.length === 0) continue;
      await this.db.manager.query(
        `REPLACE INTO ${tableOf(shelf)} (id, words) VALUES ${places(changes, '(?, ?)')}`,
        changes.flatMap(({ id, after }) => [id, after]),
      );
      await this.follow(shelf, changes);
      for (const { id } of changes) differing.push(id);
    }
    return differing;
  }

  async remove(shelf: Shelf, ids: readonly number[]): Promise<void> {
    const stored = await this.stored(shelf, ids);
    if (stored.size === 0) return;
    const there = [...stored.keys()];
    await this.forget(shelf, stored);
    await this.db.manager.query(`DELETE FROM ${tableOf(shelf)} WHERE id IN (${places(there)})`, there);
  }

  async stored(shelf: Shelf, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.manager.query<SearchDoc[]>(
      `SELECT id, words FROM ${tableOf(shelf)} WHERE id IN (${places(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, words }) => [id, words]));
  }

  async idsAfter(shelf: Shelf, after: number, count: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM ${tableOf(shelf)} WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      [after],
    );
    return rows.map(({ id }) => id);
  }

  abstract override find(shelf: Shelf, clauses: readonly Clause[], limit: number): Promise<Found>;

  /** Brings what finds the documents up to date with their words. */
  protected abstract follow(shelf: Shelf, changes: readonly Change[]): Promise<void>;

  /** Takes documents out of what finds them. @param stored their words */
  protected abstract forget(shelf: Shelf, stored: ReadonlyMap<number, string>): Promise<void>;
}

export function chunksOf<T>(all: readonly T[], size = CHUNK): T[][] {
  const chunks: T[][] = [];
  for (let from = 0; from < all.length; from += size) chunks.push(all.slice(from, from + size));
  return chunks;
}
