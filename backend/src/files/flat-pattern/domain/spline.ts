import { DxfFault } from './dxf-fault.js';
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
