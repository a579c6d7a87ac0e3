import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a reader's thread. Tests have a starter of their own, which runs the thread from its TypeScript source. */
export const startThread = (options: WorkerOptions): Worker =>
  new Worker(fileURLToPath(new URL('./reader-thread.js', import.meta.url)), options);
