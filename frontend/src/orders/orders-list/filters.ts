import { padNumber } from '../../api';
import type { LiveOrder } from './live/live-page';

/** What the list is narrowed by; an empty text narrows nothing. Dates as `YYYY-MM-DDTHH:mm`. */
export interface Filters {
  q: string;
  type: string;
  status: string;
  from: string;
  to: string;
  /** What the server alone can narrow by, as a query: `due=late`. */
  only: string;
}

export const NO_FILTERS: Filters = { q: '', type: '', status: '', from: '', to: '', only: '' };

/** Lower case without accents, so that `sao` finds `São`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** An order with what searching in the loaded rows needs. */
export interface IndexedOrder {
  id: number;
  order: LiveOrder;
  name: string;
  code: string;
}

export const indexOrders = (orders: readonly LiveOrder[]): IndexedOrder[] =>
  orders.map((order) => ({
    id: order.id,
    order,
    name: plain(order.customer?.name ?? ''),
    code: padNumber(order.id),
  }));

/** The code matches with or without its zeros, the customer's name anywhere. */
const matchesText = (row: IndexedOrder, words: readonly string[]): boolean =>
  words.every((word) => row.name.includes(word) || row.code.includes(word.replace(/^#/, '')));

/** All filters at once. An order without a delivery date is in no range of dates. */
export const filterOrders = (rows: readonly IndexedOrder[], filters: Filters): IndexedOrder[] => {
  const words = plain(filters.q).split(/\s+/).filter(Boolean);
  const { type, status, from } = filters;
  // A minute that ends the range belongs to it whole: 10:30 covers 10:30:59.
  const to = filters.to === '' ? '' : `${filters.to}:59`;
  return rows.filter((row) => {
    const { order } = row;
    const date = order.delivery_date ?? '';
    return (
      (type === '' || order.type === type) &&
      (status === '' || order.status === status) &&
      (from === '' || date >= from) &&
      (to === '' || (date !== '' && date <= to)) &&
      (words.length === 0 || matchesText(row, words))
    );
  });
};

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
