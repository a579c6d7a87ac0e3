import type { SearchWord } from '@forja/figures';
import type { OrderStatus, OrderType } from '../domain/order-types.js';

/** What the screen's list is narrowed by; absent ones narrow nothing. Dates as wall-clock texts. */
export interface Narrowing {
  text?: string | null;
  type?: OrderType | null;
  status?: OrderStatus | null;
  from?: string | null;
  to?: string | null;
  /** Further filters, JSON as GET /api/orders takes them. */
  filter?: string | null;
}

/** The last second of the day or the minute that ends a range. */
export const lastSecond = (to: string): string => to + 'T23:59:59'.slice(to.length - 'YYYY-MM-DD'.length);

/** The digits of a word that may be the beginning of a code; `#` may stand before them. */
export function codeDigits({ runs }: SearchWord): string | undefined {
  const [digits = '', ...more] = runs;
  return more.length === 0 && /^\d+$/.test(digits) ? digits : undefined;
}

/** Digits of the shortest code, and the first id that the database can't hold. */
const CODE_LENGTH = 6;
const NO_ID = 2 ** 31;

/** The ids, from first to last, of the orders whose code begins with the digits: with its zeros if they do, else without. */
export function codeRanges(digits: string): [first: number, last: number][] {
  const number = Number(digits);
  if (digits.startsWith('0')) {
    const following = 10 ** Math.max(0, CODE_LENGTH - digits.length);
    return number < NO_ID ? [[number * following, (number + 1) * following - 1]] : [];
  }
  const ranges: [number, number][] = [];
  for (let following = 1; number * following < NO_ID; following *= 10)
    ranges.push([number * following, (number + 1) * following - 1]);
  return ranges;
}
