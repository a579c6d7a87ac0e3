import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SearchRequest } from '../../src/cutting/search-plan.js';

/**
 * Stands in for src/cutting/start-search-thread.ts under Jest: starts what bundle-threads.mjs made. Every search is a quick one, of a tenth
 * of the effort: whether a plan is right is asked here, how good one is by the tests of the search itself.
 */
export const startSearchThread = ({ workerData, ...options }: WorkerOptions): Worker =>
  new Worker(join(process.env.THREADS_FOLDER!, 'search-thread.mjs'), {
    ...options,
    workerData: { ...(workerData as SearchRequest), quick: true },
  });
