import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../platform/chunks.js';
import { OnEntryChange, type EntriesChanged } from '../../catalogue/changed-entries.js';
import { Topic } from '../../platform/database/commit-phases.js';
import { Database } from '../../platform/database/database.js';
import { Follows } from '../../platform/database/followers.js';
import { storedKey } from '../../platform/database/natural-key.js';
import { OnOrderChange, type OrderChanged } from '../access/changed-orders.js';
import type { ListKeys, Order } from '../order.entity.js';
import {
  OF_ALL,
  OrderCountsRepository,
  type CountChange,
  type CountedBy,
} from './order-counts.repository.js';

/** Customers that one statement asks about. */
const CHUNK = 500;

/** Numbers that a transaction adds to counts, by the keys of their rows. */
const COUNTS = new Topic<CountChange>('counts of orders');

type Given = Partial<Pick<Order, 'customer_id' | 'delivery_date'>>;

/** The fields of a customer that the list is sorted by. */
export interface SortedCustomer {
  name: string;
  cnpj: string | null;
  cpf: string | null;
  address: string | null;
  /** The abbreviation of the state, or its name without one. */
  state: string | null;
}

/** The keys that orders of this customer are sorted by: of the document the one that the list shows. */
export const customerKeys = (
  customer: SortedCustomer | null | undefined,
): Omit<ListKeys, 'delivery_key'> => ({
  customer_key: storedKey(customer?.name),
  document_key: storedKey(customer?.cnpj || customer?.cpf),
  state_key: storedKey(customer?.state),
  address_key: storedKey(customer?.address),
});

/**
 * Keeps what the orders list is found, sorted and counted by, in the transaction of what changes it: the keys in the orders'
 * rows, also where a customer or a state gets another name, and the counts by owner, type and status.
 */
@Injectable()
export class ListedOrdersKeeper {
  constructor(
    private readonly db: Database,
    private readonly counts: OrderCountsRepository,
  ) {}

  /** A change that moves no count is counted as one: the list's answers are known by the number of changes. */
  @OnOrderChange('index')
  countChanges(changes: readonly OrderChanged[]): void {
    for (const { order } of changes) if (order) this.add(order, 0);
  }

  @OnEntryChange('index', ['customers', 'states'])
  async keepNames(changes: readonly EntriesChanged[]): Promise<void> {
    for (const { table, ids } of changes) {
      if (table === 'customers') await this.keepCustomers([...ids]);
      else for (const id of ids) await this.keepCustomers(await this.findCustomersOfState(id));
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
      ...(customer_id !== undefined && (await this.keysOfCustomer(customer_id))),
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
    const former = await this.counts.findCountedBy(orderId);
    if (!former) return null;
    this.add(former, -1);
    if (change) this.add({ ...former, ...change }, 1);
    return former;
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

  /** Gives the orders of changed customers their keys anew. */
  private async keepCustomers(customerIds: readonly number[]): Promise<void> {
    for (const some of chunksOf(customerIds, CHUNK)) {
      const named = await this.db.manager.query<{ id: number }[]>(
        `SELECT DISTINCT customer_id AS id FROM orders WHERE customer_id IN (${some.map(() => '?').join()})`,
        some,
      );
      for (const { id } of named) {
        const keys = Object.entries(await this.keysOfCustomer(id));
        await this.db.manager.query(
          `UPDATE orders SET ${keys.map(([name]) => `${name} = ?`).join()} WHERE customer_id = ?`,
          [...keys.map(([, key]) => key), id],
        );
      }
    }
    this.add(OF_ALL, 0);
  }

  private async keysOfCustomer(customerId: number | null): Promise<ReturnType<typeof customerKeys>> {
    if (customerId === null) return customerKeys(null);
    const [customer] = await this.db.manager.query<SortedCustomer[]>(
      `SELECT c.name, c.cnpj, c.cpf, c.address, COALESCE(NULLIF(s.abbreviation, ''), s.name) AS state
       FROM customers c LEFT JOIN states s ON s.id = c.state_id WHERE c.id = ?`,
      [customerId],
    );
    return customerKeys(customer);
  }

  private async findCustomersOfState(stateId: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      'SELECT id FROM customers WHERE state_id = ?',
      [stateId],
    );
    return rows.map(({ id }) => id);
  }
}
