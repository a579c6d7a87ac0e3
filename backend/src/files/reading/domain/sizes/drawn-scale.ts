import type { DrawnDimension } from './dimension-lines.js';
import type { Pair } from './outline.js';

/** Dimensions below this are thicknesses and details, not the size of a part that is cut out of a sheet (mm). */
export const SMALLEST = 20;

/** Two dimensions of one view are drawn to one scale, as exactly as the ends of lines show: in parts, and in points of the shorter one. */
const SCALE_DIFFERS = 0.012;
const ENDS_DIFFER = 2;
const MOST_DIFFERS = 0.03;

const MM_A_POINT = 25.4 / 72;

/** Scales to draw and to enlarge to that are usual; inches taken for mm are drawn to none of them. */
const USUAL_SCALES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 20, 50, 100];
const USUAL_DIFFERS = 0.01;

/** A sheet may be printed on another size of paper, three sizes away at most. */
const RESIZED = 3;

/** How long a dimension is drawn, in points. */
export const lengthOf = ({ line }: DrawnDimension): number => line.to - line.from;

/** mm of the part in a point of the page. */
const scaleOf = (dimension: DrawnDimension): number => dimension.value / lengthOf(dimension);

/** Whether two dimensions are drawn to one scale. */
export function ofOneScale(one: DrawnDimension, other: DrawnDimension): boolean {
  const ends = ENDS_DIFFER / Math.min(lengthOf(one), lengthOf(other));
  const allowed = Math.min(Math.max(SCALE_DIFFERS, ends), MOST_DIFFERS);
  return Math.abs(scaleOf(one) / scaleOf(other) - 1) <= allowed;
}

/** The smaller one of a pair (mm). */
export const smallerOf = ({ along, up }: Pair): number => Math.min(along.value, up.value);

/** How many times as long as the printed scale says a dimension is drawn, by its number in mm. */
function ratioTo(dimension: DrawnDimension, scale: string): number {
  const [paper = 1, part = 1] = scale.split(':').map(Number);
  return scaleOf(dimension) / ((MM_A_POINT * part) / paper);
}

/** Whether a pair is drawn to the printed scale, exactly. */
export const isToScale = ({ along }: Pair, scale: string): boolean =>
  Math.abs(ratioTo(along, scale) - 1) < MOST_DIFFERS;

/** Whether a pair is drawn to one of the scales that are usual. */
const isToUsualScale = ({ along }: Pair): boolean =>
  USUAL_SCALES.some((part) =>
    [`1:${part}`, `${part}:1`].some((scale) => Math.abs(ratioTo(along, scale) - 1) < USUAL_DIFFERS),
  );

const isRound = ({ along, up }: Pair): boolean => along.round ?? up.round ?? false;

/**
 * Whether a pair is drawn about as long as its numbers in mm say; inches are drawn 25 times as long. Where no scale is printed, that is
 * known of small numbers by their being drawn to a usual one.
 */
export function isPlausible(pair: Pair, scale: string | undefined): boolean {
  if (scale === undefined) return isRound(pair) || smallerOf(pair) >= SMALLEST || isToUsualScale(pair);
  const ratio = ratioTo(pair.along, scale);
  return ratio > 1 / RESIZED && ratio < RESIZED;
}
