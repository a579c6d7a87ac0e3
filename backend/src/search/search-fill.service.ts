import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { lockOrders, orderIdsBefore } from '../orders/order-ids.js';
import { Database } from '../platform/database/database.js';
import { StartFill } from '../platform/database/start-fill.js';
import { ENTRY_WORDS_VERSION } from './domain/documents.js';
import type { Shelf } from './search-index.js';
import { SearchKeeper } from './search.keeper.js';

/** Orders of one transaction: a few milliseconds. */
const BATCH = 50;

/** Between two of them, in milliseconds: people's own requests come in between. */
const PAUSE_MS = 5;

const HIGHEST_ID = 2 ** 31 - 1;

/**
 * Fills the index of a database that had records before it had an index, once: beside the product's work, the newest
 * orders first, and where it was left when the process ended. New and changed records are kept by themselves meanwhile.
 */
@Injectable()
export class SearchFill extends StartFill {
  constructor(
    private readonly db: Database,
    private readonly keeper: SearchKeeper,
  ) {
    super();
  }

  async fillOnce(): Promise<void> {
    if (await this.isFilled()) return;
    await this.db.exclusively('forja_search_fill', () => this.fill());
  }

  private async isFilled(): Promise<boolean> {
    return (await this.storedNumber('orders')) === 0 && !(await this.lacksKinds());
  }

  /** Entries of a catalogue that became searchable after the index was filled, or that are found by more since, no save has put into it. */
  private async lacksKinds(): Promise<boolean> {
    return ((await this.storedNumber('entries')) ?? 0) < ENTRY_WORDS_VERSION;
  }

  private async fill(): Promise<void> {
    if (await this.lacksKinds()) {
      await this.keeper.checkShelf('entries', { repair: true, onWrong: () => undefined });
      await this.db.write(() => this.storeNumber('entries', ENTRY_WORDS_VERSION));
    }
    for (let before = (await this.storedNumber('orders')) ?? HIGHEST_ID; before > 0 && !this.closed;) {
      before = await this.fillSome(before);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  /** @returns the id before which orders are still to be done; 0: none */
  private async fillSome(before: number): Promise<number> {
    return this.db.write(async () => {
      const ids = await orderIdsBefore(this.db, before, BATCH);
      await lockOrders(this.db, ids);
      await this.keeper.keepOrders(ids);
      const next = ids.length < BATCH ? 0 : (ids.at(-1) ?? 0);
      await this.storeNumber('orders', next);
      return next;
    });
  }

  /**
   * How far the index has been filled, undefined before the first time.
   * @returns of orders the id before which they are still to be done, 0 once all are; of entries the `ENTRY_WORDS_VERSION` by which all
   *   were last compared
   */
  private async storedNumber(shelf: Shelf): Promise<number | undefined> {
    const rows = await this.db.manager.query<{ next_id: number }[]>(
      'SELECT next_id FROM search_fill WHERE shelf = ?',
      [shelf],
    );
    return rows[0]?.next_id;
  }

  private async storeNumber(shelf: Shelf, next: number): Promise<void> {
    await this.db.manager.query('REPLACE INTO search_fill (shelf, next_id) VALUES (?, ?)', [shelf, next]);
  }
}
