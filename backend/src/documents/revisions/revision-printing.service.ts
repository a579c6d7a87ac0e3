import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { DueWork } from '../../platform/queue/due-work.js';
import type { JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { Follows } from '../../platform/database/followers.js';
import { FROZEN } from '../../revisions/freezer.service.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { revisionDocumentKinds } from '../../revisions/revision.entity.js';
import type { RevisionRow } from '../../revisions/revision-rows.js';
import { keyOf, printRevisionJob, type RevisionPrint } from './print-revision.js';

/** How long a document waits behind those that a user asked for. */
const PATIENCE_MS = 600_000;

/** Revisions that are looked at each time. */
const BATCH = 20;

/**
 * Prints the documents of each revision once it is stored, behind what users ask for. A failure is tried again, and never
 * undoes the move that froze the quote.
 */
@Injectable()
export class RevisionPrinting extends DueWork<RevisionRow> {
  private readonly run: JobRunner<RevisionPrint, { stored: boolean }>;

  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly revisions: RevisionReader,
    private readonly documents: RevisionDocuments,
    queue: JobQueue,
  ) {
    super();
    this.run = queue.runner(printRevisionJob);
  }

  @Follows(FROZEN, 'afterCommit')
  printFrozen(ids: readonly number[]): void {
    if (this.ahead) ids.forEach((id) => void this.printOne(id));
  }

  /**
   * Prints at once what the revision lacks, for a user who does not want to wait any longer: still behind the documents
   * that users ask for, and tried again later where it fails.
   * @throws NotFound, Forbidden
   */
  async printNow(actor: Actor, orderId: number, number: number): Promise<void> {
    await this.db.write(() => this.access.editable(actor, orderId));
    const revision = await this.revisions.revision(orderId, number);
    if (revision.print_at === null) return;
    await this.documents.tryNow(revision);
    void this.printOne(revision.id);
  }

  protected override async findDue(): Promise<RevisionRow[]> {
    return this.ahead ? this.documents.due(BATCH) : [];
  }

  protected override async handOver(revision: RevisionRow): Promise<void> {
    const { id, origin } = revision;
    for (const kind of revisionDocumentKinds) {
      // Sheets lead back to an address: one that is not known yet comes with the first who asks for them.
      if (kind === 'part-sheets' && origin === null) continue;
      const print = { revision_id: id, kind, origin: origin ?? '' };
      await this.run(print, { key: keyOf(print), timeoutMs: PATIENCE_MS, ahead: true });
    }
    await this.documents.printed(revision);
  }

  protected override nameOf({ id }: RevisionRow): string {
    return `Printing of revision ${String(id)}`;
  }

  protected override async noteFailure(revision: RevisionRow): Promise<void> {
    await this.documents.failed(revision);
  }

  private async printOne(id: number): Promise<void> {
    try {
      const revision = await this.documents.revision(id);
      if (revision) await this.tryNow(revision);
    } catch (error) {
      this.log.warn(`Printing of revision ${String(id)} waits for the next look: ${String(error)}`);
    }
  }

  private get ahead(): boolean {
    return this.settings.documents.RENDER_AHEAD === 'on';
  }
}
