import { Injectable } from '@nestjs/common';
import { lockOrders, orderIdsAfter } from '../orders/order-ids.js';
import { Database } from '../platform/database/database.js';
import { sameOrder } from './domain/documents.js';
import { SearchIndex, type SearchDoc, type Shelf } from './search-index.js';
import { SearchKeeper } from './search.keeper.js';
import { entryKeysAfter } from './searched-entries.js';

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
    private readonly keeper: SearchKeeper,
  ) {}

  /** @returns how many documents were looked at, and how many were wrong */
  async checkAll(options: CheckOptions): Promise<{ checked: number; wrong: number }> {
    const [orders, entries] = [
      await this.checkShelf('orders', options),
      await this.checkShelf('entries', options),
    ];
    return { checked: orders.checked + entries.checked, wrong: orders.wrong + entries.wrong };
  }

  /** Compares one shelf. */
  async checkShelf(shelf: Shelf, options: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await this.idsAfter(shelf, last);
      checked += ids.length;
      wrong += await this.checkSome(shelf, ids, options);
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }

  /** Ids of the next records and documents, with or without the other. */
  private async idsAfter(shelf: Shelf, last: number): Promise<number[]> {
    const after = shelf === 'orders' ? orderIdsAfter : entryKeysAfter;
    const records = await after(this.db, last, BATCH);
    const docs = await this.index.idsAfter(shelf, last, BATCH);
    return [...new Set([...records, ...docs])].sort((one, other) => one - other).slice(0, BATCH);
  }

  private async checkSome(
    shelf: Shelf,
    ids: readonly number[],
    { repair, onWrong }: CheckOptions,
  ): Promise<number> {
    return this.db.write(async () => {
      if (shelf === 'orders') await lockOrders(this.db, ids);
      const stored = await this.index.stored(shelf, ids);
      const right = new Map((await this.docsNow(shelf, ids)).map(({ id, words }) => [id, words]));
      const wrong = ids.filter((id) => differs(shelf, stored.get(id), right.get(id)));
      if (repair) await this.keep(shelf, wrong);
      for (const id of wrong) onWrong(shelf, id);
      return wrong.length;
    });
  }

  private docsNow(shelf: Shelf, ids: readonly number[]): Promise<SearchDoc[]> {
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
