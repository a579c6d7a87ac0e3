import { Injectable } from '@nestjs/common';
import { Order } from '../orders/order.entity.js';
import { insertRows } from '../platform/database/bulk-rows.js';
import { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import { Revision, RevisionContent, RevisionDocument, type RevisionDocumentKind } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';

const LISTED = ['id', 'order_id', 'number', 'frozen_at', 'frozen_by', 'print_at', 'print_tries'] as const;

/** As much of a revision as says how its printing stands. */
export type ListedRevision = Pick<RevisionRow, (typeof LISTED)[number]> & { order_type: Order['type'] };

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

  async byId(id: number): Promise<RevisionRow | null> {
    const [row] = await this.rows('WHERE id = ?', [id]);
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

  async document(revisionId: number, kind: RevisionDocumentKind): Promise<RevisionDocumentRow | null> {
    const documents = await this.documents([revisionId]);
    return documents.find((document) => document.kind === kind) ?? null;
  }

  async insertDocument(row: Omit<RevisionDocumentRow, 'id'>): Promise<void> {
    await insertRows(this.db.manager, RevisionDocument, [row]);
  }

  /** Takes the revision's lock, so that a document of it is stored once. */
  async lock(revisionId: number): Promise<void> {
    await this.db.lock(Revision, revisionId);
  }

  /** When its documents are tried next, and how many tries have failed. */
  async planPrint(id: number, plan: Pick<RevisionRow, 'print_at' | 'print_tries'>): Promise<void> {
    await this.db.manager.update(Revision, { id }, plan);
  }

  /** Revisions whose documents are to be printed by now (ISO moment), the longest waiting ones first. */
  async due(now: string, most: number): Promise<RevisionRow[]> {
    return this.rows(`WHERE print_at <= ? ORDER BY print_at LIMIT ${String(most)}`, [now]);
  }

  /** The newest revisions, of all orders or of one owner's. */
  async latest(most: number, ownerId: number | null): Promise<ListedRevision[]> {
    const query = this.db.manager
      .createQueryBuilder(Revision, 'r')
      .innerJoin(Order, 'o', 'o.id = r.order_id')
      .select(LISTED.map((column) => `r.${column} AS ${column}`))
      .addSelect('o.type', 'order_type')
      .orderBy('r.id', 'DESC')
      .limit(most);
    if (ownerId !== null) query.where('o.created_by_id = :ownerId', { ownerId });
    return query.getRawMany<ListedRevision>();
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

  private async rows(condition: string, values: unknown[]): Promise<RevisionRow[]> {
    return plainRows(this.db.manager, Revision, { condition, values });
  }
}
