import { readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { DxfFault, type DxfFaultKind } from '../flat-pattern/domain/dxf-fault.js';
import type {
  FileSource,
  Answer,
  Ask,
  CallName,
  Failure,
  Reply,
  Request,
  ThreadSettings,
  ReadFault,
} from './protocol.js';
import { isExhausted, limitMemory } from './memory-limit.js';
import { EmptyPage } from './pdf/empty-page.js';
import { withLetterCodes } from './pdf/letter-codes.js';
import type { PdfDocuments } from './pdf/pdf-documents.js';

/*
 * The thread that files are read in: one file at a time, one answer a call. What the calls mean is in protocol.ts; the
 * thread's limits are kept by limited-thread.ts. A reader's modules are loaded when they are first needed.
 */

/** Below everything that answers a request; the thread has the processor to itself only when nothing else wants it. */
const NICE = 10;

if (!parentPort) throw new Error('reader-thread runs as a worker thread');
const port = parentPort;

limitMemory((workerData as ThreadSettings).memory);
lowerPriority();

let documents: Promise<PdfDocuments> | undefined;

const pdf = () =>
  (documents ??= import('./pdf/pdf-documents.js').then(({ PdfDocuments }) => PdfDocuments.load()));

const handlers: { [Name in CallName]: (ask: Ask<Name>) => Promise<Answer<Name>> } = {
  openPdf: async ({ source }) => (await pdf()).open(await withLetterCodes(bytesOf(source))),
  drawPage: async ({ index, side }) => (await pdf()).draw(index, side),
  readPage: async ({ page }) => {
    const { readPage } = await import('../reading/read-page.js');
    return readPage(page);
  },
  drawTitleRegion: async ({ index }) => (await pdf()).drawTitleRegion(index),
  recognise: async ({ picture, dpi }) => {
    const { recognise } = await import('./picture-text/recognise.js');
    return recognise(picture, dpi);
  },
  rest: async () => {
    const pdf = await documents;
    pdf?.close();
    return { held: (pdf?.memory ?? 0) + getHeapStatistics().total_heap_size };
  },
  readDxf: async ({ source }) => {
    const { readFlatDrawing } = await import('./dxf/flat-drawing.js');
    return readFlatDrawing(bytesOf(source));
  },
  splitDxf: async ({ source }) => {
    const { splitFlatDrawing } = await import('./dxf/flat-drawing.js');
    return splitFlatDrawing(bytesOf(source));
  },
};

/** On Linux a thread has a priority of its own; elsewhere it keeps the process's. */
function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICE);
  } catch {
    // Nothing depends on it.
  }
}

const bytesOf = (source: FileSource): Uint8Array =>
  typeof source === 'string' ? readFileSync(source) : source;

const DXF_FAULTS: Record<DxfFaultKind, ReadFault> = {
  binary: 'binary-dxf',
  broken: 'broken',
  empty: 'empty-dxf',
  model: 'model-dxf',
  'too-many': 'too-many-entities',
  'too-large': 'too-large',
};

/** The fault that pdfium's reason for not opening a document (readers/pdf/open-document.ts) stands for. */
function pdfFault(detail: string): ReadFault {
  if (detail.includes('password')) return 'encrypted';
  return detail.includes('security') ? 'unknown-protection' : 'broken';
}

function failureOf(error: Error): Failure {
  const detail = error.message;
  if (isExhausted()) return { fault: 'too-much-memory', detail, spent: true };
  // Node could not read the file's bytes: too many open files, a disk that fails.
  if ('syscall' in error) return { fault: 'interrupted', detail, spent: false };
  if (error instanceof EmptyPage) {
    return { fault: error.hasModel ? 'model-alone' : 'empty-page', detail, spent: false };
  }
  if (error instanceof DxfFault) return { fault: DXF_FAULTS[error.kind], detail, spent: false };
  return { fault: pdfFault(detail), detail, spent: error instanceof WebAssembly.RuntimeError };
}

async function reply({ call, ask }: Request): Promise<Reply> {
  try {
    const answer = await handlers[call](ask as never);
    // A page that was drawn without a picture for want of memory is not what the file shows.
    if (isExhausted()) throw new Error('memory');
    return { answer };
  } catch (error) {
    return { failure: failureOf(error as Error) };
  }
}

/** Pixels are handed over, not copied. */
function pixelsOf(answer: Reply): ArrayBuffer[] {
  const data =
    'answer' in answer ? (answer.answer as { data?: Uint8Array<ArrayBuffer> } | null)?.data : undefined;
  return data ? [data.buffer] : [];
}

port.on('message', (request: Request) => {
  void reply(request).then((answer) => port.postMessage(answer, pixelsOf(answer)));
});
