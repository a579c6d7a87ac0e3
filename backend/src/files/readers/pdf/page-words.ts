import type { Point, SeenPage } from './pdfium-functions.js';
import type { DrawingPage, Word } from '../../reading/domain/drawing-page.js';
import { boxAroundAll } from '../../reading/domain/cells.js';
import type { Sides } from '../../reading/domain/page-runs.js';
import { UNKNOWN_LETTER } from '../../reading/domain/drawing-text.js';

/**
 * A letter reaches this far above and below its baseline, in ems. What fonts say of themselves differs by half (DejaVu
 * Sans claims 1.7 em, Helvetica 0.9) and would make a label's line overlap its value's.
 */
const ASCENT = 0.75;
const DESCENT = 0.25;

/** Type 3 fonts may count in units of their own; beyond these ratios to the font's own box an em is not believed. */
const LEAST_EM = 0.35;
const MOST_EM = 2.5;

/** How far a line may lean to count as level or upright, as a ratio. */
const LEAN = 0.1;

/** A letter's box, the height of its line, and whether the line goes up or down, and which of them. */
interface Letter extends Sides {
  size: number;
  upright: boolean;
  goes?: 'up' | 'down';
}

/** The larger of the gaps across and down; negative for boxes that overlap. */
const distanceBetween = (one: Sides, other: Sides): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** The box that the font itself gives the letter: right along the line, of any height across it. */
function boxByFont(page: SeenPage, text: number, index: number): Sides | null {
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

/** A letter's baseline and its font's em, as they are seen. */
interface Em {
  origin: Point;
  along: Point;
  up: Point;
}

function emOf(page: SeenPage, text: number, index: number): Em | null {
  const { pdfium, scratch, doublesAt } = page;
  const font = pdfium.FPDFText_GetFontSize(text, index);
  if (!(font > 0) || !pdfium.FPDFText_GetMatrix(text, index, scratch)) return null;
  const [a, b, c, d] = page.matrix();
  if (!pdfium.FPDFText_GetCharOrigin(text, index, doublesAt, doublesAt + 8)) return null;
  const { x, y } = page.point();
  const origin = page.seen(x, y);
  const vector = (dx: number, dy: number): Point => {
    const end = page.seen(x + font * dx, y + font * dy);
    return { x: end.x - origin.x, y: end.y - origin.y };
  };
  return { origin, along: vector(a, b), up: vector(c, d) };
}

/**
 * A letter on a line of its em's height, where the line is level or upright; otherwise in the font's own box.
 * @param text pdfium's handle of the page's text
 * @returns null for a letter without a box
 */
function letterAt(page: SeenPage, text: number, index: number): Letter | null {
  const box = boxByFont(page, text, index);
  if (!box) return null;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const own = { ...box, size: Math.max(across, down), upright: false };
  const em = emOf(page, text, index);
  if (!em) return own;
  const level = Math.abs(em.along.y) < LEAN * Math.abs(em.along.x);
  const upright = Math.abs(em.along.x) < LEAN * Math.abs(em.along.y);
  const size = Math.abs(level ? em.up.y : em.up.x);
  const claimed = level ? down : across;
  if (!(level || upright) || size < LEAST_EM * claimed || size > MOST_EM * claimed) return own;
  const [base, up] = level ? [em.origin.y, em.up.y] : [em.origin.x, em.up.x];
  const [near, far] = [base + ASCENT * up, base - DESCENT * up];
  const [first, last] = [Math.min(near, far), Math.max(near, far)];
  return level
    ? { ...box, top: first, bottom: last, size, upright: false }
    : { ...box, left: first, right: last, size, upright: true, goes: em.along.y < 0 ? 'up' : 'down' };
}

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
  let whole: Sides | null = null;
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
    whole = whole ? boxAroundAll([whole, letter]) : letter;
  }
  if (whole) words.push(wordOf(page, text, whole));
  const least = Math.max(FEWEST_TURNED, TURNED * (written.level + written.up + written.down));
  const turned = (['up', 'down'] as const).find((way) => written[way] > least);
  return turned ? { words, turned } : { words };
}

function wordOf(
  { size: { width, height } }: SeenPage,
  text: string,
  { left, top, right, bottom }: Sides,
): Word {
  return {
    text,
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}
