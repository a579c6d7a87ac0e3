import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { FileStorage, type AddressedAs, type HandedObject } from '../platform/storage/file-storage.js';
import type { RevisionDocumentKind } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';
import { RevisionsRepository, type ListedRevision } from './revisions.repository.js';

/** Minutes until failed documents are tried again: twice as many each time, at most these. */
const LONGEST_WAIT = 60;

const folderOf = (orderId: number) => `revisions/${String(orderId)}/`;

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
    return this.revisions.byId(id);
  }

  /** The printed document, or null while it is not printed. */
  async find(revisionId: number, kind: RevisionDocumentKind): Promise<RevisionDocumentRow | null> {
    return this.revisions.document(revisionId, kind);
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
      await this.revisions.lock(revision.id);
      if (!(await this.revisions.byId(revision.id))) return null;
      const printed = await this.revisions.document(revision.id, kind);
      if (printed) return printed;
      const size = pdf.length;
      const printed_at = new Date().toISOString();
      await this.revisions.insertDocument({
        revision_id: revision.id,
        kind,
        digest,
        size,
        storage_key,
        printed_at,
      });
      return this.revisions.document(revision.id, kind);
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
    const revisions = await this.revisions.latest(most, ownerId);
    const documents = await this.revisions.documents(revisions.map(({ id }) => id));
    const of = (id: number) => documents.filter(({ revision_id }) => revision_id === id);
    return revisions.map((revision) => ({ ...revision, documents: of(revision.id) }));
  }

  /** Has it count as due from now on. */
  async tryNow({ id, print_tries }: RevisionRow): Promise<void> {
    const print_at = new Date().toISOString();
    await this.db.write(() => this.revisions.planPrint(id, { print_at, print_tries }));
  }

  /** Revisions whose documents are to be printed now, the longest waiting ones first. */
  async due(most: number): Promise<RevisionRow[]> {
    return this.revisions.due(new Date().toISOString(), most);
  }

  /** All documents of the revision are there. */
  async printed({ id }: RevisionRow): Promise<void> {
    await this.db.write(() => this.revisions.planPrint(id, { print_at: null, print_tries: 0 }));
  }

  /** A document could not be printed: it is tried again later. */
  async failed({ id, print_tries }: RevisionRow): Promise<void> {
    const minutes = Math.min(2 ** print_tries, LONGEST_WAIT);
    const print_at = new Date(Date.now() + minutes * 60_000).toISOString();
    await this.db.write(() => this.revisions.planPrint(id, { print_at, print_tries: print_tries + 1 }));
  }
}
