import { Injectable } from '@nestjs/common';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Order, type ListKeys } from '../order.entity.js';
import { customerKeys } from './list-keys.js';
import type { CountedBy } from './order-counts.repository.js';

type Row = Pick<Order, 'type' | 'status' | 'created_by_id'>;

/** Customers that one statement asks about. */
const CHUNK = 500;

/** What of the orders' rows the list is found and sorted by. Changes belong inside `Database.write`. */
@Injectable()
export class ListedOrdersRepository {
  constructor(private readonly db: Database) {}

  /** By what the order is counted, or null where it is gone. */
  async countedBy(orderId: number): Promise<CountedBy | null> {
    const [row] = await plainRows<Order, keyof Row>(this.db.manager, Order, {
      condition: 'WHERE id = ?',
      values: [orderId],
      columns: ['type', 'status', 'created_by_id'],
    });
    return row ?? null;
  }

  /** What orders of this customer are sorted by. */
  async keysOf(customerId: number | null): Promise<ReturnType<typeof customerKeys>> {
    if (customerId === null) return customerKeys(null);
    const customer = await this.db.manager.findOne(Customer, {
      where: { id: customerId },
      relations: { state: true },
    });
    return customerKeys(customer);
  }

  /** Gives all orders of the customer these keys. */
  async storeKeys(customerId: number, keys: Partial<ListKeys>): Promise<void> {
    await this.db.manager.update(Order, { customer_id: customerId }, keys);
  }

  /** Those of the customers that orders name. */
  async withOrders(customerIds: readonly number[]): Promise<number[]> {
    const found: number[] = [];
    for (let from = 0; from < customerIds.length; from += CHUNK) {
      const some = customerIds.slice(from, from + CHUNK);
      const rows = await this.db.manager.query<{ id: number }[]>(
        `SELECT DISTINCT customer_id AS id FROM orders WHERE customer_id IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      for (const { id } of rows) found.push(id);
    }
    return found;
  }

  /** The ids of the customers of a state. */
  async customersOf(stateId: number): Promise<number[]> {
    const rows = await plainRows(this.db.manager, Customer, {
      condition: 'WHERE state_id = ?',
      values: [stateId],
      columns: ['id'],
    });
    return rows.map(({ id }) => id);
  }

  /** The ids of the `count` customers after this one, ascending. */
  async customersAfter(customerId: number, count: number): Promise<number[]> {
    const rows = await plainRows(this.db.manager, Customer, {
      condition: `WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      values: [customerId],
      columns: ['id'],
    });
    return rows.map(({ id }) => id);
  }

  /** Gives all orders the key of their delivery date. */
  async storeDeliveryKeys(): Promise<void> {
    await this.db.manager.query(
      "UPDATE orders SET delivery_key = COALESCE(delivery_date, '') WHERE delivery_key <> COALESCE(delivery_date, '')",
    );
  }
}
