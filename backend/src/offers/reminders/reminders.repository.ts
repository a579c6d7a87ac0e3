import { Injectable } from '@nestjs/common';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { OfferAnswer } from '../answers/offer-answer.entity.js';
import type { HeardOwners } from '../quote-hearers.service.js';

export type AnswerReminder = Pick<
  OfferAnswer,
  'id' | 'order_id' | 'kind' | 'name' | 'total' | 'quantities' | 'created_at'
> & { customer: string | null };

/** A quote as it is reminded of. */
export interface EndingQuote {
  order_id: number;
  customer: string | null;
  total: number;
  valid_until: string;
}

/** Days `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Finds quotes that wait for an answer by their last valid day and owner, along the index of both. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly db: Database) {}

  /** The first `most`, by day and number. */
  async endingBetween(owners: HeardOwners, { from, to }: Days, most: number): Promise<EndingQuote[]> {
    const rows = await this.between(owners, { from, to })
      .leftJoin('o.customer', 'c')
      .select('o.id', 'order_id')
      .addSelect('c.name', 'customer')
      .addSelect('o.total', 'total')
      .addSelect('o.validity_key', 'valid_until')
      .orderBy('o.validity_key')
      .addOrderBy('o.id')
      .limit(most)
      .getRawMany<Omit<EndingQuote, 'total'> & { total: string | number }>();
    // mysql2 gives decimals as text, and raw rows pass by the column's transformer.
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  async countBetween(owners: HeardOwners, days: Days): Promise<number> {
    return this.between(owners, days).getCount();
  }

  /** What customers answered to the last revisions of waiting quotes and is not marked as read, newest first. */
  async answered(owners: HeardOwners, most: number): Promise<AnswerReminder[]> {
    const rows = await this.db.manager
      .createQueryBuilder(OfferAnswer, 'a')
      .innerJoin('a.order', 'o')
      .leftJoin('o.customer', 'c')
      .select('a.id', 'id')
      .addSelect('a.order_id', 'order_id')
      .addSelect('a.kind', 'kind')
      .addSelect('a.name', 'name')
      .addSelect('c.name', 'customer')
      .addSelect('a.total', 'total')
      .addSelect('a.quantities', 'quantities')
      .addSelect('a.created_at', 'created_at')
      .where(waitingOf(owners), { ids: owners.ids })
      .andWhere('a.number = o.revision AND a.seen_at IS NULL')
      .orderBy('a.id', 'DESC')
      .limit(most)
      .getRawMany<Omit<AnswerReminder, 'total'> & { total: string | number | null }>();
    return rows.map((row) => ({ ...row, total: row.total === null ? null : Number(row.total) }));
  }

  private between(owners: HeardOwners, days: Days) {
    return this.db.manager
      .createQueryBuilder(Order, 'o')
      .where(waitingOf(owners), { ids: owners.ids })
      .andWhere('o.validity_key >= :from AND o.validity_key <= :to', days);
  }
}

const waitingOf = ({ unowned }: HeardOwners): string =>
  `(o.created_by_id IN (:...ids)${unowned ? ' OR o.created_by_id IS NULL' : ''}) AND o.status = 'waiting_response'`;
