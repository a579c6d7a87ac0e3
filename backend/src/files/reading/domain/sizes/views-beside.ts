import type { RuledLine } from '../cells.js';
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

/** Views beside each other share this part of the longer stretch at least. */
const SHARED = 0.5;

/** A page with more lines beside its numbers is a grid; the most seen is 441. */
const MOST_LINES = 500;

/** A dimension of a view, and from where to where the view goes across it. */
interface Side {
  dimension: DrawnDimension;
  stretch: RuledLine;
}

/** The views that have an edge at both ends of a dimension and do not go on beyond. Lines that reach the dimension's own are extension lines. */
function sidesOf(dimension: DrawnDimension, isAlong: boolean, outlines: Outlines): Side[] {
  const { line } = dimension;
  const lines = isAlong ? outlines.lines.upright : outlines.lines.level;
  const edgesAt = (end: number) => {
    const edges = lines.filter(
      ({ at, from, to }) => Math.abs(at - end) < NEAR && (from > line.at + 1 || to < line.at - 1),
    );
    return edges.length > MOST_EDGES ? [] : edges;
  };
  const last = edgesAt(line.to);
  return edgesAt(line.from)
    .flatMap((one) =>
      last.map((other) => ({
        at: line.at,
        from: Math.min(one.from, other.from),
        to: Math.max(one.to, other.to),
      })),
    )
    .filter((stretch) => {
      const across = { ...dimension, line: stretch };
      const pair = isAlong ? { along: dimension, up: across } : { along: across, up: dimension };
      return !goesOnBeyond(pair, outlines);
    })
    .map((stretch) => ({ dimension, stretch }));
}

/** Whether two dimensions of one direction are those of views beside each other. */
function areBeside({ dimension: one, stretch }: Side, { dimension: other, stretch: next }: Side): boolean {
  const shared = Math.min(stretch.to, next.to) - Math.max(stretch.from, next.from);
  const longer = Math.max(stretch.to - stretch.from, next.to - next.from);
  return one.line.to < other.line.from && one.value !== other.value && shared > SHARED * longer;
}

/**
 * The outer size of a part that is seen from its front and, beside that, from its side: the dimensions of both in the direction in which they
 * stand. They are drawn to one usual scale, to which nothing is longer than the shorter of them, and no number of the page is larger.
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
      const [ones, others] = [long, short].map((each) => sidesOf(each, dimensions === alongs, outlines));
      if (ones?.some((one) => others?.some((other) => areBeside(one, other) || areBeside(other, one))))
        return [long, short];
    }
  }
  return null;
}
