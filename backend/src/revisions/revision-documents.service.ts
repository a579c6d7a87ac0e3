import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Order } from '../orders/order.entity.js';
import { insertRows } from '../platform/database/bulk-rows.js';
import { Database } from '../platform/database/database.js';
import { FileStorage, type AddressedAs, type HandedObject } from '../platform/storage/file-storage.js';
import { Revision, RevisionDocument, type RevisionDocumentKind } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';
import { RevisionsRepository } from './revisions.repository.js';

/** Minutes until failed documents are tried again: twice as many each time, at most these. */
const LONGEST_WAIT = 60;

const folderOf = (orderId: number) => `revisions/${String(orderId)}/`;

const LISTED = ['id', 'order_id', 'number', 'frozen_at', 'frozen_by', 'print_at', 'print_tries'] as const;

/** As much of a revision as says how its printing stands. */
type ListedRevision = Pick<RevisionRow, (typeof LISTED)[number]> & { order_type: Order['type'] };

/** A revision with what is printed of it. */
export type PrintedRevision = ListedRevision & { documents: readonly RevisionDocumentRow[] };

/** The printed documents of revisions: each is stored once, and its bytes stay what they are. */
@Injectable()
export class RevisionDocuments {
  constructor(
    private readonly db: Database,
    private readonly revisions: RevisionsRepository,
    private readonly storage: FileStorage,
  ) {}

  /** The revision, or null where it is gone with its order. */
  async revision(id: number): Promise<RevisionRow | null> {
    const [row] = await this.revisions.rows('WHERE id = ?', [id]);
    return row ?? null;
  }

  /** The printed document, or null while it is not printed. */
  async find(revisionId: number, kind: RevisionDocumentKind): Promise<RevisionDocumentRow | null> {
    const documents = await this.revisions.documents([revisionId]);
    return documents.find((document) => document.kind === kind) ?? null;
  }

  /** The document as it is answered (`FileStorage.handOut`); null where the storage has lost it. */
  async handOut({ storage_key }: RevisionDocumentRow, as: AddressedAs | null): Promise<HandedObject | null> {
    return this.storage.handOut(storage_key, as);
  }

  async read({ storage_key }: RevisionDocumentRow): Promise<Buffer | null> {
    return this.storage.read(storage_key);
  }

  /**
   * Keeps the bytes as the revision's document of this kind, unless another process has printed it meanwhile.
   * @returns the one that is kept; null where the revision is gone
   */
  async store(
    revision: RevisionRow,
    kind: RevisionDocumentKind,
    pdf: Buffer,
  ): Promise<RevisionDocumentRow | null> {
    const digest = createHash('sha256').update(pdf).digest('hex');
    const storage_key = `${folderOf(revision.order_id)}${String(revision.id)}-${kind}-${digest}.pdf`;
    await this.storage.put(storage_key, pdf, 'application/pdf');
    const kept = await this.db.write(async () => {
      await this.db.lock(Revision, revision.id);
      if (!(await this.revision(revision.id))) return null;
      const printed = await this.find(revision.id, kind);
      if (printed) return printed;
      const size = pdf.length;
      const printed_at = new Date().toISOString();
      const row = { revision_id: revision.id, kind, digest, size, storage_key, printed_at };
      await insertRows(this.db.manager, RevisionDocument, [row]);
      return this.find(revision.id, kind);
    });
    await this.removeOthers(revision, kind, kept);
    return kept;
  }

  /** Removes all documents of an order's revisions, also what a process that ended midway left beside them. */
  async removeAll(orderId: number): Promise<void> {
    for await (const { key } of this.storage.list(folderOf(orderId))) await this.storage.delete(key);
  }

  /** Removes its other prints: a second one, or that of a process which ended before it was kept. */
  private async removeOthers(
    { id, order_id }: RevisionRow,
    kind: RevisionDocumentKind,
    kept: RevisionDocumentRow | null,
  ): Promise<void> {
    const folder = folderOf(order_id);
    for await (const { key } of this.storage.list(folder)) {
      const isPrint = key.startsWith(`${folder}${String(id)}-${kind}-`);
      if (isPrint && key !== kept?.storage_key) await this.storage.delete(key);
    }
  }

  /** The newest revisions of all orders, or of one owner's, with what is printed of them. */
  async latest(most: number, ownerId: number | null): Promise<PrintedRevision[]> {
    const query = this.db.manager
      .createQueryBuilder(Revision, 'r')
      .innerJoin(Order, 'o', 'o.id = r.order_id')
      .select(LISTED.map((column) => `r.${column} AS ${column}`))
      .addSelect('o.type', 'order_type')
      .orderBy('r.id', 'DESC')
      .limit(most);
    if (ownerId !== null) query.where('o.created_by_id = :ownerId', { ownerId });
    const revisions = await query.getRawMany<ListedRevision>();
    const documents = await this.revisions.documents(revisions.map(({ id }) => id));
    const of = (id: number) => documents.filter(({ revision_id }) => revision_id === id);
    return revisions.map((revision) => ({ ...revision, documents: of(revision.id) }));
  }

  /** Has it count as due from now on. */
  async tryNow({ id, print_tries }: RevisionRow): Promise<void> {
    await this.planPrint(id, { print_at: new Date().toISOString(), print_tries });
  }

  /** Revisions whose documents are to be printed now, the longest waiting ones first. */
  async due(most: number): Promise<RevisionRow[]> {
    const now = new Date().toISOString();
    return this.revisions.rows(`WHERE print_at <= ? ORDER BY print_at LIMIT ${String(most)}`, [now]);
  }

  /** All documents of the revision are there. */
  async printed({ id }: RevisionRow): Promise<void> {
    await this.planPrint(id, { print_at: null, print_tries: 0 });
  }

  /** A document could not be printed: it is tried again later. */
  async failed({ id, print_tries }: RevisionRow): Promise<void> {
    const minutes = Math.min(2 ** print_tries, LONGEST_WAIT);
    const print_at = new Date(Date.now() + minutes * 60_000).toISOString();
    await this.planPrint(id, { print_at, print_tries: print_tries + 1 });
  }

  private async planPrint(id: number, plan: Pick<RevisionRow, 'print_at' | 'print_tries'>): Promise<void> {
    await this.db.write(() => this.db.manager.update(Revision, { id }, plan));
  }
}
