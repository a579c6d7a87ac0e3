import { padNumber } from '../../api';
import type { Sort } from '../../ui';
import { orders as texts } from '../../i18n/orders';
import type { OrderListItem } from '../data/types';
import { documentOf, stateOf } from './formats';

/** What the list is narrowed by; an empty text narrows nothing. Dates as `YYYY-MM-DDTHH:mm`. */
export interface Filters {
  q: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

export const NO_FILTERS: Filters = { q: '', type: '', status: '', from: '', to: '' };

/** Lower case without accents, so that `sao` finds `São`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** An order with what searching and sorting need, made once for the whole list. */
export interface IndexedOrder {
  id: number;
  order: OrderListItem;
  name: string;
  code: string;
}

export const indexOrders = (orders: readonly OrderListItem[]): IndexedOrder[] =>
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

type Key = (row: IndexedOrder) => string | number;

const statusNames: Readonly<Record<string, string>> = texts.statuses;

/** What each column is sorted by. */
const SORT_KEYS: Readonly<Record<string, Key>> = {
  id: ({ id }) => id,
  customer: ({ name }) => name,
  document: ({ order }) => documentOf(order),
  state: ({ order }) => stateOf(order),
  address: ({ order }) => plain(order.customer?.address ?? ''),
  status: ({ order }) => statusNames[order.status] ?? order.status,
  delivery_value: ({ order }) => order.delivery_value,
  total: ({ order }) => order.total,
  delivery_date: ({ order }) => order.delivery_date ?? '',
};

export const isSortable = (field: string): boolean => field in SORT_KEYS;

/** Sorted by one column; equal ones newest first. */
export const sortOrders = (rows: readonly IndexedOrder[], { field, order }: Sort): IndexedOrder[] => {
  const key = SORT_KEYS[field] ?? (({ id }: IndexedOrder) => id);
  const sign = order === 'ASC' ? 1 : -1;
  const keyed = rows.map((row) => [key(row), row] as const);
  keyed.sort(([a, rowA], [b, rowB]) => (a < b ? -sign : a > b ? sign : rowB.id - rowA.id));
  return keyed.map(([, row]) => row);
};
