import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { OnOrderChange, type OrderChanged } from '../orders/access/changed-orders.js';
import { Settings } from '../platform/config/settings.js';
import { NotFound } from '../platform/errors/app-errors.js';
import type { JobRunner } from '../platform/queue/job.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { type QueuedRequest, renderDocumentJob } from './document-request.js';
import { buildModel, isEmpty, digestOf } from './steps/build-model.js';
import { DocumentLoader } from './loading/document-loader.js';
import { DocumentStore } from './document-store.js';

/** An order is left alone for so long before its documents are printed. */
const SETTLE_MS = 3000;

/** How long a document waits behind those that a user asked for. */
const PATIENCE_MS = 600_000;

/** Orders that wait or are printed at a time: what changes more of them at once is printed when it is asked for. */
const MOST_AT_ONCE = 50;

/** Fields of a change that printing needs. */
type Change = Pick<OrderChanged, 'order_id' | 'origin'>;

/** An order that waits to be left alone. */
interface Settling {
  timer: NodeJS.Timeout;
  origin: string | undefined;
}

/**
 * Prints an order's documents once its changes have settled, so that a click usually finds them ready. One document
 * after the other and only where nothing else is to be done; no caller waits for it, so its failures only go to the log.
 * Several processes that do it for one order at a time do it once: equal documents are one job.
 */
@Injectable()
export class RenderAhead implements BeforeApplicationShutdown {
  private readonly log = new Logger(RenderAhead.name);
  private readonly render: JobRunner<QueuedRequest, { digest: string }>;
  private readonly settling = new Map<number, Settling>();
  private readonly printing = new Set<number>();
  private closed = false;

  constructor(
    private readonly settings: Settings,
    private readonly loader: DocumentLoader,
    private readonly store: DocumentStore,
    queue: JobQueue,
  ) {
    this.render = queue.runner(renderDocumentJob);
  }

  @OnOrderChange('afterCommit')
  awaitRest(changes: readonly OrderChanged[]): void {
    if (this.settings.documents.RENDER_AHEAD === 'on') changes.forEach((change) => this.waitAnew(change));
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
    this.settling.forEach(({ timer }) => clearTimeout(timer));
    this.settling.clear();
  }

  /**
   * Begins to wait anew; an order whose documents are being printed waits until that is over. A change that no request
   * led to keeps the origin of the one before.
   */
  private waitAnew({ order_id, origin }: Change): void {
    if (this.closed) return;
    const waiting = this.settling.get(order_id);
    if (!waiting && this.settling.size + this.printing.size >= MOST_AT_ONCE) return;
    clearTimeout(waiting?.timer);
    const change = { order_id, origin: origin ?? waiting?.origin };
    const timer = setTimeout(() => this.begin(change), SETTLE_MS).unref();
    this.settling.set(order_id, { timer, origin: change.origin });
  }

  private begin(change: Change): void {
    this.settling.delete(change.order_id);
    if (this.printing.has(change.order_id)) this.waitAnew(change);
    else void this.print(change);
  }

  private async print({ order_id: orderId, origin }: Change): Promise<void> {
    this.printing.add(orderId);
    try {
      const loaded = await this.loader.load(orderId);
      for (const request of documentsOf(orderId, origin)) {
        const model = buildModel(request, loaded);
        const key = digestOf(model);
        if (isEmpty(model) || (await this.store.has(model.kind, key))) continue;
        // Changed again meanwhile: what is left is printed when that has settled.
        if (this.closed || this.settling.has(orderId)) return;
        await this.render(request, { key, timeoutMs: PATIENCE_MS, ahead: true });
      }
    } catch (error) {
      if (this.closed || error instanceof NotFound) return;
      this.log.warn(`The documents of order ${String(orderId)} were not printed ahead: ${String(error)}`);
    } finally {
      this.printing.delete(orderId);
    }
  }
}

/**
 * Documents that are asked for most come first. Sheets lead back to the address that they are asked for under, so they take the
 * one under which the order was changed.
 */
function documentsOf(order_id: number, origin: string | undefined): QueuedRequest[] {
  return [
    { kind: 'quote', order_id },
    { kind: 'sets', order_id, set_id: null },
    ...(origin === undefined ? [] : [{ kind: 'part-sheets', order_id, part_id: null, origin } as const]),
  ];
}
