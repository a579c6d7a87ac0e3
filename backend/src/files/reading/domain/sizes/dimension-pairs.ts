import {
  BESIDE,
  type DrawnDimension,
  type DrawnDimensions,
  placeAlong,
  placeUp,
  type TextPlace,
} from './dimensions.js';
import type { Run, Sides } from '../page-runs.js';
import type { RuledLine, RuledLines } from '../cells.js';
import type { DrawingPage } from '../drawing-page.js';

/** A dimension along and one up. */
export interface Pair {
  along: DrawnDimension;
  up: DrawnDimension;
}

/** Dimension lines end this far from their extension lines at most, where their arrows begin, in points. */
const ARROW = 6;

/** The sides of a view are drawn for this part of a rectangle's sides at least: the rest is rounded, or cut out. */
const COVERED = 0.25;

/** A side of a view is drawn this near to where a dimension says that it is, in points. */
const SIDE = 2;

/** A shorter line is an arrow, in points. */
const SHORT = 5;

/** An outline that goes on beyond dimensions is looked for this far from them, in points. */
const FARTHEST_BEYOND = 40;

/** An arrow outside of its dimension has a tail of this length at most, in points. */
const LONGEST_TAIL = 25;

/** Beside two plain lengths, a line of less than this part of its side is an arrow's or a text's. */
const SMALL_PART = 0.1;

/** A page's lines, and where its texts stand along level and along upright ones. */
export interface Outlines {
  lines: RuledLines;
  level: readonly TextPlace[];
  upright: readonly TextPlace[];
}

export const outlinesOf = (lines: RuledLines, runs: readonly Run[]): Outlines => ({
  lines,
  level: runs.map(placeAlong),
  upright: runs.map(placeUp),
});

/** Which lines have a text beside them: asked for each pair of dimensions, and looked for once. */
const known = new WeakMap<RuledLine, boolean>();

function hasText(line: RuledLine, texts: readonly TextPlace[]): boolean {
  const found =
    known.get(line) ??
    texts.some(
      ({ from, to, at, size }) =>
        Math.abs(at - line.at) < BESIDE * size && to > line.from - size && from < line.to + size,
    );
  known.set(line, found);
  return found;
}

/**
 * Whether a line is the tail of an arrow that stands outside of its dimension: one end on an extension line that goes on past it, the
 * other one free.
 */
function isTail({ at, from, to }: RuledLine, crossing: readonly RuledLine[]): boolean {
  if (to - from > LONGEST_TAIL) return false;
  const meetsAt = (end: number, past: number) =>
    crossing.some((line) => Math.abs(line.at - end) < SIDE && line.from < at - past && line.to > at + past);
  return [
    [from, to],
    [to, from],
  ].some(([one = 0, other = 0]) => meetsAt(one, SIDE) && !meetsAt(other, -SIDE));
}

/** Whether a line without a text runs beyond the sides of a rectangle, within its ends. */
const linesBeyond = (
  [lines, crossing]: readonly [lines: readonly RuledLine[], crossing: readonly RuledLine[]],
  texts: readonly TextPlace[],
  within: RuledLine,
  sides: RuledLine,
  shortest: number,
): boolean =>
  lines.some((line) => {
    const beyond = Math.max(sides.from - line.at, line.at - sides.to);
    const inside = line.from > within.from - ARROW && line.to < within.to + ARROW;
    const long = line.to - line.from > shortest;
    return (
      beyond > BEYOND &&
      beyond < FARTHEST_BEYOND &&
      inside &&
      long &&
      !hasText(line, texts) &&
      !isTail(line, crossing)
    );
  });

/** Whether the outline of a part goes on beyond the rectangle that its dimensions span; dimension lines have a text beside them. */
export const goesOnBeyond = ({ along, up }: Pair, { lines, level, upright }: Outlines): boolean => {
  const round = along.round ?? up.round ?? false;
  const shortest = ({ from, to }: RuledLine) => Math.max(SHORT, round ? 0 : SMALL_PART * (to - from));
  return (
    linesBeyond([lines.level, lines.upright], level, along.line, up.line, shortest(along.line)) ||
    linesBeyond([lines.upright, lines.level], upright, up.line, along.line, shortest(up.line))
  );
};

/** Whether lines run along both ends of a dimension for a good part of the other one's stretch. */
const covers = (lines: readonly RuledLine[], ends: RuledLine, stretch: RuledLine): boolean =>
  [ends.from, ends.to].every((end) => {
    const drawn = lines
      .filter(({ at }) => Math.abs(at - end) < SIDE)
      .reduce((sum, { from, to }) => {
        const shared = Math.min(to, stretch.to) - Math.max(from, stretch.from);
        return sum + Math.max(shared, 0);
      }, 0);
    return drawn > COVERED * (stretch.to - stretch.from);
  });

/** Whether a view stands in the rectangle that two dimensions span, with a side along each of its sides. */
export const fillsRectangle = ({ along, up }: Pair, { lines }: Outlines): boolean =>
  covers(lines.level, up.line, along.line) && covers(lines.upright, along.line, up.line);

/** Dimensions below this are thicknesses and details, not the size of a part that is cut out of a sheet (mm). */
const SMALLEST = 20;

/** Two dimensions of one view are drawn to one scale, as exactly as the ends of lines show: in parts, and in points of the shorter one. */
const SCALE_DIFFERS = 0.012;
const ENDS_DIFFER = 2;
const MOST_DIFFERS = 0.03;

export const MM_A_POINT = 25.4 / 72;

/** Scales to draw and to enlarge to that are usual; inches taken for mm are drawn to none of them. */
export const USUAL_SCALES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 20, 50, 100];

/** A sheet may be printed on another size of paper, three sizes away at most. */
const RESIZED = 3;

/** How long a dimension is drawn, in points. */
const drawnLengthOf = ({ line }: DrawnDimension): number => line.to - line.from;

/** mm of the part in a point of the page. */
const scaleOf = (dimension: DrawnDimension): number => dimension.value / drawnLengthOf(dimension);

/** Whether two dimensions are drawn to one scale. */
function ofOneScale(one: DrawnDimension, other: DrawnDimension): boolean {
  const ends = ENDS_DIFFER / Math.min(drawnLengthOf(one), drawnLengthOf(other));
  const allowed = Math.min(Math.max(SCALE_DIFFERS, ends), MOST_DIFFERS);
  return Math.abs(scaleOf(one) / scaleOf(other) - 1) <= allowed;
}

/** The smaller one of a pair (mm). */
const smallerOf = ({ along, up }: Pair): number => Math.min(along.value, up.value);

/**
 * Whether a pair is drawn about as long as its numbers in mm say; inches are drawn 25 times as long. Where no scale is printed,
 * any may be.
 */
export function isPlausible(pair: Pair, scale: string | undefined): boolean {
  if (scale === undefined) return true;
  const [paper = 1, part = 1] = scale.split(':').map(Number);
  const ratio = scaleOf(pair.along) / ((MM_A_POINT * part) / paper);
  return ratio > 1 / RESIZED && ratio < RESIZED;
}

/** Where a view fills the rectangle that they span, they are sizes also of a small part (mm). */
const SMALLEST_OF_VIEW = 5;

/** A diameter says by itself that it is the part's or a hole's (mm). */
const THINNEST = 3;

/** An extension line stands at the end of its dimension's line, and begins this near to the part's corner, in points. */
const END = 2;
const CORNER = 8;

/** A curve that goes on this far outside of a rectangle is more than its line's width, in points. */
const BEYOND = 3;

/** A heading stands this near to its view at most, in points. */
const HEADING_FAR = 150;

/** The boxes of the page's curves, in points. */
const curvesOf = ({ curves = [], width, height }: DrawingPage): Sides[] =>
  curves.map((curve) => ({
    left: curve.x * width,
    right: (curve.x + curve.width) * width,
    top: curve.y * height,
    bottom: (curve.y + curve.height) * height,
  }));

/**
 * Whether the extension lines of a dimension come from the rectangle that the other one spans: one that begins beyond
 * it belongs to a part that goes on there.
 * @param crossing lines in the direction of the dimension's extension lines
 */
function comesFrom({ line }: DrawnDimension, other: DrawnDimension, crossing: readonly RuledLine[]): boolean {
  const extensions = crossing.filter(
    ({ at, from, to }) =>
      Math.min(Math.abs(at - line.from), Math.abs(at - line.to)) < END &&
      from < line.at + END &&
      to > line.at - END,
  );
  return extensions.every(({ from, to }) => {
    const begin = Math.abs(from - line.at) > Math.abs(to - line.at) ? from : to;
    return begin > other.line.from - CORNER && begin < other.line.to + CORNER;
  });
}

/** Whether another dimension of the same direction and scale is longer: then this one is not the outermost. */
const isOuter = (dimension: DrawnDimension, others: readonly DrawnDimension[]): boolean =>
  !others.some((other) => other.value > dimension.value && ofOneScale(other, dimension));

/** The part of the page that two dimensions span, in points. */
const spannedBy = ({ along, up }: Pair): Sides => ({
  left: along.line.from,
  right: along.line.to,
  top: up.line.from,
  bottom: up.line.to,
});

/**
 * Whether a curve begins in the rectangle and goes on outside of it: then the part does, too, as one with a round end
 * whose dimension stops at the arc's centre.
 */
function isPassed(box: Sides, curves: readonly Sides[]): boolean {
  return curves.some(({ left, right, top, bottom }) => {
    const [across, down] = [
      Math.min(right, box.right) - Math.max(left, box.left),
      Math.min(bottom, box.bottom) - Math.max(top, box.top),
    ];
    if (Math.min(across, down) < -END || Math.max(across, down) < END) return false;
    const beyond = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    return beyond > BEYOND;
  });
}

/** The pairs of the view that the heading stands nearest to. */
export function besideHeading(pairs: readonly Pair[], { left, right, top, bottom }: Run): Pair[] {
  const away = pairs.map((pair) => {
    const box = spannedBy(pair);
    const across = Math.max(box.left - right, left - box.right, 0);
    return { pair, distance: Math.hypot(across, Math.max(box.top - bottom, top - box.bottom, 0)) };
  });
  const nearest = away.reduce((least, { distance }) => Math.min(least, distance), HEADING_FAR);
  return away.filter(({ distance }) => distance <= nearest + END).map(({ pair }) => pair);
}

/** The pairs that span one of these texts. */
export const aroundAny = (pairs: readonly Pair[], runs: readonly Run[]): Pair[] =>
  pairs.filter((pair) => {
    const { left, right, top, bottom } = spannedBy(pair);
    return runs.some((run) => {
      const [x, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
      return x > left && x < right && y > top && y < bottom;
    });
  });

/** The pairs of which neither is shorter than another dimension of its direction and scale, and that the part does not go on beyond. */
export function outermost(
  pairs: readonly Pair[],
  { alongs, ups }: DrawnDimensions,
  page: DrawingPage,
): Pair[] {
  const curves = curvesOf(page);
  return pairs
    .filter(({ along, up }) => isOuter(along, alongs) && isOuter(up, ups))
    .filter((pair) => !isPassed(spannedBy(pair), curves));
}

/** Whether the extension lines of both come from the rectangle that they span. */
const extendFromIt = ({ along, up }: Pair, { lines }: Outlines): boolean =>
  comesFrom(along, up, lines.upright) && comesFrom(up, along, lines.level);

/**
 * Whether two dimensions that are drawn to one scale are of one view. Of two plain lengths no line goes on beyond the rectangle that they span,
 * and either their extension lines come from it, or a view fills it: then one of them may stand at the view beside it.
 */
export function isOfOneView(pair: Pair, outlines: Outlines): boolean {
  const { along, up } = pair;
  if (along.round || up.round) {
    return !(along.round && up.round) && smallerOf(pair) >= THINNEST && extendFromIt(pair, outlines);
  }
  const isOne =
    (smallerOf(pair) >= SMALLEST && extendFromIt(pair, outlines)) ||
    (smallerOf(pair) >= SMALLEST_OF_VIEW && fillsRectangle(pair, outlines));
  return isOne && !goesOnBeyond(pair, outlines);
}

/** Two dimensions happen to have one scale on a drawing; on more of them than this, it is no drawing. The most seen is 90. */
const MOST_PAIRS = 500;

/** All pairs of dimensions that are drawn to one scale beside one view. */
export function pairsOf({ alongs, ups }: DrawnDimensions, outlines: Outlines): Pair[] {
  const pairs: Pair[] = [];
  for (const along of alongs) {
    for (const up of ups) if (along.run !== up.run && ofOneScale(along, up)) pairs.push({ along, up });
    if (pairs.length > MOST_PAIRS) return [];
  }
  return pairs.filter((pair) => isOfOneView(pair, outlines));
}
