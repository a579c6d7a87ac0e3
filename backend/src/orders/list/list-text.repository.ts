import { searchWords, type SearchWord } from '@forja/figures';
import type { Database } from '../../platform/database/database.js';
import { anyOf, findingWord, type Condition } from '../../platform/database/text-search.js';
import { condition, valuesOf, where } from './list-filters.js';

/**
 * The orders of at most so many customers are listed for a page; those of more are soon met along the list. With a number beside
 * them its codes leave few orders of more customers, and what is counted is counted by the index of customers.
 */
const MOST_CUSTOMERS = { page: 30, numberOrCount: 1000 };

/** Digits of the shortest code, and the first id that the database can't hold. */
const CODE_LENGTH = 6;
const NO_ID = 2 ** 31;

/** How a text finds orders. */
export interface FoundByText {
  /** A query of the ids of the orders that it can find, where they are few. */
  few: Condition | null;
  /** Conditions that these orders `o` of the customers `c`, or all, fulfil besides. */
  conditions: readonly Condition[];
}

/** The condition of each word of a text: it stands in the order's customer or begins its code. */
export const textConditions = (embedded: boolean, words: readonly SearchWord[]): Condition[] =>
  words.map((word) => anyOf([inCustomer(embedded, word), ...codesOf(word, 'o.id')]));

/**
 * Looks for a text among customers: where few have its longest number, or else all of its words, their orders are listed.
 * @param counted whether all orders are counted, instead of a page of them shown
 */
export async function findByText(db: Database, text: string, counted: boolean): Promise<FoundByText> {
  const words = searchWords(text);
  // A single digit begins every tenth CNPJ and thousands of codes: along the list a page of them is soon full.
  const [number] = words
    .filter((word) => digitsOf(word) > (counted ? 0 : 1))
    .sort((one, other) => digitsOf(other) - digitsOf(one));
  const looked = number ? [number] : words.filter((word) => digitsOf(word) === 0);
  const most = number || counted ? MOST_CUSTOMERS.numberOrCount : MOST_CUSTOMERS.page;
  const few = looked.length > 0 ? await fewOrders(db, looked, most) : null;
  const others = few ? words.filter((word) => !looked.includes(word)) : words;
  return { few, conditions: textConditions(db.embedded, others) };
}

/** The orders of customers who have all of the words, and those whose code one begins; null where customers are more than `most`. */
async function fewOrders(
  db: Database,
  looked: readonly SearchWord[],
  most: number,
): Promise<Condition | null> {
  const found = looked.map((word) => inCustomer(db.embedded, word));
  const customers = await db.manager.query<{ id: number }[]>(
    `SELECT c.id FROM customers c ${where(found)} LIMIT ${String(most + 1)}`,
    valuesOf(found),
  );
  if (customers.length > most) return null;
  const own = condition(`customer_id IN (${customers.map(({ id }) => id).join() || '0'})`);
  const ways = [own, ...looked.flatMap((word) => codesOf(word, 'id'))];
  const sql = ways.map((way) => `SELECT id FROM orders WHERE ${way.sql}`).join(' UNION ');
  return { sql, values: valuesOf(ways) };
}

/** The conditions that a word begins the code of the order whose id is in the column; none for a word that is no number. */
const codesOf = (word: SearchWord, id: string): Condition[] => {
  const digits = codeDigits(word);
  return digits === undefined
    ? []
    : codeRanges(digits).map((range) => condition(`${id} BETWEEN ? AND ?`, ...range));
};

/** The digits of a word that may be the beginning of a code; `#` may stand before them. */
export function codeDigits({ runs }: SearchWord): string | undefined {
  const [digits = '', ...more] = runs;
  return more.length === 0 && /^\d+$/.test(digits) ? digits : undefined;
}

/** The ids, from first to last, of the orders whose code begins with the digits: with their zeros if they have some, else without. */
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

const digitsOf = (word: SearchWord) => codeDigits(word)?.length ?? 0;

/** The condition that a word begins in a customer's name, its CNPJ or CPF. */
const inCustomer = (embedded: boolean, word: SearchWord): Condition =>
  findingWord(embedded, { texts: ['c.name'], numbers: ['c.cnpj', 'c.cpf'] }, word);
