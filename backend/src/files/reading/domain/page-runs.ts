import type { DrawingPage, Place, Rule, Word } from './drawing-page.js';

/** The sides of a rectangle, counted from the left and from the top. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words that stand side by side on one line, in points of the page. */
export interface Run extends Sides {
  text: string;
  /** The height of its line: its font's em. */
  size: number;
  /** Whether it is written upwards or downwards: it is taller than a line of its letters could be. */
  vertical: boolean;
  /** Its words, from left to right. */
  parts: readonly Pick<Run, 'text' | keyof Sides>[];
}

/** A wider gap, in ems, separates texts. */
const GAP = 0.75;

/** Words that stand this part of an em upon each other are two texts printed over each other. */
const OVERLAP = 0.3;

/** Words of one text, as a long one that is written across the side of its cell, stand no wider apart, in ems. */
const WORD_GAP = 0.33;

/** A rule between two words may end this part of an em short of their line. */
const SHORT = 0.25;

/**
 * Letters of one word that a program writes one by one stand no wider apart, in ems: up to 0.05 on drawings seen, while the
 * narrowest spaces between words are 0.14.
 */
const LETTER_GAP = 0.09;

/** Letters that are printed over each other are two texts. */
const LETTER_OVERLAP = 0.14;

/** A page with more words than this is a document, not a drawing. */
const MOST_WORDS = 2_500;

const boxOf = ({ x, y, width, height, text }: Word, page: DrawingPage): Run => {
  const box = {
    left: x * page.width,
    top: y * page.height,
    right: (x + width) * page.width,
    bottom: (y + height) * page.height,
  };
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  // Two letters are about as wide as high.
  const vertical = text.length > 2 && down > across * 1.35;
  return { ...box, text, size: vertical ? across : down, vertical, parts: [{ ...box, text }] };
};

const sameLine = (one: Run, other: Run): boolean => {
  const shared = sharedHeight(one, other);
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  return !one.vertical && !other.vertical && shared > small * 0.6 && large < small * 1.5;
};

/** The page's rules in points. */
export const rulesOf = ({ rules = [], width, height }: DrawingPage): Rule[] =>
  rules.map(({ x, top, bottom }) => ({ x: x * width, top: top * height, bottom: bottom * height }));

/** Whether a ruled line stands between two words of a line: they are in two cells. */
function ruledApart(one: Run, other: Run, rules: readonly Rule[]): boolean {
  const [from, to] = [Math.min(one.right, other.left), Math.max(one.right, other.left)];
  const slack = SHORT * Math.max(one.size, other.size);
  const top = Math.max(one.top, other.top) + slack;
  const bottom = Math.min(one.bottom, other.bottom) - slack;
  return rules.some((rule) => rule.x >= from && rule.x <= to && rule.top <= top && rule.bottom >= bottom);
}

/** Whether two words are one text whatever is ruled between them: in letters of one size, a space apart, neither a label. */
const goesOn = (one: Run, other: Run): boolean =>
  other.left - one.right < WORD_GAP * other.size &&
  Math.abs(one.size - other.size) < 0.05 * other.size &&
  !/[.:]$/.test(one.text);

/** How much of their height two runs have in common; negative for runs below each other. */
export const sharedHeight = (one: Run, other: Run): number =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** Whether a run is the next line of another one: directly below, in letters of its size, with the same beginning. */
export const continues = (run: Run, next: Run): boolean =>
  !next.vertical &&
  Math.abs(next.left - run.left) < 0.3 * run.size &&
  Math.abs(next.size - run.size) < 0.1 * run.size &&
  next.top > run.bottom - 0.4 * run.size &&
  next.top < run.bottom + 0.6 * run.size;

/** A run of signs alone (':') belongs to the label before it; a dash fills a cell that says nothing. */
export const isSign = ({ text }: Run): boolean => /^[:=.\s]+$|^[-–—]+$/.test(text);

const joined = (one: Run, other: Run): Run => ({
  text: `${one.text} ${other.text}`,
  left: one.left,
  top: Math.min(one.top, other.top),
  right: other.right,
  bottom: Math.max(one.bottom, other.bottom),
  size: Math.max(one.size, other.size),
  vertical: false,
  parts: [...one.parts, ...other.parts],
});

/** The pieces of a word that is written letter by letter, joined to the run that it ends. */
function joinedLetters(one: Run, other: Run): Run {
  const last = one.parts.at(-1);
  const whole = joined(one, other);
  if (!last) return whole;
  const word = {
    ...last,
    text: last.text + other.text,
    right: other.right,
    top: Math.min(last.top, other.top),
    bottom: Math.max(last.bottom, other.bottom),
  };
  return { ...whole, text: one.text + other.text, parts: [...one.parts.slice(0, -1), word] };
}

/** Letters or figures that are written one by one, or in twos as a program kerns them, with the point of an abbreviation. */
const LETTERS = /^(\p{L}{1,2}\.?|\p{L}\.\p{L}|\d{1,2}|[-/_.])$/u;
const SIGN = /^[-/_.]$/;

/** Whether a piece goes on with the word whose last piece is given. */
function sameWord(one: Run, last: string, other: Run): boolean {
  const gap = (other.left - one.right) / Math.min(one.size, other.size);
  if (gap > LETTER_GAP || gap < -LETTER_OVERLAP) return false;
  const single = LETTERS.test(last) || LETTERS.test(other.text);
  const sign = SIGN.test(last) || SIGN.test(other.text);
  return single && (sign || /\p{L}\.?$/u.test(last) === /^\p{L}/u.test(other.text));
}

/** A word that is parted at the end of a line and goes on in small letters in the next one. */
const PARTED = /(\p{Ll}{2})-\n(?=\p{Ll}{2})/u;

/** Several runs as one, in the given order. */
export const joinedRuns = (runs: readonly Run[]): Run =>
  runs.reduce((one, other) => ({
    ...joined(one, other),
    text: `${one.text}\n${other.text}`.replace(PARTED, '$1').replace('\n', ' '),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  }));

/** The words of a run that begin between two places across the page; null where none does. */
export function partBetween(run: Run, from: number, to: number): Run | null {
  const parts = run.parts.filter(({ left }) => left >= from && left < to);
  if (parts.length === run.parts.length) return run;
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const text = parts.map((part) => part.text).join(' ');
  return { ...run, text, left: first.left, right: last.right, parts };
}

/** Whether a word goes on with a run: near behind it, on its line, and in its cell. */
function goesOnWith(run: Run, box: Run, rules: readonly Rule[]): boolean {
  const gap = box.left - run.right;
  if (gap >= GAP * Math.max(run.size, box.size) || gap <= -OVERLAP * Math.min(run.size, box.size))
    return false;
  return sameLine(run, box) && (goesOn(run, box) || !ruledApart(run, box, rules));
}

/** A run that may go on, and the text of its last word. */
interface Open {
  run: Run;
  last: string;
}

/**
 * The page's runs, from top to bottom. The order in which the words come does not matter.
 * @returns nothing for a page that holds more than a drawing would
 */
export function runsOf(page: DrawingPage): Run[] {
  if (page.words.length > MOST_WORDS) return [];
  const boxes = page.words
    .filter(({ text }) => text.trim() !== '')
    .map((word) => boxOf(word, page))
    .filter(({ left, right, top, bottom }) => Number.isFinite(left + right + top + bottom))
    .sort((one, other) => one.left - other.left || one.top - other.top);
  const rules = rulesOf(page);
  const all: Open[] = [];
  for (const box of boxes) {
    const open = all.find(({ run }) => goesOnWith(run, box, rules));
    if (open) {
      const { run, last } = open;
      open.run = sameWord(run, last, box) ? joinedLetters(run, box) : joined(run, box);
      open.last = box.text;
    } else all.push({ run: box, last: box.text });
  }
  return all.map(({ run }) => run).sort((one, other) => one.top - other.top || one.left - other.left);
}

/** Where the run stands, as fractions of the page. */
export const placeOf = (run: Run, page: DrawingPage): Place => ({
  x: run.left / page.width,
  y: run.top / page.height,
  width: (run.right - run.left) / page.width,
  height: (run.bottom - run.top) / page.height,
});
