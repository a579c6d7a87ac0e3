import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { User } from '../../../access/users/user.entity.js';
import { insertRows } from '../../../platform/database/bulk-rows.js';
import { Database } from '../../../platform/database/database.js';
import { plainRows, type RowOf } from '../../../platform/database/plain-rows.js';
import { RepricedQuoteRow, Repricing, type RepricedState } from './repricing.entity.js';

/** A quote that is to be repriced, as the user was shown it. */
export interface ChosenQuote {
  id: number;
  digest: string;
}

/** How many quotes of a repricing are in each state. */
export type RepricingCounts = Partial<Record<RepricedState, number>>;

/** A repricing as the list of jobs shows it. */
export type ListedRepricing = Pick<Repricing, 'id' | 'entry_name' | 'created_at' | 'created_by_id'> & {
  created_by: string | null;
};

/** The rows of repricings. Changes belong inside `Database.write`. */
@Injectable()
export class RepricingsRepository {
  constructor(private readonly db: Database) {}

  async insert(repricing: Omit<Repricing, 'id'>, quotes: readonly ChosenQuote[]): Promise<Repricing> {
    const saved = await this.db.manager.save(Repricing, repricing);
    const rows = quotes.map(({ id, digest }) => ({
      repricing_id: saved.id,
      order_id: id,
      digest,
      state: 'waiting' as const,
    }));
    await insertRows(this.db.manager, RepricedQuoteRow, rows);
    return saved;
  }

  async find(id: number): Promise<RowOf<Repricing> | null> {
    return this.db.manager.findOne(Repricing, { where: { id } });
  }

  /** A user's last ones, newest first. */
  async ofUser(created_by_id: number, most: number): Promise<Repricing[]> {
    return this.db.manager.find(Repricing, { where: { created_by_id }, order: { id: 'DESC' }, take: most });
  }

  /** The newest ones with the names of their users, of all users or of one. */
  async latest(most: number, userId: number | null): Promise<ListedRepricing[]> {
    const query = this.db.manager
      .createQueryBuilder(Repricing, 'r')
      .leftJoin(User, 'u', 'u.id = r.created_by_id')
      .select([
        'r.id AS id',
        'r.entry_name AS entry_name',
        'r.created_at AS created_at',
        'r.created_by_id AS created_by_id',
        'u.name AS created_by',
      ])
      .orderBy('r.id', 'DESC')
      .limit(most);
    if (userId !== null) query.where('r.created_by_id = :userId', { userId });
    return query.getRawMany<ListedRepricing>();
  }

  /** Quotes of a repricing that failed wait again. */
  async retryFailed(repricingId: number): Promise<void> {
    await this.db.manager.update(
      RepricedQuoteRow,
      { repricing_id: repricingId, state: 'failed' },
      { state: 'waiting', reason: null },
    );
  }

  /** How many quotes of each of these are in which state. */
  async counts(ids: readonly number[]): Promise<ReadonlyMap<number, RepricingCounts>> {
    const of = new Map<number, RepricingCounts>(ids.map((id) => [id, {}]));
    if (ids.length === 0) return of;
    const rows = await this.db.manager
      .createQueryBuilder(RepricedQuoteRow, 'q')
      .select(['q.repricing_id AS repricing_id', 'q.state AS state', 'COUNT(*) AS quotes'])
      .where({ repricing_id: In([...ids]) })
      .groupBy('q.repricing_id')
      .addGroupBy('q.state')
      .getRawMany<{ repricing_id: number; state: RepricedState; quotes: number | string }>();
    for (const { repricing_id, state, quotes } of rows) {
      of.set(repricing_id, { ...of.get(repricing_id), [state]: Number(quotes) });
    }
    return of;
  }

  /** Quotes of a repricing with their outcomes, newest first. */
  async quotes(repricingId: number): Promise<RowOf<RepricedQuoteRow>[]> {
    return plainRows(this.db.manager, RepricedQuoteRow, {
      condition: 'WHERE repricing_id = ? ORDER BY order_id DESC',
      values: [repricingId],
    });
  }

  /** The next quotes that wait, in the order in which they were chosen. */
  async waiting(repricingId: number, most: number): Promise<RowOf<RepricedQuoteRow>[]> {
    return plainRows(this.db.manager, RepricedQuoteRow, {
      condition: `WHERE state = 'waiting' AND repricing_id = ? ORDER BY id LIMIT ${String(most)}`,
      values: [repricingId],
    });
  }

  /** Takes the quote's row for the open transaction. @returns false where it waits no longer */
  async lockWaiting(id: number): Promise<boolean> {
    const [row] = await plainRows(this.db.manager, RepricedQuoteRow, {
      condition: `WHERE id = ?${this.db.rowLock}`,
      values: [id],
      columns: ['state'],
    });
    return row?.state === 'waiting';
  }

  /** How it ended for a quote; one that waits no longer stays as it is. */
  async end(id: number, fields: Partial<Omit<RowOf<RepricedQuoteRow>, 'id'>>): Promise<void> {
    await this.db.manager.update(RepricedQuoteRow, { id, state: 'waiting' }, fields);
  }

  /** Ends all quotes of a repricing that wait. */
  async endWaiting(
    repricingId: number,
    fields: Pick<RowOf<RepricedQuoteRow>, 'state' | 'reason'>,
  ): Promise<void> {
    await this.db.manager.update(RepricedQuoteRow, { repricing_id: repricingId, state: 'waiting' }, fields);
  }

  /** At most so many that were begun before this ISO moment and have no quotes that wait, with their quotes. @returns how many */
  async removeEnded(before: string, most: number): Promise<number> {
    const old = await plainRows(this.db.manager, Repricing, {
      condition: `WHERE created_at < ?
        AND NOT EXISTS (SELECT 1 FROM repriced_quotes q WHERE q.repricing_id = repricings.id AND q.state = 'waiting')
        ORDER BY created_at LIMIT ${String(most)}`,
      values: [before],
      columns: ['id'],
    });
    if (old.length > 0) await this.db.manager.delete(Repricing, { id: In(old.map(({ id }) => id)) });
    return old.length;
  }

  /** Repricings with quotes that wait, oldest first. */
  async unfinished(): Promise<Pick<Repricing, 'id' | 'created_by_id'>[]> {
    return plainRows(this.db.manager, Repricing, {
      condition: "WHERE id IN (SELECT repricing_id FROM repriced_quotes WHERE state = 'waiting') ORDER BY id",
      values: [],
      columns: ['id', 'created_by_id'],
    });
  }
}
