import { In } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import { seesAll, type Viewer } from '../../domain/visibility.js';
import { Order } from '../../order.entity.js';
import type { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { grouped } from '../../part-rows/choices.js';
import { OrderSet } from '../../sets/order-set.entity.js';

/** The fields of an order that its margin is made of. */
export interface OrderToSum {
  id: number;
  discount: number;
  tax_basis: TaxBasis | null;
  sets: { quantity: number; parts: LoadedPart[] }[];
}

/** Reads those of the orders that are there and visible for their margins, a query per table. */
export async function readOrdersToSum(
  db: Database,
  parts: PartRowsRepository,
  viewer: Viewer,
  orderIds: readonly number[],
): Promise<OrderToSum[]> {
  const { manager } = db;
  const where = { id: In([...orderIds]), ...(seesAll(viewer) ? {} : { created_by_id: viewer.id }) };
  const orders = await manager.find(Order, { where, select: { id: true, discount: true, tax_basis: true } });
  const ids = orders.map(({ id }) => id);
  const sets = await manager.find(OrderSet, {
    where: { order_id: In(ids) },
    select: { id: true, order_id: true, quantity: true },
  });
  const setsOf = grouped(sets, ({ order_id }) => order_id);
  const partsOf = grouped(await parts.ofOrders(ids), ({ set_id }) => set_id);
  return orders.map(({ id, discount, tax_basis }) => ({
    id,
    discount,
    tax_basis,
    sets: (setsOf.get(id) ?? []).map((set) => ({
      quantity: set.quantity,
      parts: partsOf.get(set.id) ?? [],
    })),
  }));
}
