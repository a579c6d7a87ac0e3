import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { sameOrder } from '../domain/documents.js';
import { SearchIndex, type SearchDoc, type Shelf } from '../index/search-index.js';
import { RecordIdsRepository } from './record-ids.repository.js';
import { SearchKeeper } from './search.keeper.js';

/** Records of one transaction. */
const BATCH = 200;

interface CheckOptions {
  /** Whether what is wrong is put right. */
  repair: boolean;
  /** @param id the order's; of an entry the number that the index has for it */
  onWrong: (shelf: Shelf, id: number) => void;
}

/** Compares the index with all records: some in a transaction, so that people go on working. */
@Injectable()
export class SearchCheck {
  constructor(
    private readonly db: Database,
    private readonly index: SearchIndex,
    private readonly records: RecordIdsRepository,
    private readonly keeper: SearchKeeper,
  ) {}

  /** @returns how many documents were looked at, and how many were wrong */
  async all(options: CheckOptions): Promise<{ checked: number; wrong: number }> {
    const [orders, entries] = [await this.shelf('orders', options), await this.shelf('entries', options)];
    return { checked: orders.checked + entries.checked, wrong: orders.wrong + entries.wrong };
  }

  /** The same of one shelf. */
  async shelf(shelf: Shelf, options: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await this.idsAfter(shelf, last);
      checked += ids.length;
      wrong += await this.some(shelf, ids, options);
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }

  /** Ids of the next records and documents, with or without the other. */
  private async idsAfter(shelf: Shelf, last: number): Promise<number[]> {
    const records = await this.records.after(shelf, last, BATCH);
    const docs = await this.index.idsAfter(shelf, last, BATCH);
    return [...new Set([...records, ...docs])].sort((one, other) => one - other).slice(0, BATCH);
  }

  private async some(
    shelf: Shelf,
    ids: readonly number[],
    { repair, onWrong }: CheckOptions,
  ): Promise<number> {
    return this.db.write(async () => {
      await this.records.lock(shelf, ids);
      const stored = await this.index.stored(shelf, ids);
      const right = new Map((await this.now(shelf, ids)).map(({ id, words }) => [id, words]));
      const wrong = ids.filter((id) => differs(shelf, stored.get(id), right.get(id)));
      if (repair) await this.keep(shelf, wrong);
      for (const id of wrong) onWrong(shelf, id);
      return wrong.length;
    });
  }

  private now(shelf: Shelf, ids: readonly number[]): Promise<SearchDoc[]> {
    return shelf === 'orders' ? this.keeper.ordersNow(ids) : this.keeper.entriesNow(ids);
  }

  private keep(shelf: Shelf, ids: readonly number[]): Promise<void> {
    return shelf === 'orders' ? this.keeper.rebuildOrders(ids) : this.keeper.keepKeys(ids);
  }
}

function differs(shelf: Shelf, stored: string | undefined, right: string | undefined): boolean {
  if (right === undefined) return stored !== undefined;
  return shelf === 'orders' ? !sameOrder(stored, right) : stored !== right;
}
