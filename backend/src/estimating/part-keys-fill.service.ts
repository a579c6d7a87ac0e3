import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DrawingTraits } from '../files/drawing-traits.service.js';
import { lockOrders, orderIdsBefore } from '../orders/order-ids.js';
import { findUnreadDrawings } from '../orders/part-facts.js';
import { Database } from '../platform/database/database.js';
import { StartFill } from '../platform/database/start-fill.js';
import { PartKeysKeeper } from './part-keys.keeper.js';

/** Orders of one transaction: a few milliseconds. */
const BATCH = 50;

/** Between two of them, in milliseconds: people's own requests come in between. */
const PAUSE_MS = 5;

const HIGHEST_ID = 2 ** 31 - 1;

/**
 * Makes the keys of the parts of a database from before there were any, once: beside the product's work, the newest orders
 * first, and from where it was left when the process ended. Drawings that were stored without a digest are read for it.
 */
@Injectable()
export class PartKeysFill extends StartFill {
  constructor(
    private readonly db: Database,
    private readonly keeper: PartKeysKeeper,
    private readonly drawings: DrawingTraits,
  ) {
    super();
  }

  async fillOnce(): Promise<void> {
    if ((await this.unfilledBefore()) === 0) return;
    await this.db.exclusively('forja_part_keys_fill', () => this.fill());
  }

  private async fill(): Promise<void> {
    for (let before = (await this.unfilledBefore()) ?? HIGHEST_ID; before > 0 && !this.closed;) {
      before = await this.fillSome(before);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  /** @returns the id before which orders are still to be done; 0: none */
  private async fillSome(before: number): Promise<number> {
    const ids = await orderIdsBefore(this.db, before, BATCH);
    for (const key of await findUnreadDrawings(this.db, ids)) {
      if (this.closed) return before;
      await this.drawings.read(key);
    }
    return this.db.write(async () => {
      await lockOrders(this.db, ids);
      await this.keeper.keep(ids);
      const next = ids.length < BATCH ? 0 : (ids.at(-1) ?? 0);
      await this.db.manager.query('REPLACE INTO part_keys_fill (id, next_id) VALUES (1, ?)', [next]);
      return next;
    });
  }

  /** Parts of the orders before this one have no keys yet; 0 once all do, undefined before the first. */
  private async unfilledBefore(): Promise<number | undefined> {
    const rows = await this.db.manager.query<{ next_id: number }[]>('SELECT next_id FROM part_keys_fill');
    return rows[0]?.next_id;
  }
}
