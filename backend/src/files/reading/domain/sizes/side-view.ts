import type { RuledLine, RuledLines } from '../cells.js';
import type { Dimension } from './dimensions.js';
import type { Drawn, SheetScale } from './sheet-scale.js';

/** Sides of a view end this exactly where its size says, and stand this exactly as far apart, in points. */
const NEAR = 2;
const EXACT = 0.7;

/** Lines nearer to each other than this are one, in points. */
const THINNEST = 1.2;

/** A number stands this near to what it measures, in points. */
const FARTHEST = 120;

/** A plate is at most as thick as this part of its shorter side, and its sides are drawn for this part of their length: the rest is rounded. */
const THICKEST = 1 / 5;
const DRAWN = 0.6;

/** Whether a number is the thickness of a plate that is drawn from its side along a dimension's line, so far apart. */
function isThickness(
  { run }: Dimension,
  apart: number,
  long: Drawn,
  drawn: readonly Drawn[],
  lines: RuledLines,
): boolean {
  const [x, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
  const [across, beside] = long.isAlong ? [y, x] : [x, y];
  const [along, crossing] = long.isAlong ? [lines.level, lines.upright] : [lines.upright, lines.level];
  const { from, to } = long.line;
  if (beside < from - FARTHEST || beside > to + FARTHEST) return false;
  const sides = along.filter(
    (line) =>
      Math.min(line.to, to) - Math.max(line.from, from) > DRAWN * (to - from) &&
      !drawn.some((each) => each.isAlong === long.isAlong && Math.abs(each.line.at - line.at) < 0.1),
  );
  /** At how many ends lines run across from one side to another. */
  const closed = (first: RuledLine, last: RuledLine): number =>
    [from, to].filter((end) =>
      crossing.some(
        (line) => Math.abs(line.at - end) < NEAR && line.from < first.at + NEAR && line.to > last.at - NEAR,
      ),
    ).length;
  return sides.some((one) =>
    sides.some((other) => {
      const isApart = Math.abs(other.at - one.at - apart) < Math.min(EXACT, apart / 4);
      if (!isApart || Math.abs(one.at - across) > FARTHEST) return false;
      // Two lines of the view from above go on to a third one.
      const goesOn = sides.some(
        (third) =>
          (third.at < one.at - NEAR && closed(third, one) > 0) ||
          (third.at > other.at + NEAR && closed(other, third) > 0),
      );
      return !goesOn && closed(one, other) === 2;
    }),
  );
}

/**
 * Numbers as far apart as two lines are drawn that are as long as a side of a plate: its thickness, and of what is cut into it.
 * @param sides of the plate, mm
 * @returns the largest one first
 */
export function thicknessesFromSide(
  { dimensions, drawn, scale }: SheetScale,
  sides: readonly number[],
  lines: RuledLines,
): Dimension[] {
  const longs = drawn.filter(({ value }) => sides.some((side) => Math.abs(side - value) < 0.01));
  return dimensions
    .filter(({ value }) => sides.every((side) => value <= THICKEST * side) && value > THINNEST * scale)
    .filter((each) => longs.some((long) => isThickness(each, each.value / scale, long, drawn, lines)))
    .toSorted((one, other) => other.value - one.value);
}
