import type { Contour } from './chain.js';
import { distance, pointsOf, type Point } from './curve.js';

/**
 * The shape of what is cut of a drawing, in figures that stay the same wherever the drawing's origin is, however it is
 * turned or mirrored, in whatever order and direction its lines were drawn. Its size counts: twice as large is another part.
 * They are of the lines alone: which of them make a contour, and so what is inside of it, depends on their order where a
 * drawing has gaps or crossings.
 */
export interface Outline {
  /** mm: all contours, open ones too. */
  cut_length: number;
  /** mm: how far the lines are from their centre along the two axes in which that is the most and the least. */
  spread: [long: number, short: number];
  /**
   * How many thousandths of all pairs of points are so far apart, in steps of the spread (the 'D2' shape distribution of
   * Osada et al., 2002).
   */
  distances: number[];
}

/** Points along the lines whose distances are counted: with fewer, the place of the first one shows. */
const POINTS = 360;
const STEPS = 32;

/** So many times the spread is the last step; what is farther apart counts for it, too. */
const FARTHEST = 3.5;

/** A stretch of a line from point to point. */
interface Stretch {
  from: Point;
  to: Point;
  length: number;
}

/** A drawing of more contours is compared with no other: it would take more time than it is worth. */
const MOST_COMPARED = 10_000;

/**
 * @param contours mm, as `chain` joined them
 * @returns null for a drawing of more than MOST_COMPARED contours
 */
export function outlineOf(contours: readonly Contour[]): Outline | null {
  if (contours.length > MOST_COMPARED) return null;
  let cut_length = 0;
  for (const { length } of stretchesOf(contours)) cut_length += length;
  const spread = spreadOf(contours, cut_length);
  const [long, short] = spread;
  return {
    cut_length: rounded(cut_length),
    spread,
    distances: distancesOf(pointsAlong(contours, cut_length), Math.hypot(long, short)),
  };
}

const rounded = (value: number) => Number(value.toPrecision(7));

/** One after the other and never all at once: a hostile drawing has millions of them. */
function* stretchesOf(contours: readonly Contour[]): Generator<Stretch, void> {
  for (const { curves } of contours) {
    for (const curve of curves) {
      let from: Point | undefined;
      for (const to of pointsOf(curve)) {
        const length = from ? distance(from, to) : 0;
        if (from && length > 0) yield { from, to, length };
        from = to;
      }
    }
  }
}

/** The square roots of the second moments of the lines about their main axes through their centre. */
function spreadOf(contours: readonly Contour[], total: number): [number, number] {
  if (total === 0) return [0, 0];
  const center = { x: 0, y: 0 };
  for (const { from, to, length } of stretchesOf(contours)) {
    center.x += (length * (from.x + to.x)) / 2 / total;
    center.y += (length * (from.y + to.y)) / 2 / total;
  }
  let [xx, yy, xy] = [0, 0, 0];
  for (const { from, to, length } of stretchesOf(contours)) {
    const [ax, ay, bx, by] = [from.x - center.x, from.y - center.y, to.x - center.x, to.y - center.y];
    const share = length / total / 3;
    xx += share * (ax * ax + ax * bx + bx * bx);
    yy += share * (ay * ay + ay * by + by * by);
    xy += share * (ax * ay + bx * by + (ax * by + bx * ay) / 2);
  }
  const middle = (xx + yy) / 2;
  const half = Math.hypot((xx - yy) / 2, xy);
  return [rounded(Math.sqrt(middle + half)), rounded(Math.sqrt(Math.max(0, middle - half)))];
}

/** Points at even distances along all of the lines, one after the other. */
function pointsAlong(contours: readonly Contour[], total: number): Point[] {
  const points: Point[] = [];
  let passed = 0;
  for (const { from, to, length } of stretchesOf(contours)) {
    for (let next = at(points.length, total); next < passed + length; next = at(points.length, total)) {
      const part = Math.max(0, next - passed) / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
      if (points.length === POINTS) return points;
    }
    passed += length;
  }
  return points;
}

const at = (index: number, total: number) => ((index + 0.5) * total) / POINTS;

/** Each distance counts for the two steps that it is between, by its nearness, so that a rounding moves little. */
function distancesOf(points: readonly Point[], spread: number): number[] {
  const counted = new Float64Array(STEPS + 1);
  let pairs = 0;
  for (const [index, one] of points.entries()) {
    for (let next = index + 1; next < points.length; next += 1) {
      const { x, y } = points[next] ?? one;
      // Math.hypot takes ten times as long, and there are tens of thousands of pairs.
      const length = Math.sqrt((x - one.x) ** 2 + (y - one.y) ** 2);
      const place = spread === 0 ? 0 : Math.min(STEPS, (length / spread / FARTHEST) * STEPS);
      const low = Math.min(STEPS - 1, Math.floor(place));
      counted[low] = (counted[low] ?? 0) + 1 - (place - low);
      counted[low + 1] = (counted[low + 1] ?? 0) + place - low;
      pairs += 1;
    }
  }
  return [...counted].map((count) => Math.round((1000 * count) / Math.max(1, pairs)));
}

/** Part by which the cut of one shape may differ: what other programs make of the same curve is nearer. */
export const LENGTHS = 0.002;

/**
 * Part of the spread by which the lines of one shape may be spread otherwise; more where their lengths differ, too: chords in
 * place of a curve change both, while a hole that is elsewhere changes the spread alone.
 */
const SPREAD = 0.0001;
const SPREAD_OF_LENGTH = 3;

/** At most so much of it. */
export const SPREADS = SPREAD + SPREAD_OF_LENGTH * LENGTHS;

/** Thousandths of pairs that may be in other steps: what the places of the points make of one shape. */
const PAIRS = 10;

/** Whether both are one shape of one size. */
export function isSameOutline(one: Outline, other: Outline): boolean {
  const [long, short] = one.spread;
  const [otherLong, otherShort] = other.spread;
  const lengths = Math.abs(one.cut_length - other.cut_length) / one.cut_length;
  const spreads = Math.max(Math.abs(long - otherLong), Math.abs(short - otherShort)) / long;
  return (
    lengths <= LENGTHS && spreads <= SPREAD + SPREAD_OF_LENGTH * lengths && movedPairs(one, other) <= PAIRS
  );
}

/** Thousandths of pairs of points that would have to be at another distance for both to be alike. */
export function movedPairs(one: Outline, other: Outline): number {
  const sum = one.distances.reduce(
    (total, value, index) => total + Math.abs(value - (other.distances[index] ?? 0)),
    0,
  );
  return sum / 2;
}

/** Steps in which sizes are kept to be found by: neighbours hold all that is within the tolerance. */
const STEP = Math.log(1.02);

/**
 * The number of the step that a length is in, 2 % each; what is within 2 % is in it or in one beside it.
 * @returns 0 for nothing
 */
export const sizeStep = (value: number): number =>
  value > 0 ? Math.max(1, Math.round(Math.log(value) / STEP) + 1000) : 0;

/** The steps of all that differs by at most this part of the larger value: one, or a few where borders are near. */
export function stepsWithin(value: number, part: number): number[] {
  const [first, last] = [sizeStep(value * (1 - part)), sizeStep(value / (1 - part))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
