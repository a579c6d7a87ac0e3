import { Injectable } from '@nestjs/common';
import { ChangedEntries } from '../../catalogue/changed-entries.js';
import { Database } from '../../platform/database/database.js';
import { ChangedOrders } from '../access/changed-orders.js';
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

const TASK = 'counts of orders';

type Given = Partial<Pick<Order, 'customer_id' | 'delivery_date'>>;

/**
 * Keeps what the orders list is found, sorted and counted by, in the transaction of what changes it: the keys in the orders'
 * rows, also where a customer or a state gets another name, and the counts by owner, type and status.
 */
@Injectable()
export class ListedOrdersKeeper {
  /** What each open transaction changes of the counts, by its manager and the row's key. */
  private readonly changes = new WeakMap<object, Map<string, CountChange>>();

  constructor(
    private readonly db: Database,
    private readonly orders: ListedOrdersRepository,
    private readonly counts: OrderCountsRepository,
    changed: ChangedOrders,
    entries: ChangedEntries,
  ) {
    changed.follow('list', (orderId) => this.countChange(orderId));
    entries.follow('customers', (ids) => this.followCustomers(ids));
    entries.follow('states', async (ids) => {
      for (const id of ids) await this.followCustomers(await this.orders.customersOf(id));
    });
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
    const { manager } = this.db;
    const changes = this.changes.get(manager) ?? new Map<string, CountChange>();
    const key = `${String(by.created_by_id ?? 0)} ${by.type} ${by.status}`;
    changes.set(key, { by, orders: (changes.get(key)?.orders ?? 0) + orders });
    if (this.changes.has(manager)) return;
    this.changes.set(manager, changes);
    this.db.beforeCommit(TASK, () => this.settleLast(manager));
  }

  /**
   * Behind what is queued by now and what that queues: in all transactions the last locks, of rows that all orders of an owner
   * have in common.
   */
  private settleLast(manager: object, hops = 2): Promise<void> {
    this.db.doneBeforeCommit(TASK);
    this.db.beforeCommit(TASK, () => (hops > 1 ? this.settleLast(manager, hops - 1) : this.settle(manager)));
    return Promise.resolve();
  }

  /** In the order of the rows' keys, as every other transaction locks them. */
  private async settle(manager: object): Promise<void> {
    this.db.doneBeforeCommit(TASK);
    const changes = [...(this.changes.get(manager) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
    this.changes.delete(manager);
    await this.counts.add(changes.map(([, change]) => change));
  }

  private async countChange(orderId: number): Promise<void> {
    const order = await this.orders.countedBy(orderId);
    if (order) this.add(order, 0);
  }

  private async followCustomers(ids: readonly number[]): Promise<void> {
    for (const id of await this.orders.withOrders(ids)) {
      await this.orders.storeKeys(id, await this.orders.keysOf(id));
    }
    this.add(OF_ALL, 0);
  }
}
