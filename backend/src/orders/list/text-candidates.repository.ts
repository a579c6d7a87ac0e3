import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { holding } from '../../platform/database/text-search.js';
import { codesHolding, type Word } from './narrowing.js';
import { condition, type Condition } from './order-walk.repository.js';

/** More customers than these are not listed: their orders are found soon by looking at one after the other. */
const MOST_CUSTOMERS = 1000;
const FEW = 20_000;

/** Orders that a text can mean. */
export interface Candidates {
  /** A query of their ids, without values. */
  orders: Condition;
  /** Whether they are those that it means: no other comparison is needed. */
  exact: boolean;
  /** Those that belong to these customers, and perhaps others by their code. */
  customers: readonly number[];
}

/** The code of six digits or more of the order with this id. */
export const codeOf = (embedded: boolean, id: string): string =>
  embedded
    ? `(CASE WHEN ${id} < 100000 THEN substr('000000' || ${id}, -6) ELSE CAST(${id} AS TEXT) END)`
    : `LPAD(${id}, GREATEST(6, LENGTH(${id})), '0')`;

/** From the words of a text to the orders of the customers of that name, and of that code. */
@Injectable()
export class TextCandidatesRepository {
  constructor(private readonly db: Database) {}

  /** @param last the highest id. @returns null where the names are those of too many customers, the digits in too many codes */
  async of(words: readonly Word[], last: number): Promise<Candidates | null> {
    return (await this.byName(words, last)) ?? (await this.byCode(words, last));
  }

  /** What is no code stands in the name; each of the digits there or in the code. */
  private async byName(words: readonly Word[], last: number): Promise<Candidates | null> {
    const names = words.filter(({ digits }) => digits === undefined);
    if (names.length === 0) return null;
    const digits = words.flatMap((word) =>
      word.digits === undefined ? [] : [{ ...word, digits: word.digits }],
    );
    const customers = await this.customersNamed(names, digits);
    if (!customers) return null;
    const inCodes = new Map(digits.map((word) => [word, this.inCode(word.digits, last)]));
    const byMissing = new Map<string, number[]>();
    for (const { id, ...held } of customers) {
      const missing = digits.filter((_, at) => Number(held[`held${String(at)}`]) !== 1);
      const inCode = missing.map((word) => ` AND ${inCodes.get(word) ?? ''}`).join('');
      byMissing.set(inCode, [...(byMissing.get(inCode) ?? []), id]);
    }
    const orders = [...byMissing].map(
      ([inCode, ids]) => `SELECT id FROM orders WHERE customer_id IN (${ids.join()})${inCode}`,
    );
    return {
      orders: condition(orders.join(' UNION ALL ') || ordersOf([])),
      exact: true,
      customers: customers.map(({ id }) => id),
    };
  }

  /** The condition that digits stand in an order's code. A list of such codes is compared sooner than each order's text. */
  private inCode(digits: string, last: number): string {
    const codes = this.db.embedded ? codesHolding(digits, last) : null;
    return codes
      ? `id IN (SELECT value FROM json_each('[${codes.join()}]'))`
      : `${codeOf(this.db.embedded, 'id')} LIKE '%${digits}%'`;
  }

  /** The longest digits stand in a name or in a code; the other words are still to be compared. */
  private async byCode(words: readonly Word[], last: number): Promise<Candidates | null> {
    const coded = words.filter(({ digits }) => digits !== undefined);
    const [code] = coded.sort((one, other) => other.text.length - one.text.length);
    const codes = code?.digits === undefined ? null : codesHolding(code.digits, last);
    if (!code || !codes) return null;
    const customers = (await this.customersNamed([code], []))?.map(({ id }) => id);
    if (!customers) return null;
    const orders = `${ordersOf(customers)} UNION SELECT id FROM orders WHERE id IN (${codes.join() || '0'})`;
    return { orders: condition(orders), exact: false, customers };
  }

  /** Whether they are so few that all of them are counted at once. */
  async areFew({ customers }: Candidates): Promise<boolean> {
    const [row] = await this.db.manager.query<{ many: string }[]>(
      `SELECT COUNT(*) AS many FROM (${ordersOf(customers)} LIMIT ${String(FEW + 1)}) some`,
    );
    return Number(row?.many) <= FEW;
  }

  /** The customers whose names hold all words, and which of the others they hold; null for more than are worth being listed. */
  private async customersNamed(
    words: readonly Word[],
    others: readonly Word[],
  ): Promise<({ id: number } & Record<string, number | string>)[] | null> {
    const { manager, embedded } = this.db;
    const conditions = [...others, ...words].map(({ text }) => holding(embedded, 'name', text));
    const held = conditions.slice(0, others.length).map(({ sql }, at) => `, ${sql} AS held${String(at)}`);
    const all = conditions.slice(others.length).map(({ sql }) => sql);
    const rows = await manager.query<({ id: number } & Record<string, number | string>)[]>(
      `SELECT id${held.join('')} FROM customers WHERE ${all.join(' AND ')} LIMIT ${String(MOST_CUSTOMERS + 1)}`,
      conditions.flatMap(({ values }) => values),
    );
    return rows.length > MOST_CUSTOMERS ? null : rows;
  }
}

const ordersOf = (customers: readonly number[]) =>
  `SELECT id FROM orders WHERE customer_id IN (${customers.join() || '0'})`;
