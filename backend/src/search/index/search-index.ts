import type { Clause } from '../domain/words.js';

/** Documents that are searched together: orders by their ids, entries of catalogues by `entryKey`. */
export type Shelf = 'orders' | 'entries';

/** What a record is found by: its words with spaces between them. */
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

/** Keeps documents and finds those that have all that clauses ask for. */
export abstract class SearchIndex {
  /** Stores the documents in place of those of the same ids; inside of `Database.write`. @returns ids of those that differ */
  abstract put(shelf: Shelf, docs: readonly SearchDoc[]): Promise<number[]>;

  /** Forgets documents; those that are not there are no error. Inside of `Database.write`. */
  abstract remove(shelf: Shelf, ids: readonly number[]): Promise<void>;

  /** At most `limit` documents, those of the highest ids; none without clauses. */
  abstract find(shelf: Shelf, clauses: readonly Clause[], limit: number): Promise<Found>;

  /** The words of those of the documents that are there. */
  abstract stored(shelf: Shelf, ids: readonly number[]): Promise<Map<number, string>>;

  /** Ids of documents, ascending. @param after all are greater than this one */
  abstract idsAfter(shelf: Shelf, after: number, count: number): Promise<number[]>;
}
