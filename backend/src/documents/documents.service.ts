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
  fileNameOf,
  itemOf,
  type DocumentRequest,
  type FrozenRequest,
  renderDocumentJob,
} from './document-request.js';
import { buildModel, isEmpty, type DocumentModel, digestOf } from './steps/build-model.js';
import { DocumentLoader } from './loading/document-loader.js';
import { RevisionPrints } from './revisions/revision-prints.service.js';
import { addressedAs, unchanged, type DocumentReader, type ReadyDocument } from './send-document.js';
import { DocumentStore } from './document-store.js';

/** How long a request waits for its document; a large order's sheets take a while. */
const PATIENCE_MS = 120_000;

/**
 * Answers documents: from storage as long as nothing in them changed, otherwise by a job that prints them. While a quote
 * waits for its answer, the documents of the whole quote are those of the revision that was sent.
 */
@Injectable()
export class DocumentsService {
  private readonly render: JobRunner<DocumentRequest, { digest: string }>;

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
  }

  /** The quote or order. @throws NotFound, Unavailable */
  async quote(viewer: Viewer, orderId: number, reader: DocumentReader = {}): Promise<ReadyDocument> {
    return this.ofOrder(viewer, { kind: 'quote', order_id: orderId }, reader);
  }

  /** A page for each set of the order. @throws NotFound, Unavailable */
  async sets(viewer: Viewer, orderId: number, reader: DocumentReader = {}): Promise<ReadyDocument> {
    return this.ofOrder(viewer, { kind: 'sets', order_id: orderId, set_id: null }, reader);
  }

  /** The page of one set. @throws NotFound, Unavailable */
  async set(viewer: Viewer, setId: number, reader: DocumentReader = {}): Promise<ReadyDocument> {
    const order = await this.access.readable(viewer, { set: setId });
    return this.ready(viewer, { kind: 'sets', order_id: order.id, set_id: setId }, reader);
  }

  /** A sheet for each part of the order. @throws NotFound, Invalid without parts, Unavailable */
  async parts(
    viewer: Viewer,
    orderId: number,
    origin: string,
    reader: DocumentReader = {},
  ): Promise<ReadyDocument> {
    return this.ofOrder(viewer, { kind: 'part-sheets', order_id: orderId, part_id: null, origin }, reader);
  }

  /** The sheet of one part. @throws NotFound, Unavailable */
  async part(
    viewer: Viewer,
    partId: number,
    origin: string,
    reader: DocumentReader = {},
  ): Promise<ReadyDocument> {
    const order = await this.access.readable(viewer, { part: partId });
    return this.ready(viewer, { kind: 'part-sheets', order_id: order.id, part_id: partId, origin }, reader);
  }

  /** The cutting plan of the order with the list of purchases, as it is now. @throws NotFound, Invalid without a plan, Unavailable */
  async cutting(viewer: Viewer, orderId: number, reader: DocumentReader = {}): Promise<ReadyDocument> {
    await this.access.readable(viewer, orderId);
    return this.ready(viewer, { kind: 'cutting', order_id: orderId, batch_id: null }, reader);
  }

  /** The cutting plan of a batch with the list of purchases. @throws NotFound, Invalid without a plan, Unavailable */
  async batchCutting(viewer: Viewer, batchId: number, reader: DocumentReader = {}): Promise<ReadyDocument> {
    const order_id = await this.loader.firstOrderOf(batchId);
    return this.ready(viewer, { kind: 'cutting', order_id, batch_id: batchId }, reader);
  }

  /** A label for each piece of the order. @throws NotFound, Invalid without parts, Unavailable */
  async labels(
    viewer: Viewer,
    orderId: number,
    origin: string,
    reader: DocumentReader = {},
  ): Promise<ReadyDocument> {
    await this.access.readable(viewer, orderId);
    return this.ready(viewer, { kind: 'labels', order_id: orderId, origin }, reader);
  }

  /** How far the order's long documents are that are being printed. @throws NotFound, Unavailable without its queue */
  async progress(viewer: Viewer, orderId: number): Promise<DocumentProgressView[]> {
    await this.access.readable(viewer, orderId);
    const { jobs } = await this.queue.state(renderDocumentJob);
    return jobs.flatMap(({ payload, state, progress }) => {
      const request = payload as DocumentRequest;
      if (state !== 'running' || !progress || request.order_id !== orderId) return [];
      return [
        { kind: request.kind, item_id: itemOf(request), pages_done: progress.done, pages: progress.of },
      ];
    });
  }

  private async ofOrder(
    viewer: Viewer,
    request: FrozenRequest,
    reader: DocumentReader,
  ): Promise<ReadyDocument> {
    const order = await this.access.readable(viewer, request.order_id);
    if (!awaitsAnswer(order) || order.revision === null) return this.ready(viewer, request, reader);
    const file_name = fileNameOf(request);
    return this.revisions.answerDocument(viewer, request, { number: order.revision, reader, file_name });
  }

  private async ready(
    { id: owner }: Viewer,
    request: DocumentRequest,
    reader: DocumentReader,
  ): Promise<ReadyDocument> {
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
    const printed = await this.render(request, { key, timeoutMs: PATIENCE_MS, owner });
    const handed = await this.store.handOut(request.kind, printed.digest, as);
    if (!handed) throw new Unavailable(messages.jobs.failed);
    return { digest: printed.digest, file_name, ...handed };
  }

  /** What a digest holds for: a state of the database and a day, since a quote that was not sent is as of today. */
  private async state(): Promise<string | null> {
    const stamp = await this.db.stamp();
    return stamp && `${stamp} ${day(new Date().toISOString())}`;
  }

  private async model(request: DocumentRequest): Promise<DocumentModel> {
    const model = buildModel(request, await this.loader.loadFor(request));
    if (isEmpty(model)) {
      throw new Invalid(model.kind === 'cutting' ? documentTexts.noPlan : documentTexts.noParts);
    }
    return model;
  }
}
