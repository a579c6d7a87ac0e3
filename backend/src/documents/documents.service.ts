import { Injectable } from '@nestjs/common';
import type { Viewer } from '../orders/domain/visibility.js';
import { awaitsAnswer } from '../orders/domain/read-only.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { Database } from '../platform/database/database.js';
import { day } from './models/format.js';
import { Invalid, Unavailable } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { documentTexts } from './documents.texts.js';
import type { JobRunner } from '../platform/queue/job.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { DocumentCache } from './document-cache.js';
import type { DocumentProgressView } from './document-queue.dto.js';
import {
  type ComparedStates,
  type CuttingRequest,
  type DocumentRequest,
  fileNameOf,
  type FrozenRequest,
  itemOf,
  type LabelsRequest,
  printDifferenceJob,
  type QueuedRequest,
  renderDocumentJob,
} from './document-request.js';
import { buildModel, isEmpty, type DocumentModel, digestOf } from './steps/build-model.js';
import { DocumentLoader } from './loading/document-loader.js';
import { RevisionPrints } from './revisions/revision-prints.service.js';
import { inOrder } from '../revisions/difference/compared.js';
import {
  addressedAs,
  type DocumentReader,
  type ReadyDocument,
  type SignedInReader,
  unchanged,
} from './send-document.js';
import { DocumentStore } from './document-store.js';

/** How long a request waits for its document; a large order's sheets take a while. */
const PATIENCE_MS = 120_000;

/**
 * Answers documents: from storage as long as nothing in them changed, otherwise by a job that prints them. While a quote
 * waits for its answer, the documents of the whole quote are those of the revision that was sent.
 */
@Injectable()
export class DocumentsService {
  private readonly render: JobRunner<QueuedRequest, { digest: string }>;
  private readonly renderDifference: JobRunner<ComparedStates, { digest: string }>;

  constructor(
    private readonly access: OrderAccessService,
    private readonly loader: DocumentLoader,
    private readonly store: DocumentStore,
    private readonly cache: DocumentCache,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly revisions: RevisionPrints,
  ) {
    this.render = queue.runner(renderDocumentJob);
    this.renderDifference = queue.runner(printDifferenceJob);
  }

  /**
   * A document of the whole order: while its customer's answer is awaited the one that was sent.
   * @throws NotFound, Invalid without parts, Unavailable
   */
  async printOffered(reader: DocumentReader, request: FrozenRequest): Promise<ReadyDocument> {
    const order = await this.access.readable(reader.viewer, request.order_id);
    if (!awaitsAnswer(order) || order.revision === null) return this.ready(reader, request);
    const file_name = fileNameOf(request);
    return this.revisions.answerDocument(reader, request, { number: order.revision, file_name });
  }

  /** Cutting plan or labels of the order as it is now. @throws NotFound, Invalid without a plan or parts, Unavailable */
  async printCurrent(
    reader: DocumentReader,
    request: CuttingRequest | LabelsRequest,
  ): Promise<ReadyDocument> {
    await this.access.readable(reader.viewer, request.order_id);
    return this.ready(reader, request);
  }

  /** The page of one set. @throws NotFound, Unavailable */
  async printSet(reader: DocumentReader, set_id: number): Promise<ReadyDocument> {
    const { id: order_id } = await this.access.readable(reader.viewer, { set: set_id });
    return this.ready(reader, { kind: 'sets', order_id, set_id });
  }

  /** The sheet of one part. @throws NotFound, Unavailable */
  async printPart(reader: SignedInReader, part_id: number): Promise<ReadyDocument> {
    const { id: order_id } = await this.access.readable(reader.viewer, { part: part_id });
    return this.ready(reader, { kind: 'part-sheets', order_id, part_id, origin: reader.origin });
  }

  /** Cutting plan of a batch, or labels of its remnants. @throws NotFound, Invalid without a plan or remnants, Unavailable */
  async printBatch(
    reader: DocumentReader,
    request: (Omit<CuttingRequest, 'order_id'> | Omit<LabelsRequest, 'order_id'>) & { batch_id: number },
  ): Promise<ReadyDocument> {
    const order_id = await this.loader.firstOrderOf(request.batch_id);
    return this.ready(reader, { ...request, order_id });
  }

  /**
   * Prints the differences between two states of a quote, for its customer.
   * @throws NotFound, Invalid for one state twice, Unavailable
   */
  async printDifference(reader: DocumentReader, states: ComparedStates): Promise<ReadyDocument> {
    const { order_id, from, to } = states;
    await this.access.readable(reader.viewer, order_id);
    return this.ready(reader, { kind: 'difference', order_id, ...inOrder(from, to) });
  }

  /** How far the order's long documents are that are being printed. @throws NotFound, Unavailable without its queue */
  async progress(viewer: Viewer, orderId: number): Promise<DocumentProgressView[]> {
    await this.access.readable(viewer, orderId);
    const jobs = await this.queue.jobs(renderDocumentJob);
    return jobs.flatMap(({ payload, state, progress }) => {
      const request = payload as QueuedRequest;
      if (state !== 'running' || !progress || request.order_id !== orderId) return [];
      return [
        { kind: request.kind, item_id: itemOf(request), pages_done: progress.done, pages: progress.of },
      ];
    });
  }

  private async ready(reader: DocumentReader, request: DocumentRequest): Promise<ReadyDocument> {
    const file_name = fileNameOf(request);
    const read: { model?: DocumentModel } = {};
    const digest = await this.cache.digest(request, await this.state(), async () =>
      digestOf((read.model = await this.model(request))),
    );
    if (digest === reader.known) return unchanged(digest, file_name);
    const as = addressedAs(reader, file_name);
    const stored = await this.store.handOut(request.kind, digest, as);
    if (stored) return { digest, file_name, ...stored };
    const model = read.model ?? (await this.model(request));
    // Not the digest from above: where the model was read only now, the order may have changed in between.
    const key = digestOf(model);
    this.cache.keepModel(key, model);
    const options = { key, timeoutMs: PATIENCE_MS, owner: reader.viewer.id };
    const printed = await (request.kind === 'difference'
      ? this.renderDifference(request, options)
      : this.render(request, options));
    const handed = await this.store.handOut(request.kind, printed.digest, as);
    if (!handed) throw new Unavailable(messages.jobs.failed);
    return { digest: printed.digest, file_name, ...handed };
  }

  /** Reads what a digest holds for: a state of the database and a day, since a quote that was not sent is as of today. */
  private async state(): Promise<string | null> {
    const stamp = await this.db.stamp();
    return stamp && `${stamp} ${day(new Date().toISOString())}`;
  }

  private async model(request: DocumentRequest): Promise<DocumentModel> {
    const model = buildModel(request, await this.loader.loadFor(request));
    if (isEmpty(model)) {
      if (request.kind === 'labels' && request.batch_id !== null) throw new Invalid(documentTexts.noRemnants);
      throw new Invalid(model.kind === 'cutting' ? documentTexts.noPlan : documentTexts.noParts);
    }
    return model;
  }
}
