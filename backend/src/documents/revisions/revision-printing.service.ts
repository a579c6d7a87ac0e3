import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';
import { Settings } from '../../platform/config/settings.js';
import type { JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { Follows } from '../../platform/database/followers.js';
import { FROZEN } from '../../revisions/freezer.service.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { revisionDocumentKinds } from '../../revisions/revision.entity.js';
import type { RevisionRow } from '../../revisions/revision-rows.js';
import { keyOf, printRevisionJob, type RevisionPrint } from './print-revision.job.js';

/** How long a document waits behind those that a user asked for. */
const PATIENCE_MS = 600_000;

/** Revisions that are looked at each time. */
const BATCH = 20;

const EVERY_MS = 60_000;
const AFTER_START_MS = 5_000;

/**
 * Prints the documents of each revision once it is stored, behind what users ask for. What fails, or what a process that
 * died left, is tried again; it never undoes the move that froze the quote.
 */
@Injectable()
export class RevisionPrinting implements BeforeApplicationShutdown {
  private readonly log = new Logger(RevisionPrinting.name);
  private readonly run: JobRunner<RevisionPrint, { stored: boolean }>;
  private closed = false;

  constructor(
    private readonly settings: Settings,
    private readonly documents: RevisionDocuments,
    queue: JobQueue,
  ) {
    this.run = queue.runner(printRevisionJob);
  }

  @Follows(FROZEN, 'afterCommit')
  printFrozen(ids: readonly number[]): void {
    if (this.ahead) ids.forEach((id) => void this.printOne(id));
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
  }

  @Timeout(AFTER_START_MS)
  async printAfterStart(): Promise<void> {
    await this.printDue();
  }

  @Interval(EVERY_MS)
  async printDue(): Promise<void> {
    if (!this.ahead) return;
    try {
      for (const revision of await this.documents.due(BATCH)) await this.print(revision);
    } catch (error) {
      this.log.error(error);
    }
  }

  /** Prints it at once, behind what users ask for; what fails is tried again later. */
  async printNow(revision: RevisionRow): Promise<void> {
    if (revision.print_at === null) return;
    await this.documents.tryNow(revision);
    void this.printOne(revision.id);
  }

  private get ahead(): boolean {
    return this.settings.documents.RENDER_AHEAD === 'on';
  }

  private isClosed(): boolean {
    return this.closed;
  }

  private async printOne(id: number): Promise<void> {
    try {
      const revision = await this.documents.revision(id);
      if (revision) await this.print(revision);
    } catch (error) {
      if (!this.isClosed()) this.log.error(error);
    }
  }

  private async print(revision: RevisionRow): Promise<void> {
    if (this.isClosed()) return;
    const { id, origin } = revision;
    try {
      for (const kind of revisionDocumentKinds) {
        // Sheets lead back to an address: one that is not known yet comes with the first who asks for them.
        if (kind === 'part-sheets' && origin === null) continue;
        const print = { revision_id: id, kind, origin: origin ?? '' };
        await this.run(print, { key: keyOf(print), timeoutMs: PATIENCE_MS, ahead: true });
      }
      await this.documents.printed(revision);
    } catch (error) {
      if (this.isClosed()) return;
      this.log.warn(`Revision ${String(id)} was not printed: ${String(error)}`);
      await this.documents.failed(revision);
    }
  }
}
