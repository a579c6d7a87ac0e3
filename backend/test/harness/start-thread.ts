import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Stands in for src/files/readers/start-thread.ts under Jest (jest.config.js): there is no built thread to start. */
export const startThread = (options: WorkerOptions): Worker =>
  new Worker(join(__dirname, '../../src/files/readers/reader-thread.ts'), {
    ...options,
    execArgv: ['--import', pathToFileURL(join(__dirname, 'typescript-in-threads.mjs')).href],
  });
