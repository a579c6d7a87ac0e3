import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../orders/domain/visibility.js';
import { Invalid, Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { JobRunner } from '../../platform/queue/job.js';
import type { AddressedAs, HandedObject } from '../../platform/storage/file-storage.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import type { RevisionDocumentRow, RevisionRow } from '../../revisions/revision-rows.js';
import { DocumentStore } from '../document-store.js';
import { fileNameOf, type FrozenRequest } from '../document-request.js';
import { documentTexts } from '../documents.texts.js';
import { addressedAs, unchanged, type DocumentReader, type ReadyDocument } from '../send-document.js';
import {
  markSupersededJob,
  type SupersededCopy,
  keyOf,
  printRevisionJob,
  type RevisionPrint,
} from './print-revision.js';

/** How long a request waits for a document that is not printed yet. */
const PATIENCE_MS = 120_000;

/** Which revision. */
export interface WantedRevision {
  number: number;
  /** Unless it is the revision's own. */
  file_name?: string;
  /** Number of the order's last revision, where an older one is to be marked as superseded. */
  last?: number | null;
}

/** Answers the documents of revisions: stored bytes, which never change. Who asks was found to see the order. */
@Injectable()
export class RevisionPrints {
  private readonly run: JobRunner<RevisionPrint, { stored: boolean }>;
  private readonly mark: JobRunner<SupersededCopy, { stored: boolean }>;

  constructor(
    private readonly revisions: RevisionReader,
    private readonly documents: RevisionDocuments,
    private readonly store: DocumentStore,
    queue: JobQueue,
  ) {
    this.run = queue.runner(printRevisionJob);
    this.mark = queue.runner(markSupersededJob);
  }

  /**
   * The document of a whole quote as the revision has it.
   * @throws NotFound, Invalid for sheets of a quote without parts, Unavailable
   */
  async answerDocument(
    reader: DocumentReader,
    request: FrozenRequest,
    wanted: WantedRevision,
  ): Promise<ReadyDocument> {
    const { viewer } = reader;
    const revision = await this.revisions.revision(request.order_id, wanted.number);
    const document = await this.printed(viewer, revision, request);
    const file_name = wanted.file_name ?? fileNameOf(request, wanted.number);
    const superseded = typeof wanted.last === 'number' && wanted.number < wanted.last;
    const digest = superseded ? digestOfCopy(document.digest) : document.digest;
    if (digest === reader.known) return unchanged(digest, file_name);
    const as = addressedAs(reader, file_name);
    const handed = superseded
      ? await this.copy(viewer, document, as)
      : await this.documents.handOut(document, as);
    if (!handed) throw new Unavailable(messages.jobs.failed);
    return { digest, file_name, ...handed };
  }

  /** The document with the mark of what is superseded on each page. */
  private async copy(
    { id: owner }: Viewer,
    document: RevisionDocumentRow,
    as: AddressedAs | null,
  ): Promise<HandedObject | null> {
    const { revision_id, kind, digest } = document;
    const known = await this.store.handOut('superseded', digest, as);
    if (known) return known;
    await this.mark({ revision_id, kind }, { key: digest, timeoutMs: PATIENCE_MS, owner });
    return this.store.handOut('superseded', digest, as);
  }

  private async printed(
    { id: owner }: Viewer,
    { id }: RevisionRow,
    request: FrozenRequest,
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

/** A copy is another document than the one that it was made of. */
const digestOfCopy = (digest: string): string =>
  createHash('sha256').update(`superseded ${digest}`).digest('hex');
