import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { visibleTo } from '../access/order-access.repository.js';
import type { Viewer } from '../domain/visibility.js';
import { Order } from '../order.entity.js';
import { PartRowsRepository } from '../part-rows/part-rows.repository.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { grouped } from '../part-rows/choices.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** What of an order its margin is made of. */
export interface OrderToSum {
  id: number;
  discount: number;
  sets: { quantity: number; parts: LoadedPart[] }[];
}

/** Reads several orders for their margins, a query per table. */
@Injectable()
export class MarginsOfManyRepository {
  constructor(
    private readonly db: Database,
    private readonly parts: PartRowsRepository,
  ) {}

  /** Those of the orders that are there and visible. */
  async visible(viewer: Viewer, orderIds: readonly number[]): Promise<OrderToSum[]> {
    const { manager } = this.db;
    const where = { ...visibleTo(viewer), id: In([...orderIds]) };
    const orders = await manager.find(Order, { where, select: { id: true, discount: true } });
    const ids = orders.map(({ id }) => id);
    const sets = await manager.find(OrderSet, {
      where: { order_id: In(ids) },
      select: { id: true, order_id: true, quantity: true },
    });
    const setsOf = grouped(sets, ({ order_id }) => order_id);
    const partsOf = grouped(await this.parts.ofOrders(ids), ({ set_id }) => set_id);
    return orders.map(({ id, discount }) => ({
      id,
      discount,
      sets: (setsOf.get(id) ?? []).map((set) => ({
        quantity: set.quantity,
        parts: partsOf.get(set.id) ?? [],
      })),
    }));
  }
}
