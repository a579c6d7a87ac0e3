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

/** A word that is searched for: in the customer's name, or in the code of six digits or more. */
export interface Word {
  text: string;
  /** What the code may hold; undefined for a word that no code holds. */
  digits: string | undefined;
}

/** The words of a text, all of which must be found; `#` may stand before a code. */
export function wordsOf(text: string | null | undefined): Word[] {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '' && word !== '#');
  return words.map((word) => ({ text: word, digits: /^#?(\d+)$/.exec(word)?.[1] }));
}

/** The last second of the minute that ends a range. */
export const lastSecond = (to: string): string => (to.length === 16 ? `${to}:59` : to);

/** Digits of the shortest code. */
const CODE_LENGTH = 6;

/** Candidates for a code that are worth being listed. */
const MOST_CODES = 20_000;

/**
 * The ids up to `last` whose code holds these digits, or null where they are too many to be listed: there they are found
 * soon by looking at one order after the other.
 */
export function codesHolding(digits: string, last: number): number[] | null {
  const codes = new Set<number>();
  for (let length = CODE_LENGTH; length <= Math.max(CODE_LENGTH, String(last).length); length += 1) {
    const free = length - digits.length;
    if (free < 0) continue;
    const lowest = length > CODE_LENGTH ? 10 ** (length - 1) : 1;
    if (last - lowest < MOST_CODES) {
      for (let id = lowest; id <= Math.min(last, 10 ** length - 1); id += 1) {
        if (String(id).padStart(CODE_LENGTH, '0').includes(digits)) codes.add(id);
      }
      continue;
    }
    if ((free + 1) * 10 ** free > MOST_CODES) return null;
    for (let before = 0; before <= free; before += 1) {
      const behind = 10 ** (free - before);
      for (let rest = 0; rest < 10 ** free; rest += 1) {
        const head = String(Math.floor(rest / behind))
          .padStart(before, '0')
          .slice(0, before);
        const tail = String(rest % behind)
          .padStart(free - before, '0')
          .slice(0, free - before);
        const code = head + digits + tail;
        if (length > CODE_LENGTH && code.startsWith('0')) continue;
        const id = Number(code);
        if (id > 0 && id <= last) codes.add(id);
      }
    }
  }
  return [...codes];
}
