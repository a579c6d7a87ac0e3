import { Injectable } from '@nestjs/common';
import { User } from '../../access/users/user.entity.js';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { State } from '../../catalogue/states/state.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { Order } from '../order.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { grouped, named } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import type { LoadedFile } from '../part-rows/loaded-part.js';
import { PartRowsRepository } from '../part-rows/part-rows.repository.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import type { LoadedCustomer, LoadedOrder } from './order-tree.js';

/** Loads whole orders: the one place that does. A query per table, and plain rows instead of entities. */
@Injectable()
export class OrderTreeRepository {
  constructor(
    private readonly db: Database,
    private readonly parts: PartRowsRepository,
    private readonly choices: ChoicesRepository,
  ) {}

  /** The order's own row, or null where there is no such order. */
  async findRow(id: number): Promise<RowOf<Order> | null> {
    const [order] = await plainRows(this.db.manager, Order, { condition: 'WHERE id = ?', values: [id] });
    return order ?? null;
  }

  /**
   * The order of this row with everything in it, sets, parts and process rows in their order.
   * @param sets its sets, where they were loaded before
   */
  async load(order: RowOf<Order>, sets?: LoadedSet[]): Promise<LoadedOrder> {
    return {
      ...order,
      customer: await this.customer(order.customer_id),
      os_stored_file: await this.file(order.os_file_id),
      created_by: await this.owner(order.created_by_id),
      sets: sets ?? (await this.sets(order.id)),
    };
  }

  /** The order's sets with everything in them. */
  async sets(orderId: number): Promise<LoadedSet[]> {
    const sets = await plainRows(this.db.manager, OrderSet, {
      condition: 'WHERE order_id = ? ORDER BY position, id',
      values: [orderId],
    });
    const partsOf = grouped(await this.parts.ofOrder(orderId), (part) => part.set_id);
    const ncms = await this.choices.ncms(sets.map((set) => set.ncm_id));
    const files = await this.choices.files(sets.map((set) => set.content_file_id));
    return sets.map((set) => ({
      ...set,
      ncm: named(ncms, set.ncm_id),
      content_file: named(files, set.content_file_id),
      parts: partsOf.get(set.id) ?? [],
    }));
  }

  private async customer(id: number | null): Promise<LoadedCustomer | null> {
    if (id === null) return null;
    const condition = 'WHERE id = ?';
    const [customer] = await plainRows(this.db.manager, Customer, { condition, values: [id] });
    if (!customer) return null;
    const { state_id } = customer;
    const states =
      state_id === null ? [] : await plainRows(this.db.manager, State, { condition, values: [state_id] });
    return { ...customer, state: states[0] ?? null };
  }

  private async file(id: number | null): Promise<LoadedFile | null> {
    return named(await this.choices.files([id]), id);
  }

  private async owner(id: number | null): Promise<LoadedOrder['created_by']> {
    if (id === null) return null;
    const columns = ['id', 'name'] as const;
    const [owner] = await plainRows(this.db.manager, User, {
      condition: 'WHERE id = ?',
      values: [id],
      columns,
    });
    return owner ?? null;
  }
}
