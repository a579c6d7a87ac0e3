import type { DrawnDimension } from './dimension-lines.js';
import type { Run } from '../page-runs.js';
import type { RuledLine, RuledLines } from '../ruled-lines.js';

/** A dimension along and one up. */
export interface Pair {
  along: DrawnDimension;
  up: DrawnDimension;
}

/** Dimension lines end this far from their extension lines at most, where their arrows begin, in points. */
export const ARROW = 6;

/** What is shorter is an arrow, in points. */
const SHORT = 5;

/** An outline that goes on beyond dimensions is looked for this far from them, in points. */
const BEYOND = 30;

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

/** Whether a line without a text runs beyond the sides of a rectangle, within its ends. */
const linesBeyond = (
  lines: readonly RuledLine[],
  texts: readonly Text[],
  within: RuledLine,
  sides: RuledLine,
): boolean =>
  lines.some((line) => {
    const beyond = Math.max(sides.from - line.at, line.at - sides.to);
    const inside = line.from > within.from - ARROW && line.to < within.to + ARROW;
    const long = line.to - line.from > SHORT;
    return beyond > ARROW && beyond < BEYOND && inside && long && !hasText(line, texts);
  });

/** Whether the outline of a part goes on beyond the rectangle that its dimensions span; dimension lines have a text beside them. */
export const goesOnBeyond = ({ along, up }: Pair, { lines, level, upright }: Outlines): boolean =>
  linesBeyond(lines.level, level, along.line, up.line) ||
  linesBeyond(lines.upright, upright, up.line, along.line);

/** Whether an outline runs at both ends of a dimension, in the stretch of the other one. */
export const hasEdges = (lines: readonly RuledLine[], ends: RuledLine, stretch: RuledLine): boolean =>
  [ends.from, ends.to].every((end) =>
    lines.some(
      ({ at, from, to }) =>
        Math.abs(at - end) < ARROW && Math.min(to, stretch.to) - Math.max(from, stretch.from) > SHORT,
    ),
  );

/** Whether a line with a text beside it ends where an extension line does: that is another dimension's. */
export const isDimensioned = (
  lines: readonly RuledLine[],
  texts: readonly Text[],
  extension: { at: number; end: number },
): boolean =>
  lines.some(
    (line) =>
      Math.abs(line.at - extension.end) < ARROW &&
      Math.min(Math.abs(line.from - extension.at), Math.abs(line.to - extension.at)) < ARROW &&
      hasText(line, texts),
  );
