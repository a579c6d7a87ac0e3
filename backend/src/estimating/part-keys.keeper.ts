import { Injectable } from '@nestjs/common';
import { chunksOf } from '../platform/chunks.js';
import { placesFor } from '../platform/database/naming.js';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import { lockOrders, orderIdsAfter } from '../orders/order-ids.js';
import { findPartsOfOrders } from '../orders/part-facts.js';
import { Database } from '../platform/database/database.js';
import { plainRows, type RowOf } from '../platform/database/plain-rows.js';
import { partKey } from './domain/part-key.js';
import { PartKeyRow } from './part-key.entity.js';

type KeyOfPart = RowOf<PartKeyRow>;

/** The columns, the part's id first. */
const COLUMNS = [
  ...(['part_id', 'order_id', 'customer_id', 'reference_key', 'title_key'] as const),
  ...(['length_step', 'width_step', 'file_key', 'outline_length', 'outline_spread'] as const),
] as const satisfies readonly (keyof KeyOfPart)[];

/** Orders that are compared in one transaction. */
const BATCH = 200;

/** Rows of one statement. */
const CHUNK = 100;

/** Keys as they should be that are kept otherwise or not at all, and kept ones of parts that the order has no more. */
interface KeyDifferences {
  differing: readonly KeyOfPart[];
  gone: readonly KeyOfPart[];
}

interface CheckOptions {
  /** Whether what is wrong is put right. */
  repair: boolean;
  /** A part of the order has another key than it should, none, or one that it has no more. */
  onWrong: (orderId: number, partId: number) => void;
}

/** Keeps the keys by which parts are found again: at the end of every transaction that may have changed them. */
@Injectable()
export class PartKeysKeeper {
  constructor(private readonly db: Database) {}

  @OnOrderChange('index', 'words', 'sizes')
  async followOrders(changes: readonly OrderChanged[]): Promise<void> {
    await this.keep(changes.map(({ order_id }) => order_id));
  }

  /** Brings the keys of orders' parts up to date, and writes what differs. Inside of `Database.write`, with their locks. */
  async keep(orderIds: readonly number[]): Promise<void> {
    await this.correct(await this.differences(orderIds));
  }

  /** Finds the keys of the orders' parts that are kept otherwise than they should be. */
  private async differences(orderIds: readonly number[]): Promise<KeyDifferences> {
    const kept = new Map((await this.kept(orderIds)).map((key) => [key.part_id, key]));
    const differing: KeyOfPart[] = [];
    for (const { id: part_id, order_id, ...traits } of await findPartsOfOrders(this.db, orderIds)) {
      const key = { part_id, order_id, ...partKey(traits) };
      const before = kept.get(part_id);
      kept.delete(part_id);
      if (!before || COLUMNS.some((column) => before[column] !== key[column])) differing.push(key);
    }
    return { differing, gone: [...kept.values()] };
  }

  /** Stores the differing keys and forgets those of parts that are gone. Inside of `Database.write`. */
  private async correct({ differing, gone }: KeyDifferences): Promise<void> {
    for (const chunk of chunksOf(differing, CHUNK)) {
      const rows = chunk.map(() => `(${placesFor(COLUMNS)})`).join(', ');
      await this.db.manager.query(
        `REPLACE INTO part_keys (${COLUMNS.join(', ')}) VALUES ${rows}`,
        chunk.flatMap((key) => COLUMNS.map((column) => key[column])),
      );
    }
    for (const chunk of chunksOf(gone, CHUNK)) {
      const ids = chunk.map(({ part_id }) => part_id);
      await this.db.manager.query(`DELETE FROM part_keys WHERE part_id IN (${placesFor(ids)})`, ids);
    }
  }

  /**
   * Compares the keys of all parts with the parts: some orders in a transaction, so that people go on working.
   * @returns how many orders were looked at, and how many keys were wrong
   */
  async checkAll({ repair, onWrong }: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await orderIdsAfter(this.db, last, BATCH);
      const found = await this.db.write(async () => {
        await lockOrders(this.db, ids);
        const differences = await this.differences(ids);
        if (repair) await this.correct(differences);
        return [...differences.differing, ...differences.gone];
      });
      for (const { order_id, part_id } of found) onWrong(order_id, part_id);
      checked += ids.length;
      wrong += found.length;
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }

  private async kept(orderIds: readonly number[]): Promise<KeyOfPart[]> {
    if (orderIds.length === 0) return [];
    return plainRows(this.db.manager, PartKeyRow, {
      condition: `WHERE order_id IN (${placesFor(orderIds)})`,
      values: [...orderIds],
      columns: COLUMNS,
    });
  }
}
