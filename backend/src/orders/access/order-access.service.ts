import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { mayDelete, mayEdit, type Viewer } from '../domain/visibility.js';
import { ChangedOrders, type Touched } from './changed-orders.js';
import { OrderAccessRepository, type OrderKey } from './order-access.repository.js';
import type { Order } from '../order.entity.js';

/**
 * The gate to everything inside an order. Reading answers what the user sees or a 404; changing locks the order first
 * (one lock, one order of locking: no deadlocks) and then checks the permission for the type the order has now.
 * The changing ones must be called inside `Database.write`; the caller announces what it changed.
 */
@Injectable()
export class OrderAccessService {
  constructor(
    private readonly orders: OrderAccessRepository,
    private readonly changed: ChangedOrders,
  ) {}

  /** The order, for reading. @throws NotFound when it is not there or not visible */
  async readable(viewer: Viewer, orderId: number): Promise<Order> {
    return found(await this.orders.findVisible(viewer, { order: orderId }));
  }

  /** Which of these orders the viewer sees; one query for all. */
  async visibleIds(viewer: Viewer, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(await this.orders.findVisibleIds(viewer, orderIds));
  }

  /** The order of a set, for reading. @throws NotFound */
  async readableSet(viewer: Viewer, setId: number): Promise<Order> {
    return found(await this.orders.findVisible(viewer, { set: setId }));
  }

  /** The order that a part belongs to, for reading. @throws NotFound */
  async readablePart(viewer: Viewer, partId: number): Promise<Order> {
    return found(await this.orders.findVisible(viewer, { part: partId }));
  }

  /** The order, locked; what the viewer may do with it is for the caller to check. @throws NotFound */
  async locked(viewer: Viewer, orderId: number): Promise<Order> {
    return this.lock(viewer, { order: orderId });
  }

  /** The order, locked and allowed to be changed. @throws NotFound, Forbidden */
  async editable(viewer: Viewer, orderId: number): Promise<Order> {
    return this.lockToEdit(viewer, { order: orderId });
  }

  /** The order of a set, locked and allowed to be changed. @throws NotFound, Forbidden */
  async editableSet(viewer: Viewer, setId: number): Promise<Order> {
    return this.lockToEdit(viewer, { set: setId });
  }

  /** The order of a part, locked and allowed to be changed. @throws NotFound, Forbidden */
  async editablePart(viewer: Viewer, partId: number): Promise<Order> {
    return this.lockToEdit(viewer, { part: partId });
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

  private async lockToEdit(viewer: Viewer, key: OrderKey): Promise<Order> {
    const order = await this.lock(viewer, key);
    if (!mayEdit(viewer, order.type)) throw new Forbidden(messages.http.forbidden);
    return order;
  }

  private async lock(viewer: Viewer, key: OrderKey): Promise<Order> {
    return found(await this.orders.lockVisible(viewer, key));
  }
}

function found(order: Order | null): Order {
  if (!order) throw new NotFound(messages.http.notFound);
  return order;
}
