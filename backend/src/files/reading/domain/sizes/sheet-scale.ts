import {
  fillsRectangle,
  goesOnBeyond,
  isOfOneView,
  MM_A_POINT,
  type Outlines,
  outermost,
  type Pair,
  USUAL_SCALES,
} from './dimension-pairs.js';
import { type Dimension, type DrawnDimension, drawnDimensions } from './dimensions.js';
import type { RuledLine } from '../cells.js';
import type { DrawingPage } from '../drawing-page.js';

/** A dimension is drawn to a scale within this part of its value, or this many points. */
const DIFFERS = 0.008;
const ENDS_DIFFER = 1.2;

/** So many dimensions have to be drawn to one scale, the printed one counted as one of them; more for inches, which few sheets are in. */
const FEWEST = 2;
const FEWEST_INCHES = 3;

/** So many different numbers have to agree on a scale that is no usual one. */
const FEWEST_OF_ITS_OWN = 5;

/** A shorter line says no scale by itself, in points. */
const SHORTEST = 15;

/** An edge of the part is drawn this near to where a dimension ends, in points. */
const NEAR = 2;

/** An end with more lines than this is no part's: a grid or a hatching. */
const MOST_EDGES = 6;

/** A page with more lines beside its numbers, or with more edges along its length, is a grid; the most lines seen are 441. */
const MOST_LINES = 500;
const MOST_LENGTHS = 10;
const MOST_SIDES = 60;

/** Two sides of a view are this exactly as far apart as a number says, in points. */
const EXACT = 1;

/** A view is no thinner than this, in points. */
const THINNEST = 3;

/** Larger numbers that are no dimension of the view, where the second side is known by the view alone. */
const MOST_UNKNOWN = 2;

/** A smaller dimension of a view beside, or one that no view has at its line, may be a thickness or a place of a hole (mm). */
const SMALLEST = 20;

export interface Drawn extends DrawnDimension {
  isAlong: boolean;
}

/** The scale of a sheet: the one to which most of its dimensions are drawn. */
export interface SheetScale {
  /** mm of the part in a point of the page. */
  scale: number;
  isPrinted: boolean;
  /** How many dimensions are drawn to it; the printed one counts as one more. */
  votes: number;
  /** All that may be drawn on this page. */
  dimensions: readonly Dimension[];
  drawn: readonly Drawn[];
}

const lengthOf = ({ from, to }: RuledLine): number => to - from;

function isDrawnTo({ line, value }: DrawnDimension, scale: number): boolean {
  return Math.abs(lengthOf(line) * scale - value) < Math.max(DIFFERS * value, ENDS_DIFFER * scale);
}

/** Scales of the sheet's own, as of a view that is fitted to the page: those on which several different numbers agree. */
function ownScales(all: readonly Drawn[]): Omit<SheetScale, 'dimensions'>[] {
  const lines = all.filter(({ line }) => lengthOf(line) > SHORTEST);
  return lines.flatMap(({ line, value }) => {
    const scale = value / lengthOf(line);
    const drawn = all.filter((each) => isDrawnTo(each, scale));
    const votes = new Set(drawn.filter((each) => lengthOf(each.line) > SHORTEST).map((each) => each.value))
      .size;
    return votes < FEWEST_OF_ITS_OWN ? [] : [{ scale, isPrinted: false, drawn, votes }];
  });
}

/** The scale to which most dimensions are drawn, usual, as it is printed, or the sheet's own. */
function scaleOf(
  dimensions: readonly Dimension[],
  outlines: Outlines,
  page: DrawingPage,
  printed: string | undefined,
): SheetScale | null {
  const { alongs, ups } = drawnDimensions(dimensions, outlines.lines);
  const all = [
    ...alongs.map((each) => ({ ...each, isAlong: true })),
    ...ups.map((each) => ({ ...each, isAlong: false })),
  ];
  if (all.length > MOST_LINES) return null;
  const [paper = 1, part = 0] = (printed ?? '').split(':').map(Number);
  const known = part / paper;
  const scales = [known, ...USUAL_SCALES.flatMap((each) => [each, 1 / each])].filter((each) => each > 0);
  const votes = scales.map((each) => {
    const scale = each * MM_A_POINT;
    const drawn = all.filter((dimension) => isDrawnTo(dimension, scale));
    const isPrinted = each === known;
    const texts = new Set(drawn.map(({ run }) => run));
    return { scale, isPrinted, drawn, votes: texts.size + (isPrinted ? 1 : 0) };
  });
  const best = [...votes, ...ownScales(all)].reduce((most, each) => (each.votes > most.votes ? each : most));
  const longest = Math.max(page.width, page.height) * best.scale;
  return { ...best, dimensions: dimensions.filter(({ value }) => value < longest) };
}

/** Whether a view has an edge at both ends of a dimension. Lines that reach the dimension's own are extension lines. */
function spansView({ line, isAlong }: Drawn, outlines: Outlines): boolean {
  const lines = isAlong ? outlines.lines.upright : outlines.lines.level;
  return [line.from, line.to].every((end) => {
    const edges = lines.filter(
      ({ at, from, to }) => Math.abs(at - end) < NEAR && (from > line.at + 1 || to < line.at - 1),
    );
    return edges.length > 0 && edges.length <= MOST_EDGES;
  });
}

const pairOf = (long: Drawn, across: DrawnDimension): Pair =>
  long.isAlong ? { along: long, up: across } : { along: across, up: long };

/** Whether two lines of one direction share a stretch. */
const overlap = (one: RuledLine, other: RuledLine): boolean =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) > NEAR;

/** Whether a part that is as long as the first dimension is as wide as the second one, of the same view or of one beside it. */
function areSides(long: Drawn, short: Drawn, page: DrawingPage, outlines: Outlines): boolean {
  const areSpanned = () => spansView(long, outlines) && spansView(short, outlines);
  if (long.isAlong === short.isAlong) {
    return short.value >= SMALLEST && !overlap(long.line, short.line) && areSpanned();
  }
  const pair = pairOf(long, short);
  if (goesOnBeyond(pair, outlines) || isPassed(pair, page)) return false;
  return isOfOneView(pair, outlines) || areSpanned();
}

const isPassed = (pair: Pair, page: DrawingPage): boolean =>
  outermost([pair], { alongs: [], ups: [] }, page).length === 0;

/** Whether a view that is as long as a dimension is as wide as a number says, wherever that is printed. */
function isWidthOfView(
  width: Dimension,
  long: Drawn,
  scale: number,
  page: DrawingPage,
  outlines: Outlines,
): boolean {
  const apart = width.value / scale;
  const { level, upright } = outlines.lines;
  const sides = (long.isAlong ? level : upright).filter(
    (side) =>
      Math.abs(side.at - long.line.at) >= EXACT &&
      side.from > long.line.from - THINNEST &&
      side.to < long.line.to + THINNEST,
  );
  if ((width.value < SMALLEST && !width.round) || apart < THINNEST || sides.length > MOST_SIDES) return false;
  return sides.some((one) =>
    sides.some((other) => {
      if (Math.abs(other.at - one.at - apart) > EXACT) return false;
      const pair = pairOf(long, { ...width, line: { at: 0, from: one.at, to: other.at } });
      return fillsRectangle(pair, outlines) && !goesOnBeyond(pair, outlines) && !isPassed(pair, page);
    }),
  );
}

/** Sorts dimensions: the larger value first. */
const byValue = <T extends Dimension>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => other.value - one.value);

/** The second side of a part of this length: the largest number that does not measure along it. */
function sideBeside(
  long: Drawn,
  { scale, isPrinted, dimensions, drawn }: SheetScale,
  page: DrawingPage,
  outlines: Outlines,
): Dimension | null {
  const measured = new Set(
    drawn
      .filter(({ isAlong, line }) => isAlong === long.isAlong && overlap(line, long.line))
      .map(({ run }) => run),
  );
  const others = byValue(dimensions.filter(({ run }) => run !== long.run && !measured.has(run)));
  const largest = others[0]?.value ?? 0;
  const side = drawn.find(
    (short) =>
      short.run !== long.run &&
      short.value >= largest &&
      short.value <= long.value &&
      areSides(long, short, page, outlines),
  );
  if (side ?? !isPrinted) return side ?? null;
  const measures = new Set(drawn.map(({ run }) => run));
  const known = others.findIndex(({ run }) => measures.has(run));
  // Smaller numbers than one that is drawn are no width, nor are those behind several whose place is not known.
  const wide = others.slice(0, Math.min(known < 0 ? Infinity : known, MOST_UNKNOWN) + 1);
  return wide.find((each) => isWidthOfView(each, long, scale, page, outlines)) ?? null;
}

/**
 * The sides of a turned part: the largest diameter, wherever it is printed, and the longest dimension along a view that is as high as it. No number
 * is larger than both, and few whose place is not known are larger than the length.
 */
function turnedSides(
  { scale, isPrinted, dimensions, drawn }: SheetScale,
  page: DrawingPage,
  outlines: Outlines,
): [Dimension, Dimension] | null {
  const sorted = byValue(dimensions);
  const round = sorted.find((each) => each.round);
  if (!round || !isPrinted) return null;
  const measures = new Set(drawn.map(({ run }) => run));
  const unknown = sorted.filter((each) => !each.round && !measures.has(each.run));
  const shortest = unknown[MOST_UNKNOWN]?.value ?? 0;
  const along = byValue(drawn)
    .filter((each) => !each.round && each.value >= shortest)
    .find(
      (each) =>
        Math.max(each.value, round.value) === sorted[0]?.value &&
        isWidthOfView(round, each, scale, page, outlines),
    );
  return along ? [round, along] : null;
}

/** The scale of a sheet, and whether its numbers are inches; null where too few are drawn to one. */
export function sheetScale(
  lengths: readonly Dimension[],
  inches: readonly Dimension[],
  page: DrawingPage,
  outlines: Outlines,
  printed: string | undefined,
): SheetScale | null {
  const mm = scaleOf(lengths, outlines, page, printed);
  const inch = scaleOf(inches, outlines, page, printed);
  if (!mm || !inch) return null;
  const isInch = inch.votes > mm.votes;
  const best = isInch ? inch : mm;
  return best.votes < (isInch ? FEWEST_INCHES : FEWEST) ? null : best;
}

/**
 * The outer size of a part by the scale of its sheet, as a person finds it: most dimensions are drawn to one scale; the largest number is, too, and is
 * the part's length; its width is the largest number that does not measure along it, of the same view, of the one beside it, or, where the scale is
 * printed, as wide as a view is drawn that is so long.
 * @param lengths the page's numbers as mm
 * @param inches as inches
 * @param printed the scale
 */
export function sizeByScale(
  lengths: readonly Dimension[],
  inches: readonly Dimension[],
  page: DrawingPage,
  outlines: Outlines,
  printed: string | undefined,
): [Dimension, Dimension] | null {
  const best = sheetScale(lengths, inches, page, outlines, printed);
  if (!best) return null;
  const largest = best.dimensions.reduce((most, { value }) => Math.max(most, value), 0);
  const longs = best.drawn.filter(({ value }) => value === largest);
  if (longs.length > MOST_LENGTHS) return null;
  for (const long of longs) {
    const side = sideBeside(long, best, page, outlines);
    if (side && !(side.round && long.round)) return [long, side];
  }
  return turnedSides(best, page, outlines);
}
