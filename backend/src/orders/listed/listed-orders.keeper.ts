import { Injectable } from '@nestjs/common';
import { OnEntryChange, type EntriesChanged } from '../../catalogue/changed-entries.js';
import { Topic } from '../../platform/database/commit-phases.js';
import { Database } from '../../platform/database/database.js';
import { Follows } from '../../platform/database/followers.js';
import { OnOrderChange, type OrderChanged } from '../access/changed-orders.js';
import type { ListKeys, Order } from '../order.entity.js';
import { ListedOrdersRepository } from './listed-orders.repository.js';
import {
  OF_ALL,
  OrderCountsRepository,
  type CountChange,
  type CountedBy,
} from './order-counts.repository.js';

/** Customers of one transaction of a rebuild. */
const BATCH = 100;

/** What a transaction adds to counts, by the keys of their rows. */
const COUNTS = new Topic<CountChange>('counts of orders');

type Given = Partial<Pick<Order, 'customer_id' | 'delivery_date'>>;

/**
 * Keeps what the orders list is found, sorted and counted by, in the transaction of what changes it: the keys in the orders'
 * rows, also where a customer or a state gets another name, and the counts by owner, type and status.
 */
@Injectable()
export class ListedOrdersKeeper {
  constructor(
    private readonly db: Database,
    private readonly orders: ListedOrdersRepository,
    private readonly counts: OrderCountsRepository,
  ) {}

  /** A change that moves no count is counted as one: the list's answers are known by the number of changes. */
  @OnOrderChange('index')
  async countChanges(changes: readonly OrderChanged[]): Promise<void> {
    for (const { order_id } of changes) {
      const order = await this.orders.countedBy(order_id);
      if (order) this.add(order, 0);
    }
  }

  @OnEntryChange('index', ['customers', 'states'])
  async keepNames(changes: readonly EntriesChanged[]): Promise<void> {
    for (const { table, ids } of changes) {
      if (table === 'customers') await this.keepCustomers([...ids]);
      else for (const id of ids) await this.keepCustomers(await this.orders.customersOf(id));
    }
  }

  /** In the order of the rows' keys, as every other transaction locks them. */
  @Follows(COUNTS, 'counters')
  async storeCounts(changes: readonly CountChange[]): Promise<void> {
    await this.counts.add(changes);
  }

  /** The keys that follow from the fields that an order is given. */
  async keysOf({ customer_id, delivery_date }: Given): Promise<Partial<ListKeys>> {
    return {
      ...(customer_id !== undefined && (await this.orders.keysOf(customer_id))),
      ...(delivery_date !== undefined && { delivery_key: delivery_date ?? '' }),
    };
  }

  /** Counts a new order. */
  counted(order: CountedBy): void {
    this.add(order, 1);
  }

  /**
   * Counts a change of what orders are counted by; to be called before it is stored. Null: the order goes.
   * @returns what the order was counted by until then; null where there is none
   */
  async recounted(orderId: number, change: Partial<CountedBy> | null): Promise<CountedBy | null> {
    const former = await this.orders.countedBy(orderId);
    if (!former) return null;
    this.add(former, -1);
    if (change) this.add({ ...former, ...change }, 1);
    return former;
  }

  /** Makes keys and counts anew for the whole database, in transactions of a hundred customers. */
  async rebuild(): Promise<void> {
    await this.db.write(() => this.orders.storeDeliveryKeys());
    let last = 0;
    for (;;) {
      const ids = await this.orders.customersAfter(last, BATCH);
      await this.db.write(async () => {
        for (const id of ids) await this.orders.storeKeys(id, await this.orders.keysOf(id));
      });
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) break;
    }
    await this.recount();
  }

  /** Counts all orders anew. */
  async recount(): Promise<void> {
    await this.db.write(() => this.counts.recount());
  }

  /** The counts are the sum of all changes of a transaction. */
  private add(by: CountedBy, orders: number): void {
    const changes = this.db.changes(COUNTS);
    const key = `${String(by.created_by_id ?? 0)} ${by.type} ${by.status}`;
    changes.set(key, { by, orders: (changes.get(key)?.orders ?? 0) + orders });
  }

  private async keepCustomers(ids: readonly number[]): Promise<void> {
    for (const id of await this.orders.withOrders(ids)) {
      await this.orders.storeKeys(id, await this.orders.keysOf(id));
    }
    this.add(OF_ALL, 0);
  }
}
