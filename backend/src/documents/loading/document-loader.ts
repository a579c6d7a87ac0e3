import { Injectable } from '@nestjs/common';
import { CutPlanReader } from '../../cutting/cut-plan.reader.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { RevisionReader, type OfferedQuote } from '../../revisions/revision-reader.service.js';
import type { RevisionRow } from '../../revisions/revision-rows.js';
import type { DocumentRequest } from '../document-request.js';
import type { LoadedDocument } from '../models/shared-model.js';

/** Reads what a document is about. The caller has decided whether its user may see it. */
@Injectable()
export class DocumentLoader {
  constructor(
    private readonly revisions: RevisionReader,
    private readonly history: OrderHistoryService,
    private readonly plans: CutPlanReader,
  ) {}

  /**
   * The order as its documents say it now. A quote that was sent before there were revisions counts from that day.
   * @throws NotFound when the order is gone
   */
  async load(orderId: number): Promise<LoadedDocument> {
    const offered = await this.revisions.offered(orderId);
    const sentAt = offered.revision ? null : await this.history.lastSent(orderId);
    return loaded(offered, sentAt);
  }

  /** The order under which the documents of a batch are listed. @throws NotFound */
  async firstOrderOf(batchId: number): Promise<number> {
    const [first] = (await this.plans.readBatch(batchId)).order_ids;
    if (first === undefined) throw new NotFound(messages.http.notFound);
    return first;
  }

  /** All that a document of this kind says of the order as it is now. @throws NotFound */
  async loadFor(request: DocumentRequest): Promise<LoadedDocument> {
    if (request.kind === 'difference') {
      const before = await this.loadState(request.order_id, request.from);
      return { ...(await this.loadState(request.order_id, request.to)), before };
    }
    const document = await this.load(request.order_id);
    if (request.kind !== 'cutting' && request.kind !== 'labels') return document;
    const { kind, batch_id } = request;
    if (kind === 'labels') {
      return batch_id === null
        ? document
        : { ...document, remnants: await this.plans.readRemnants(batch_id) };
    }
    const cutting = await (batch_id === null
      ? this.plans.read(document.order)
      : this.plans.readBatch(batch_id));
    return { ...document, cutting };
  }

  /** @param number of the revision; null for the order as it is now. @throws NotFound */
  private async loadState(orderId: number, number: number | null): Promise<LoadedDocument> {
    if (number === null) return this.load(orderId);
    return this.loadRevision(await this.revisions.revision(orderId, number));
  }

  /** A revision as its documents say it. */
  async loadRevision(revision: RevisionRow): Promise<LoadedDocument> {
    return loaded(await this.revisions.frozen(revision), null);
  }
}

const loaded = (
  { order, company, breaks, revision, frozen_at }: OfferedQuote,
  sentAt: string | null,
): LoadedDocument => ({
  order,
  company,
  breaks,
  revision,
  issued_at: frozen_at ?? sentAt ?? new Date().toISOString(),
});
