import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { User } from '../../access/users/user.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { Order } from '../order.entity.js';
import { grouped, named } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import { PartRowsRepository } from '../part-rows/part-rows.repository.js';
import { OrderSet } from '../sets/order-set.entity.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import type { LoadedOrder, OrderTree } from './order-tree.js';
import { readCustomer } from './read-customer.js';
import { toOrderView, type OrderView } from './order-view.js';
import { withAmounts } from './with-amounts.js';

/**
 * Reads whole orders with their amounts, for the API's answers and for documents: a query per table, and plain rows instead
 * of entities.
 */
@Injectable()
export class OrderReader {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly parts: PartRowsRepository,
    private readonly choices: ChoicesRepository,
    private readonly history: OrderHistoryService,
  ) {}

  /**
   * The order without a check of access: for the document worker, and inside of a change that has checked it.
   * @param sets as they are stored now, where the change has them in hand
   * @throws NotFound
   */
  async readTree(orderId: number, sets?: LoadedSet[]): Promise<OrderTree> {
    const [row] = await plainRows(this.db.manager, Order, { condition: 'WHERE id = ?', values: [orderId] });
    if (!row) throw new NotFound(messages.http.notFound);
    return this.treeOf(row, sets);
  }

  /** The sets of an order with everything in them, in their order; the caller has checked access. */
  async readSets(orderId: number): Promise<LoadedSet[]> {
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

  /** The order, if this user sees it. @throws NotFound */
  async getTree(viewer: Viewer, orderId: number): Promise<OrderTree> {
    return this.treeOf(await this.access.readable(viewer, orderId));
  }

  /** The order as the API answers it, with what this user may do with it. @throws NotFound */
  async view(viewer: Viewer, orderId: number): Promise<OrderView> {
    return this.viewOf(viewer, await this.getTree(viewer, orderId));
  }

  /** A loaded order as the API answers it. */
  async viewOf(viewer: Viewer, order: OrderTree): Promise<OrderView> {
    return toOrderView(order, await this.history.lastMove(order.id), viewer);
  }

  /** The order of this row with everything in it. @param sets its sets, where they were loaded before */
  private async treeOf(row: RowOf<Order>, sets?: LoadedSet[]): Promise<OrderTree> {
    const { os_file_id } = row;
    const order: LoadedOrder = {
      ...row,
      customer: await readCustomer(this.db, row.customer_id),
      os_stored_file: named(await this.choices.files([os_file_id]), os_file_id),
      created_by: await this.owner(row.created_by_id),
      sets: sets ?? (await this.readSets(row.id)),
    };
    return refusingTooLarge(() => withAmounts(order));
  }

  private async owner(id: number | null): Promise<LoadedOrder['created_by']> {
    if (id === null) return null;
    const [owner] = await plainRows(this.db.manager, User, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['id', 'name'],
    });
    return owner ?? null;
  }
}
