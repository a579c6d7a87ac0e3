import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Stands in for src/exchange/xlsx/start-sheet-thread.ts under Jest (jest.config.js). */
export const startSheetThread = (options: WorkerOptions): Worker =>
  new Worker(join(__dirname, '../../src/exchange/xlsx/sheet-thread.ts'), {
    ...options,
    execArgv: ['--import', pathToFileURL(join(__dirname, 'typescript-in-threads.mjs')).href],
  });
