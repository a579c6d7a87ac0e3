import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Stands in for src/files/readers/start-thread.ts under Jest: starts what bundle-threads.mjs made. */
export const startThread = (options: WorkerOptions): Worker =>
  new Worker(join(process.env.THREADS_FOLDER!, 'reader-thread.mjs'), options);
