import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { ChangedOrders } from './access/changed-orders.js';
import { Order, type KeptTotals } from './order.entity.js';

/** The columns of an order that requests and moves change: neither its relations nor what it amounts to. */
export type OrderFields = Omit<
  Order,
  'id' | 'customer' | 'os_stored_file' | 'created_by' | 'sets' | keyof KeptTotals
>;

/** The orders' own rows. Changes belong inside `Database.write`. */
@Injectable()
export class OrdersRepository {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedOrders,
  ) {}

  /** @returns the new order's id */
  async insert(fields: OrderFields): Promise<number> {
    const { id } = await this.db.manager.save(Order, { ...fields });
    await this.changed.announce(id);
    return id;
  }

  async update(id: number, fields: Partial<OrderFields>): Promise<void> {
    await this.db.manager.update(Order, { id }, fields);
    await this.changed.announce(id);
  }

  /** Deletes the order; its sets, parts and process rows go with it. */
  async delete(id: number): Promise<void> {
    await this.db.manager.delete(Order, { id });
  }
}
