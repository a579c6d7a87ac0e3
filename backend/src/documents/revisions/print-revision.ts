import { defineJob, type JobContext } from '../../platform/queue/job.js';
import type { RevisionDocumentKind } from '../../revisions/revision.entity.js';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { DocumentStore } from '../document-store.js';
import { markSuperseded } from '../pdf/join-documents.js';
import type { RevisionRow } from '../../revisions/revision-rows.js';
import type { DocumentRequest } from '../document-request.js';
import { DocumentLoader } from '../loading/document-loader.js';
import { ModelPrinter } from '../print-model.js';
import { buildModel, isEmpty } from '../steps/build-model.js';

/** Which printed document is to be copied with the mark of what is superseded. */
export interface SupersededCopy {
  revision_id: number;
  kind: RevisionDocumentKind;
}

/** Makes the copy and keeps it under the digest of the document itself; answers whether there is one. */
export const markSupersededJob = defineJob<SupersededCopy, { stored: boolean }>('mark-superseded');

/** Which document of which revision is to be printed. */
export interface RevisionPrint {
  revision_id: number;
  kind: RevisionDocumentKind;
  /** Scheme and host for the QR codes of sheets, where the revision was frozen without a request. */
  origin: string;
}

/** Prints a document of a revision and stores it for good; answers whether there is one. */
export const printRevisionJob = defineJob<RevisionPrint, { stored: boolean }>('print-revision');

/** Equal documents are one job. */
export const keyOf = ({ revision_id, kind }: RevisionPrint): string => `${String(revision_id)} ${kind}`;

/** How a document of a revision comes about: from its frozen content, once; and how a copy of it is marked. */
@Injectable()
export class PrintRevision {
  constructor(
    queue: JobQueue,
    private readonly loader: DocumentLoader,
    private readonly printer: ModelPrinter,
    private readonly documents: RevisionDocuments,
    private readonly store: DocumentStore,
  ) {
    queue.handle(printRevisionJob, (print, job) => this.print(print, job));
    queue.handle(markSupersededJob, (copy) => this.copy(copy));
  }

  /** @throws Unavailable when there is no browser to print with */
  private async print(print: RevisionPrint, job: JobContext): Promise<{ stored: boolean }> {
    const { revision_id, kind } = print;
    const revision = await this.documents.revision(revision_id);
    if (!revision) return { stored: false };
    if (await this.documents.find(revision_id, kind)) return { stored: true };
    const model = buildModel(requestOf(revision, print), await this.loader.loadRevision(revision));
    if (isEmpty(model)) return { stored: false };
    const pdf = await this.printer.print(model, job);
    return { stored: (await this.documents.store(revision, kind, pdf)) !== null };
  }

  /** Makes the copy that the screen prints of a superseded revision; what was sent stays as it is. */
  private async copy({ revision_id, kind }: SupersededCopy): Promise<{ stored: boolean }> {
    const document = await this.documents.find(revision_id, kind);
    const pdf = document && (await this.documents.read(document));
    if (!pdf) return { stored: false };
    await this.store.put('superseded', document.digest, await markSuperseded(pdf));
    return { stored: true };
  }
}

function requestOf({ order_id, origin: own }: RevisionRow, { kind, origin }: RevisionPrint): DocumentRequest {
  switch (kind) {
    case 'quote':
      return { kind, order_id };
    case 'sets':
      return { kind, order_id, set_id: null };
    case 'part-sheets':
      return { kind, order_id, part_id: null, origin: own ?? origin };
  }
}
