import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread of search-thread.ts. Tests have a starter of their own, which runs it from its TypeScript source. */
export const startSearchThread = (options: WorkerOptions): Worker =>
  new Worker(fileURLToPath(new URL('./search-thread.js', import.meta.url)), options);
