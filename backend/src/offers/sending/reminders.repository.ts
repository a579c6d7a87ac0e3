import type { SelectQueryBuilder } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import type { Database } from '../../platform/database/database.js';
import { OfferAnswer } from '../answers/offer-answer.entity.js';
import type { HeardOwners } from '../quote-hearers.service.js';
import { validityDays } from '../../orders/validity/validity.js';
import { startOfDay } from '../../platform/i18n/calendar.js';
import { Revision } from '../../revisions/revision.entity.js';
import { OfferMail, type MailPurpose } from './offer-mail.entity.js';

type AnswerReminder = Pick<
  OfferAnswer,
  'id' | 'order_id' | 'kind' | 'name' | 'total' | 'quantities' | 'created_at'
> & { customer: string | null };

/** A quote as it is reminded of. */
interface EndingQuote {
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

/** The first `most`, by day and number. */
export async function listEndingBetween(
  db: Database,
  owners: HeardOwners,
  { from, to }: Days,
  most: number,
): Promise<EndingQuote[]> {
  const rows = await quotesBetween(db, owners, { from, to })
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

export async function countEndingBetween(db: Database, owners: HeardOwners, days: Days): Promise<number> {
  return quotesBetween(db, owners, days).getCount();
}

/** Customers' answers to the last revisions of waiting quotes that are not marked as read, newest first. */
export async function listAnsweredQuotes(
  db: Database,
  owners: HeardOwners,
  most: number,
): Promise<AnswerReminder[]> {
  const rows = await db.manager
    .createQueryBuilder(OfferAnswer, 'a')
    .innerJoin(Order, 'o', 'o.id = a.order_id')
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

function quotesBetween(db: Database, owners: HeardOwners, days: Days) {
  return db.manager
    .createQueryBuilder(Order, 'o')
    .where(waitingOf(owners), { ids: owners.ids })
    .andWhere('o.validity_key >= :from AND o.validity_key <= :to', days);
}

const waitingOf = ({ unowned }: HeardOwners): string =>
  `(o.created_by_id IN (:...ids)${unowned ? ' OR o.created_by_id IS NULL' : ''}) AND o.status = 'waiting_response'`;

/** Who is reminded, and the purpose of the e-mail that does it. */
export const audiences = { owner: 'due_notice', customer: 'reminder' } as const satisfies Record<
  string,
  MailPurpose
>;
export type Audience = keyof typeof audiences;

/** A quote as its reminder names it. */
export interface RemindedQuote {
  order: Order;
  revision_id: number;
}

/** Neither accepted nor refused: a question leaves a quote open. */
const UNANSWERED = `NOT EXISTS (SELECT 1 FROM offer_answers a
  WHERE a.revision_id = r.id AND a.kind IN ('accepted', 'refused'))`;

const NOT_REMINDED =
  'NOT EXISTS (SELECT 1 FROM offer_mails m WHERE m.revision_id = r.id AND m.purpose = :purpose)';

/**
 * The customer was sent this revision before today, by a link that was not taken back: the last e-mail that a server took
 * decides.
 */
const SENT_BEFORE = `EXISTS (SELECT 1 FROM offer_mails s LEFT JOIN offer_links l ON l.id = s.link_id
  WHERE s.sent_at < :begin AND (s.link_id IS NULL OR (l.withdrawn_at IS NULL AND l.ended_at IS NULL))
    AND s.id = (SELECT MAX(t.id) FROM offer_mails t
      WHERE t.revision_id = r.id AND t.purpose = 'offer' AND t.state = 'sent'))`;

/** Ids after this one, ascending. @param now ISO moment */
export async function listDueReminders(
  db: Database,
  audience: Audience,
  now: string,
  { after, most }: { after: number; most: number },
) {
  const rows = await dueReminders(db, audience, now)
    .andWhere('o.id > :after', { after })
    .select('o.id', 'id')
    .orderBy('o.id')
    .limit(most)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/** The quote with its lock, where its reminder is still due once the transaction has it. @param now ISO moment */
export async function lockRemindedQuote(
  db: Database,
  audience: Audience,
  now: string,
  id: number,
): Promise<RemindedQuote | null> {
  await db.lock(Order, id);
  const found = await dueReminders(db, audience, now)
    .andWhere('o.id = :id', { id })
    .select('r.id', 'revision_id')
    .getRawOne<{ revision_id: number }>();
  if (!found) return null;
  const order = await db.manager.findOneOrFail(Order, {
    where: { id },
    relations: { customer: true },
  });
  return { order, revision_id: found.revision_id };
}

/** The recipients of the last e-mail with this revision, and who of them was refused. */
export async function findLastRecipients(
  db: Database,
  revision_id: number,
): Promise<Pick<OfferMail, 'recipients' | 'refused'>> {
  return db.manager.findOneOrFail(OfferMail, {
    where: { revision_id, purpose: 'offer', state: 'sent' },
    order: { id: 'DESC' },
  });
}

/** False for a reminder whose quote was answered, moved, revised or unticked, or has ended, since it was queued. */
export async function isReminderDue(
  db: Database,
  { purpose, order_id, revision_id }: Pick<OfferMail, 'purpose' | 'order_id' | 'revision_id'>,
): Promise<boolean> {
  if (purpose !== 'due_notice' && purpose !== 'reminder') return true;
  const { today: from } = validityDays();
  const query = openQuotes(db, from).andWhere('o.id = :order_id AND r.id = :revision_id', {
    order_id,
    revision_id,
  });
  if (purpose === 'reminder') query.andWhere('o.remind_customer = :ticked', { ticked: true });
  return query.getExists();
}

function dueReminders(db: Database, audience: Audience, now: string): SelectQueryBuilder<Order> {
  const { today, soon } = validityDays(now);
  const query = openQuotes(db, today)
    .andWhere('o.validity_key <= :soon', { soon })
    // A quote of today needs no reminder today, however short its validity.
    .andWhere('r.frozen_at < :begin', { begin: startOfDay(today) })
    .andWhere(NOT_REMINDED, { purpose: audiences[audience] });
  if (audience === 'owner') return query;
  return query.andWhere('o.remind_customer = :ticked', { ticked: true }).andWhere(SENT_BEFORE);
}

/** Quotes that wait for an answer to the last revision and are valid on this day. */
function openQuotes(db: Database, from: string): SelectQueryBuilder<Order> {
  return db.manager
    .createQueryBuilder(Order, 'o')
    .innerJoin(Revision, 'r', 'r.order_id = o.id AND r.number = o.revision')
    .where("o.type = 'pre_order' AND o.status = 'waiting_response' AND o.validity_key >= :from", { from })
    .andWhere(UNANSWERED);
}
