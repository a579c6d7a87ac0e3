import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { mayDelete, mayEdit, sees, seesAll, type Viewer } from '../domain/visibility.js';
import { ChangedOrders, type Touched } from './changed-orders.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Order } from '../order.entity.js';

/** A request names an order by its own id, or by that of a set or a part inside of it. */
type OrderKey = number | { set: number } | { part: number };

/**
 * The gate to everything inside an order. Reading answers what the user sees or a 404; changing locks the order first
 * (one lock, one order of locking: no deadlocks) and then checks the permission for the type the order has now.
 * The changing ones must be called inside `Database.write`; the caller announces what it changed.
 */
@Injectable()
export class OrderAccessService {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedOrders,
  ) {}

  /** The order, for reading. @throws NotFound when it is not there or not visible */
  async readable(viewer: Viewer, key: OrderKey): Promise<Order> {
    return this.read(viewer, key);
  }

  /** Which of these orders the viewer sees; one query for all. */
  async visibleIds(viewer: Viewer, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (orderIds.length === 0) return new Set();
    const [own, values] = seesAll(viewer) ? ['', []] : ['AND created_by_id = ?', [viewer.id]];
    const orders = await plainRows(this.db.manager, Order, {
      condition: `WHERE id IN (${orderIds.map(() => '?').join()}) ${own}`,
      values: [...orderIds, ...values],
      columns: ['id'],
    });
    return new Set(orders.map(({ id }) => id));
  }

  /**
   * The order, allowed to be changed but not locked: a look before expensive work, after which the change checks again.
   * @throws NotFound, Forbidden
   */
  async checkEditable(viewer: Viewer, key: OrderKey): Promise<Order> {
    const order = await this.read(viewer, key);
    if (!mayEdit(viewer, order.type)) throw new Forbidden(messages.http.forbidden);
    return order;
  }

  /** The order, locked; what the viewer may do with it is for the caller to check. @throws NotFound */
  async locked(viewer: Viewer, key: OrderKey): Promise<Order> {
    // The lock is taken first and kept: what is read of the order afterwards is what the change before it left.
    return this.read(viewer, key, this.db.rowLock);
  }

  /** The order, locked and allowed to be changed. @throws NotFound, Forbidden */
  async editable(viewer: Viewer, key: OrderKey): Promise<Order> {
    const order = await this.locked(viewer, key);
    if (!mayEdit(viewer, order.type)) throw new Forbidden(messages.http.forbidden);
    return order;
  }

  /** The order, locked and allowed to be deleted. @throws NotFound, Forbidden */
  async deletable(viewer: Viewer, orderId: number): Promise<Order> {
    const order = await this.locked(viewer, orderId);
    if (!mayDelete(viewer, order.type)) throw new Forbidden(messages.http.forbidden);
    return order;
  }

  /** Announces that something inside of the order is changed by the open transaction: anything, or what is named. */
  async announceChange(orderId: number, touched?: Touched): Promise<void> {
    await this.changed.announce(orderId, touched);
  }

  private async read(viewer: Viewer, key: OrderKey, lock = ''): Promise<Order> {
    const { condition, values } = conditionOf(key);
    const [order] = await plainRows(this.db.manager, Order, { condition: condition + lock, values });
    if (!order || !sees(viewer, order.created_by_id)) throw new NotFound(messages.http.notFound);
    return order;
  }
}

const OF_SET = 'SELECT order_id FROM order_sets WHERE id =';

function conditionOf(key: OrderKey): { condition: string; values: number[] } {
  if (typeof key === 'number') return { condition: 'WHERE id = ?', values: [key] };
  if ('set' in key) return { condition: `WHERE id = (${OF_SET} ?)`, values: [key.set] };
  const condition = `WHERE id = (${OF_SET} (SELECT set_id FROM set_parts WHERE id = ?))`;
  return { condition, values: [key.part] };
}
