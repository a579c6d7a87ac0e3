import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StartFill } from '../../platform/database/start-fill.js';
import { ENTRY_WORDS } from '../domain/documents.js';
import { RecordIdsRepository } from './record-ids.repository.js';
import { SearchCheck } from './search-check.service.js';
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
    private readonly records: RecordIdsRepository,
    private readonly keeper: SearchKeeper,
    private readonly check: SearchCheck,
  ) {
    super();
  }

  async fillOnce(): Promise<void> {
    if (await this.isFilled()) return;
    await this.db.exclusively('forja_search_fill', () => this.fill());
  }

  private async isFilled(): Promise<boolean> {
    return (await this.records.unfilledBefore()) === 0 && !(await this.lacksKinds());
  }

  /** Entries of a catalogue that became searchable after the index was filled, or that are found by more since, no save has put into it. */
  private async lacksKinds(): Promise<boolean> {
    return (await this.records.filledKinds()) < ENTRY_WORDS;
  }

  private async fill(): Promise<void> {
    if (await this.lacksKinds()) {
      await this.check.shelf('entries', { repair: true, onWrong: () => undefined });
      await this.db.write(() => this.records.storeFilledKinds(ENTRY_WORDS));
    }
    for (let before = (await this.records.unfilledBefore()) ?? HIGHEST_ID; before > 0 && !this.closed;) {
      before = await this.some(before);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  /** @returns the id before which orders are still to be done; 0: none */
  private async some(before: number): Promise<number> {
    return this.db.write(async () => {
      const ids = await this.records.ordersBefore(before, BATCH);
      await this.records.lock('orders', ids);
      await this.keeper.keepOrders(ids);
      const next = ids.length < BATCH ? 0 : (ids.at(-1) ?? 0);
      await this.records.storeUnfilledBefore(next);
      return next;
    });
  }
}
