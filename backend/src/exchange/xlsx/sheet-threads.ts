import { on, once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { CellValue, Sheet, SheetShape } from './cells.js';
import type {
  NextRows,
  ReadFault,
  ReadLimits,
  ReadSheet,
  SheetJob,
  SheetMessage,
  TableFormat,
} from './protocol.js';
import { startSheetThread } from './start-sheet-thread.js';

/** Files that are written or read at once; each has a thread of its own. */
const THREADS = 4;

/** Megabytes of JavaScript's memory that one file may take. */
const HEAP_MB = 256;

/** Milliseconds that writing one file may take, its client's reading included. */
const WRITE_MS = 10 * 60_000;

/** Milliseconds that reading one file may take; one of the most rows takes about one second. */
const READ_MS = 20_000;

/** Rows below the headings that are read. */
export const MOST_READ = 20_000;

/** Limits of a file that is read: more than a catalogue's file ever needs. */
const READ_LIMITS: ReadLimits = { rows: MOST_READ + 1, columns: 60, unzipped: 64 * 1024 * 1024 };

/** A file that came from outside is not read, and why. */
export class UnreadableFile extends Error {
  constructor(readonly fault: ReadFault) {
    super(fault);
  }
}

const start = (job: SheetJob): Worker =>
  startSheetThread({ workerData: job, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });

/** The fault that ended the reading of a file. */
function unreadable(error: Error): UnreadableFile {
  if (error instanceof UnreadableFile) return error;
  if (error.name === 'AbortError') return new UnreadableFile('too-slow');
  const exhausted = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new UnreadableFile(exhausted ? 'too-large' : 'broken');
}

/** Writes and reads XLSX files in threads: neither numbers of rows nor slow clients hold up other requests. */
@Injectable()
export class SheetThreads {
  private readonly turns = new Semaphore(THREADS);

  /**
   * A table's file, in pieces; rows are asked for as the file is read, so that memory does not grow with their number.
   * @param batches some hundred rows each
   */
  async *write(shape: SheetShape, batches: AsyncIterable<CellValue[][]>): AsyncGenerator<Uint8Array> {
    const rows = batches[Symbol.asyncIterator]();
    const next = async (): Promise<NextRows> => {
      const step = await rows.next();
      return step.done ? null : step.value;
    };
    try {
      yield* this.pieces({ kind: 'rows', shape }, next);
    } finally {
      await rows.return?.();
    }
  }

  /** The file of several small tables. */
  async *writeSheets(sheets: Sheet[]): AsyncGenerator<Uint8Array> {
    yield* this.pieces({ kind: 'sheets', sheets }, () => Promise.resolve(null));
  }

  /**
   * The sheets of a file that came from outside, at least one. Whatever is in it costs its own thread alone.
   * @throws UnreadableFile
   */
  async read(file: Uint8Array, format: TableFormat = 'xlsx'): Promise<ReadSheet[]> {
    try {
      const message = await this.answerTo({ kind: 'read', file, format, limits: READ_LIMITS });
      if ('sheets' in message) return message.sheets;
      throw new UnreadableFile('fault' in message ? message.fault : 'broken');
    } catch (error) {
      throw unreadable(error as Error);
    }
  }

  /** The messages of a schema (XSD) about a document that the product wrote; none for a valid one. @param schema its path */
  async validate(xml: string, schema: string): Promise<string[]> {
    const message = await this.answerTo({ kind: 'validate', xml, schema });
    if (!('problems' in message)) throw new Error('The thread answered no comparison with the schema');
    return message.problems;
  }

  /** The first message of a thread of its own. @throws AbortError after the time that reading may take, and what ended the thread */
  private async answerTo(job: SheetJob): Promise<SheetMessage> {
    return this.turns.runExclusive(async () => {
      const thread = start(job);
      try {
        const signal = AbortSignal.timeout(READ_MS);
        const [message] = (await once(thread, 'message', { signal })) as [SheetMessage];
        return message;
      } finally {
        await thread.terminate();
      }
    });
  }

  private async *pieces(job: SheetJob, next: () => Promise<NextRows>): AsyncGenerator<Uint8Array> {
    const [, release] = await this.turns.acquire();
    const thread = start(job);
    try {
      const signal = AbortSignal.timeout(WRITE_MS);
      // An error of the thread ends the loop, as does its end.
      for await (const [message] of on(thread, 'message', { signal, close: ['exit'] })) {
        const sent = message as SheetMessage;
        if ('more' in sent) thread.postMessage(await next());
        else if ('piece' in sent) yield sent.piece;
        else return;
      }
      throw new Error('the thread of a sheet ended before the sheet did');
    } finally {
      await thread.terminate();
      release();
    }
  }
}
