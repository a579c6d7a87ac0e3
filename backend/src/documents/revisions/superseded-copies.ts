import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { DocumentStore } from '../document-store.js';
import { markSuperseded } from '../pdf/mark-superseded.js';
import { markSupersededJob, type SupersededCopy } from './mark-superseded.job.js';

/** Makes the copies that the screen prints of superseded revisions; what was sent stays as it is. */
@Injectable()
export class SupersededCopies implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly documents: RevisionDocuments,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    this.queue.handle(markSupersededJob, (copy) => this.copy(copy));
  }

  async copy({ revision_id, kind }: SupersededCopy): Promise<{ stored: boolean }> {
    const document = await this.documents.find(revision_id, kind);
    const pdf = document && (await this.documents.read(document));
    if (!pdf) return { stored: false };
    await this.store.put('superseded', document.digest, await markSuperseded(pdf));
    return { stored: true };
  }
}
