import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Stands in for src/cutting/start-search-thread.ts under Jest: starts what bundle-threads.mjs made. */
export const startSearchThread = (options: WorkerOptions): Worker =>
  new Worker(join(process.env.THREADS_FOLDER!, 'search-thread.mjs'), options);
