import type { Contour } from './chain.js';
import { cross, endOf, pointsOf, startOf, type Point } from './curve.js';
import { areaTerm, boxOf, type Box } from './measure.js';

/** Contours between two pauses. */
const STRIDE = 50;

interface Ring {
  area: number;
  box: Box;
  points: Point[];
}

/**
 * The area of what the closed contours bound, mm²: the outermost ones are material, what lies in them is a hole, what
 * lies in a hole is material again. It pauses now and then.
 */
export function* netArea(contours: readonly Contour[]): Generator<void, number> {
  const rings = contours.filter(({ closed }) => closed).map(ringOf);
  let area = 0;
  for (const [index, ring] of rings.entries()) {
    if (index % STRIDE === STRIDE - 1) yield;
    const around = rings.filter((other) => other !== ring && holds(other, ring)).length;
    area += around % 2 === 0 ? ring.area : -ring.area;
  }
  return Math.max(0, area);
}

function ringOf({ curves }: Contour): Ring {
  const terms = curves.reduce((sum, curve, index) => {
    const next = curves[(index + 1) % curves.length] ?? curve;
    // Across the gap between two ends that meet within the tolerance.
    return sum + areaTerm(curve) + cross(endOf(curve), startOf(next)) / 2;
  }, 0);
  return { area: Math.abs(terms), box: boxOf(curves), points: curves.flatMap(pointsOf) };
}

/** Whether `inner` lies in `outer`; contours don't cross each other, so that one point of it tells. */
function holds(outer: Ring, inner: Ring): boolean {
  if (outer.area < inner.area) return false;
  const { least, most } = outer.box;
  const within =
    inner.box.least.x >= least.x &&
    inner.box.least.y >= least.y &&
    inner.box.most.x <= most.x &&
    inner.box.most.y <= most.y;
  const [point] = inner.points;
  return within && point !== undefined && isInside(point, outer.points);
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
