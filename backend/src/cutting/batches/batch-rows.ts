import { Customer } from '../../catalogue/customers/customer.entity.js';
import { Order } from '../../orders/order.entity.js';
import type { Database } from '../../platform/database/database.js';
import { naming } from '../../platform/database/naming.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { CutBatch, CutBatchOrder, CutPurchase } from '../cut-batch.entity.js';
import type { CutBatchOrderView, CutBatchView } from './cut-batches.view.js';

/** Orders as batches show them, the earliest due first. @param where SQL after `FROM orders` with its values */
export async function readBatchOrders(
  { manager }: Database,
  where: { condition: string; values: unknown[] },
): Promise<CutBatchOrderView[]> {
  const orders = await plainRows(manager, Order, {
    ...where,
    columns: ['id', 'status', 'customer_id', 'delivery_date', 'estimated_delivery_date'],
  });
  const customerIds = [...new Set(orders.flatMap(({ customer_id }) => customer_id ?? []))];
  const customers = await plainRows(manager, Customer, {
    ...naming('id', customerIds),
    columns: ['id', 'name'],
  });
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  return orders
    .map(({ id, status, customer_id, delivery_date, estimated_delivery_date }) => ({
      id,
      status,
      customer: names.get(customer_id ?? 0) ?? null,
      due_date: delivery_date ?? estimated_delivery_date,
    }))
    .sort(byDueDate);
}

interface Due {
  due_date: string | null;
}

/** Orders two entries by their due dates, the earliest first; entries without a date come last. */
export const byDueDate = (one: Due, other: Due): number =>
  (one.due_date ?? '9999').localeCompare(other.due_date ?? '9999');

/** Batches with their orders, in the order in which they are given. */
export async function toBatchViews(
  db: Database,
  batches: readonly RowOf<CutBatch>[],
): Promise<CutBatchView[]> {
  const ids = batches.map(({ id }) => id);
  const places = await plainRows(db.manager, CutBatchOrder, naming('batch_id', ids));
  const orders = await readBatchOrders(
    db,
    naming(
      'id',
      places.map(({ order_id }) => order_id),
    ),
  );
  const purchases = await plainRows(db.manager, CutPurchase, naming('batch_id', ids));
  return batches.map((batch) => {
    const own = new Set(places.flatMap(({ batch_id, order_id }) => (batch_id === batch.id ? order_id : [])));
    const bought = purchases.filter(({ batch_id }) => batch_id === batch.id);
    return {
      ...batch,
      orders: orders.filter(({ id }) => own.has(id)),
      to_buy: bought.reduce((sum, { count }) => sum + count, 0),
      bought: bought.reduce((sum, one) => sum + Math.min(one.count, one.bought), 0),
    };
  });
}
