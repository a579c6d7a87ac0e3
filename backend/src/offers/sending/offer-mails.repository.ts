import { randomUUID } from 'node:crypto';
import { In, LessThan, Not } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Order } from '../../orders/order.entity.js';
import { OfferMail } from './offer-mail.entity.js';

export type NewOfferMail = Omit<OfferMail, 'id' | 'order' | 'revision'>;

/** All but the message itself, which may be long. */
const LISTED = [
  ...(['id', 'order_id', 'purpose', 'state', 'recipients', 'copies', 'created_by', 'created_at'] as const),
  ...(['refused', 'reason', 'tries', 'sent_at', 'next_try_at', 'claimed_until', 'begun_at'] as const),
] as const;

/** As much of an e-mail as says how it stands, with the type of its order. */
export type ListedMail = Pick<OfferMail, (typeof LISTED)[number]> & { order_type: Order['type'] };

/** Mails of one answer. */
const MOST_LISTED = 50;

export async function insertMail(db: Database, mail: NewOfferMail): Promise<OfferMail> {
  return db.manager.save(OfferMail, mail);
}

export async function updateMail(db: Database, id: number, fields: Partial<NewOfferMail>): Promise<void> {
  await db.manager.update(OfferMail, { id }, fields);
}

/** How a try ended; one that was cancelled during it stays so. */
export async function endMail(db: Database, id: number, fields: Partial<NewOfferMail>): Promise<void> {
  await db.manager.update(OfferMail, { id, state: 'queued' }, fields);
}

/** E-mails to the customer of this order of which no byte has gone out. */
export async function listWaitingMails(db: Database, order_id: number): Promise<OfferMail[]> {
  const condition =
    "WHERE order_id = ? AND purpose IN ('offer', 'reminder') AND state = 'queued' AND begun_at IS NULL";
  return plainRows(db.manager, OfferMail, { condition, values: [order_id] });
}

async function findMail(db: Database, id: number): Promise<OfferMail | null> {
  return db.manager.findOne(OfferMail, { where: { id } });
}

/** With its lock. */
export async function lockMail(db: Database, id: number): Promise<OfferMail | null> {
  await db.lock(OfferMail, id);
  return findMail(db, id);
}

export async function findMailByKey(db: Database, send_key: string): Promise<OfferMail | null> {
  return db.manager.findOne(OfferMail, { where: { send_key } });
}

/** The last ones to its customer, newest first. */
export async function listMails(db: Database, order_id: number): Promise<OfferMail[]> {
  return db.manager.find(OfferMail, {
    where: { order_id, purpose: In(['offer', 'reminder']) },
    order: { id: 'DESC' },
    take: MOST_LISTED,
  });
}

/** Recipients of the first e-mail with the link; none where it was copied. */
export async function findRecipients(db: Database, link_id: number): Promise<string[]> {
  const [mail] = await db.manager.find(OfferMail, {
    where: { link_id, purpose: 'offer', state: 'sent' },
    order: { id: 'ASC' },
    take: 1,
  });
  return mail ? mail.recipients.filter((address) => !mail.refused.includes(address)) : [];
}

/** The newest ones, whatever they are about, of all orders or of one owner's, with the type of the order. */
export async function listLatestMails(
  db: Database,
  most: number,
  ownerId: number | null,
): Promise<ListedMail[]> {
  const query = db.manager
    .createQueryBuilder(OfferMail, 'm')
    .innerJoin('m.order', 'o')
    .select([...LISTED.map((column) => `m.${column}`), 'o.id', 'o.type'])
    .orderBy('m.id', 'DESC')
    .take(most);
  if (ownerId !== null) query.where('o.created_by_id = :ownerId', { ownerId });
  const mails = await query.getMany();
  return mails.flatMap(({ order, ...mail }) => (order ? [{ ...mail, order_type: order.type }] : []));
}

/** At most so many about answers and to owners of quotes that have ended and were queued before this ISO moment. @returns how many */
export async function removeOldNotices(db: Database, before: string, most: number): Promise<number> {
  const old = await db.manager.find(OfferMail, {
    where: {
      purpose: In(['notice', 'due_notice', 'receipt']),
      created_at: LessThan(before),
      state: Not('queued'),
    },
    order: { created_at: 'ASC' },
    select: { id: true },
    take: most,
  });
  if (old.length > 0) await db.manager.delete(OfferMail, { id: In(old.map(({ id }) => id)) });
  return old.length;
}

/** How many this user has sent since then. @param since ISO moment */
export async function countMailsOfUser(db: Database, userId: number, since: string): Promise<number> {
  return db.manager
    .createQueryBuilder(OfferMail, 'm')
    .where('m.created_by_id = :userId AND m.created_at >= :since', { userId, since })
    .getCount();
}

/** E-mails whose next try is due and that no process has, the longest waiting first. @param now ISO moment */
export async function listDueMails(db: Database, now: string, most: number): Promise<number[]> {
  const rows = await db.manager
    .createQueryBuilder(OfferMail, 'm')
    .select('m.id', 'id')
    .where("m.state = 'queued' AND m.next_try_at <= :now", { now })
    .andWhere('(m.claimed_until IS NULL OR m.claimed_until < :now)', { now })
    .orderBy('m.next_try_at')
    .limit(most)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/**
 * How each e-mail begins: due at once, and not tried yet; from no user, with nothing attached.
 * @param publicUrl names the server in its Message-ID
 */
export function queuedMail(publicUrl = 'http://localhost') {
  const now = new Date().toISOString();
  return {
    message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    state: 'queued',
    refused: [],
    reason: null,
    tries: 0,
    next_try_at: now,
    claimed_until: null,
    begun_at: null,
    sent_at: null,
    copies: [],
    documents: [],
    link_id: null,
    created_by_id: null,
    created_by: '',
    created_at: now,
  } satisfies Partial<NewOfferMail>;
}
