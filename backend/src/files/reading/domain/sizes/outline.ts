import { FILLED_ARROW, type DrawnDimension } from './dimension-lines.js';
import type { Run } from '../page-runs.js';
import type { RuledLine, RuledLines } from '../cells/ruled-lines.js';

/** A dimension along and one up. */
export interface Pair {
  along: DrawnDimension;
  up: DrawnDimension;
}

/** Dimension lines end this far from their extension lines at most, where their arrows begin, in points. */
export const ARROW = 6;

/** The sides of a view are drawn for this part of a rectangle's sides at least: the rest is rounded, or cut out. */
const COVERED = 0.25;

/** An extension line goes on this far behind the dimension line that it belongs to at most, in points. */
const OVERSHOOT = 10;

/** A side of a view is drawn this near to where a dimension says that it is, in points. */
const SIDE = 2;

/** A shorter line is an arrow, in points. */
const SHORT = 5;

/** An outline that goes on beyond dimensions is looked for this far from them, in points. */
const BEYOND = 40;

/** An arrow outside of its dimension has a tail of this length at most, in points. */
const LONGEST_TAIL = 25;

/** Beside two plain lengths, a line of less than this part of its side is an arrow's or a text's. */
const SMALL_PART = 0.1;

/** A dimension line has its text this near, in heights of the text. */
const BESIDE = 1.3;

/** A text's place along and across lines of one direction. */
interface Text {
  from: number;
  to: number;
  at: number;
  size: number;
}

/** A page's lines, and where its texts stand along level and along upright ones. */
export interface Outlines {
  lines: RuledLines;
  level: readonly Text[];
  upright: readonly Text[];
}

export const outlinesOf = (lines: RuledLines, runs: readonly Run[]): Outlines => ({
  lines,
  level: runs.map(({ left, right, top, bottom, size }) => ({
    from: left,
    to: right,
    at: (top + bottom) / 2,
    size,
  })),
  upright: runs.map(({ left, right, top, bottom, size }) => ({
    from: top,
    to: bottom,
    at: (left + right) / 2,
    size,
  })),
});

/** Which lines have a text beside them: asked for each pair of dimensions, and looked for once. */
const known = new WeakMap<RuledLine, boolean>();

function hasText(line: RuledLine, texts: readonly Text[]): boolean {
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
  texts: readonly Text[],
  within: RuledLine,
  sides: RuledLine,
  shortest: number,
): boolean =>
  lines.some((line) => {
    const beyond = Math.max(sides.from - line.at, line.at - sides.to);
    const inside = line.from > within.from - ARROW && line.to < within.to + ARROW;
    const long = line.to - line.from > shortest;
    return (
      beyond > ARROW && beyond < BEYOND && inside && long && !hasText(line, texts) && !isTail(line, crossing)
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

/** Whether an outline runs at both ends of a dimension, in the stretch of the other one. */
export const hasEdges = (lines: readonly RuledLine[], ends: RuledLine, stretch: RuledLine): boolean =>
  [ends.from, ends.to].every((end) =>
    lines.some(
      ({ at, from, to }) =>
        Math.abs(at - end) < ARROW && Math.min(to, stretch.to) - Math.max(from, stretch.from) > SHORT,
    ),
  );

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

/** Whether a line with a text beside it ends where an extension line does: that is another dimension's. */
export const isDimensioned = (
  lines: readonly RuledLine[],
  texts: readonly Text[],
  extension: { at: number; end: number },
): boolean =>
  lines.some(
    (line) =>
      Math.abs(line.at - extension.end) < OVERSHOOT &&
      Math.min(Math.abs(line.from - extension.at), Math.abs(line.to - extension.at)) < FILLED_ARROW &&
      hasText(line, texts),
  );
