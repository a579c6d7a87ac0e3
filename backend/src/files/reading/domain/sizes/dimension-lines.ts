import type { Run } from '../page-runs.js';
import type { Dimension } from './diameters.js';
import type { RuledLine, RuledLines } from '../cells/ruled-lines.js';

/** A dimension with its line: what it says, and how long it is drawn, in points. */
export interface DrawnDimension extends Dimension {
  /** Where its line stands, and from where to where it goes. */
  line: RuledLine;
}

/** A dimension's text stands this many of its heights away from its line at most. */
const BESIDE = 1.3;

/** A text with more lines beside it than this stands in a grid or in a hatching. */
const MOST_LINES = 20;

/** A line ends this near to the text that it goes around, in heights of the text. */
const AROUND = 1.2;

/** An extension line stands at the end of its dimension's line, in points. */
const END = 2;

/** Or this far from it, where the line is drawn between its filled arrows alone. */
export const FILLED_ARROW = 14;

/** The place of a text on lines of one direction: across them, and along them from its begin to its end. */
interface Place {
  across: number;
  from: number;
  to: number;
  height: number;
}

/** The text's own line: beside it, past its middle, or in two pieces around it. */
function linesBeside({ across, from, to, height }: Place, lines: readonly RuledLine[]): RuledLine[] {
  const near = lines.filter(({ at }) => Math.abs(at - across) < BESIDE * height);
  if (near.length > MOST_LINES) return [];
  const middle = (from + to) / 2;
  const whole = near.filter((line) => line.from < middle && line.to > middle);
  const before = near.filter((line) => line.to <= from + 1 && line.to > from - AROUND * height);
  const pieces = before.flatMap((one) =>
    near
      .filter((other) => Math.abs(other.at - one.at) < 1)
      .filter((other) => other.from >= to - 1 && other.from < to + AROUND * height)
      .map((other) => ({ at: one.at, from: one.from, to: other.to })),
  );
  return [...whole, ...pieces];
}

/**
 * The line up to its extension lines. A line that ends where its filled arrows begin is shorter than what it measures.
 * @param crossing lines across it, in order of where they are
 */
function upToExtensions(line: RuledLine, crossing: readonly RuledLine[]): RuledLine {
  const across = crossing.filter(({ from, to }) => from < line.at + END && to > line.at - END);
  const before = across.findLast(({ at }) => at < line.from + END);
  const behind = across.find(({ at }) => at > line.to - END);
  if (!before || !behind) return line;
  const apart = [line.from - before.at, behind.at - line.to];
  const isShort = apart.some((gap) => gap > END) && apart.every((gap) => gap < FILLED_ARROW);
  return isShort ? { at: line.at, from: before.at, to: behind.at } : line;
}

const alongOf = (run: Run): Place => ({
  across: (run.top + run.bottom) / 2,
  from: run.left,
  to: run.right,
  height: run.size,
});

const upOf = (run: Run): Place => ({
  across: (run.left + run.right) / 2,
  from: run.top,
  to: run.bottom,
  height: run.size,
});

/** Dimensions with the level lines that they may belong to. */
export const alongDimensions = (
  dimensions: readonly Dimension[],
  { level, upright }: RuledLines,
): DrawnDimension[] =>
  dimensions
    .filter(({ run }) => !run.upright)
    .flatMap((dimension) =>
      linesBeside(alongOf(dimension.run), level).map((line) => ({
        ...dimension,
        line: upToExtensions(line, upright),
      })),
    );

/** Dimensions with the upright lines that they may belong to; those written level stand in the gap of their line. */
export const upDimensions = (
  dimensions: readonly Dimension[],
  { level, upright }: RuledLines,
): DrawnDimension[] =>
  dimensions.flatMap((dimension) =>
    linesBeside(upOf(dimension.run), upright).map((line) => ({
      ...dimension,
      line: upToExtensions(line, level),
    })),
  );
