import { StoredFile } from '../../files/stored-file.entity.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { OfferAnswer } from './offer-answer.entity.js';

export type AnswerRow = RowOf<OfferAnswer>;
export type AnswerFile = Pick<RowOf<StoredFile>, 'id' | 'original_key' | 'original_name'>;

/** Answers and questions of one list. */
const MOST_LISTED = 200;

/** @returns its id */
export async function insertAnswer(db: Database, answer: Omit<AnswerRow, 'id'>): Promise<number> {
  const { id } = await db.manager.save(OfferAnswer, { ...answer });
  return id;
}

export async function updateAnswer(
  db: Database,
  id: number,
  fields: Partial<Pick<AnswerRow, 'file_id' | 'seen_at'>>,
): Promise<void> {
  await db.manager.update(OfferAnswer, { id }, fields);
}

export async function findAnswer(db: Database, id: number): Promise<AnswerRow | null> {
  return findOneAnswer(db, 'WHERE id = ?', id);
}

/** The answer that was given on the link's page, questions apart. */
export async function findAnswerOfLink(db: Database, linkId: number): Promise<AnswerRow | null> {
  return findOneAnswer(db, 'WHERE answer_of_link = ?', linkId);
}

/** The acceptance of the revision. */
export async function findAcceptance(db: Database, revisionId: number): Promise<AnswerRow | null> {
  return findOneAnswer(db, 'WHERE accepts_revision = ?', revisionId);
}

/** The acceptance of an order's revision. @param number the revision's */
export async function findAcceptanceOfOrder(
  db: Database,
  orderId: number,
  number: number,
): Promise<AnswerRow | null> {
  const condition = "WHERE order_id = ? AND number = ? AND kind = 'accepted'";
  const [row] = await readAnswers(db, condition, [orderId, number]);
  return row ?? null;
}

/** The questions of a link, the first one first. */
export async function listQuestions(db: Database, linkId: number): Promise<AnswerRow[]> {
  return readAnswers(db, "WHERE link_id = ? AND kind = 'asked' ORDER BY id", [linkId]);
}

/** The last ones of an order, newest first. */
export async function listAnswers(db: Database, orderId: number): Promise<AnswerRow[]> {
  return readAnswers(db, `WHERE order_id = ? ORDER BY id DESC LIMIT ${String(MOST_LISTED)}`, [orderId]);
}

export async function findAnswerFiles(db: Database, ids: readonly number[]): Promise<AnswerFile[]> {
  if (ids.length === 0) return [];
  return plainRows(db.manager, StoredFile, {
    condition: `WHERE id IN (${ids.map(() => '?').join(', ')})`,
    values: [...ids],
    columns: ['id', 'original_key', 'original_name'],
  });
}

async function findOneAnswer(db: Database, condition: string, value: number): Promise<AnswerRow | null> {
  const [row] = await readAnswers(db, condition, [value]);
  return row ?? null;
}

async function readAnswers(db: Database, condition: string, values: unknown[]): Promise<AnswerRow[]> {
  return plainRows(db.manager, OfferAnswer, { condition, values });
}
