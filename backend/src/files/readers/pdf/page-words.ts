import type { Word } from '../../reading/domain/drawing-page.js';
import { around, distanceBetween, letterAt, type Box, type Letter } from './page-letters.js';
import type { SeenPage } from './seen-page.js';

/** A page with more letters than this is a text, not a drawing: it is read no further. */
const MOST_LETTERS = 20_000;

/** A gap of this part of a letter's em parts two words, also where no space was written. */
const GAP = 0.35;

/** The words of a page, in the order in which they were written; places as fractions of the page as it is seen. */
export function wordsOf(page: SeenPage): Word[] {
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

function gather(page: SeenPage, textPage: number, letters: number): Word[] {
  const words: Word[] = [];
  let text = '';
  let whole: Box | null = null;
  let last: Letter | null = null;
  for (let index = 0; index < letters; index += 1) {
    const sign = String.fromCodePoint(page.pdfium.FPDFText_GetUnicode(textPage, index) || 32);
    const letter = /[\s\p{Cc}]/u.test(sign) ? null : letterAt(page, textPage, index);
    const goesOn = last && letter && distanceBetween(last, letter) <= GAP * Math.max(last.size, letter.size);
    if (whole && !goesOn) {
      words.push(wordOf(page, text, whole));
      text = '';
      whole = null;
    }
    last = letter;
    if (!letter) continue;
    text += sign;
    whole = whole ? around(whole, letter) : letter;
  }
  if (whole) words.push(wordOf(page, text, whole));
  return words;
}

function wordOf(
  { size: { width, height } }: SeenPage,
  text: string,
  { left, top, right, bottom }: Box,
): Word {
  return {
    text,
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}
