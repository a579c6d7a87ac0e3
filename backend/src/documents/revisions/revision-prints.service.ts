import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../orders/domain/visibility.js';
import { Invalid, Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import type { RevisionDocumentRow, RevisionRow } from '../../revisions/revision-rows.js';
import { fileNameOf, type DocumentRequest } from '../document-request.js';
import { documentTexts } from '../documents.texts.js';
import type { ReadyDocument } from '../ready-document.js';
import { keyOf, printRevisionJob, type RevisionPrint } from './print-revision.job.js';

/** How long a request waits for a document that is not printed yet. */
const PATIENCE_MS = 120_000;

/** Which revision, and what the client has of it. */
export interface WantedRevision {
  number: number;
  /** Digest that the client has. */
  known: string | undefined;
}

/** Answers the documents of revisions: stored bytes, which never change. Who asks was found to see the order. */
@Injectable()
export class RevisionPrints {
  private readonly run: JobRunner<RevisionPrint, { stored: boolean }>;

  constructor(
    private readonly revisions: RevisionReader,
    private readonly documents: RevisionDocuments,
    queue: JobQueue,
  ) {
    this.run = queue.runner(printRevisionJob);
  }

  /**
   * The document of a whole quote as the revision has it.
   * @throws NotFound, Invalid for sheets of a quote without parts, Unavailable
   */
  async of(viewer: Viewer, request: DocumentRequest, wanted: WantedRevision): Promise<ReadyDocument> {
    const revision = await this.revisions.revision(request.order_id, wanted.number);
    const document = await this.printed(viewer, revision, request);
    const file_name = fileNameOf(request, wanted.number);
    const { digest } = document;
    if (digest === wanted.known) return { digest, file_name, object: null };
    const object = await this.documents.open(document);
    if (!object) throw new Unavailable(messages.jobs.failed);
    return { digest, file_name, object };
  }

  private async printed(
    { id: owner }: Viewer,
    { id }: RevisionRow,
    request: DocumentRequest,
  ): Promise<RevisionDocumentRow> {
    const { kind } = request;
    const known = await this.documents.find(id, kind);
    if (known) return known;
    const print = { revision_id: id, kind, origin: request.kind === 'part-sheets' ? request.origin : '' };
    const { stored } = await this.run(print, { key: keyOf(print), timeoutMs: PATIENCE_MS, owner });
    const document = await this.documents.find(id, kind);
    if (document) return document;
    if (stored) throw new Unavailable(messages.jobs.failed);
    throw new Invalid(documentTexts.noParts);
  }
}
