// @ts-check

/*
 * A page's text layer as words with places. Plain JavaScript, because the rasteriser's thread is (pdf-worker.js).
 * The library in use hands out plain text alone; pdfium itself knows where each letter stands.
 */

/** A page with more letters than this is a text, not a drawing: it is read no further. */
const MOST_LETTERS = 20_000;

/** A gap of this part of a letter's em parts two words, also where no space was written. */
const GAP = 0.35;

/**
 * A letter reaches this far above and below its baseline, in ems. What fonts say of themselves differs by half (DejaVu
 * Sans claims 1.9 em, Helvetica 0.9) and would make a label's line overlap its value's.
 */
const ASCENT = 0.75;
const DESCENT = 0.25;

/** Type 3 fonts may count in units of their own; beyond these ratios to the font's own box an em is not believed. */
const LEAST_EM = 0.35;
const MOST_EM = 2.5;

/**
 * @typedef {import('./seen-page.js').SeenPage} SeenPage
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box in points of the page as it is seen
 * @typedef {Box & { size: number }} Letter its box, and the height of its line
 * @typedef {{ text: string, x: number, y: number, width: number, height: number }} Word
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

/**
 * The box that the font itself gives the letter: right along the line, of any height across it.
 * @param {SeenPage} page
 * @param {number} text
 * @param {number} index
 * @returns {Box | null} null for a letter without one
 */
function boxByFont(page, text, index) {
  if (!page.pdfium.FPDFText_GetLooseCharBox(text, index, page.scratch)) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = page.floats(4);
  const one = page.seen(left, top);
  const other = page.seen(right, bottom);
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}

/**
 * The letter's baseline and its font's em, both as they are seen.
 * @param {SeenPage} page
 * @param {number} text
 * @param {number} index
 * @returns {{ origin: { x: number, y: number }, along: { x: number, y: number }, up: { x: number, y: number } } | null}
 */
function emOf(page, text, index) {
  const { pdfium, scratch, doublesAt } = page;
  const font = pdfium.FPDFText_GetFontSize(text, index);
  if (!(font > 0) || !pdfium.FPDFText_GetMatrix(text, index, scratch)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = page.floats(4);
  if (!pdfium.FPDFText_GetCharOrigin(text, index, doublesAt, doublesAt + 8)) return null;
  const [x = 0, y = 0] = page.doubles();
  const origin = page.seen(x, y);
  /** @param {number} dx @param {number} dy */
  const vector = (dx, dy) => {
    const end = page.seen(x + font * dx, y + font * dy);
    return { x: end.x - origin.x, y: end.y - origin.y };
  };
  return { origin, along: vector(a, b), up: vector(c, d) };
}

/**
 * A letter on a line of its em's height, where the line is level or upright; otherwise the font's own box.
 * @param {SeenPage} page
 * @param {number} text
 * @param {number} index
 * @returns {Letter | null} null for a letter without a box
 */
function letterAt(page, text, index) {
  const box = boxByFont(page, text, index);
  if (!box) return null;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const own = { ...box, size: Math.max(across, down) };
  const em = emOf(page, text, index);
  if (!em) return own;
  const level = Math.abs(em.along.y) < 0.1 * Math.abs(em.along.x);
  const upright = Math.abs(em.along.x) < 0.1 * Math.abs(em.along.y);
  const size = Math.abs(level ? em.up.y : em.up.x);
  const claimed = level ? down : across;
  if (!(level || upright) || size < LEAST_EM * claimed || size > MOST_EM * claimed) return own;
  const [base, up] = level ? [em.origin.y, em.up.y] : [em.origin.x, em.up.x];
  const [near, far] = [base + ASCENT * up, base - DESCENT * up];
  const [first, last] = [Math.min(near, far), Math.max(near, far)];
  return level ? { ...box, top: first, bottom: last, size } : { ...box, left: first, right: last, size };
}

/**
 * The words of a page, in the order in which they were written.
 * @param {SeenPage} page
 * @returns {Word[]} places as fractions of the page as it is seen
 */
export function wordsOf(page) {
  const { pdfium, handle } = page;
  const text = pdfium.FPDFText_LoadPage(handle);
  if (!text) return [];
  try {
    const letters = pdfium.FPDFText_CountChars(text);
    return letters > MOST_LETTERS ? [] : gather(page, text, letters);
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/**
 * @param {SeenPage} page
 * @param {number} textPage
 * @param {number} letters
 */
function gather(page, textPage, letters) {
  const { width, height } = page.size;
  /** @type {Word[]} */
  const words = [];
  let text = '';
  /** @type {Box | null} */
  let whole = null;
  /** @type {Letter | null} */
  let last = null;
  const end = () => {
    if (text !== '' && whole) {
      const { left, top, right, bottom } = whole;
      const [x, y] = [left / width, top / height];
      words.push({ text, x, y, width: right / width - x, height: bottom / height - y });
    }
    text = '';
    whole = last = null;
  };
  for (let index = 0; index < letters; index += 1) {
    const sign = String.fromCodePoint(page.pdfium.FPDFText_GetUnicode(textPage, index) || 32);
    const letter = /[\s\p{Cc}]/u.test(sign) ? null : letterAt(page, textPage, index);
    if (!letter || (last && apart(last, letter) > GAP * Math.max(last.size, letter.size))) end();
    if (!letter) continue;
    text += sign;
    whole = whole ? around(whole, letter) : letter;
    last = letter;
  }
  end();
  return words;
}
