import { alongDimensions, upDimensions, type DrawnDimension } from './dimension-lines.js';
import type { Dimension } from './diameters.js';
import { fillsRectangle, goesOnBeyond, isDimensioned, type Outlines, type Pair } from './outline.js';
import { ofOneScale, smallerOf, SMALLEST } from './drawn-scale.js';
import type { DrawingPage } from '../drawing-page.js';
import type { Run } from '../page-runs.js';
import type { RuledLine } from '../cells/ruled-lines.js';

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

type Box = Pick<Run, 'left' | 'right' | 'top' | 'bottom'>;

/** The boxes of the page's curves, in points. */
export const curvesOf = ({ curves = [], width, height }: DrawingPage): Box[] =>
  curves.map((curve) => ({
    left: curve.x * width,
    right: (curve.x + curve.width) * width,
    top: curve.y * height,
    bottom: (curve.y + curve.height) * height,
  }));

/**
 * Whether the extension lines of a dimension come from the rectangle that the other one spans: one that begins beyond
 * it belongs to a part that goes on there, unless it ends there at another dimension's line.
 * @param crossing lines in the direction of the dimension's extension lines
 * @param isOther whether another dimension's line ends where the extension line does
 */
function comesFrom(
  { line }: DrawnDimension,
  other: DrawnDimension,
  crossing: readonly RuledLine[],
  isOther: (extension: { at: number; end: number }) => boolean,
): boolean {
  const extensions = crossing.filter(
    ({ at, from, to }) =>
      Math.min(Math.abs(at - line.from), Math.abs(at - line.to)) < END &&
      from < line.at + END &&
      to > line.at - END,
  );
  return extensions.every(({ at, from, to }) => {
    const begin = Math.abs(from - line.at) > Math.abs(to - line.at) ? from : to;
    const within = begin > other.line.from - CORNER && begin < other.line.to + CORNER;
    return within || isOther({ at, end: begin });
  });
}

/** Whether another dimension of the same direction and scale is longer: then this one is not the outermost. */
const isOuter = (dimension: DrawnDimension, others: readonly DrawnDimension[]): boolean =>
  !others.some((other) => other.value > dimension.value && ofOneScale(other, dimension));

/** The part of the page that two dimensions span, in points. */
const spannedBy = ({ along, up }: Pair): Box => ({
  left: along.line.from,
  right: along.line.to,
  top: up.line.from,
  bottom: up.line.to,
});

/**
 * Whether a curve begins in the rectangle and goes on outside of it: then the part does, too, as one with a round end
 * whose dimension stops at the arc's centre.
 */
function isPassed(box: Box, curves: readonly Box[]): boolean {
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
  comesFrom(along, up, lines.upright, () => false) && comesFrom(up, along, lines.level, () => false);

/**
 * Whether a diameter and a length are of one part: their extension lines come from the rectangle that they span, or where one goes on to
 * another dimension, no line of the part goes on beyond.
 */
function areOfOneTurnedPart(pair: Pair, outlines: Outlines): boolean {
  const { along, up } = pair;
  const { lines, level, upright } = outlines;
  return (
    extendFromIt(pair, outlines) ||
    (comesFrom(along, up, lines.upright, (each) => isDimensioned(lines.level, level, each)) &&
      comesFrom(up, along, lines.level, (each) => isDimensioned(lines.upright, upright, each)) &&
      !goesOnBeyond(pair, outlines))
  );
}

/**
 * Whether two dimensions that are drawn to one scale are of one view. Of two plain lengths no line goes on beyond the rectangle that they span,
 * and either their extension lines come from it, or a view fills it: then one of them may stand at the view beside it.
 */
function spanOnePart(pair: Pair, outlines: Outlines): boolean {
  const { along, up } = pair;
  if (along.round || up.round) {
    return !(along.round && up.round) && smallerOf(pair) >= THINNEST && areOfOneTurnedPart(pair, outlines);
  }
  const isOne =
    (smallerOf(pair) >= SMALLEST && extendFromIt(pair, outlines)) ||
    (smallerOf(pair) >= SMALLEST_OF_VIEW && fillsRectangle(pair, outlines));
  return isOne && !goesOnBeyond(pair, outlines);
}

/** A page's dimensions with their lines. */
interface DrawnDimensions {
  alongs: readonly DrawnDimension[];
  ups: readonly DrawnDimension[];
}

export const drawnDimensions = (dimensions: readonly Dimension[], { lines }: Outlines): DrawnDimensions => ({
  alongs: alongDimensions(dimensions, lines),
  ups: upDimensions(dimensions, lines),
});

/** Two dimensions happen to have one scale on a drawing; on more of them than this, it is no drawing. The most seen is 90. */
const MOST_PAIRS = 500;

/** All pairs of dimensions that are drawn to one scale beside one view. */
export function pairsOf({ alongs, ups }: DrawnDimensions, outlines: Outlines): Pair[] {
  const pairs: Pair[] = [];
  for (const along of alongs) {
    for (const up of ups) if (along.run !== up.run && ofOneScale(along, up)) pairs.push({ along, up });
    if (pairs.length > MOST_PAIRS) return [];
  }
  return pairs.filter((pair) => spanOnePart(pair, outlines));
}
