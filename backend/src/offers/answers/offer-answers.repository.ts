import { Injectable } from '@nestjs/common';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { OfferAnswer } from './offer-answer.entity.js';

export type AnswerRow = RowOf<OfferAnswer>;
export type AnswerFile = Pick<RowOf<StoredFile>, 'id' | 'original_key' | 'original_name'>;

/** Answers and questions of one list. */
const MOST_LISTED = 200;

/** The rows of answers. Changes belong inside `Database.write`. */
@Injectable()
export class OfferAnswersRepository {
  constructor(private readonly db: Database) {}

  /** @returns its id */
  async insert(answer: Omit<AnswerRow, 'id'>): Promise<number> {
    const { id } = await this.db.manager.save(OfferAnswer, { ...answer });
    return id;
  }

  async update(id: number, fields: Partial<Pick<AnswerRow, 'file_id' | 'seen_at'>>): Promise<void> {
    await this.db.manager.update(OfferAnswer, { id }, fields);
  }

  async find(id: number): Promise<AnswerRow | null> {
    return this.one('WHERE id = ?', id);
  }

  /** What was answered on the link's page, questions apart. */
  async ofLink(linkId: number): Promise<AnswerRow | null> {
    return this.one('WHERE answer_of_link = ?', linkId);
  }

  /** The acceptance of the revision. */
  async acceptanceOf(revisionId: number): Promise<AnswerRow | null> {
    return this.one('WHERE accepts_revision = ?', revisionId);
  }

  /** The acceptance of an order's revision. @param number the revision's */
  async acceptedOf(orderId: number, number: number): Promise<AnswerRow | null> {
    const condition = "WHERE order_id = ? AND number = ? AND kind = 'accepted'";
    const [row] = await this.rows(condition, [orderId, number]);
    return row ?? null;
  }

  /** The questions of a link, the first one first. */
  async questionsOf(linkId: number): Promise<AnswerRow[]> {
    return this.rows("WHERE link_id = ? AND kind = 'asked' ORDER BY id", [linkId]);
  }

  /** The last ones of an order, newest first. */
  async ofOrder(orderId: number): Promise<AnswerRow[]> {
    return this.rows(`WHERE order_id = ? ORDER BY id DESC LIMIT ${String(MOST_LISTED)}`, [orderId]);
  }

  async files(ids: readonly number[]): Promise<AnswerFile[]> {
    if (ids.length === 0) return [];
    return plainRows(this.db.manager, StoredFile, {
      condition: `WHERE id IN (${ids.map(() => '?').join(', ')})`,
      values: [...ids],
      columns: ['id', 'original_key', 'original_name'],
    });
  }

  private async one(condition: string, value: number): Promise<AnswerRow | null> {
    const [row] = await this.rows(condition, [value]);
    return row ?? null;
  }

  private async rows(condition: string, values: unknown[]): Promise<AnswerRow[]> {
    return plainRows(this.db.manager, OfferAnswer, { condition, values });
  }
}
