import type { ListKeys, Order } from '../order.entity.js';
import type { OrderStatus } from '../domain/order-types.js';

/** A column of an order's row that the list is sorted by. */
export type SortColumn =
  | 'id'
  | 'status'
  | keyof ListKeys
  | keyof Pick<Order, 'delivery_value' | 'total' | 'sets_count' | 'parts_count' | 'validity_key'>;

/** The sort fields that the screen shows, each with an index of the orders of one status. Equal ones come newest first. */
export const SORT_COLUMNS = {
  id: 'id',
  customer: 'customer_key',
  document: 'document_key',
  state: 'state_key',
  address: 'address_key',
  status: 'status',
  delivery_value: 'delivery_value',
  total: 'total',
  delivery_date: 'delivery_key',
  valid_until: 'validity_key',
  sets_count: 'sets_count',
  parts_count: 'parts_count',
} as const satisfies Record<string, SortColumn>;

export type SortField = keyof typeof SORT_COLUMNS;
export const sortFields = Object.keys(SORT_COLUMNS) as [SortField, ...SortField[]];

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

/** The expression in SQL that a column is sorted by: of a status its place by name. */
export const sortExpression = (column: SortColumn): string =>
  column === 'status'
    ? `CASE o.status ${BY_NAME.map((status, place) => `WHEN '${status}' THEN ${String(place)}`).join(' ')} END`
    : `o.${column}`;
