import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { OrderFactsKeeper } from './order-facts.keeper.js';
import { OrderFactsRepository } from './order-facts.repository.js';
import { TalliesRepository } from './tallies.repository.js';

/** Orders of one transaction. */
const BATCH = 200;

/** What was found. */
export interface InsightsChecked {
  /** Orders whose facts were not what they say. */
  orders: number;
  /** Tallies that were not what the facts add up to. */
  tallies: number;
}

/** Compares the dashboard's tallies with the orders, beside a running product. */
@Injectable()
export class InsightsCheck {
  constructor(
    private readonly db: Database,
    private readonly facts: OrderFactsRepository,
    private readonly keeper: OrderFactsKeeper,
    private readonly tallies: TalliesRepository,
  ) {}

  /** @param repair whether what is wrong is put right */
  async all({ repair }: { repair: boolean }): Promise<InsightsChecked> {
    let [orders, last] = [0, 0];
    for (;;) {
      const ids = await this.facts.idsAfter(last, BATCH);
      if (ids.length === 0) break;
      const wrong = await this.db.write(async () => {
        await this.facts.lock(ids);
        return this.keeper.compare(ids, { repair });
      });
      orders += wrong.length;
      last = ids.at(-1) ?? last;
    }
    const wrong = await this.db.write(async () => {
      const changes = await this.tallies.differences();
      if (repair) await this.tallies.add(changes);
      return changes.length;
    });
    return { orders, tallies: wrong };
  }
}
