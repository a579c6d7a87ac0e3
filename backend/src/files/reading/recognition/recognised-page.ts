import type { Place, DrawingPage, Suggestion, Word } from '../domain/drawing-page.js';
import type { GreyPicture, PictureLines, PixelBox } from './picture-lines.js';
import { pageText, isPageLegible } from '../domain/drawing-text.js';
import { readTitleBlock } from '../domain/read-drawing.js';

/** The size of a page, in points, and the part of it where a title block stands. */
export interface TitleRegion {
  size: { width: number; height: number };
  region: Place;
}

/** The pixels of that part, and how many there are to an inch. */
export type PageRegion = GreyPicture & TitleRegion & { dpi: number };

const INCH = 72;
const MILLIMETRE = INCH / 25.4;

/** Title blocks are at most as wide as a sheet of A4 is long (ISO 7200: 180 mm), on larger sheets as a part of these. */
const WIDTH = { least: 297 * MILLIMETRE, part: 0.5 };
const HEIGHT = { least: 125 * MILLIMETRE, part: 0.35, most: 0.45 };

/** The finest that is worth it: letters of 2 mm are 24 pixels high. */
const FINEST_DPI = 300;

/** Pixels of the part that is recognised; it is drawn coarser rather than larger. */
const MOST_PIXELS = 6_000_000;

/** Where title blocks stand: the lower right part of the page, on small sheets its whole width. */
export function titleRegionOf({ width, height }: { width: number; height: number }): Place {
  const across = Math.min(width, Math.max(WIDTH.least, WIDTH.part * width));
  const down = Math.min(HEIGHT.most * height, Math.max(HEIGHT.least, HEIGHT.part * height));
  return {
    x: 1 - across / width,
    y: 1 - down / height,
    width: across / width,
    height: down / height,
  };
}

/** Pixels to an inch in which the part of a page is recognised. */
export function resolutionFor({ size, region }: TitleRegion): number {
  const inches = ((region.width * size.width) / INCH) * ((region.height * size.height) / INCH);
  return Math.min(FINEST_DPI, Math.sqrt(MOST_PIXELS / inches));
}

/** A word as it was recognised in a picture, in its pixels. */
export interface RecognisedWord extends PixelBox {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Number of its line in the picture. */
  line: number;
}

/** A word, and whether two readings agree on it. */
export type JudgedWord = RecognisedWord & { agreed: boolean };

/** Words recognised in a picture of a part of a page. */
export interface RecognisedPicture {
  words: JudgedWord[];
  lines: PictureLines;
  /** Pixels. */
  width: number;
  height: number;
}

/** Fields whose values stand in a title block: a page on which one of them is read as text has a legible one. */
const TITLE_BLOCK = new Set(['title', 'reference', 'revision', 'material', 'weight', 'scale', 'date']);

/** More words than a drawing has: a text. */
const MOST_WORDS = 2_500;

/** How far letters go above and below the line they stand on, as parts of their em. */
const [HIGH, LOW, BELOW] = [0.72, 0.52, 0.21];

/** How much of an em is above the line. */
const EM_ABOVE = 0.79;

/** Letters and signs that go no higher than an `x`, and letters that go below the line. */
const LOW_ONLY = /^[acegmnopqrsuvwxyzçãõñ.,:;_\-–—~=+<>]+$/u;
const GOES_BELOW = /[gjpqyç]/u;

/** Words of one text are less than this part of their height apart. */
const WIDEST_GAP = 1;

/** The surest that a recognised value can be: below what is surely right where it is text. */
const SUREST = 0.8;

/** Below this a suggestion would be a guess. */
const SURE = 0.5;

/**
 * Whether the text of a page leaves its title block open: drawn as lines, a scan, a font without a map of its letters, or none there.
 * @param read what its text says
 */
export function leavesTitleBlockOpen(page: DrawingPage, read: readonly Suggestion[]): boolean {
  if (page.words.length > MOST_WORDS) return false;
  return !isPageLegible(page) || !read.some(({ field }) => TITLE_BLOCK.has(field));
}

/** The recognised words and lines as a page: its words as high as their line's em. */
function pageOf(found: RecognisedPicture, { size, region }: TitleRegion): DrawingPage {
  const x = (pixels: number) => region.x + (pixels / found.width) * region.width;
  const y = (pixels: number) => region.y + (pixels / found.height) * region.height;
  const { upright, level } = found.lines;
  return {
    ...size,
    words: wordsOf(found.words).map(({ text, left, top, right, bottom }) => ({
      text,
      x: x(left),
      y: y(top),
      width: x(right) - x(left),
      height: y(bottom) - y(top),
    })),
    rules: upright.map(({ at, from, to }) => ({ x: x(at), top: y(from), bottom: y(to) })),
    levels: level.map(({ at, from, to }) => ({ y: y(at), left: x(from), right: x(to) })),
  };
}

/** Words of one line share this part of the lower one's height at least: a label and the larger value below its end are two lines. */
const LEVEL = 0.3;

/** Whether a word goes on the text of the one before it: on its line, and not far to the right. */
const goesOn = (last: RecognisedWord, word: RecognisedWord): boolean =>
  word.line === last.line &&
  Math.min(last.bottom, word.bottom) - Math.max(last.top, word.top) >
    LEVEL * Math.min(last.bottom - last.top, word.bottom - word.top) &&
  word.left - last.right < WIDEST_GAP * Math.max(last.bottom - last.top, word.bottom - word.top);

/** White behind a word's ink that belongs to its letters, in ems. */
const BEARING = 0.08;

/** A text of less than this part of its height would be taken for one that is written upwards: `1:1` has little ink. */
const NARROWEST = 0.75;

/** Words as high and as wide as their letters are set, not as their ink is: `a` stands on the same line as `B`. */
function wordsOf(words: readonly RecognisedWord[]): RecognisedWord[] {
  const texts: RecognisedWord[][] = [];
  for (const word of words) {
    const text = texts.at(-1);
    const last = text?.at(-1);
    if (text && last && goesOn(last, word)) text.push(word);
    else texts.push([word]);
  }
  return texts.flatMap((text) => {
    const { top, bottom } = emOf(text);
    const em = bottom - top;
    return text.map((word) => {
      const narrowest = word.text.length > 2 ? word.left + NARROWEST * em : 0;
      return { ...word, top, bottom, right: Math.max(word.right + BEARING * em, narrowest) };
    });
  });
}

/** The em that a text's letters stand in: its lines are as high as one another, also where one of them has no `g`. */
function emOf(text: readonly RecognisedWord[]): { top: number; bottom: number } {
  const letters = text.map((word) => word.text).join('');
  const top = text.reduce((least, word) => Math.min(least, word.top), Infinity);
  const bottom = text.reduce((most, word) => Math.max(most, word.bottom), -Infinity);
  const above = LOW_ONLY.test(letters) ? LOW : HIGH;
  const under = GOES_BELOW.test(letters) ? BELOW : 0;
  const em = (bottom - top) / (above + under);
  const line = bottom - under * em;
  return { top: line - EM_ABOVE * em, bottom: line + (1 - EM_ABOVE) * em };
}

/** Whether the word's middle stands in the place. */
function standsIn(word: Word, { x, y, width, height }: Place): boolean {
  const [across, down] = [word.x + word.width / 2, word.y + word.height / 2];
  return across > x && across < x + width && down > y && down < y + height;
}

/**
 * Suggestions from the recognised title block: as sure as its least sure word, and never as sure as text. Sizes that no label says are
 * left out: they need the whole page's lines.
 */
export function recognisedSuggestions(found: RecognisedPicture, region: TitleRegion): Suggestion[] {
  const page = pageOf(found, region);
  return readTitleBlock(page).flatMap((suggestion) => {
    const words = found.words.filter((_, index) => {
      const word = page.words[index];
      return word && standsIn(word, suggestion.place);
    });
    const least = words.reduce((known, word) => Math.min(known, word.confidence), 1);
    const confidence = Math.min(SUREST, suggestion.confidence * least);
    return confidence < SURE ? [] : [{ ...suggestion, confidence, source: 'ocr' as const }];
  });
}

/** Its texts, as `pageText` has them of a page: the words alone that two readings agree on. */
export function recognisedText(found: RecognisedPicture, region: TitleRegion): string | null {
  return pageText(pageOf({ ...found, words: found.words.filter(({ agreed }) => agreed) }, region));
}
