import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { naming } from '../platform/database/naming.js';
import { plainRows, type RowOf } from '../platform/database/plain-rows.js';
import { Order } from '../orders/order.entity.js';
import { lockOrders } from '../orders/order-ids.js';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import {
  addedUp,
  addTo,
  contributionsOf,
  negated,
  NO_OWNER,
  sameFacts,
  sumsOf,
  tallyChanges,
  type OrderFacts,
  type Tally,
  type TallySums,
} from './domain/order-facts.js';
import { findKeptFacts, factIdsAfter, readFacts, storeFacts } from './order-facts.repository.js';
import { TalliesRepository } from './tallies.repository.js';

/** Orders of one transaction of a check. */
const BATCH = 200;

/** How many records a check found wrong. */
export interface InsightsChecked {
  /** Orders whose facts were not what they say. */
  orders: number;
  /** Tallies that were not what the facts add up to. */
  tallies: number;
}

/**
 * Keeps the dashboard's tallies: at the end of every transaction, the difference between what its orders added before and
 * what they add now is added to them. All orders of a transaction are compared together and last, when their totals are
 * kept: tallies are then changed in one order, whatever order the changes came in, and locked for as short as can be.
 */
@Injectable()
export class OrderFactsKeeper {
  constructor(
    private readonly db: Database,
    private readonly tallies: TalliesRepository,
  ) {}

  @OnOrderChange('counters')
  async keep(changes: readonly OrderChanged[]): Promise<void> {
    const ids = changes.map(({ order_id }) => order_id);
    const orders = changes.flatMap(({ order }) => order ?? []);
    await this.compare(ids, orders, { repair: true });
  }

  /**
   * Compares all tallies with the orders, beside a running product.
   * @param repair whether what is wrong is put right
   */
  async checkAll({ repair }: { repair: boolean }): Promise<InsightsChecked> {
    let orders = 0;
    for await (const ids of this.idsOfAll()) {
      const wrong = await this.db.write(async () => {
        await lockOrders(this.db, ids);
        const orders = await plainRows(this.db.manager, Order, naming('id', ids));
        return this.compare(ids, orders, { repair });
      });
      orders += wrong.length;
    }
    const tallies = await this.db.write(async () => {
      const changes = await this.differences();
      if (repair) await this.tallies.add(changes);
      return changes.length;
    });
    return { orders, tallies };
  }

  /** Compares the stored tallies with the sums of the stored facts. @returns the changes that put wrong tallies right */
  private async differences(): Promise<Tally[]> {
    const sums: TallySums = new Map();
    addTo(sums, (await this.tallies.all()).map(negated));
    for await (const ids of this.idsOfAll()) {
      const kept = await findKeptFacts(this.db, ids);
      addTo(sums, [...kept.values()].flatMap(contributionsOf));
    }
    return sumsOf(sums);
  }

  /** The ids of all orders, and of those that are gone but were kept, some at a time. */
  private async *idsOfAll(): AsyncGenerator<number[]> {
    let ids = await factIdsAfter(this.db, 0, BATCH);
    for (; ids.length > 0; ids = await factIdsAfter(this.db, ids.at(-1) ?? 0, BATCH)) yield ids;
  }

  /**
   * Compares what orders say with what was kept of them, and puts that right where asked. Inside of `Database.write`,
   * with the orders' locks.
   * @param ids ascending
   * @param orders those of them that are there
   * @returns the ids of those that differ
   */
  private async compare(
    ids: readonly number[],
    orders: readonly RowOf<Order>[],
    { repair }: { repair: boolean },
  ): Promise<number[]> {
    const [kept, current] = [await findKeptFacts(this.db, ids), await readFacts(this.db, orders)];
    const changes: Tally[] = [];
    const differing: number[] = [];
    for (const id of ids) {
      const [before, found] = [kept.get(id) ?? null, current.get(id) ?? null];
      const after = found && withOwnerOf(before, found);
      if (before === after || (before && after && sameFacts(before, after))) continue;
      differing.push(id);
      if (!repair) continue;
      await storeFacts(this.db, before, after);
      for (const change of tallyChanges(before, after)) changes.push(change);
    }
    await this.tallies.add(addedUp(changes));
    return differing;
  }
}

/**
 * An order whose account was deleted stays with the owner that it had: the deletion of an account touches no order, and
 * nothing is asked for by an owner who is gone.
 */
const withOwnerOf = (before: OrderFacts | null, after: OrderFacts): OrderFacts =>
  before && after.owner_id === NO_OWNER ? { ...after, owner_id: before.owner_id } : after;
