import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { entryKinds } from '../domain/documents.js';
import type { Shelf } from '../index/search-index.js';
import { tableOfKind } from './entry-texts.repository.js';

/** Which records there are, and how far the index has been filled from them. */
@Injectable()
export class RecordIdsRepository {
  constructor(private readonly db: Database) {}

  /** Ids of the records whose documents are in the shelf, ascending. */
  async after(shelf: Shelf, last: number, count: number): Promise<number[]> {
    return this.select(
      `SELECT id FROM (${source(shelf)}) records WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      [last],
    );
  }

  /** Ids of the orders before this one, descending. */
  async ordersBefore(id: number, count: number): Promise<number[]> {
    return this.select(`SELECT id FROM orders WHERE id < ? ORDER BY id DESC LIMIT ${String(count)}`, [id]);
  }

  /** Keeps orders from being changed until the open transaction ends. */
  async lock(shelf: Shelf, ids: readonly number[]): Promise<void> {
    if (shelf !== 'orders' || this.db.embedded || ids.length === 0) return;
    await this.select(
      `SELECT id FROM orders WHERE id IN (${ids.map(() => '?').join(', ')}) ORDER BY id${this.db.rowLock}`,
      [...ids],
    );
  }

  /** The orders before this one are not in the index yet; 0 once all are, undefined before the first. */
  async unfilledBefore(): Promise<number | undefined> {
    const rows = await this.db.manager.query<{ next_id: number }[]>(
      "SELECT next_id FROM search_fill WHERE shelf = 'orders'",
    );
    return rows[0]?.next_id;
  }

  async storeUnfilledBefore(id: number): Promise<void> {
    await this.db.manager.query("REPLACE INTO search_fill (shelf, next_id) VALUES ('orders', ?)", [id]);
  }

  /** The `ENTRY_WORDS` by which all entries were last compared. */
  async filledKinds(): Promise<number> {
    const rows = await this.db.manager.query<{ next_id: number }[]>(
      "SELECT next_id FROM search_fill WHERE shelf = 'entries'",
    );
    return rows[0]?.next_id ?? 0;
  }

  async storeFilledKinds(kinds: number): Promise<void> {
    await this.db.manager.query("REPLACE INTO search_fill (shelf, next_id) VALUES ('entries', ?)", [kinds]);
  }

  private async select(sql: string, values: number[]): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number | string }[]>(sql, values);
    return rows.map(({ id }) => Number(id));
  }
}

function source(shelf: Shelf): string {
  if (shelf === 'orders') return 'SELECT id FROM orders';
  const each = entryKinds.map(
    (kind, number) => `SELECT id * 16 + ${String(number)} AS id FROM ${tableOfKind(kind)}`,
  );
  return each.join(' UNION ALL ');
}
