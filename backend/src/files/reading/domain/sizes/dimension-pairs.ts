import { alongDimensions, upDimensions, type DrawnDimension } from './dimension-lines.js';
import type { Dimension } from './diameters.js';
import { goesOnBeyond, isDimensioned, type Outlines, type Pair } from './outline.js';
import type { DrawingPage } from '../drawing-page.js';
import type { Run } from '../page-runs.js';
import type { RuledLine } from '../ruled-lines.js';

/** Dimensions below this are thicknesses and details, not the size of a part that is cut out of a sheet (mm). */
const SMALLEST = 20;

/** A diameter says by itself that it is the part's or a hole's (mm). */
const THINNEST = 3;

/** Two dimensions of one view are drawn to one scale, as exactly as the ends of lines show. */
const SCALE_DIFFERS = 0.03;

/** Dimension lines stand this far from their view at most, in parts of its longer side, and in points besides. */
const FAR = 0.5;
const FAR_POINTS = 60;

/** An extension line stands at the end of its dimension's line, and begins this near to the part's corner, in points. */
const END = 2;
const CORNER = 8;

/** A curve that goes on this far outside of a rectangle is more than its line's width, in points. */
const BEYOND = 3;

const MM_A_POINT = 25.4 / 72;

/** A sheet may be printed on another size of paper, three sizes away at most. */
const RESIZED = 3;

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

const lengthOf = ({ line }: DrawnDimension): number => line.to - line.from;

/** mm of the part in a point of the page. */
const scaleOf = (dimension: DrawnDimension): number => dimension.value / lengthOf(dimension);

/** Whether both are dimensions of one view: drawn to one scale, and beside the rectangle that they span. */
function ofOneView(along: DrawnDimension, up: DrawnDimension): boolean {
  if (along.run === up.run || Math.abs(scaleOf(along) / scaleOf(up) - 1) > SCALE_DIFFERS) return false;
  const reach = FAR * Math.max(lengthOf(along), lengthOf(up)) + FAR_POINTS;
  const near = (at: number, { from, to }: { from: number; to: number }) =>
    at > from - reach && at < to + reach;
  return near(up.line.at, along.line) && near(along.line.at, up.line);
}

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

/** Whether a dimension is drawn about as long as its number in mm says; inches are drawn 25 times as long. */
export function inMillimetres(dimension: DrawnDimension, scale: string): boolean {
  const [paper = 1, part = 1] = scale.split(':').map(Number);
  const ratio = scaleOf(dimension) / ((MM_A_POINT * part) / paper);
  return ratio > 1 / RESIZED && ratio < RESIZED;
}

/** Whether another dimension of the same direction and scale is longer: then this one is not the outermost. */
const isOuter = (dimension: DrawnDimension, others: readonly DrawnDimension[]): boolean =>
  !others.some(
    (other) =>
      other.value > dimension.value && Math.abs(scaleOf(other) / scaleOf(dimension) - 1) <= SCALE_DIFFERS,
  );

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

/** The pairs of which neither is shorter than another one's of its scale, and that the part does not go on beyond. */
export function outermost(pairs: readonly Pair[], page: DrawingPage): Pair[] {
  const [alongs, ups] = [pairs.map(({ along }) => along), pairs.map(({ up }) => up)];
  const curves = curvesOf(page);
  return pairs
    .filter(({ along, up }) => isOuter(along, alongs) && isOuter(up, ups))
    .filter((pair) => !isPassed(spannedBy(pair), curves));
}

/** Two lengths, or a diameter and a length. */
const areOfOnePart = ({ along, up }: Pair): boolean => {
  const smallest = along.round || up.round ? THINNEST : SMALLEST;
  return !(along.round && up.round) && Math.min(along.value, up.value) >= smallest;
};

/**
 * Whether the extension lines of both come from the rectangle that they span. Where one of a diameter's pair goes on to another dimension,
 * no line of the part may go on beyond; of two plain lengths that would be too unsure.
 */
function spanOnePart({ along, up }: Pair, outlines: Outlines): boolean {
  const { lines, level, upright } = outlines;
  const none = () => false;
  if (comesFrom(along, up, lines.upright, none) && comesFrom(up, along, lines.level, none)) return true;
  return (
    (along.round ?? up.round ?? false) &&
    comesFrom(along, up, lines.upright, (extension) => isDimensioned(lines.level, level, extension)) &&
    comesFrom(up, along, lines.level, (extension) => isDimensioned(lines.upright, upright, extension)) &&
    !goesOnBeyond({ along, up }, outlines)
  );
}

/** All pairs of dimensions that are drawn to one scale beside one view. */
export function pairsOf(dimensions: readonly Dimension[], outlines: Outlines): Pair[] {
  const { lines } = outlines;
  const [alongs, ups] = [alongDimensions(dimensions, lines), upDimensions(dimensions, lines)];
  return alongs.flatMap((along) =>
    ups
      .map((up) => ({ along, up }))
      .filter((pair) => areOfOnePart(pair) && ofOneView(along, pair.up) && spanOnePart(pair, outlines)),
  );
}
