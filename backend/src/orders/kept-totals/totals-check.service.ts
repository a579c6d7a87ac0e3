import { Injectable } from '@nestjs/common';
import type { KeptTotals } from '../order.entity.js';
import { KeptTotalsRepository } from './kept-totals.repository.js';
import { OrderTotalsKeeper } from './order-totals.keeper.js';

/** Orders whose ids are in memory at a time. */
const BATCH = 500;

interface CheckOptions {
  /** Whether wrong totals are put right. */
  repair: boolean;
  onWrong: (orderId: number, columns: readonly (keyof KeptTotals)[]) => void;
}

/** Compares what all orders keep with what they amount to: each in a transaction of its own, so that people go on working. */
@Injectable()
export class TotalsCheck {
  constructor(
    private readonly orders: KeptTotalsRepository,
    private readonly keeper: OrderTotalsKeeper,
  ) {}

  /** @returns how many orders were looked at, and how many kept wrong totals */
  async all({ repair, onWrong }: CheckOptions): Promise<{ checked: number; wrong: number }> {
    let [checked, wrong, last] = [0, 0, 0];
    for (;;) {
      const ids = await this.orders.idsAfter(last, BATCH);
      for (const id of ids) {
        const columns = await this.keeper.check(id, { repair });
        if (columns.length === 0) continue;
        wrong += 1;
        onWrong(id, columns);
      }
      checked += ids.length;
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return { checked, wrong };
    }
  }
}
