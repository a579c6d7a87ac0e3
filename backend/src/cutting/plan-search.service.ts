import type { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../platform/errors/app-errors.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { cuttingTexts } from './cutting.texts.js';
import type { GroupPlan } from './domain/cut-group.js';
import { searchPlanJob } from './plan-search.job.js';
import type { SearchRequest } from './search-plan.js';
import { startSearchThread } from './start-search-thread.js';

/** A search is bounded by its own effort and its own clock; this ends one that is not. */
const LONGEST_MS = 60_000;

const HEAP_MEGABYTES = 512;

/** The last plan that a thread gave before it ended, by itself or at a limit. @throws Unavailable where it gave none */
export const lastPlanOf = (thread: Pick<EventEmitter, 'on'>): Promise<GroupPlan> =>
  new Promise((resolve, reject) => {
    let last: GroupPlan | null = null;
    thread.on('message', (plan: GroupPlan) => (last = plan));
    const end = () => (last ? resolve(last) : reject(new Unavailable(cuttingTexts.tooHard)));
    thread.on('error', end).on('exit', end);
  });

/** Searches plans in threads of their own, which cost themselves alone; in the worker, or in the one process there is. */
@Injectable()
export class PlanSearch {
  constructor(queue: JobQueue) {
    queue.handle(searchPlanJob, (request) => this.search(request));
  }

  /** The best plan that is found within the limits. @throws Unavailable where none is: it takes too long or too much memory */
  private async search(request: SearchRequest): Promise<GroupPlan> {
    const thread = startSearchThread({
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const limit = setTimeout(() => void thread.terminate(), LONGEST_MS);
    try {
      return await lastPlanOf(thread);
    } finally {
      clearTimeout(limit);
    }
  }
}
