// @ts-check
/* global WebAssembly */
import { readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { rulesOf } from './page-rules.js';
import { wordsOf } from './page-words.js';
import { SeenPage } from './seen-page.js';

/*
 * The thread that PDFs are rasterised in: one document open at a time, one page an answer. Plain JavaScript, because
 * Node starts it from the built program and from the tests' sources alike. What the messages mean is in
 * raster-thread.ts.
 */

/** Below everything that answers a request; the thread has the processor to itself only when nobody else wants it. */
const NICE = 10;

if (!parentPort) throw new Error('pdf-worker runs as a worker thread');
const port = parentPort;

/** The document wanted more memory than it may have. */
let exhausted = false;

limitMemory(/** @type {{ most: number }} */ (workerData).most);
stepBack();
const library = await PDFiumLibrary.init();

/** @type {import('@hyzyla/pdfium').PDFiumDocument | null} */
let opened = null;

/**
 * A thread's resourceLimits count its JavaScript alone. pdfium lives in WebAssembly memory, which grows through this
 * one function: refusing to grow is an allocation that fails inside of pdfium.
 * @param {number} most bytes
 */
function limitMemory(most) {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * 65_536 > most) {
      exhausted = true;
      throw new RangeError('the document needs too much memory');
    }
    return grow.call(this, pages);
  };
}

/** On Linux a thread has a priority of its own; elsewhere it keeps the process's. */
function stepBack() {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICE);
  } catch {
    // Nothing depends on it.
  }
}

function close() {
  opened?.destroy();
  opened = null;
}

/** @param {Uint8Array | string} pdf its bytes, or the path of the file */
async function open(pdf) {
  close();
  opened = await library.loadDocument(typeof pdf === 'string' ? readFileSync(pdf) : pdf);
  return { pages: opened.getPageCount() };
}

/**
 * @param {number} index 0-based
 * @param {number} side pixels of the longer side
 */
async function render(index, side) {
  if (!opened) throw new Error('no document is open');
  const page = opened.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // A page that can't be loaded has no size.
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error(`page ${index} can't be loaded`);
  // First, because rendering closes the page.
  const size = { width: originalWidth, height: originalHeight };
  const text = { ...size, ...textOf(page, size) };
  const scale = side / Math.max(originalWidth, originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    scale: 1,
    render: async ({ data: pixels }) => pixels,
  });
  return { data, width, height, channels: 4, text };
}

/**
 * The page's words and rules; none where pdfium can't tell them, since a drawing is a drawing without them too.
 * @param {import('@hyzyla/pdfium').PDFiumPage} page
 * @param {{ width: number, height: number }} size
 */
function textOf(page, size) {
  // The library keeps what pdfium needs to itself.
  const pdfium = /** @type {unknown} */ (page['module'].wasmExports);
  const seen = new SeenPage(/** @type {import('./seen-page.js').Exports} */ (pdfium), page['pageIdx'], size);
  try {
    const words = wordsOf(seen);
    // Rules part words; without words there is nothing to part.
    return { words, rules: words.length > 0 ? rulesOf(seen) : [] };
  } catch (error) {
    if (exhausted || error instanceof WebAssembly.RuntimeError) throw error;
    return { words: [], rules: [] };
  } finally {
    seen.free();
  }
}

/** @param {import('./raster-thread.js').Request} request */
async function answer(request) {
  if (request.call === 'open') {
    send(await open(request.pdf));
  } else if (request.call === 'render') {
    const bitmap = await render(request.index, request.side);
    // Handed over, not copied.
    send(bitmap, [/** @type {ArrayBuffer} */ (bitmap.data.buffer)]);
  } else {
    close();
    send(null);
  }
}

/**
 * @param {unknown} result
 * @param {ArrayBuffer[]} [handedOver]
 */
function send(result, handedOver = []) {
  // pdfium leaves out a picture that it found no memory for: such a page is not what was drawn.
  if (exhausted) throw new Error('memory');
  port.postMessage({ result }, handedOver);
}

port.on('message', (request) => {
  answer(request).catch((/** @type {Error} */ error) => {
    // After a trap the library's memory is in no known state.
    const spent = exhausted || error instanceof WebAssembly.RuntimeError;
    port.postMessage({ error: error.message, exhausted, spent });
  });
});
