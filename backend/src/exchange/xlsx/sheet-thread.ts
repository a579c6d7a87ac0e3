import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue, Sheet, SheetShape } from './cells.js';
import {
  type NextRows,
  type ReadLimits,
  type ReadSheet,
  type SheetJob,
  type SheetMessage,
  type TableFormat,
  UnreadableSheet,
} from './protocol.js';

/* The thread in which one file is written, read or compared with its schema; protocol.ts says what it is asked. */

if (!parentPort) throw new Error('sheet-thread runs as a worker thread');
const port = parentPort;

const send = (message: SheetMessage) => port.postMessage(message);

async function* wantedRows(): AsyncGenerator<CellValue[]> {
  for (;;) {
    send({ more: true });
    const [rows] = (await once(port, 'message')) as [NextRows];
    if (rows === null) return;
    yield* rows;
  }
}

async function writeOne(shape: SheetShape): Promise<void> {
  const { writeRows } = await import('./write-xlsx.js');
  for await (const piece of writeRows(shape, wantedRows())) send({ piece });
}

async function writeAll(sheets: Sheet[]): Promise<void> {
  const { writeSheets } = await import('./write-xlsx.js');
  send({ piece: await writeSheets(sheets) });
}

async function read(file: Uint8Array, format: TableFormat, limits: ReadLimits): Promise<void> {
  try {
    send({ sheets: await sheetsOf(file, format, limits) });
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    send({ fault: error.fault });
  }
}

async function sheetsOf(file: Uint8Array, format: TableFormat, limits: ReadLimits): Promise<ReadSheet[]> {
  if (format === 'csv') return [(await import('./read-csv.js')).readCsv(file, limits)];
  return (await import('./read-xlsx.js')).readSheets(file, limits);
}

async function run(job: SheetJob): Promise<void> {
  if (job.kind === 'rows') await writeOne(job.shape);
  else if (job.kind === 'sheets') await writeAll(job.sheets);
  else if (job.kind === 'read') await read(job.file, job.format, job.limits);
  else send({ problems: (await import('./validate-xml.js')).validateXml(job) });
  send({ done: true });
  // Nothing else comes: the thread ends.
  port.close();
}

void run(workerData as SheetJob);
