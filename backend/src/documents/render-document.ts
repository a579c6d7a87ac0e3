import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../platform/queue/job-queue.js';
import type { DocumentRequest } from './document-request.js';
import { renderDocumentJob } from './render-document.job.js';
import { buildModel, picturesOf } from './steps/build-model.js';
import { DocumentLoader } from './steps/load.js';
import { PictureLoader } from './steps/load-pictures.js';
import { PdfPrinter } from './steps/print-pdf.js';
import { renderHtml } from './steps/render-html.js';
import { digestOf, DocumentStore } from './steps/store.js';

/**
 * How a document comes about, from the order to the stored PDF. The worker reads the order anew: what is printed, and
 * the digest it is stored under, is the order as it is when it is printed.
 */
@Injectable()
export class RenderDocument implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly loader: DocumentLoader,
    private readonly pictures: PictureLoader,
    private readonly printer: PdfPrinter,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    this.queue.handle(renderDocumentJob, (request) => this.render(request));
  }

  /** @throws NotFound when the order is gone, Unavailable when there is no browser to print with */
  async render(request: DocumentRequest): Promise<{ digest: string }> {
    const loaded = await this.loader.load(request.order_id);
    const model = buildModel(request, loaded);
    const digest = digestOf(model);
    if (await this.store.has(model.kind, digest)) return { digest };
    const pictures = await this.pictures.load(picturesOf(model));
    const page = renderHtml(model, pictures);
    const pdf = await this.printer.print(page);
    await this.store.put(model.kind, digest, pdf);
    return { digest };
  }
}
