import { searchWords, type SearchWord } from '@forja/figures';
import type { Database } from '../../platform/database/database.js';
import { anyOf, findingWord, type Condition } from '../../platform/database/text-search.js';
import { condition, valuesOf, where } from './list-filters.js';

/**
 * The orders of at most so many customers are listed for a page; those of more are soon met along the list. With a code beside
 * them an index leaves few orders of more customers, and what is counted is counted by their index.
 */
const MOST_CUSTOMERS = { page: 30, codeOrCount: 1000 };

/** Digits of the shortest code, and the first id that the database can't hold. */
const CODE_LENGTH = 6;
const NO_ID = 2 ** 31;

/** How a text finds orders. */
export interface FoundByText {
  /** A query of the ids of the orders that it can find, where they are few. */
  few: Condition | null;
  /** What these orders `o` of the customers `c`, or all, fulfil besides. */
  conditions: readonly Condition[];
}

/** The condition of each word of a text: it stands in the order's customer or begins its code. */
export const textConditions = (embedded: boolean, words: readonly SearchWord[]): Condition[] =>
  words.map((word) => anyOf([inCustomer(embedded, word), ...codesOf(word, 'o.id')]));

/**
 * Looks for a text among customers: where few have its words that are no numbers, their orders are listed.
 * @param counted whether all orders are counted, instead of a page of them shown
 */
export async function findByText(db: Database, text: string, counted: boolean): Promise<FoundByText> {
  const words = searchWords(text);
  const names = words.filter((word) => codeDigits(word) === undefined);
  const numbers = words.filter((word) => !names.includes(word));
  const [number, ...others] = numbers.sort((one, other) => lengthOf(other) - lengthOf(one));
  const few = words.length > 0 ? await fewOrders(db, { names, number, counted }) : null;
  return { few, conditions: textConditions(db.embedded, few ? others : words) };
}

/** The orders of customers who have all names; the number stands in the customer, too, or begins the code. */
async function fewOrders(
  db: Database,
  {
    names,
    number,
    counted,
  }: { names: readonly SearchWord[]; number: SearchWord | undefined; counted: boolean },
): Promise<Condition | null> {
  // A single digit begins every tenth CNPJ and thousands of codes: along the list a page of them is soon full.
  if (!counted && names.length === 0 && number && lengthOf(number) < 2) return null;
  const most = number || counted ? MOST_CUSTOMERS.codeOrCount : MOST_CUSTOMERS.page;
  const held = number ? inCustomer(db.embedded, number) : condition('1 = 1');
  const inAll = names.length > 0 ? names.map((name) => inCustomer(db.embedded, name)) : [held];
  const customers = await db.manager.query<{ id: number; held: number | string }[]>(
    `SELECT c.id, ${held.sql} AS held FROM customers c ${where(inAll)} LIMIT ${String(most + 1)}`,
    [...held.values, ...valuesOf(inAll)],
  );
  if (customers.length > most) return null;
  const holding = customers.filter((customer) => Number(customer.held) === 1);
  const sql = [`SELECT id FROM orders WHERE ${ofCustomers(holding)}`];
  const codes = anyOf(number ? codesOf(number, 'id') : []);
  const named = names.length > 0 ? `${ofCustomers(customers)} AND ` : '';
  if (number) sql.push(`SELECT id FROM orders WHERE ${named}${codes.sql}`);
  return { sql: sql.join(' UNION '), values: codes.values };
}

const ofCustomers = (customers: readonly { id: number }[]) =>
  `customer_id IN (${customers.map(({ id }) => id).join() || '0'})`;

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

const lengthOf = ({ runs }: SearchWord) => runs.join().length;

/** The condition that a word begins in a customer's name, its CNPJ or CPF. */
const inCustomer = (embedded: boolean, word: SearchWord): Condition =>
  findingWord(embedded, { texts: ['c.name'], numbers: ['c.cnpj', 'c.cpf'] }, word);
