import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SearchRequest } from '../../src/cutting/search-plan.js';

/** Pieces of a plan that is searched with its whole effort here, too: one of so many has to be found in time. */
const MANY = 1000;

/**
 * Stands in for src/cutting/start-search-thread.ts under Jest: starts what bundle-threads.mjs made. Other searches are quick ones, of a
 * tenth of the effort: whether a plan is right is asked here, how good one is by the tests of the search itself.
 */
export function startSearchThread({ workerData, ...options }: WorkerOptions): Worker {
  const request = workerData as SearchRequest;
  const pieces = request.group.parts.reduce((sum, part) => sum + part.pieces, 0);
  return new Worker(join(process.env.THREADS_FOLDER!, 'search-thread.mjs'), {
    ...options,
    workerData: { ...request, quick: request.quick === true || pieces < MANY },
  });
}
