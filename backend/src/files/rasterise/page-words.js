// @ts-check

/*
 * A page's text layer as words with places. Plain JavaScript, because the rasteriser's thread is (pdf-worker.js).
 * The library in use hands out plain text alone; pdfium itself knows where each letter stands.
 */

/** A page with more letters than this is a text, not a drawing: it is read no further. */
const MOST_LETTERS = 20_000;

/** The page is measured on a grid this fine: pdfium's device coordinates are whole numbers. */
const GRID = 20_000;

/** A gap of this part of a letter's size parts two words, also where no space was written. */
const GAP = 0.35;

/** Bytes of scratch memory: a rectangle of four floats, and two whole numbers. */
const SCRATCH = 24;

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ text: string, x: number, y: number, width: number, height: number }} Word
 * @typedef {Record<'FPDFText_LoadPage' | 'FPDFText_ClosePage' | 'FPDFText_CountChars', (handle: number) => number>
 *   & Record<'FPDFText_GetUnicode' | 'FPDFText_IsGenerated', (page: number, index: number) => number>
 *   & { FPDFText_GetLooseCharBox: (page: number, index: number, rectangle: number) => number,
 *     FPDF_PageToDevice: (page: number, x: number, y: number, width: number, height: number, rotate: number,
 *       pageX: number, pageY: number, deviceX: number, deviceY: number) => number,
 *     malloc: (size: number) => number, free: (at: number) => void, memory: WebAssembly.Memory }} Exports
 */

/** @param {Box} box @param {Box} other @returns {Box} */
const around = (box, other) => ({
  left: Math.min(box.left, other.left),
  top: Math.min(box.top, other.top),
  right: Math.max(box.right, other.right),
  bottom: Math.max(box.bottom, other.bottom),
});

/** @param {Box} one @param {Box} other */
const apart = (one, other) =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** @param {Box} box */
const sizeOf = ({ left, top, right, bottom }) => Math.max(right - left, bottom - top);

/** @param {string} text @param {Box} box @returns {Word} */
const wordOf = (text, { left, top, right, bottom }) => ({
  text,
  x: left / GRID,
  y: top / GRID,
  width: (right - left) / GRID,
  height: (bottom - top) / GRID,
});

/**
 * The letter's box on the page as it is seen, its rotation and cropping applied.
 * @param {Exports} pdfium
 * @param {number} page
 * @param {number} textPage
 * @param {number} index
 * @param {number} scratch
 * @returns {Box | null} null for a letter without one
 */
function boxOf(pdfium, page, textPage, index, scratch) {
  if (!pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch)) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.memory.buffer, scratch, 4);
  /** @param {number} x @param {number} y */
  const seen = (x, y) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, GRID, GRID, 0, x, y, scratch + 16, scratch + 20);
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.memory.buffer, scratch + 16, 2);
    return [deviceX, deviceY];
  };
  const [oneX = 0, oneY = 0] = seen(left, top);
  const [otherX = 0, otherY = 0] = seen(right, bottom);
  return {
    left: Math.min(oneX, otherX),
    top: Math.min(oneY, otherY),
    right: Math.max(oneX, otherX),
    bottom: Math.max(oneY, otherY),
  };
}

/**
 * The words of a page, in the order in which they were written.
 * @param {Exports} pdfium the library's raw functions
 * @param {number} page pdfium's handle of the loaded page
 * @returns {Word[]} places as fractions of the page as it is seen
 */
export function wordsOf(pdfium, page) {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (!textPage) return [];
  const scratch = pdfium.malloc(SCRATCH);
  try {
    const letters = pdfium.FPDFText_CountChars(textPage);
    return letters > MOST_LETTERS ? [] : gather(pdfium, page, textPage, letters, scratch);
  } finally {
    pdfium.free(scratch);
    pdfium.FPDFText_ClosePage(textPage);
  }
}

/**
 * @param {Exports} pdfium
 * @param {number} page
 * @param {number} textPage
 * @param {number} letters
 * @param {number} scratch
 */
function gather(pdfium, page, textPage, letters, scratch) {
  /** @type {Word[]} */
  const words = [];
  let text = '';
  /** @type {Box | null} */
  let whole = null;
  /** @type {Box | null} */
  let last = null;
  const end = () => {
    if (text !== '' && whole) words.push(wordOf(text, whole));
    text = '';
    whole = last = null;
  };
  for (let index = 0; index < letters; index += 1) {
    const letter = String.fromCodePoint(pdfium.FPDFText_GetUnicode(textPage, index) || 32);
    const box = /[\s\p{Cc}]/u.test(letter) ? null : boxOf(pdfium, page, textPage, index, scratch);
    if (!box || (last && apart(last, box) > GAP * Math.max(sizeOf(last), sizeOf(box)))) end();
    if (!box) continue;
    text += letter;
    whole = whole ? around(whole, box) : box;
    last = box;
  }
  end();
  return words;
}
