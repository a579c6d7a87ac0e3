import type { DrawingPage, Word } from '../../reading/domain/drawing-page.js';
import { UNKNOWN_LETTER } from '../../reading/domain/legible.js';
import { around, distanceBetween, letterAt, type Box, type Letter } from './page-letters.js';
import type { SeenPage } from './seen-page.js';

/** A page with more letters than this is a text, not a drawing: it is read no further. */
const MOST_LETTERS = 20_000;

/** A gap of this part of a letter's em parts two words, also where no space was written. */
const GAP = 0.35;

/**
 * How much of their line's height letters of one line share at least: less on level lines, where indices and the letters of a
 * leaning line stand higher and lower. What stands below in a narrow column is another line.
 */
const IN_UPRIGHT_LINE = 0.6;
const IN_LEVEL_LINE = 0.1;

const [CARRIAGE_RETURN, LINE_FEED] = [13, 10];

/** A page whose letters are written upwards, or downwards, for more than this part is turned with all of its text. */
const TURNED = 0.7;

/** Fewer letters, as of one dimension, do not say how the page is held. */
const FEWEST_TURNED = 10;

/** The words of a page, in the order in which they were written; places as fractions of the page as it is seen. */
export function wordsOf(page: SeenPage): Pick<DrawingPage, 'words' | 'turned'> {
  const { pdfium, handle } = page;
  const text = pdfium.FPDFText_LoadPage(handle);
  if (!text) return { words: [] };
  try {
    const letters = pdfium.FPDFText_CountChars(text);
    return letters > MOST_LETTERS ? { words: [] } : gather(page, text, letters);
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/** The letter's character: a blank for none, a sign of its own for one that the font does not name, a hyphen also at the end of a line. */
function signAt({ pdfium }: SeenPage, text: number, index: number): string {
  if (pdfium.FPDFText_IsHyphen(text, index) > 0) return '-';
  if (pdfium.FPDFText_HasUnicodeMapError(text, index) > 0) return UNKNOWN_LETTER;
  return String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index) || 32);
}

/**
 * Whether pdfium itself added a break of lines, as it does after each letter of an upright line. Such a line's letters are parted
 * by their gaps alone.
 */
const isAddedBreak = ({ pdfium }: SeenPage, text: number, index: number): boolean =>
  [CARRIAGE_RETURN, LINE_FEED].includes(pdfium.FPDFText_GetUnicode(text, index)) &&
  pdfium.FPDFText_IsGenerated(text, index) > 0;

/** Whether a letter stands next to the last one on its line, and not in a line beside it. */
function follows(last: Letter, letter: Letter): boolean {
  if (distanceBetween(last, letter) > GAP * Math.max(last.size, letter.size)) return false;
  const shared = last.upright
    ? Math.min(last.right, letter.right) - Math.max(last.left, letter.left)
    : Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top);
  return shared > (last.upright ? IN_UPRIGHT_LINE : IN_LEVEL_LINE) * Math.min(last.size, letter.size);
}

function gather(page: SeenPage, textPage: number, letters: number): Pick<DrawingPage, 'words' | 'turned'> {
  const words: Word[] = [];
  const written = { level: 0, up: 0, down: 0 };
  let text = '';
  let whole: Box | null = null;
  let last: Letter | null = null;
  for (let index = 0; index < letters; index += 1) {
    const sign = signAt(page, textPage, index);
    if (last?.upright && isAddedBreak(page, textPage, index)) continue;
    const letter = /[\s\p{Cc}]/u.test(sign) ? null : letterAt(page, textPage, index);
    const goesOn = last && letter && follows(last, letter);
    if (whole && !goesOn) {
      words.push(wordOf(page, text, whole));
      text = '';
      whole = null;
    }
    last = letter;
    if (!letter) continue;
    text += sign;
    written[letter.goes ?? 'level'] += 1;
    whole = whole ? around(whole, letter) : letter;
  }
  if (whole) words.push(wordOf(page, text, whole));
  const least = Math.max(FEWEST_TURNED, TURNED * (written.level + written.up + written.down));
  const turned = (['up', 'down'] as const).find((way) => written[way] > least);
  return turned ? { words, turned } : { words };
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
