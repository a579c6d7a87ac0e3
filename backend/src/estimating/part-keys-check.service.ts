import { Injectable } from '@nestjs/common';
import { lockOrders, orderIdsAfter } from '../orders/order-ids.js';
import { Database } from '../platform/database/database.js';
import { PartKeysKeeper } from './part-keys.keeper.js';

/** Orders of one transaction. */
const BATCH = 200;

interface CheckOptions {
  /** Whether what is wrong is put right. */
  repair: boolean;
  /** A part of the order has another key than it should, none, or one that it has no more. */
  onWrong: (orderId: number, partId: number) => void;
}

/** Compares the keys by which parts are found again with the parts: some orders in a transaction, so that people go on working. */
@Injectable()
export class PartKeysCheck {
  constructor(
    private readonly db: Database,
    private readonly keeper: PartKeysKeeper,
  ) {}

  /** @returns how many orders were looked at, and how many keys were wrong */
  async checkAll({ repair, onWrong }: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await orderIdsAfter(this.db, last, BATCH);
      const found = await this.db.write(async () => {
        await lockOrders(this.db, ids);
        const differences = await this.keeper.differences(ids);
        if (repair) await this.keeper.correct(differences);
        return [...differences.differing, ...differences.gone];
      });
      for (const { order_id, part_id } of found) onWrong(order_id, part_id);
      checked += ids.length;
      wrong += found.length;
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }
}
