import { numberOf } from '../printed-number.js';
import type { Run } from '../page-runs.js';
import type { RuledLine, RuledLines } from '../cells.js';

/** Units that a sheet's lengths are printed in, in mm. */
const UNITS = { mm: 1, inch: 25.4 } as const;
export type Unit = keyof typeof UNITS;

const NUMBER = String.raw`(?:\d+(?:[.,]\d{1,3})?|[.,]\d{1,3})`;
const SIGNED = String.raw`(?:[+−-] ?${NUMBER}|0)`;

/** ` ±0,1`, `+0.1/-0`, ` -0,02`: what a length may differ by. */
const TOLERANCE = String.raw`(?: ?± ?${NUMBER}| ?\+ ?${NUMBER}(?: ?\/? ?${SIGNED})?| [−-] ?${NUMBER}(?: ?\/? ?${SIGNED})?| 0 ?\/? ?[−-] ?${NUMBER})`;

/**
 * A length alone, in the brackets of one that follows from others, with its tolerance, or with the same length in the other unit
 * behind it (`120 [4.72]`), which alone is none.
 */
const LENGTH = new RegExp(
  String.raw`^(?:\((${NUMBER})\)|(${NUMBER}))(?: ?(mm|"|″|in\.?))?${TOLERANCE}?(?: ?\[${NUMBER}(?: ?(?:mm|"|″|in\.?))?\])?$`,
  'u',
);

/** A printed number as mm: a point and three digits are ambiguous in mm and a fraction in inches. */
function mmOf(number: string, unit: Unit): number | null {
  const value = numberOf(/^[.,]/.test(number) ? `0${number}` : number, unit === 'inch');
  return value === null || value === 0 ? null : value * UNITS[unit];
}

/**
 * The length that a dimension's text says.
 * @param unit the sheet's: a text that names the other one is none
 * @returns mm, or null for what is no length
 */
export function lengthOf(text: string, unit: Unit): number | null {
  const [match, bracketed, plain, named] = LENGTH.exec(text) ?? [];
  const number = bracketed ?? plain;
  if (match === undefined || number === undefined) return null;
  return named !== undefined && (named === 'mm') !== (unit === 'mm') ? null : mmOf(number, unit);
}

/** A dimension: what is printed, and the length it says. */
export interface Dimension {
  run: Run;
  /** mm */
  value: number;
  /** It has the sign of a diameter. */
  round?: boolean;
}

/**
 * `Ø48`, `⌀ 30,5 ±0,1`, `Ø25 g6`; a fit in capitals is a bore's. Inventor's font has the sign in the place of an `n`, or of no known letter:
 * degrees stand behind their number.
 */
const DIAMETER = new RegExp(
  String.raw`^[Ø⌀∅Φn\uFFFD] ?(${NUMBER})(?: ?mm)?(?: ?[a-z]{1,2}\d{1,2})?${TOLERANCE}?$`,
  'u',
);

/** `12 k6`: a shaft's fit says by itself that its number is a diameter. */
const FITTED = /^(\d+(?:[.,]\d{1,3})?) ?(?:js|[e-hkmnprs])\d{1,2}$/u;

/** The sign alone, beside a number that is written upwards or downwards. */
const SIGN = /^[Ø⌀∅Φn\uFFFD]$/u;
const UNSIGNED = new RegExp(String.raw`^(${NUMBER})(?:[a-z]{1,2}\d{1,2})?${TOLERANCE}?$`, 'u');

/** The sign stands this near to its number, in heights of its letter. */
const SIGN_BESIDE = 1.2;

/** Whether one text follows the other in a line that is written upwards or downwards. */
function follows(one: Run, other: Run): boolean {
  const [size, apart] = [
    Math.max(one.size, other.size),
    Math.abs(one.left + one.right - other.left - other.right) / 2,
  ];
  const gap = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return one !== other && apart < 0.6 * size && gap > -0.5 * size && gap < SIGN_BESIDE * size;
}

/** Signs that stand by themselves; a page with more of them is no drawing. */
const MOST_SIGNS = 100;
const atMost = (signs: readonly Run[]): readonly Run[] => (signs.length > MOST_SIGNS ? [] : signs);

/**
 * The runs that are a diameter: those with the sign, and the numbers that the sign stands below or above. Several holes
 * (`4xØ6`) and threads are none.
 */
export function diametersOf(runs: readonly Run[], unit: Unit): Dimension[] {
  const signs = atMost(runs.filter(({ text }) => SIGN.test(text)));
  return runs.flatMap((run) => {
    const signed = signs.some((sign) => follows(sign, run));
    const printed =
      DIAMETER.exec(run.text) ?? FITTED.exec(run.text) ?? (signed ? UNSIGNED.exec(run.text) : null);
    const value = printed?.[1] === undefined ? null : mmOf(printed[1], unit);
    return value === null ? [] : [{ run, value, round: true }];
  });
}

/** A dimension with its line: what it says, and how long it is drawn, in points. */
export interface DrawnDimension extends Dimension {
  /** Where its line stands, and from where to where it goes. */
  line: RuledLine;
}

/** A dimension's text stands this many of its heights away from its line at most. */
export const BESIDE = 1.3;

/** A text with more lines beside it than this stands in a grid or in a hatching. */
const MOST_LINES = 20;

/** A line ends this near to the text that it goes around, in heights of the text. */
const AROUND = 1.2;

/** An extension line stands at the end of its dimension's line, in points. */
const END = 2;

/** Or this far from it, where the line is drawn between its filled arrows alone. */
const FILLED_ARROW = 14;

/** An extension line goes on this far behind its dimension's line at most, in points. */
const OVERSHOOT = 10;

/** The base of a filled arrow is no longer than this, in points: it is no extension line. */
const ARROW_BASE = 6;

/** The place of a text among lines of one direction: across them, and along them from its begin to its end. */
export interface TextPlace extends RuledLine {
  size: number;
}

/** Among level lines. */
export const placeAlong = ({ left, right, top, bottom, size }: Run): TextPlace => ({
  at: (top + bottom) / 2,
  from: left,
  to: right,
  size,
});

/** Among upright lines. */
export const placeUp = ({ left, right, top, bottom, size }: Run): TextPlace => ({
  at: (left + right) / 2,
  from: top,
  to: bottom,
  size,
});

/** The text's own line: beside it, past its middle, or in two pieces around it. */
function linesBeside({ at, from, to, size }: TextPlace, lines: readonly RuledLine[]): RuledLine[] {
  const near = lines.filter((line) => Math.abs(line.at - at) < BESIDE * size);
  if (near.length > MOST_LINES) return [];
  const middle = (from + to) / 2;
  const whole = near.filter((line) => line.from < middle && line.to > middle);
  const before = near.filter((line) => line.to <= from + 1 && line.to > from - AROUND * size);
  const pieces = before.flatMap((one) =>
    near
      .filter((other) => Math.abs(other.at - one.at) < 1)
      .filter((other) => other.from >= to - 1 && other.from < to + AROUND * size)
      .map((other) => ({ at: one.at, from: one.from, to: other.to })),
  );
  return [...whole, ...pieces];
}

/**
 * The line up to its extension lines. A line that ends where its filled arrows begin is shorter than what it measures.
 * @param crossing lines across it, in order of where they are
 */
function upToExtensions(line: RuledLine, crossing: readonly RuledLine[]): RuledLine {
  const across = crossing.filter(
    ({ from, to }) => from < line.at + END && to > line.at - END && to - from > ARROW_BASE,
  );
  const before = across.findLast(({ at }) => at < line.from + END);
  const behind = across.find(({ at }) => at > line.to - END);
  if (!before || !behind) return line;
  const apart = [line.from - before.at, behind.at - line.to];
  const isShort = apart.some((gap) => gap > END) && apart.every((gap) => gap < FILLED_ARROW);
  return isShort ? { at: line.at, from: before.at, to: behind.at } : line;
}

/**
 * The line from extension line to extension line and, where it is drawn past just two of them to the tails of outer arrows, also between these.
 * @param crossing lines across it, in order of where they are
 */
function stretchesOf(line: RuledLine, crossing: readonly RuledLine[]): RuledLine[] {
  const [one, other, ...more] = crossing.filter(({ at, from, to }) => {
    const overshoot = Math.min(line.at - from, to - line.at);
    return at > line.from + END && at < line.to - END && overshoot > 0 && overshoot < OVERSHOOT;
  });
  const between = one && other && more.length === 0 ? [{ at: line.at, from: one.at, to: other.at }] : [];
  return [upToExtensions(line, crossing), ...between];
}

/** Dimensions with those of the lines that they may belong to. */
const withLines = (
  dimensions: readonly Dimension[],
  placeOf: (run: Run) => TextPlace,
  lines: readonly RuledLine[],
  crossing: readonly RuledLine[],
): DrawnDimension[] =>
  dimensions.flatMap((dimension) =>
    linesBeside(placeOf(dimension.run), lines)
      .flatMap((line) => stretchesOf(line, crossing))
      .map((line) => ({ ...dimension, line })),
  );

/** A page's dimensions with their lines. */
export interface DrawnDimensions {
  alongs: readonly DrawnDimension[];
  ups: readonly DrawnDimension[];
}

/** Dimensions with the lines that they may belong to; those written level may stand in the gap of an upright one. */
export function drawnDimensions(
  dimensions: readonly Dimension[],
  { level, upright }: RuledLines,
): DrawnDimensions {
  const written = dimensions.filter(({ run }) => !run.vertical);
  return {
    alongs: withLines(written, placeAlong, level, upright),
    ups: withLines(dimensions, placeUp, upright, level),
  };
}
