import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import type { Tally, TallyKind } from './domain/order-facts.js';
import { OrderTally } from './order-tally.entity.js';

const KEY = ['kind', 'period', 'owner_id', 'subject'] as const;
const SUMS = ['order_count', 'cents', 'measure'] as const;
const COLUMNS = [...KEY, ...SUMS];

/** Rows of one statement. */
const CHUNK = 200;

/** Tallies that are asked for. */
export interface TallyQuery {
  kind: TallyKind;
  /** These periods, or all from the first to the last of a range. */
  periods: readonly string[] | { from: string; to: string };
  /** Of this owner alone; all rows where there is none. */
  owner_id: number | null;
}

/** Sums of a period or a subject. */
export type Sum = Pick<Tally, (typeof SUMS)[number]> & { name: string };

/** The kept tallies of orders. Changes belong inside `Database.write`. */
@Injectable()
export class TalliesRepository {
  constructor(private readonly db: Database) {}

  /** Adds to the tallies, in the order in which the changes are given: it is that of the locks. */
  async add(changes: readonly Tally[]): Promise<void> {
    const start = `INSERT INTO order_tallies (${COLUMNS.join()}) VALUES `;
    for (let done = 0; done < changes.length; done += CHUNK) {
      const some = changes.slice(done, done + CHUNK);
      const rows = some.map(() => `(${COLUMNS.map(() => '?').join()})`).join();
      const values = some.flatMap((tally) => COLUMNS.map((column) => tally[column]));
      await this.db.manager.query(`${start}${rows} ${this.onExisting}`, values);
    }
  }

  /** Sums by period, of one subject or all. */
  async byPeriod(query: TallyQuery): Promise<Sum[]> {
    return this.sums('period', query, '');
  }

  /** Sums by subject; `top`: the largest so many, by money. */
  async bySubject(query: TallyQuery, top?: number): Promise<Sum[]> {
    return this.sums('subject', query, top ? `ORDER BY cents DESC, subject LIMIT ${String(top)}` : '');
  }

  /** All tallies as they are kept. */
  async all(): Promise<Tally[]> {
    return plainRows(this.db.manager, OrderTally, { condition: '', values: [] });
  }

  private async sums(by: 'period' | 'subject', query: TallyQuery, end: string): Promise<Sum[]> {
    const { kind, periods, owner_id } = query;
    const listed = 'from' in periods ? [periods.from, periods.to] : periods;
    const within =
      'from' in periods ? 'period BETWEEN ? AND ?' : `period IN (${periods.map(() => '?').join()})`;
    const owner = owner_id === null ? '' : 'AND owner_id = ?';
    const rows = await this.db.manager.query<Record<string, string | number>[]>(
      `SELECT ${by} AS name, ${SUMS.map((sum) => `SUM(${sum}) AS ${sum}`).join()} FROM order_tallies
       WHERE kind = ? AND ${within} ${owner} GROUP BY ${by} HAVING SUM(order_count) > 0 ${end}`,
      [kind, ...listed, ...(owner_id === null ? [] : [owner_id])],
    );
    return rows.map(({ name, order_count, cents, measure }) => ({
      name: String(name),
      order_count: Number(order_count),
      cents: Number(cents),
      measure: Number(measure),
    }));
  }

  private get onExisting(): string {
    if (this.db.embedded) {
      const added = SUMS.map((sum) => `${sum} = ${sum} + excluded.${sum}`).join();
      return `ON CONFLICT (${KEY.join()}) DO UPDATE SET ${added}`;
    }
    return `ON DUPLICATE KEY UPDATE ${SUMS.map((sum) => `${sum} = ${sum} + VALUES(${sum})`).join()}`;
  }
}
