import { defineJob, type JobContext } from '../../platform/queue/job.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ComparedStates, DocumentLoader } from '../loading/document-loader.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { DocumentStore } from '../document-store.js';
import { ModelPrinter } from '../print-model.js';
import { digestOf } from '../steps/build-model.js';

/** Prints what changed between two states of a quote for the customer, and answers the digest under which it is stored. */
export const printDifferenceJob = defineJob<ComparedStates, { digest: string }>('print-difference');

/** How the document of a difference comes about. */
@Injectable()
export class PrintDifference implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly loader: DocumentLoader,
    private readonly printer: ModelPrinter,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    this.queue.handle(printDifferenceJob, (states, job) => this.print(states, job));
  }

  /** @throws NotFound when the order is gone, Unavailable when there is no browser to print with */
  async print(states: ComparedStates, job: JobContext): Promise<{ digest: string }> {
    const model = await this.loader.loadDifference(states);
    const digest = digestOf(model);
    if (await this.store.has(model.kind, digest)) return { digest };
    await this.store.put(model.kind, digest, await this.printer.print(model, job));
    return { digest };
  }
}
