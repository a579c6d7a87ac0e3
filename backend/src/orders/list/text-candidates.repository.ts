import type { SearchWord } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { anyOf, findingWord, type Condition } from '../../platform/database/text-search.js';
import { codeDigits, codeRanges } from './narrowing.js';

/** More customers than these are not listed: their orders are found soon by looking at one after the other. */
const MOST_CUSTOMERS = 1000;
const FEW = 20_000;

/** Orders that a text can mean. */
export interface Candidates {
  /** A query of their ids. */
  orders: Condition;
  /** Whether they are those that it means: no other comparison is needed. */
  exact: boolean;
  /** Those that belong to these customers, and perhaps others by their code. */
  customers: readonly number[];
}

/** The condition that a word is the beginning of the code of the order whose id is in the column; undefined for one that is no number. */
function inCode(word: SearchWord, id: string): Condition | undefined {
  const digits = codeDigits(word);
  if (digits === undefined) return undefined;
  return anyOf(codeRanges(digits).map((range) => ({ sql: `${id} BETWEEN ? AND ?`, values: range })));
}

/** The condition that a word is found in a customer: in its name, its CNPJ or CPF. */
const inCustomer = (embedded: boolean, word: SearchWord, customer: string): Condition =>
  findingWord(
    embedded,
    { texts: [`${customer}.name`], numbers: [`${customer}.cnpj`, `${customer}.cpf`] },
    word,
  );

/** The condition that a word is found in an order `o` of the customer `c`. */
export function inOrder(embedded: boolean, word: SearchWord): Condition {
  const code = inCode(word, 'o.id');
  return anyOf([inCustomer(embedded, word, 'c'), ...(code ? [code] : [])]);
}

/** From the words of a text to the orders of the customers, and of the codes, that it finds. */
@Injectable()
export class TextCandidatesRepository {
  constructor(private readonly db: Database) {}

  /** @returns null where the customers are too many */
  async find(words: readonly SearchWord[]): Promise<Candidates | null> {
    return (await this.byName(words)) ?? (await this.byCode(words));
  }

  /** What is no number is found in the customer; each of the numbers there or in the code. */
  private async byName(words: readonly SearchWord[]): Promise<Candidates | null> {
    const names = words.filter((word) => codeDigits(word) === undefined);
    if (names.length === 0) return null;
    const numbers = words.filter((word) => codeDigits(word) !== undefined);
    const customers = await this.customersWith(names, numbers);
    if (!customers) return null;
    const byMissing = new Map<string, { missing: SearchWord[]; ids: number[] }>();
    for (const { id, ...held } of customers) {
      const missing = numbers.filter((_, at) => Number(held[`held${String(at)}`]) !== 1);
      const key = missing.map(({ pattern }) => pattern).join();
      const same = byMissing.get(key) ?? { missing, ids: [] };
      byMissing.set(key, { missing, ids: [...same.ids, id] });
    }
    const orders = [...byMissing.values()].map(({ missing, ids }): Condition => {
      const codes = missing.flatMap((word) => inCode(word, 'id') ?? []);
      return {
        sql: [ordersOf(ids), ...codes.map(({ sql }) => sql)].join(' AND '),
        values: codes.flatMap(({ values }) => values),
      };
    });
    return {
      orders: {
        sql: orders.map(({ sql }) => sql).join(' UNION ALL ') || ordersOf([]),
        values: orders.flatMap(({ values }) => values),
      },
      exact: true,
      customers: customers.map(({ id }) => id),
    };
  }

  /** The longest number is found in a customer or in a code; the other words are still to be compared. */
  private async byCode(words: readonly SearchWord[]): Promise<Candidates | null> {
    const [number] = words
      .filter((word) => codeDigits(word) !== undefined)
      .sort((one, other) => other.runs.join().length - one.runs.join().length);
    const codes = number && inCode(number, 'id');
    if (!codes) return null;
    const customers = (await this.customersWith([number], []))?.map(({ id }) => id);
    if (!customers) return null;
    const sql = `${ordersOf(customers)} UNION SELECT id FROM orders WHERE ${codes.sql}`;
    return { orders: { sql, values: codes.values }, exact: false, customers };
  }

  /** Whether they are so few that all of them are counted at once. */
  async areFew({ customers }: Candidates): Promise<boolean> {
    const [row] = await this.db.manager.query<{ many: string }[]>(
      `SELECT COUNT(*) AS many FROM (${ordersOf(customers)} LIMIT ${String(FEW + 1)}) some`,
    );
    return Number(row?.many) <= FEW;
  }

  /** The customers that have all words, and which of the others they have; null for more than are worth being listed. */
  private async customersWith(
    words: readonly SearchWord[],
    others: readonly SearchWord[],
  ): Promise<({ id: number } & Record<string, number | string>)[] | null> {
    const { manager, embedded } = this.db;
    const held = others.map((word) => inCustomer(embedded, word, 'c'));
    const all = words.map((word) => inCustomer(embedded, word, 'c'));
    const rows = await manager.query<({ id: number } & Record<string, number | string>)[]>(
      `SELECT c.id${held.map(({ sql }, at) => `, ${sql} AS held${String(at)}`).join('')} FROM customers c
       WHERE ${all.map(({ sql }) => sql).join(' AND ')} LIMIT ${String(MOST_CUSTOMERS + 1)}`,
      [...held, ...all].flatMap(({ values }) => values),
    );
    return rows.length > MOST_CUSTOMERS ? null : rows;
  }
}

const ordersOf = (customers: readonly number[]) =>
  `SELECT id FROM orders WHERE customer_id IN (${customers.join() || '0'})`;
