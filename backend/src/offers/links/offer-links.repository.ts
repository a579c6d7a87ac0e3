import { In, IsNull } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { OfferLink } from './offer-link.entity.js';

export type LinkRow = RowOf<OfferLink>;

/** The fields of a quote that its links depend on. */
export type LinkedOrder = Pick<
  RowOf<Order>,
  'id' | 'type' | 'status' | 'revision' | 'created_by_id' | 'customer_answer'
>;

/** Links of one answer. */
const MOST_LISTED = 100;

/** @returns its id */
export async function insertLink(db: Database, link: Omit<LinkRow, 'id'>): Promise<number> {
  const { id } = await db.manager.save(OfferLink, { ...link });
  return id;
}

export async function updateLink(db: Database, id: number, fields: Partial<LinkRow>): Promise<void> {
  await db.manager.update(OfferLink, { id }, fields);
}

export async function findLink(db: Database, id: number): Promise<LinkRow | null> {
  return findOneLink(db, 'WHERE id = ?', [id]);
}

export async function findLinkByDigest(db: Database, token_digest: string): Promise<LinkRow | null> {
  return findOneLink(db, 'WHERE token_digest = ?', [token_digest]);
}

/** The link of this revision and recipient that neither was withdrawn nor has ended, and on whose page nothing was refused. */
export async function findOpenLink(
  db: Database,
  revisionId: number,
  recipientKey: string,
): Promise<LinkRow | null> {
  return findOneLink(
    db,
    `WHERE revision_id = ? AND recipient_key = ? AND withdrawn_at IS NULL AND ended_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM offer_answers a WHERE a.answer_of_link = offer_links.id AND a.kind = 'refused')
       ORDER BY id DESC LIMIT 1`,
    [revisionId, recipientKey],
  );
}

/** The last ones of an order, newest first. */
export async function listLinks(db: Database, orderId: number): Promise<LinkRow[]> {
  const condition = `WHERE order_id = ? ORDER BY id DESC LIMIT ${String(MOST_LISTED)}`;
  return plainRows(db.manager, OfferLink, { condition, values: [orderId] });
}

/** Links of an order on whose pages the quote was refused. */
export async function findRefusedLinks(db: Database, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await db.manager.query<{ id: number }[]>(
    "SELECT link_id AS id FROM offer_answers WHERE order_id = ? AND kind = 'refused'",
    [orderId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** @param at ISO moment */
export async function countOpening(db: Database, id: number, at: string): Promise<void> {
  await db.manager.query('UPDATE offer_links SET opened = opened + 1, opened_at = ? WHERE id = ?', [at, id]);
}

/** Ends the links of an order. @param at ISO moment */
export async function endLinks(db: Database, orderId: number, at: string): Promise<void> {
  await db.manager.update(OfferLink, { order_id: orderId, ended_at: IsNull() }, { ended_at: at });
}

/** At most so many that nothing was answered on, and whose last day (`YYYY-MM-DD`) is before this one. @returns how many */
export async function removeUnansweredLinks(db: Database, before: string, most: number): Promise<number> {
  const old = await plainRows(db.manager, OfferLink, {
    condition: `WHERE valid_until < ?
        AND NOT EXISTS (SELECT 1 FROM offer_answers a WHERE a.link_id = offer_links.id)
        ORDER BY valid_until LIMIT ${String(most)}`,
    values: [before],
    columns: ['id'],
  });
  if (old.length > 0) await db.manager.delete(OfferLink, { id: In(old.map(({ id }) => id)) });
  return old.length;
}

export async function findLinkedOrder(db: Database, id: number): Promise<LinkedOrder | null> {
  const [order] = await plainRows(db.manager, Order, {
    condition: 'WHERE id = ?',
    values: [id],
    columns: ['id', 'type', 'status', 'revision', 'created_by_id', 'customer_answer'],
  });
  return order ?? null;
}

/** The order with its lock. */
export async function lockLinkedOrder(db: Database, id: number): Promise<LinkedOrder | null> {
  await db.lock(Order, id);
  return findLinkedOrder(db, id);
}

async function findOneLink(db: Database, condition: string, values: unknown[]): Promise<LinkRow | null> {
  const [row] = await plainRows(db.manager, OfferLink, { condition, values });
  return row ?? null;
}
