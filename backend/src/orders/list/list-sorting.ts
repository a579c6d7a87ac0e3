import { orderStatuses, type OrderStatus } from '../domain/order-types.js';
import type { ListKeys, Order } from '../order.entity.js';

/** What an order of the list is found and sorted by: a column of its row. */
export type SortColumn =
  | 'id'
  | 'status'
  | keyof ListKeys
  | keyof Pick<Order, 'delivery_value' | 'total' | 'sets_count' | 'parts_count' | 'validity_key'>;

export interface SortedBy {
  column: SortColumn;
  /** The index that has the orders of a status in this order. */
  index: string;
  /** The same for the orders of a user; without one their orders are sorted when they are asked for. */
  ownIndex?: string;
}

/** The list's sort fields; those that the screen shows. Equal ones come newest first, in either direction. */
export const SORTINGS = {
  id: { column: 'id', index: 'orders_by_status', ownIndex: 'own_orders' },
  customer: {
    column: 'customer_key',
    index: 'orders_by_customer',
    ownIndex: 'own_orders_by_customer',
  },
  document: { column: 'document_key', index: 'orders_by_document' },
  state: { column: 'state_key', index: 'orders_by_state' },
  address: { column: 'address_key', index: 'orders_by_address' },
  status: { column: 'status', index: 'orders_by_status', ownIndex: 'own_orders' },
  delivery_value: { column: 'delivery_value', index: 'orders_by_freight' },
  total: { column: 'total', index: 'orders_by_total', ownIndex: 'own_orders_by_total' },
  delivery_date: {
    column: 'delivery_key',
    index: 'orders_by_delivery',
    ownIndex: 'own_orders_by_delivery',
  },
  valid_until: {
    column: 'validity_key',
    index: 'orders_by_validity',
    ownIndex: 'own_orders_by_validity',
  },
  sets_count: { column: 'sets_count', index: 'orders_by_sets' },
  parts_count: { column: 'parts_count', index: 'orders_by_parts' },
} as const satisfies Record<string, SortedBy>;

export type SortField = keyof typeof SORTINGS;
export const sortFields = Object.keys(SORTINGS) as [SortField, ...SortField[]];

/** Statuses by their names on the screen: Aguardando liberação, Aguardando resposta, Aprovado, Cancelado, … */
const BY_NAME: readonly OrderStatus[] = [
  'waiting_release',
  'waiting_response',
  'approved',
  'cancelled',
  'in_progress',
  'finished',
  'released_for_production',
];

/** The place of a status among all, by name. */
export const placeOfStatus = (status: OrderStatus): number => BY_NAME.indexOf(status);

/** The same in SQL. */
export const statusPlace = `CASE o.status ${orderStatuses
  .map((status) => `WHEN '${status}' THEN ${String(placeOfStatus(status))}`)
  .join(' ')} END`;
