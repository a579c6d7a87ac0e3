import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread of sheet-thread.ts. Tests have a starter of their own, which runs it from its TypeScript source. */
export const startSheetThread = (options: WorkerOptions): Worker =>
  new Worker(fileURLToPath(new URL('./sheet-thread.js', import.meta.url)), options);
