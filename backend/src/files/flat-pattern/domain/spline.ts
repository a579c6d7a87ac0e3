import { DxfFault, MOST_CURVES } from './dxf-fault.js';
import type { Curve, Point } from './curve.js';

/** A B-spline as a SPLINE entity holds it; without weights all count 1. */
export interface Spline {
  degree: number;
  knots: readonly number[];
  points: readonly Point[];
  weights: readonly number[];
}

/** Chords of a whole spline, spread over its knot spans; of a quarter circle in one span the length is right to 1e-7. */
const CHORDS = 2400;
const FEWEST = 8;
const MOST_A_SPAN = 1200;
const HIGHEST_DEGREE = 10;

/** The spline in chords. @throws DxfFault broken when its knots and points don't fit each other */
export function chordsOf(spline: Spline): Curve {
  const { degree, knots, points } = spline;
  const fits = knots.length === points.length + degree + 1 && points.length > degree;
  if (!fits || degree < 1 || degree > HIGHEST_DEGREE) throw new DxfFault('broken', 'spline');
  const spans: [number, number][] = [];
  for (let at = degree; at < points.length; at += 1) {
    const [from, to] = [knots[at] ?? 0, knots[at + 1] ?? 0];
    if (to > from) spans.push([at, to - from]);
  }
  const steps = Math.min(MOST_A_SPAN, Math.max(FEWEST, Math.ceil(CHORDS / spans.length)));
  const found: Point[] = [];
  for (const [span, width] of spans) {
    const from = knots[span] ?? 0;
    for (let step = found.length === 0 ? 0 : 1; step <= steps; step += 1)
      found.push(pointOf(spline, span, from + (width * step) / steps));
  }
  return { kind: 'chords', points: found };
}

/** De Boor's algorithm in homogeneous coordinates. */
function pointOf({ degree, knots, points, weights }: Spline, span: number, t: number): Point {
  const row = Array.from({ length: degree + 1 }, (_, index) => {
    const at = span - degree + index;
    const weight = weights[at] ?? 1;
    const point = points[at] ?? { x: 0, y: 0 };
    return [point.x * weight, point.y * weight, weight] as [number, number, number];
  });
  for (let level = 1; level <= degree; level += 1) {
    for (let index = degree; index >= level; index -= 1) {
      const left = knots[span - degree + index] ?? 0;
      const right = knots[span + 1 + index - level] ?? 0;
      const share = right === left ? 0 : (t - left) / (right - left);
      const [one, other] = [row[index - 1], row[index]];
      if (one && other)
        row[index] = [
          mix(one[0], other[0], share),
          mix(one[1], other[1], share),
          mix(one[2], other[2], share),
        ];
    }
  }
  const [x, y, weight] = row[degree] ?? [0, 0, 1];
  return { x: x / weight, y: y / weight };
}

const mix = (one: number, other: number, share: number) => one * (1 - share) + other * share;

/** Chords between two points of a curve that only says what it runs through. */
const CHORDS_BETWEEN = 8;

/**
 * A smooth curve through the points, in chords: the one of Catmull and Rom. What the program that drew it makes between them
 * is its own; the points are the same.
 */
export function chordsThrough(points: readonly Point[]): Curve {
  if (points.length > MOST_CURVES) throw new DxfFault('too-many', 'points of a spline');
  const [first, last] = [points[0], points.at(-1)];
  const round = first && last && first.x === last.x && first.y === last.y;
  const at = (index: number): Point =>
    points[index] ??
    // Beyond an end: on around a closed curve, or straight on.
    (round ? points.at(index < 0 ? -2 : 1) : points.at(index < 0 ? 0 : -1)) ?? { x: 0, y: 0 };
  const found: Point[] = points.slice(0, 1);
  for (let index = 0; index < points.length - 1; index += 1) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 1; step <= CHORDS_BETWEEN; step += 1) {
      const t = step / CHORDS_BETWEEN;
      found.push({
        x: catmullRom(
          four.map(({ x }) => x),
          t,
        ),
        y: catmullRom(
          four.map(({ y }) => y),
          t,
        ),
      });
    }
  }
  return { kind: 'chords', points: found };
}

/** Between the second and the third of four values. */
function catmullRom([a = 0, b = 0, c = 0, d = 0]: number[], t: number): number {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}
