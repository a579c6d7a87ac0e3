import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { chunksOf } from '../platform/chunks.js';
import { OnEntryChange, type EntriesChanged } from '../catalogue/changed-entries.js';
import { loadDrawingTexts } from '../files/drawing-texts.js';
import type { RecognisedTexts } from '../files/scans/recognised-texts.js';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import type { OrderTexts } from '../orders/domain/order-texts.js';
import { lockOrders, orderIdsAfter } from '../orders/order-ids.js';
import { loadOrderTexts } from '../orders/search-texts.js';
import { Database } from '../platform/database/database.js';
import {
  entryKey,
  entryKinds,
  entryOf,
  entryWords,
  orderWords,
  sameOrder,
  type EntryKind,
} from './domain/documents.js';
import { drawnWords, storedDrawnWords } from './drawn-words.js';
import { SearchIndex, type SearchDoc, type Shelf } from './search-index.js';
import { entryKeysAfter, loadEntryTexts, tableOfKind } from './searched-entries.js';

/** Entries of one statement, an import changes thousands at once; and records that are compared in one transaction. */
const BATCH = 200;

/** Orders whose texts are read at once. */
const SOME_ORDERS = 50;

/** Drawings whose texts are read at once. */
const SOME_DRAWINGS = 50;

interface CheckOptions {
  /** Whether what is wrong is put right. */
  repair: boolean;
  /** @param id the order's; of an entry the number that the index has for it */
  onWrong: (shelf: Shelf, id: number) => void;
}

/** Keeps the index right: at the end of every transaction that changes something inside of an order or in a catalogue. */
@Injectable()
export class SearchKeeper implements RecognisedTexts {
  constructor(
    private readonly db: Database,
    private readonly index: SearchIndex,
  ) {}

  @OnOrderChange('index', 'words')
  async followOrders(changes: readonly OrderChanged[]): Promise<void> {
    const ids = changes.map(({ order_id }) => order_id);
    for (const some of chunksOf(ids, SOME_ORDERS)) await this.keepOrders(some);
  }

  @OnEntryChange('index', entryKinds.map(tableOfKind))
  async followEntries(changes: readonly EntriesChanged[]): Promise<void> {
    for (const { table, ids } of changes) {
      const kind = entryKinds.find((each) => tableOfKind(each) === table);
      if (kind) await this.keepEntries(kind, [...ids]);
    }
  }

  async lockOwners(orderIds: readonly number[]): Promise<void> {
    await lockOrders(this.db, orderIds);
  }

  /** The files stay the same, so that the words that are stored of them would be taken for right. */
  async followTexts(orderIds: readonly number[]): Promise<void> {
    await this.rebuildOrders(orderIds);
  }

  /** The documents of the orders as they should be; those that are gone are not among them. All drawings are read. */
  private async ordersNow(ids: readonly number[]): Promise<SearchDoc[]> {
    return this.docsOf(await loadOrderTexts(this.db, ids), new Map());
  }

  /** @param stored documents: of drawings that these are right of, no text is read */
  private async docsOf(orders: OrderTexts[], stored: ReadonlyMap<number, string>): Promise<SearchDoc[]> {
    const docs: SearchDoc[] = [];
    for (const order of orders) {
      const { id, drawings } = order;
      const drawn =
        storedDrawnWords(stored.get(id) ?? '', drawings) ??
        (await drawnWords(drawings, this.drawingTexts(drawings)));
      docs.push({ id, words: orderWords(order, drawn) });
    }
    return docs;
  }

  /** The documents of entries as they should be, by their keys. */
  private async entriesNow(keys: readonly number[]): Promise<SearchDoc[]> {
    const docs: SearchDoc[] = [];
    for (const kind of entryKinds) {
      const own = keys.map(entryOf).filter((entry) => entry.kind === kind);
      const ids = own.map(({ id }) => id);
      for (const entry of await loadEntryTexts(this.db, kind, ids)) {
        docs.push({ id: entryKey(kind, entry.id), words: entryWords(entry) });
      }
    }
    return docs;
  }

  /** The texts of these drawings, in their order; those without a text are left out. */
  private async *drawingTexts(files: readonly number[]): AsyncGenerator<string> {
    for (const some of chunksOf(files, SOME_DRAWINGS)) {
      const texts = await loadDrawingTexts(this.db, some);
      for (const id of some) {
        const text = texts.get(id);
        if (text !== undefined) yield text;
      }
    }
  }

  /** Brings orders up to date, those that are gone too. Inside of `Database.write`, which holds their locks. */
  async keepOrders(ids: readonly number[]): Promise<void> {
    const orders = await loadOrderTexts(this.db, ids);
    const drawn = orders.filter(({ drawings }) => drawings.length > 0).map(({ id }) => id);
    await this.put('orders', ids, await this.docsOf(orders, await this.index.stored('orders', drawn)));
  }

  /** Brings orders up to date, with nothing taken from what is stored. Inside of `Database.write`. */
  private async rebuildOrders(ids: readonly number[]): Promise<void> {
    await this.put('orders', ids, await this.ordersNow(ids));
  }

  /**
   * Compares the index with all records: some in a transaction, so that people go on working.
   * @returns how many documents were looked at, and how many were wrong
   */
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
      const right = new Map(
        (await (shelf === 'orders' ? this.ordersNow(ids) : this.entriesNow(ids))).map(({ id, words }) => [
          id,
          words,
        ]),
      );
      const wrong = ids.filter((id) => differs(shelf, stored.get(id), right.get(id)));
      if (repair) await (shelf === 'orders' ? this.rebuildOrders(wrong) : this.keepKeys(wrong));
      for (const id of wrong) onWrong(shelf, id);
      return wrong.length;
    });
  }

  private async put(shelf: Shelf, ids: readonly number[], docs: SearchDoc[]): Promise<void> {
    await this.index.put(shelf, docs);
    await this.index.remove(shelf, missing(ids, docs));
  }

  private async keepEntries(kind: EntryKind, ids: readonly number[]): Promise<void> {
    for (const some of chunksOf(ids, BATCH)) {
      await this.keepKeys(some.map((id) => entryKey(kind, id)));
      // The embedded database works in this thread: other requests get their turn.
      await setImmediate();
    }
  }

  /** Brings entries up to date, those that are gone too. Inside of `Database.write`. */
  private async keepKeys(keys: readonly number[]): Promise<void> {
    await this.put('entries', keys, await this.entriesNow(keys));
  }
}

function differs(shelf: Shelf, stored: string | undefined, right: string | undefined): boolean {
  if (right === undefined) return stored !== undefined;
  return shelf === 'orders' ? !sameOrder(stored, right) : stored !== right;
}

function missing(ids: readonly number[], docs: readonly SearchDoc[]): number[] {
  const there = new Set(docs.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
