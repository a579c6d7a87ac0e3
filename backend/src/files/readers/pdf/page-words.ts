import type { Word } from '../../reading/domain/drawing-page.js';
import { UNKNOWN_LETTER } from '../../reading/domain/legible.js';
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

/** The letter's character: a blank for none, a sign of its own for one that the font does not name. */
function signAt({ pdfium }: SeenPage, text: number, index: number): string {
  if (pdfium.FPDFText_HasUnicodeMapError(text, index) > 0) return UNKNOWN_LETTER;
  return String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index) || 32);
}

function gather(page: SeenPage, textPage: number, letters: number): Word[] {
  const words: Word[] = [];
  let text = '';
  let whole: Box | null = null;
  let last: Letter | null = null;
  for (let index = 0; index < letters; index += 1) {
    const sign = signAt(page, textPage, index);
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
