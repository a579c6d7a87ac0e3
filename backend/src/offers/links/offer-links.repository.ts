import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { OfferLink } from './offer-link.entity.js';

export type LinkRow = RowOf<OfferLink>;

/** What of a quote its links depend on. */
export type LinkedOrder = Pick<
  RowOf<Order>,
  'id' | 'type' | 'status' | 'revision' | 'created_by_id' | 'customer_answer'
>;

/** Links of one answer. */
const MOST_LISTED = 100;

/** The rows of links. Changes belong inside `Database.write`. */
@Injectable()
export class OfferLinksRepository {
  constructor(private readonly db: Database) {}

  /** @returns its id */
  async insert(link: Omit<LinkRow, 'id'>): Promise<number> {
    const { id } = await this.db.manager.save(OfferLink, { ...link });
    return id;
  }

  async update(id: number, fields: Partial<LinkRow>): Promise<void> {
    await this.db.manager.update(OfferLink, { id }, fields);
  }

  async find(id: number): Promise<LinkRow | null> {
    return this.one('WHERE id = ?', [id]);
  }

  async byDigest(token_digest: string): Promise<LinkRow | null> {
    return this.one('WHERE token_digest = ?', [token_digest]);
  }

  /** The link of this revision and recipient that neither was withdrawn nor has ended, and on whose page nothing was refused. */
  async openFor(revisionId: number, recipientKey: string): Promise<LinkRow | null> {
    return this.one(
      `WHERE revision_id = ? AND recipient_key = ? AND withdrawn_at IS NULL AND ended_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM offer_answers a WHERE a.answer_of_link = offer_links.id AND a.kind = 'refused')
       ORDER BY id DESC LIMIT 1`,
      [revisionId, recipientKey],
    );
  }

  /** The last ones of an order, newest first. */
  async ofOrder(orderId: number): Promise<LinkRow[]> {
    const condition = `WHERE order_id = ? ORDER BY id DESC LIMIT ${String(MOST_LISTED)}`;
    return plainRows(this.db.manager, OfferLink, { condition, values: [orderId] });
  }

  /** Links of an order on whose pages the quote was refused. */
  async refusedOf(orderId: number): Promise<ReadonlySet<number>> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      "SELECT link_id AS id FROM offer_answers WHERE order_id = ? AND kind = 'refused'",
      [orderId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** @param at ISO moment */
  async countOpening(id: number, at: string): Promise<void> {
    await this.db.manager.query('UPDATE offer_links SET opened = opened + 1, opened_at = ? WHERE id = ?', [
      at,
      id,
    ]);
  }

  /** Ends the links of an order that is cancelled; of any other none. @param at ISO moment */
  async endIfCancelled(orderId: number, at: string): Promise<void> {
    const [order] = await plainRows(this.db.manager, Order, {
      condition: 'WHERE id = ?',
      values: [orderId],
      columns: ['status'],
    });
    if (order?.status !== 'cancelled') return;
    await this.db.manager.update(OfferLink, { order_id: orderId, ended_at: IsNull() }, { ended_at: at });
  }

  /** At most so many that nothing was answered on, and whose last day (`YYYY-MM-DD`) is before this one. @returns how many */
  async removeUnanswered(before: string, most: number): Promise<number> {
    const old = await plainRows(this.db.manager, OfferLink, {
      condition: `WHERE valid_until < ?
        AND NOT EXISTS (SELECT 1 FROM offer_answers a WHERE a.link_id = offer_links.id)
        ORDER BY valid_until LIMIT ${String(most)}`,
      values: [before],
      columns: ['id'],
    });
    if (old.length > 0) await this.db.manager.delete(OfferLink, { id: In(old.map(({ id }) => id)) });
    return old.length;
  }

  async order(id: number): Promise<LinkedOrder | null> {
    const [order] = await plainRows(this.db.manager, Order, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['id', 'type', 'status', 'revision', 'created_by_id', 'customer_answer'],
    });
    return order ?? null;
  }

  /** The order with its lock. */
  async lockedOrder(id: number): Promise<LinkedOrder | null> {
    await this.db.lock(Order, id);
    return this.order(id);
  }

  private async one(condition: string, values: unknown[]): Promise<LinkRow | null> {
    const [row] = await plainRows(this.db.manager, OfferLink, { condition, values });
    return row ?? null;
  }
}
