import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PartKeysKeeper } from './part-keys.keeper.js';
import { PartKeysRepository } from './part-keys.repository.js';

/** Orders of one transaction. */
const BATCH = 200;

interface CheckOptions {
  /** Whether what is wrong is put right. */
  repair: boolean;
  /** A part of the order has another key than it should, none, or one that it has no more. */
  onWrong: (orderId: number, partId: number) => void;
}

/** Compares what parts are found again by with the parts: some orders in a transaction, so that people go on working. */
@Injectable()
export class PartKeysCheck {
  constructor(
    private readonly db: Database,
    private readonly keys: PartKeysRepository,
    private readonly keeper: PartKeysKeeper,
  ) {}

  /** @returns how many orders were looked at, and how many keys were wrong */
  async all({ repair, onWrong }: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await this.keys.ordersAfter(last, BATCH);
      const found = await this.db.write(async () => {
        await this.keys.lock(ids);
        const differences = await this.keeper.differences(ids);
        if (repair) await this.keeper.settle(differences);
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
