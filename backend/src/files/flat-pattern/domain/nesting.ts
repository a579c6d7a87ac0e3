import { distance, startOf, type Curve, type Point, pointsOf } from './curve.js';
import type { Contour } from './chain.js';
import { areaOf, boxOf, type Box } from './measure.js';

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
function circleOfChords(points: Point[]): Circle | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < FEWEST_CHORDS || distance(first, last) > ROUND) return null;
  const { least, most } = boxOf([{ kind: 'chords', points }]);
  const center = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  const radius = (most.x - least.x + most.y - least.y) / 4;
  const isRound = points.every((point) => Math.abs(distance(point, center) - radius) <= ROUND);
  return isRound ? { center, radius, sweep: 2 * Math.PI } : null;
}

/** Rings between two looks at which of those that have begun have ended. */
const SWEEP = 256;

interface Ring {
  contour: Contour;
  area: number;
  box: Box;
  /** A point of it. */
  start: Point;
  /** Its corners; made when first asked for, which of a plate's thousand holes is never. */
  corners: () => Point[];
}

/** A closed contour among those around it. */
export interface Nested {
  contour: Contour;
  /** mm² that it bounds, what is inside of it included. */
  area: number;
  box: Box;
  /** How many contours are around it: 0 is the edge of the part, 1 a hole, 2 material in a hole … */
  depth: number;
  /** The smallest of those around it. */
  parent: Contour | null;
}

/**
 * The area of what the closed contours bound, mm²: the outermost ones are material, what is inside of them is a hole, what
 * is inside of a hole is material again.
 */
export const netArea = (nested: readonly Nested[]): number =>
  Math.max(
    0,
    nested.reduce((sum, { depth, area }) => sum + (depth % 2 === 0 ? area : -area), 0),
  );

/** The closed ones of the contours, each with what is around it. */
export function nest(contours: readonly Contour[]): Nested[] {
  const rings = contours.filter(({ closed }) => closed).map(ringOf);
  rings.sort((one, other) => one.box.least.x - other.box.least.x);
  const nested: Nested[] = [];
  // From left to right, beside those that have begun and not ended yet: no other can hold the ring.
  let begun: Ring[] = [];
  for (const [index, ring] of rings.entries()) {
    const { x } = ring.box.least;
    if (index % SWEEP === 0) begun = begun.filter(({ box }) => box.most.x >= x);
    const around: Around = { depth: 0, parent: null };
    lookAround(ring, begun, 0, around);
    begun.push(ring);
    // The next contours may begin at this place as well, and are not among the begun ones yet.
    if (rings[index + 1]?.box.least.x === x) lookAround(ring, rings, index + 1, around);
    const { contour, area, box } = ring;
    nested.push({ contour, area, box, depth: around.depth, parent: around.parent?.contour ?? null });
  }
  return nested;
}

/** The one that bounds the most: no other is around it. */
export const largestOf = (nested: readonly Nested[]): Nested | undefined =>
  nested.reduce<Nested | undefined>(
    (best, each) => (best && best.area >= each.area ? best : each),
    undefined,
  );

interface Around {
  depth: number;
  parent: Ring | null;
}

/** Adds which of the rings from the index on, as far as they begin no farther to the right, hold this one. */
function lookAround(ring: Ring, others: readonly Ring[], from: number, around: Around): void {
  for (let index = from; index < others.length; index += 1) {
    const other = others[index];
    if (!other || other.box.least.x > ring.box.least.x) break;
    if (!holds(other, ring)) continue;
    around.depth += 1;
    if (!around.parent || other.area < around.parent.area) around.parent = other;
  }
}

function ringOf(contour: Contour): Ring {
  const { curves } = contour;
  let corners: Point[] | undefined;
  return {
    contour,
    area: areaOf(curves),
    box: boxOf(curves),
    start: curves[0] ? startOf(curves[0]) : { x: 0, y: 0 },
    corners: () => (corners ??= curves.flatMap((curve) => pointsOf(curve))),
  };
}

/** Whether `inner` is inside of `outer`; contours don't cross each other, so that one point of it decides. */
function holds(outer: Ring, inner: Ring): boolean {
  const { least, most } = outer.box;
  return (
    inner.box.most.x <= most.x &&
    inner.box.most.y <= most.y &&
    inner.box.least.y >= least.y &&
    inner.box.least.x >= least.x &&
    outer.area >= inner.area &&
    isInside(inner.start, outer.corners())
  );
}

/** How often a ray to the right crosses the ring: odd is inside. */
export function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}
