import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Stands in for src/exchange/xlsx/start-sheet-thread.ts under Jest: starts what bundle-threads.mjs made. */
export const startSheetThread = (options: WorkerOptions): Worker =>
  new Worker(join(process.env.THREADS_FOLDER!, 'sheet-thread.mjs'), options);
