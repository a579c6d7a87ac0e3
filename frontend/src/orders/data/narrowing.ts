/**
 * The list's narrowing, of rows that are here. The server's tests import this file and compare: it must find what the
 * server finds, and imports nothing.
 */

/** What rows are narrowed by; an empty text narrows nothing. Dates as `YYYY-MM-DDTHH:mm`. */
export interface Narrowing {
  q: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

/** What of an order it is narrowed by. */
export interface Narrowed {
  type: string;
  status: string;
  delivery_date: string | null;
}

/** An order with what searching in the loaded rows needs. */
export interface Indexed<Order extends Narrowed> {
  id: number;
  order: Order;
  /** The customer's, `plain`. */
  name: string;
  code: string;
}

/** Lower case without accents, so that `sao` finds `São`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The code matches with or without its zeros, the customer's name anywhere. */
const matchesText = (row: Pick<Indexed<Narrowed>, 'name' | 'code'>, words: readonly string[]): boolean =>
  words.every(
    (word) => row.name.includes(word) || (/^#?\d+$/.test(word) && row.code.includes(word.replace(/^#/, ''))),
  );

/** All filters at once. An order without a delivery date is in no range of dates. */
export const filterOrders = <Order extends Narrowed>(
  rows: readonly Indexed<Order>[],
  filters: Narrowing,
): Indexed<Order>[] => {
  // A `#` is the beginning of a code.
  const words = plain(filters.q)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '#');
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
