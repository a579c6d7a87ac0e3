import { Injectable } from '@nestjs/common';
import { ChangedEntries } from '../../catalogue/changed-entries.js';
import { ChangedOrders } from '../../orders/access/changed-orders.js';
import {
  entryKey,
  entryKinds,
  entryOf,
  entryWords,
  orderWords,
  type EntryKind,
} from '../domain/documents.js';
import { SearchIndex, type SearchDoc } from '../index/search-index.js';
import { EntryTextsRepository, tableOfKind } from './entry-texts.repository.js';
import { OrderTextsRepository } from './order-texts.repository.js';

/** Keeps the index right: at the end of every transaction that changes something inside of an order or in a catalogue. */
@Injectable()
export class SearchKeeper {
  constructor(
    private readonly index: SearchIndex,
    private readonly orders: OrderTextsRepository,
    private readonly entries: EntryTextsRepository,
    changedOrders: ChangedOrders,
    changedEntries: ChangedEntries,
  ) {
    changedOrders.follow('search', (id) => this.keepOrders([id]));
    for (const kind of entryKinds) {
      changedEntries.follow(tableOfKind(kind), (id) => this.keepEntries(kind, [id]));
    }
  }

  /** What the orders are to be found by; those that are gone are not among them. */
  async ordersNow(ids: readonly number[]): Promise<SearchDoc[]> {
    const orders = await this.orders.load(ids);
    return orders.map((order) => ({ id: order.id, words: orderWords(order) }));
  }

  /** The same of entries, by their keys. */
  async entriesNow(keys: readonly number[]): Promise<SearchDoc[]> {
    const docs: SearchDoc[] = [];
    for (const kind of entryKinds) {
      const own = keys.map(entryOf).filter((entry) => entry.kind === kind);
      const ids = own.map(({ id }) => id);
      for (const entry of await this.entries.load(kind, ids)) {
        docs.push({ id: entryKey(kind, entry.id), words: entryWords(entry) });
      }
    }
    return docs;
  }

  /** Brings orders up to date, those that are gone too. Inside of `Database.write`, which holds their locks. */
  async keepOrders(ids: readonly number[]): Promise<void> {
    const now = await this.ordersNow(ids);
    await this.index.put('orders', now);
    await this.index.remove('orders', missing(ids, now));
  }

  private async keepEntries(kind: EntryKind, ids: readonly number[]): Promise<void> {
    await this.keepKeys(ids.map((id) => entryKey(kind, id)));
  }

  /** Brings entries up to date, those that are gone too. Inside of `Database.write`. */
  async keepKeys(keys: readonly number[]): Promise<void> {
    const now = await this.entriesNow(keys);
    await this.index.put('entries', now);
    await this.index.remove('entries', missing(keys, now));
  }
}

function missing(ids: readonly number[], docs: readonly SearchDoc[]): number[] {
  const there = new Set(docs.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
