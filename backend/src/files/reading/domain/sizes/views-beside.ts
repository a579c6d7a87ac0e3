import {
  drawnDimensions,
  goesOnBeyond,
  isToUsualScale,
  ofOneScale,
  type Outlines,
} from './dimension-pairs.js';
import type { Dimension, DrawnDimension } from './dimensions.js';

/** Smaller dimensions may be a thickness (mm). */
const SMALLEST = 20;

/** An edge of the part is drawn this near to where a dimension ends, in points. */
const NEAR = 2;

/** An end with more lines than this is no part's: a grid or a hatching. */
const MOST_EDGES = 6;

/** A page with more lines beside its numbers is a grid; the most seen is 441. */
const MOST_LINES = 500;

/** Whether a view has an edge at both ends of a dimension and does not go on beyond. Lines that reach the dimension's own are extension lines. */
function spansView(dimension: DrawnDimension, isAlong: boolean, outlines: Outlines): boolean {
  const { line } = dimension;
  const lines = isAlong ? outlines.lines.upright : outlines.lines.level;
  const edgesAt = (end: number) => {
    const edges = lines.filter(
      ({ at, from, to }) => Math.abs(at - end) < NEAR && (from > line.at + 1 || to < line.at - 1),
    );
    return edges.length > MOST_EDGES ? [] : edges;
  };
  const last = edgesAt(line.to);
  return edgesAt(line.from).some((one) =>
    last.some((other) => {
      const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)];
      const across = { ...dimension, line: { at: line.at, from, to } };
      const pair = isAlong ? { along: dimension, up: across } : { along: across, up: dimension };
      return !goesOnBeyond(pair, outlines);
    }),
  );
}

/** Whether two dimensions of one direction are of different views. */
const areApart = ({ line: one }: DrawnDimension, { line: other }: DrawnDimension): boolean =>
  one.to < other.from || other.to < one.from;

/**
 * The outer size of a part of which two views, as its front and its side, have a dimension each in one direction. They are drawn to one usual scale, to which nothing is longer than the shorter of them, and no number of the page is larger.
 */
export function sizeOfViewsBeside(
  plain: readonly Dimension[],
  outlines: Outlines,
): [DrawnDimension, DrawnDimension] | null {
  const { alongs, ups } = drawnDimensions(plain, outlines);
  if (alongs.length + ups.length > MOST_LINES) return null;
  const largest = plain.reduce((most, { value }) => Math.max(most, value), 0);
  const isOuter = (long: DrawnDimension, short: DrawnDimension) =>
    [...alongs, ...ups].every(
      (each) => each.value <= short.value || each.value === long.value || !ofOneScale(each, long),
    );
  for (const dimensions of [alongs, ups]) {
    for (const long of dimensions.filter(({ value }) => value === largest)) {
      const shorter = dimensions.filter(
        (short) => short.value >= SMALLEST && short.value < largest && ofOneScale(long, short),
      );
      const [short] = shorter.toSorted((one, other) => other.value - one.value);
      if (!short || !isToUsualScale({ along: long, up: short }) || !isOuter(long, short)) continue;
      const isSpanned = [long, short].every((each) => spansView(each, dimensions === alongs, outlines));
      if (isSpanned && areApart(long, short)) return [long, short];
    }
  }
  return null;
}
