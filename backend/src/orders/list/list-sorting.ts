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

/** The place of each status among all by its name on the screen: Aguardando liberação, Aguardando resposta, Aprovado, … */
const PLACES: Readonly<Record<OrderStatus, number>> = {
  waiting_release: 0,
  waiting_response: 1,
  approved: 2,
  cancelled: 3,
  in_progress: 4,
  finished: 5,
  released_for_production: 6,
};

/** The expression in SQL that a column is sorted by: of a status its place by name. @param status of all orders that are sorted */
export function sortExpression(column: SortColumn, status?: OrderStatus): string {
  if (column !== 'status') return `o.${column}`;
  if (status) return String(PLACES[status]);
  const places = Object.entries(PLACES).map(([name, place]) => `WHEN '${name}' THEN ${String(place)}`);
  return `CASE o.status ${places.join(' ')} END`;
}
