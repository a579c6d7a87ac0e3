import { Injectable } from '@nestjs/common';
import { ChangedEntries } from '../../catalogue/changed-entries.js';
import { Database } from '../../platform/database/database.js';
import { ChangedOrders } from '../access/changed-orders.js';
import type { ListKeys, Order } from '../order.entity.js';
import { ListedOrdersRepository } from './listed-orders.repository.js';
import { OF_ALL, OrderCountsRepository, type CountedBy } from './order-counts.repository.js';

/** Customers of one transaction of a rebuild. */
const BATCH = 100;

type Given = Partial<Pick<Order, 'customer_id' | 'delivery_date'>>;

/**
 * Keeps what the orders list is found, sorted and counted by, in the transaction of what changes it: the keys in the orders'
 * rows, also where a customer or a state gets another name, and the counts by owner, type and status.
 */
@Injectable()
export class ListedOrdersKeeper {
  private queued = 0;

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

  /** Counts a change of what orders are counted by; to be called before it is stored. Null: the order goes. */
  async recounted(orderId: number, change: Partial<CountedBy> | null): Promise<void> {
    const former = await this.orders.countedBy(orderId);
    if (!former) return;
    this.add(former, -1);
    if (change) this.add({ ...former, ...change }, 1);
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

  /** Under a key of its own each: the counts are the sum of all changes of a transaction. */
  private add(by: CountedBy, orders: number): void {
    this.queued += 1;
    this.db.beforeCommit(`count ${String(this.queued)}`, () => this.counts.add(by, orders));
  }

  private async countChange(orderId: number): Promise<void> {
    const order = await this.orders.countedBy(orderId);
    if (order) await this.counts.add(order, 0);
  }

  private async followCustomers(ids: readonly number[]): Promise<void> {
    for (const id of await this.orders.withOrders(ids)) {
      await this.orders.storeKeys(id, await this.orders.keysOf(id));
    }
    await this.counts.add(OF_ALL, 0);
  }
}
