import { defineJob, type JobContext } from '../../platform/queue/job.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DocumentLoader } from '../loading/document-loader.js';
import { differenceModel, type DifferenceModel } from '../models/difference-model.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { DocumentStore } from '../document-store.js';
import { ModelPrinter } from '../print-model.js';
import { digestOf } from '../steps/build-model.js';

/** Which two states of a quote: numbers of revisions, the lower one first; a `to` of null is the quote as it is now. */
export interface ComparedStates {
  order_id: number;
  from: number;
  to: number | null;
}

/** Prints what changed between them for the customer, and answers the digest under which it is stored. */
export const printDifferenceJob = defineJob<ComparedStates, { digest: string }>('print-difference');

/** What the document of a difference says, from the two states that it compares. */
@Injectable()
export class DifferenceModels {
  constructor(private readonly loader: DocumentLoader) {}

  /** @throws NotFound */
  async of({ order_id, from, to }: ComparedStates): Promise<DifferenceModel> {
    const before = await this.loader.loadState(order_id, from);
    return differenceModel(before, await this.loader.loadState(order_id, to));
  }
}

/** How the document of a difference comes about. */
@Injectable()
export class PrintDifference implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly models: DifferenceModels,
    private readonly printer: ModelPrinter,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    this.queue.handle(printDifferenceJob, (states, job) => this.print(states, job));
  }

  /** @throws NotFound when the order is gone, Unavailable when there is no browser to print with */
  async print(states: ComparedStates, job: JobContext): Promise<{ digest: string }> {
    const model = await this.models.of(states);
    const digest = digestOf(model);
    if (await this.store.has(model.kind, digest)) return { digest };
    await this.store.put(model.kind, digest, await this.printer.print(model, job));
    return { digest };
  }
}
