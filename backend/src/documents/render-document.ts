import { Injectable } from '@nestjs/common';
import type { JobContext } from '../platform/queue/job.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { DocumentCache } from './document-cache.js';
import { type DocumentRequest, printDifferenceJob, renderDocumentJob } from './document-request.js';
import { buildModel, digestOf } from './steps/build-model.js';
import { DocumentLoader } from './loading/document-loader.js';
import { ModelPrinter } from './print-model.js';
import { DocumentStore } from './document-store.js';

/**
 * How a document comes about, from the order to the stored PDF. A worker reads the order anew: what is printed, and the
 * digest it is stored under, is the order as it is when it is printed. Where asking and printing are one process, it is
 * the order as it was when it was asked for.
 */
@Injectable()
export class RenderDocument {
  constructor(
    queue: JobQueue,
    private readonly loader: DocumentLoader,
    private readonly printer: ModelPrinter,
    private readonly store: DocumentStore,
    private readonly cache: DocumentCache,
  ) {
    queue.handle(renderDocumentJob, (request, job) => this.render(request, job));
    queue.handle(printDifferenceJob, (states, job) => this.render({ ...states, kind: 'difference' }, job));
  }

  /** @throws NotFound when the order is gone, Unavailable when there is no browser to print with */
  async render(request: DocumentRequest, job: JobContext): Promise<{ digest: string }> {
    const model = this.cache.takeModel(job.key) ?? buildModel(request, await this.loader.loadFor(request));
    const digest = digestOf(model);
    if (await this.store.has(model.kind, digest)) return { digest };
    await this.store.put(model.kind, digest, await this.printer.print(model, job));
    return { digest };
  }
}
