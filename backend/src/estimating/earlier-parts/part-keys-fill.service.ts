import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DrawingTraits } from '../../files/drawing-traits.service.js';
import { Database } from '../../platform/database/database.js';
import { StartFill } from '../../platform/database/start-fill.js';
import { PartKeysKeeper } from './part-keys.keeper.js';
import { PartKeysRepository } from './part-keys.repository.js';

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
    private readonly keys: PartKeysRepository,
    private readonly keeper: PartKeysKeeper,
    private readonly drawings: DrawingTraits,
  ) {
    super();
  }

  async fillOnce(): Promise<void> {
    if ((await this.keys.unfilledBefore()) === 0) return;
    await this.db.exclusively('forja_part_keys_fill', () => this.fill());
  }

  private async fill(): Promise<void> {
    for (let before = (await this.keys.unfilledBefore()) ?? HIGHEST_ID; before > 0 && !this.closed;) {
      before = await this.some(before);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  /** @returns the id before which orders are still to be done; 0: none */
  private async some(before: number): Promise<number> {
    const ids = await this.keys.ordersBefore(before, BATCH);
    for (const key of await this.keys.unreadDrawings(ids)) {
      if (this.closed) return before;
      await this.drawings.read(key);
    }
    return this.db.write(async () => {
      await this.keys.lock(ids);
      await this.keeper.keep(ids);
      const next = ids.length < BATCH ? 0 : (ids.at(-1) ?? 0);
      await this.keys.storeUnfilledBefore(next);
      return next;
    });
  }
}
