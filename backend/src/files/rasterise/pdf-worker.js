// @ts-check
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/*
 * The thread that PDFs are rasterised in: one document open at a time, one page an answer. Plain JavaScript, because
 * Node starts it from the built program and from the tests' sources alike. What the messages mean is in
 * worker-rasteriser.ts.
 */

if (!parentPort) throw new Error('pdf-worker runs as a worker thread');
const port = parentPort;
const library = await PDFiumLibrary.init();

/** @type {import('@hyzyla/pdfium').PDFiumDocument | null} */
let opened = null;

function close() {
  opened?.destroy();
  opened = null;
}

/** @param {Uint8Array} pdf */
async function open(pdf) {
  close();
  opened = await library.loadDocument(pdf);
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
  const scale = side / Math.max(originalWidth, originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    scale: 1,
    render: async ({ data: pixels }) => pixels,
  });
  return { data, width, height, channels: 4 };
}

/** @param {import('./worker-rasteriser.js').Request} request */
async function answer(request) {
  if (request.call === 'open') {
    port.postMessage({ result: await open(request.pdf) });
  } else if (request.call === 'render') {
    const bitmap = await render(request.index, request.side);
    // Handed over, not copied.
    port.postMessage({ result: bitmap }, [/** @type {ArrayBuffer} */ (bitmap.data.buffer)]);
  } else {
    close();
    port.postMessage({ result: null });
  }
}

port.on('message', (request) => {
  answer(request).catch((/** @type {Error} */ error) => port.postMessage({ error: error.message }));
});
