import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { ChangedOrders } from './access/changed-orders.js';
import type { CountedBy } from './listed/order-counts.repository.js';
import { ListedOrdersKeeper } from './listed/listed-orders.keeper.js';
import { Order, type KeptTotals, type ListKeys } from './order.entity.js';

/** The columns of an order that requests and moves change: neither its relations nor what is kept with it. */
export type OrderFields = Omit<
  Order,
  'id' | 'customer' | 'os_stored_file' | 'created_by' | 'sets' | keyof KeptTotals | keyof ListKeys
>;

/** The fields that search finds an order by; the rest of what it finds stands in sets, parts and files. */
const FOUND_BY = ['customer_id', 'created_by_id', 'os_file_id'] as const;

/** The orders' own rows. Changes belong inside `Database.write`. */
@Injectable()
export class OrdersRepository {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedOrders,
    private readonly listed: ListedOrdersKeeper,
  ) {}

  /** @returns the new order's id */
  async insert(fields: OrderFields): Promise<number> {
    const { id } = await this.db.manager.save(Order, { ...fields, ...(await this.listed.keysOf(fields)) });
    this.listed.counted(fields);
    await this.changed.announce(id);
    return id;
  }

  async update(id: number, fields: Partial<OrderFields>): Promise<void> {
    const counted = countedFields(fields);
    const former = Object.keys(counted).length > 0 ? await this.listed.recounted(id, counted) : null;
    await this.db.manager.update(Order, { id }, { ...fields, ...(await this.listed.keysOf(fields)) });
    const given = fields.created_by_id !== undefined && former?.created_by_id !== fields.created_by_id;
    await this.changed.announce(id, {
      words: FOUND_BY.some((field) => field in fields),
      former_owner: given ? former?.created_by_id : null,
    });
  }

  /** Deletes the order; its sets, parts and process rows go with it. */
  async delete(id: number): Promise<void> {
    const former = await this.listed.recounted(id, null);
    await this.db.manager.delete(Order, { id });
    await this.changed.announce(id, { former_owner: former?.created_by_id });
  }
}

/** Of these fields those that orders are counted by. */
function countedFields({ type, status, created_by_id }: Partial<OrderFields>): Partial<CountedBy> {
  return {
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
    ...(created_by_id !== undefined && { created_by_id }),
  };
}
