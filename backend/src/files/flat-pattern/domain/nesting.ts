import type { Contour } from './chain.js';
import { cross, endOf, pointsOf, startOf, type Point } from './curve.js';
import { areaTerm, boxOf, type Box } from './measure.js';

/** Rings between two looks at which of those that have begun have ended. */
const SWEEP = 256;

interface Ring {
  area: number;
  box: Box;
  /** A point of it. */
  start: Point;
  /** Its corners; made when first asked for, which of a plate's thousand holes is never. */
  corners: () => Point[];
}

/**
 * The area of what the closed contours bound, mm²: the outermost ones are material, what is inside of them is a hole, what
 * is inside of a hole is material again.
 */
export function netArea(contours: readonly Contour[]): number {
  const rings = contours.filter(({ closed }) => closed).map(ringOf);
  rings.sort((one, other) => one.box.least.x - other.box.least.x);
  let area = 0;
  // From left to right, beside those that have begun and not ended yet: no other can hold the ring.
  let begun: Ring[] = [];
  for (const [index, ring] of rings.entries()) {
    const { x } = ring.box.least;
    if (index % SWEEP === 0) begun = begun.filter(({ box }) => box.most.x >= x);
    let around = countAround(ring, begun, 0);
    begun.push(ring);
    // Those that begin at the same place stand behind it.
    if (rings[index + 1]?.box.least.x === x) around += countAround(ring, rings, index + 1);
    area += around % 2 === 0 ? ring.area : -ring.area;
  }
  return Math.max(0, area);
}

/** How many of the rings from the index on, as far as they begin no farther to the right, hold this one. */
function countAround(ring: Ring, others: readonly Ring[], from: number): number {
  let around = 0;
  for (let index = from; index < others.length; index += 1) {
    const other = others[index];
    if (!other || other.box.least.x > ring.box.least.x) break;
    if (holds(other, ring)) around += 1;
  }
  return around;
}

function ringOf({ curves }: Contour): Ring {
  const terms = curves.reduce((sum, curve, index) => {
    const next = curves[(index + 1) % curves.length] ?? curve;
    // Across the gap between two ends that meet within the tolerance.
    return sum + areaTerm(curve) + cross(endOf(curve), startOf(next)) / 2;
  }, 0);
  let corners: Point[] | undefined;
  return {
    area: Math.abs(terms),
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
function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
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
