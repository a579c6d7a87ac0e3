import { Injectable } from '@nestjs/common';
import { Order } from '../orders/order.entity.js';
import { insertRows } from '../platform/database/bulk-rows.js';
import { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import { Revision, RevisionContent, RevisionDocument } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';

/** The tables of revisions. Changes belong inside `Database.write`. */
@Injectable()
export class RevisionsRepository {
  constructor(private readonly db: Database) {}

  /** The order's revisions, the first one first. */
  async ofOrder(orderId: number): Promise<RevisionRow[]> {
    return this.rows('WHERE order_id = ? ORDER BY number', [orderId]);
  }

  async find(orderId: number, number: number): Promise<RevisionRow | null> {
    const [row] = await this.rows('WHERE order_id = ? AND number = ?', [orderId, number]);
    return row ?? null;
  }

  /** @returns the new revision's id */
  async insert(row: Omit<RevisionRow, 'id'>, pieces: readonly string[]): Promise<number> {
    const { manager } = this.db;
    await insertRows(manager, Revision, [row]);
    const inserted = await this.find(row.order_id, row.number);
    if (!inserted) throw new Error(`Revision ${String(row.number)} was not stored`);
    const rows = pieces.map((content, index) => ({ revision_id: inserted.id, position: index + 1, content }));
    await insertRows(manager, RevisionContent, rows);
    return inserted.id;
  }

  /** The pieces of what it holds, in their order. */
  async pieces(revisionId: number): Promise<string[]> {
    const rows = await plainRows(this.db.manager, RevisionContent, {
      condition: 'WHERE revision_id = ? ORDER BY position',
      values: [revisionId],
      columns: ['content'],
    });
    return rows.map(({ content }) => content);
  }

  /** The printed documents of these revisions. */
  async documents(revisionIds: readonly number[]): Promise<RevisionDocumentRow[]> {
    if (revisionIds.length === 0) return [];
    const places = revisionIds.map(() => '?').join(', ');
    const condition = `WHERE revision_id IN (${places}) ORDER BY id`;
    return plainRows(this.db.manager, RevisionDocument, { condition, values: [...revisionIds] });
  }

  /** Says on the order which revision is its last; there is no answer to it yet. */
  async setLast(orderId: number, number: number): Promise<void> {
    await this.db.manager.update(Order, { id: orderId }, { revision: number, customer_answer: '' });
  }

  /** Quotes that wait for an answer and have no revision, from before there were any. */
  async unfrozen(): Promise<number[]> {
    const rows = await plainRows(this.db.manager, Order, {
      condition: 'WHERE status = ? AND type = ? AND revision IS NULL ORDER BY id DESC',
      values: ['waiting_response', 'pre_order'],
      columns: ['id'],
    });
    return rows.map(({ id }) => id);
  }

  /** Takes the order's lock. */
  async lockOrder(orderId: number): Promise<void> {
    await this.db.lock(Order, orderId);
  }

  /** Revisions that fulfil a condition in SQL, in its order. */
  async rows(condition: string, values: unknown[]): Promise<RevisionRow[]> {
    return plainRows(this.db.manager, Revision, { condition, values });
  }
}
