import { chunksOf } from '../platform/chunks.js';
import type { Clause, Term } from './domain/words.js';
import {
  COMPARED,
  SearchIndex,
  places,
  tableOf,
  type Change,
  type Found,
  type Shelf,
} from './search-index.js';

/** A clause that more words answer than these is looked for in the newest documents instead. */
const MOST_WORDS = 300;

/** Documents of a clause that are counted, to choose the rarest one. */
const MOST_COUNTED = 5000;

/** Candidates that are compared at most, about 70 ms; a count, so that a busy machine finds the same as an idle one. */
const MOST_COMPARED = 4000;

const NUMBERS: Readonly<Record<Shelf, number>> = { orders: 1, entries: 2 };

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '');

/** How the documents that may answer are come by. */
type Way = (before: number) => Promise<number[]>;

/**
 * Words and the documents that have them, in tables of our own: FULLTEXT of MySQL and MariaDB reads all rows of a common
 * word or a short prefix (seconds among a million orders), knows words by its server's settings, and ranks by what is not
 * asked for. The rarest clause gives the candidates, newest first; the others are compared with the candidates' words.
 */
export class WordTablesIndex extends SearchIndex {
  async find(shelf: Shelf, clauses: readonly Clause[], limit: number): Promise<Found> {
    if (clauses.length === 0) return { ids: [], complete: true };
    const next = await this.way(shelf, clauses);
    return this.compared(shelf, clauses, { limit, most: MOST_COMPARED, next });
  }

  protected async follow(shelf: Shelf, changes: readonly Change[]): Promise<void> {
    const known = await this.known(changes.flatMap(({ after }) => wordsIn(after)));
    const added: number[] = [];
    for (const { id, before = '', after } of changes) {
      const [had, has] = [new Set(wordsIn(before)), new Set(wordsIn(after))];
      for (const word of has) if (!had.has(word)) added.push(known.get(word) ?? 0, id);
      await this.take(
        shelf,
        id,
        [...had].filter((word) => !has.has(word)),
      );
    }
    for (const chunk of chunksOf(added, 2000)) {
      const rows = Array.from({ length: chunk.length / 2 }, () => `(${String(NUMBERS[shelf])}, ?, ?)`);
      await this.db.manager.query(
        `INSERT INTO search_postings (shelf, word_id, doc_id) VALUES ${rows.join(', ')}`,
        chunk,
      );
    }
  }

  protected async forget(shelf: Shelf, stored: ReadonlyMap<number, string>): Promise<void> {
    for (const [id, words] of stored) await this.take(shelf, id, wordsIn(words));
  }

  private async take(shelf: Shelf, id: number, words: readonly string[]): Promise<void> {
    for (const chunk of chunksOf(words, 500)) {
      await this.db.manager.query(
        `DELETE p FROM search_words w STRAIGHT_JOIN search_postings p
         ON p.shelf = ${String(NUMBERS[shelf])} AND p.word_id = w.id AND p.doc_id = ? WHERE w.word IN (${places(chunk)})`,
        [id, ...chunk],
      );
    }
  }

  /** The ids of words; new ones are entered, in the order in which every other transaction enters them. */
  private async known(words: readonly string[]): Promise<Map<string, number>> {
    const ids = await this.idsOf(words);
    const unknown = [...new Set(words)].filter((word) => !ids.has(word)).sort();
    for (const chunk of chunksOf(unknown, 500)) {
      await this.db.manager.query(
        `INSERT IGNORE INTO search_words (word) VALUES ${places(chunk, '(?)')}`,
        chunk,
      );
    }
    for (const [word, id] of await this.idsOf(unknown)) ids.set(word, id);
    return ids;
  }

  private async idsOf(words: readonly string[]): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const chunk of chunksOf([...new Set(words)], 500)) {
      const rows = await this.db.manager.query<{ id: number; word: string }[]>(
        `SELECT id, word FROM search_words WHERE word IN (${places(chunk)})`,
        chunk,
      );
      for (const { id, word } of rows) ids.set(word, id);
    }
    return ids;
  }

  /** Through the documents of the rarest clause, or through all where each has too many words. */
  private async way(shelf: Shelf, clauses: readonly Clause[]): Promise<Way> {
    let rarest: { ids: number[]; count: number } | undefined;
    for (const clause of clauses) {
      const ids = await this.answering(clause);
      if (!ids) continue;
      const count = await this.count(shelf, ids);
      if (!rarest || count < rarest.count) rarest = { ids, count };
    }
    const { ids } = rarest ?? {};
    return ids ? (before) => this.having(shelf, ids, before) : (before) => this.newest(shelf, before);
  }

  /** The words by which a document can answer the clause; undefined where there are too many. */
  private async answering(clause: Clause): Promise<number[] | undefined> {
    const whole: string[] = [];
    const ids = new Set<number>();
    for (const terms of clause) {
      // All terms of an alternative are there; the longest is the rarest.
      const [longest] = [...terms].sort((one, other) => other.word.length - one.word.length);
      if (!longest) continue;
      if (!longest.prefix) whole.push(longest.word);
      else for (const id of await this.beginning(longest)) ids.add(id);
      if (ids.size > MOST_WORDS) return undefined;
    }
    for (const id of (await this.idsOf(whole)).values()) ids.add(id);
    return ids.size > MOST_WORDS ? undefined : [...ids];
  }

  private async beginning({ word }: Term): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM search_words WHERE word LIKE ? LIMIT ${String(MOST_WORDS + 1)}`,
      [`${word.replaceAll('_', '\\_')}%`],
    );
    return rows.map(({ id }) => id);
  }

  private async count(shelf: Shelf, words: readonly number[]): Promise<number> {
    if (words.length === 0) return 0;
    const rows = await this.db.manager.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM (SELECT 1 FROM search_postings
       WHERE shelf = ${String(NUMBERS[shelf])} AND word_id IN (${places(words)}) LIMIT ${String(MOST_COUNTED)}) some`,
      [...words],
    );
    return Number(rows[0]?.count ?? 0);
  }

  /** Documents with one of the words: the newest of each word, of which the newest are all there. */
  private async having(shelf: Shelf, words: readonly number[], before: number): Promise<number[]> {
    if (words.length === 0) return [];
    const each = `(SELECT doc_id AS id FROM search_postings WHERE shelf = ${String(NUMBERS[shelf])}
      AND word_id = ? AND doc_id < ? ORDER BY doc_id DESC LIMIT ${String(COMPARED)})`;
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT DISTINCT id FROM (${places(words, each).replaceAll('), (', ') UNION ALL (')}) some
       ORDER BY id DESC LIMIT ${String(COMPARED)}`,
      words.flatMap((word) => [word, before]),
    );
    return rows.map(({ id }) => id);
  }

  private async newest(shelf: Shelf, before: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM ${tableOf(shelf)} WHERE id < ? ORDER BY id DESC LIMIT ${String(COMPARED)}`,
      [before],
    );
    return rows.map(({ id }) => id);
  }
}
