import { distance, startOf, type Curve, type Point } from './curve.js';
import type { Contour } from './chain.js';

/** mm; what is rounder than this is a circle to the machine. */
const ROUND = 0.02;

/** Fewest sides of a spline or of a polygon that is taken for a circle: one with fewer is meant as it is. */
const FEWEST_CHORDS = 24;

/**
 * The diameter of a closed contour that is a circle, mm: one whole, two or more arcs around one centre, or a spline or many lines
 * along one. Null for every other contour.
 */
export function diameterOf({ curves, closed }: Contour): number | null {
  if (!closed) return null;
  if (curves.every(({ kind }) => kind === 'line')) return polygonDiameter(curves);
  const circles = curves.map(circleOf);
  const [first] = circles;
  if (!first) return null;
  const same = circles.every(
    (circle) =>
      circle !== null &&
      distance(circle.center, first.center) <= ROUND &&
      Math.abs(circle.radius - first.radius) <= ROUND,
  );
  // Two arcs that go to and fro around one centre bound nothing round.
  const turned = Math.abs(circles.reduce((sum, circle) => sum + (circle?.sweep ?? 0), 0));
  return same && Math.abs(turned - 2 * Math.PI) <= 0.01 ? 2 * first.radius : null;
}

/** Some programs write a circle as lines of one length, with their corners on it. */
function polygonDiameter(curves: readonly Curve[]): number | null {
  if (curves.length < FEWEST_CHORDS) return null;
  const corners = curves.map(startOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / corners.length;
  const center = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const distances = corners.map((corner) => distance(corner, center));
  const radius = mean(distances);
  return distances.every((each) => Math.abs(each - radius) <= ROUND) ? 2 * radius : null;
}

interface Circle {
  center: Point;
  radius: number;
  /** Radians, negative clockwise. */
  sweep: number;
}

function circleOf(curve: Curve): Circle | null {
  if (curve.kind === 'line') return null;
  if (curve.kind === 'chords') return circleOfChords(curve.points);
  const { center, u, v, from, to } = curve;
  const [radius, other] = [Math.hypot(u.x, u.y), Math.hypot(v.x, v.y)];
  const isRound = Math.abs(radius - other) <= ROUND && Math.abs(u.x * v.x + u.y * v.y) <= ROUND * radius;
  return isRound ? { center, radius, sweep: (to - from) * Math.sign(u.x * v.y - u.y * v.x) } : null;
}

/** A whole circle alone: part of one in chords is not worth the fit. */
function circleOfChords(points: readonly Point[]): Circle | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < FEWEST_CHORDS || distance(first, last) > ROUND) return null;
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  const sides = [x, y].map((each) => ({ least: lowest(each), most: highest(each) }));
  const [across, up] = sides;
  if (!across || !up) return null;
  const center = { x: (across.least + across.most) / 2, y: (up.least + up.most) / 2 };
  const radius = (across.most - across.least + up.most - up.least) / 4;
  const isRound = points.every((point) => Math.abs(distance(point, center) - radius) <= ROUND);
  return isRound ? { center, radius, sweep: 2 * Math.PI } : null;
}

const lowest = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const highest = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));
