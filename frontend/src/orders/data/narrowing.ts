/**
 * The list's narrowing, of rows that are here. The server's tests import this file and compare: it must find what the
 * server finds, and imports nothing but the rule of what is typed.
 */
import { beginsNumber, searchWords, type SearchWord } from '@forja/figures';

/** The filters of a list; an empty text narrows nothing. Dates as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm[:ss]`. */
export interface Narrowing {
  q: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

/** The facts of an order that filters look at. */
export interface Narrowed {
  id: number;
  type: string;
  status: string;
  delivery_date: string | null;
  customer: { name: string; cnpj?: string | null; cpf?: string | null } | null;
}

/** Whether a word is the beginning of the order's code (with its zeros if it has them), or is found in its customer. */
const findsOrder = (word: SearchWord): ((order: Narrowed) => boolean) => {
  const inName = new RegExp(word.pattern, 'u');
  const [digits = '', ...more] = word.runs;
  const inCode = (code: string) => (digits.startsWith('0') ? code.padStart(6, '0') : code).startsWith(digits);
  const isCode = more.length === 0 && /^\d+$/.test(digits);
  return ({ id, customer }) =>
    inName.test(` ${customer?.name ?? ''}`) ||
    [customer?.cnpj, customer?.cpf].some((number) => beginsNumber(word, number ?? '')) ||
    (isCode && inCode(String(id)));
};

/** All filters at once. An order without a delivery date is in no range of dates. */
export const filterOrders = <Order extends Narrowed>(
  orders: readonly Order[],
  filters: Narrowing,
): Order[] => {
  const finds = searchWords(filters.q).map(findsOrder);
  const { type, status, from } = filters;
  // The day or minute that ends the range belongs to it whole: 10:30 covers 10:30:59.
  const to = filters.to === '' ? '' : filters.to + 'T23:59:59'.slice(filters.to.length - 10);
  return orders.filter((order) => {
    const date = order.delivery_date ?? '';
    return (
      (type === '' || order.type === type) &&
      (status === '' || order.status === status) &&
      (from === '' || date >= from) &&
      (to === '' || (date !== '' && date <= to)) &&
      finds.every((isFound) => isFound(order))
    );
  });
};
