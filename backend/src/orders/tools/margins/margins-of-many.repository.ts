import { In } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import { seesAll, type Viewer } from '../../domain/visibility.js';
import { Order } from '../../order.entity.js';
import type { PartRowsRepository, SetOfParts } from '../../part-rows/part-rows.repository.js';

/** The fields of an order that its margin is made of. */
export interface OrderToSum {
  id: number;
  discount: number;
  tax_basis: TaxBasis | null;
  sets: SetOfParts[];
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
  const setsOf = await parts.setsOfOrders(orders.map(({ id }) => id));
  return orders.map(({ id, discount, tax_basis }) => ({
    id,
    discount,
    tax_basis,
    sets: setsOf.get(id) ?? [],
  }));
}
