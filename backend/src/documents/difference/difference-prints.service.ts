import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../orders/domain/visibility.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { inOrder } from '../../revisions/difference/compared.js';
import { DocumentStore } from '../document-store.js';
import { type ComparedStates, DocumentLoader } from '../loading/document-loader.js';
import { orderNumber } from '../models/format.js';
import { addressedAs, unchanged, type DocumentReader, type ReadyDocument } from '../send-document.js';
import { digestOf } from '../steps/build-model.js';
import { printDifferenceJob } from './print-difference.js';

/** How long a request waits for its document. */
const PATIENCE_MS = 120_000;

/** Answers what changed between two states of a quote, for its customer; from storage while both are as they were. */
@Injectable()
export class DifferencePrints {
  private readonly run: JobRunner<ComparedStates, { digest: string }>;

  constructor(
    private readonly access: OrderAccessService,
    private readonly loader: DocumentLoader,
    private readonly store: DocumentStore,
    queue: JobQueue,
  ) {
    this.run = queue.runner(printDifferenceJob);
  }

  /** @throws NotFound, Invalid for one state twice, Unavailable */
  async answerDocument(
    viewer: Viewer,
    { order_id, ...asked }: ComparedStates,
    reader: DocumentReader,
  ): Promise<ReadyDocument> {
    await this.access.readable(viewer, order_id);
    const states = { order_id, ...inOrder(asked.from, asked.to) };
    const key = digestOf(await this.loader.loadDifference(states));
    const file_name = fileNameOf(states);
    if (key === reader.known) return unchanged(key, file_name);
    const as = addressedAs(reader, file_name);
    const stored = await this.store.handOut('difference', key, as);
    if (stored) return { digest: key, file_name, ...stored };
    const { digest } = await this.run(states, { key, timeoutMs: PATIENCE_MS, owner: viewer.id });
    const handed = await this.store.handOut('difference', digest, as);
    if (!handed) throw new Unavailable(messages.jobs.failed);
    return { digest, file_name, ...handed };
  }
}

/** `alteracoes-000123-R0-R1.pdf`; up to now without the second revision. */
const fileNameOf = ({ order_id, from, to }: ComparedStates): string =>
  [
    'alteracoes',
    orderNumber(order_id),
    ...[from, to].flatMap((number) => (number === null ? [] : [`R${String(number)}`])),
  ].join('-') + '.pdf';
