import { padNumber } from '../../api';
import type { LiveOrder } from './live/live-page';
import type { Narrowing } from '../data/narrowing';

export { filterOrders } from '../data/narrowing';

/** Filters of the list. */
export interface Filters extends Narrowing {
  /** Filters that the server alone applies, as a query: `due=late`. */
  only: string;
}

export const NO_FILTERS: Filters = { q: '', type: '', status: '', from: '', to: '', only: '' };

/** A row of the list. */
export interface IndexedOrder {
  id: number;
  order: LiveOrder;
  code: string;
}

export const indexOrders = (orders: readonly LiveOrder[]): IndexedOrder[] =>
  orders.map((order) => ({ id: order.id, order, code: padNumber(order.id) }));

/** The columns that the list can be sorted by, as the server names them. */
const SORT_FIELDS = [
  'id',
  'customer',
  'document',
  'state',
  'address',
  'status',
  'delivery_value',
  'total',
  'delivery_date',
  'valid_until',
  'sets_count',
  'parts_count',
] as const;

export type SortField = (typeof SORT_FIELDS)[number];

export const isSortable = (field: string): field is SortField =>
  (SORT_FIELDS as readonly string[]).includes(field);
