import { chunksOf } from '../platform/chunks.js';
import type { Database } from '../platform/database/database.js';
import { holds, type Clause } from './domain/words.js';

/** Documents that are searched together: orders by their ids, entries of catalogues by `entryKey`. */
export type Shelf = 'orders' | 'entries';

/** A record as the index keeps it: its words with spaces between them. */
export interface SearchDoc {
  id: number;
  words: string;
}

export interface Found {
  /** Highest ids first: of orders, the newest. */
  ids: number[];
  /** False where the search was given up before all was looked at. */
  complete: boolean;
}

/** A document whose words a put changes. */
export interface Change {
  id: number;
  before: string | undefined;
  after: string;
}

/** Rows of one statement. */
const CHUNK = 100;

/** Documents that are compared at once. */
export const COMPARED = 400;

/** The table of a shelf's documents. */
export const tableOf = (shelf: Shelf) => `search_${shelf}`;

export const places = (values: readonly unknown[], place = '?') => values.map(() => place).join(', ');

/**
 * Keeps documents and finds those that have all that clauses ask for. On both databases the documents' words stand in a table of
 * their own, which shows what a put changes; each finds them in its own way.
 */
export abstract class SearchIndex {
  constructor(protected readonly db: Database) {}

  /** Stores the documents in place of those of the same ids; inside of `Database.write`. @returns ids of those that differ */
  async put(shelf: Shelf, docs: readonly SearchDoc[]): Promise<number[]> {
    const differing: number[] = [];
    for (const chunk of chunksOf(docs, CHUNK)) {
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

  /** Forgets documents; those that are not there are no error. Inside of `Database.write`. */
  async remove(shelf: Shelf, ids: readonly number[]): Promise<void> {
    const stored = await this.stored(shelf, ids);
    if (stored.size === 0) return;
    const there = [...stored.keys()];
    await this.forget(shelf, stored);
    await this.db.manager.query(`DELETE FROM ${tableOf(shelf)} WHERE id IN (${places(there)})`, there);
  }

  /** The words of those of the documents that are there. */
  async stored(shelf: Shelf, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.manager.query<SearchDoc[]>(
      `SELECT id, words FROM ${tableOf(shelf)} WHERE id IN (${places(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, words }) => [id, words]));
  }

  /** Ids of documents, ascending. @param after all are greater than this one */
  async idsAfter(shelf: Shelf, after: number, count: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM ${tableOf(shelf)} WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      [after],
    );
    return rows.map(({ id }) => id);
  }

  /** At most `limit` documents, those of the highest ids; none without clauses. */
  abstract find(shelf: Shelf, clauses: readonly Clause[], limit: number): Promise<Found>;

  /**
   * Documents that hold all of the clauses, from among candidates.
   * @param most candidates that are compared
   * @param next the `COMPARED` candidates of the highest ids below one, highest first; fewer are the last ones
   */
  protected async compared(
    shelf: Shelf,
    clauses: readonly Clause[],
    { limit, most, next }: { limit: number; most: number; next: (before: number) => Promise<number[]> },
  ): Promise<Found> {
    const ids: number[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    for (let looked = 0; looked < most; looked += COMPARED) {
      const candidates = await next(before);
      const words = await this.stored(shelf, candidates);
      for (const id of candidates) {
        const own = new Set((words.get(id) ?? '').split(' '));
        if (clauses.every((clause) => holds(own, clause))) ids.push(id);
        if (ids.length === limit) return { ids, complete: true };
      }
      if (candidates.length < COMPARED) return { ids, complete: true };
      before = candidates.at(-1) ?? 0;
    }
    return { ids, complete: false };
  }

  /** Brings what finds the documents up to date with their words. */
  protected abstract follow(shelf: Shelf, changes: readonly Change[]): Promise<void>;

  /** Takes documents out of what finds them. @param stored their words */
  protected abstract forget(shelf: Shelf, stored: ReadonlyMap<number, string>): Promise<void>;
}
