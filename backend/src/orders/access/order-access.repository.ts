import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { seesAll, type Viewer } from '../domain/visibility.js';
import { Order } from '../order.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** Which orders a user sees, as a condition of the queries themselves: the one place of the visibility rule. */
export const visibleTo = (viewer: Viewer): FindOptionsWhere<Order> =>
  seesAll(viewer) ? {} : { created_by_id: viewer.id };

/** Finds the order that a request is about, if this user sees it. */
@Injectable()
export class OrderAccessRepository {
  constructor(private readonly db: Database) {}

  /** The order without relations, or null when it is not there or not visible. */
  async findVisible(viewer: Viewer, orderId: number): Promise<Order | null> {
    return this.db.manager.findOneBy(Order, { id: orderId, ...visibleTo(viewer) });
  }

  /** Which of these orders are there and visible. */
  async findVisibleIds(viewer: Viewer, orderIds: readonly number[]): Promise<number[]> {
    if (orderIds.length === 0) return [];
    const orders = await this.db.manager.find(Order, {
      where: { ...visibleTo(viewer), id: In([...orderIds]) },
      select: { id: true },
    });
    return orders.map(({ id }) => id);
  }

  /** The id of the order that a set belongs to, or null. */
  async orderOfSet(setId: number): Promise<number | null> {
    const set = await this.db.manager.findOne(OrderSet, {
      where: { id: setId },
      select: { id: true, order_id: true },
    });
    return set?.order_id ?? null;
  }

  /** The ids of the set and order that a part belongs to, or null. */
  async ownersOfPart(partId: number): Promise<{ setId: number; orderId: number } | null> {
    const part = await this.db.manager.findOne(SetPart, {
      where: { id: partId },
      select: { id: true, set_id: true, set: { id: true, order_id: true } },
      relations: { set: true },
    });
    return part?.set ? { setId: part.set_id, orderId: part.set.order_id } : null;
  }

  /** Takes the order's lock for the open transaction; whoever changes anything inside an order does this first. */
  async lock(orderId: number): Promise<void> {
    await this.db.lock(Order, orderId);
  }
}
