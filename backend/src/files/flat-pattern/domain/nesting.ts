import type { Contour } from './chain.js';
import { pointsOf, startOf, type Point } from './curve.js';
import { areaOf, boxOf, type Box } from './measure.js';

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
