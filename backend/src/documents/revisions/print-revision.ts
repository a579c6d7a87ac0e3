import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobContext } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import type { RevisionRow } from '../../revisions/revision-rows.js';
import type { DocumentRequest } from '../document-request.js';
import { DocumentLoader } from '../loading/document-loader.js';
import { ModelPrinter } from '../print-model.js';
import { buildModel, isEmpty } from '../steps/build-model.js';
import { printRevisionJob, type RevisionPrint } from './print-revision.job.js';

/** How a document of a revision comes about: from its frozen content, once. */
@Injectable()
export class PrintRevision implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly loader: DocumentLoader,
    private readonly printer: ModelPrinter,
    private readonly documents: RevisionDocuments,
  ) {}

  onModuleInit(): void {
    this.queue.handle(printRevisionJob, (print, job) => this.print(print, job));
  }

  /** @throws Unavailable when there is no browser to print with */
  async print(print: RevisionPrint, job: JobContext): Promise<{ stored: boolean }> {
    const { revision_id, kind } = print;
    const revision = await this.documents.revision(revision_id);
    if (!revision) return { stored: false };
    if (await this.documents.find(revision_id, kind)) return { stored: true };
    const model = buildModel(requestOf(revision, print), await this.loader.loadRevision(revision));
    if (isEmpty(model)) return { stored: false };
    const pdf = await this.printer.print(model, job);
    return { stored: (await this.documents.store(revision, kind, pdf)) !== null };
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
