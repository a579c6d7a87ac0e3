import { inflatePaths, JoinType, EndType, simplifyPaths, type Path64, type Paths64 } from 'clipper2-ts';
import earcut from 'earcut';
import { at } from '../at.js';
import type { Point, Ring, Side } from './shape-job.js';

/** Whole steps of a millimetre in which outlines are offset and joined. */
const STEPS_PER_MM = 1000;

/** An offset corner is cut off where it would be farther away than so many times the offset. */
const SHARPEST = 2;

/** The smallest triangle that counts, mm². */
const LEAST_AREA = 1e-9;

export const sidesOf = (ring: Ring): Side[] =>
  ring.map((from, index) => [from, at(ring, (index + 1) % ring.length)]);

/** Twice the area, positive counterclockwise. */
export const doubleArea = (ring: Ring): number =>
  sidesOf(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - y * nextX, 0);

/** The ring turned counterclockwise; by right angles exactly. */
export function turn(ring: Ring, degrees: number): Ring {
  const angle = (degrees * Math.PI) / 180;
  const exact = (value: number) => (Math.abs(value - Math.round(value)) < 1e-12 ? Math.round(value) : value);
  const [sin, cos] = [exact(Math.sin(angle)), exact(Math.cos(angle))];
  return ring.map(([x, y]) => [cos * x - sin * y, sin * x + cos * y]);
}

/** The rectangle around an outline: its least and its greatest coordinates, and its sizes. */
export function boundsOf(rings: readonly Ring[]): Record<'least' | 'most' | 'size', [x: number, y: number]> {
  const least: [number, number] = [Infinity, Infinity];
  const most: [number, number] = [-Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      least[0] = Math.min(least[0], x);
      least[1] = Math.min(least[1], y);
      most[0] = Math.max(most[0], x);
      most[1] = Math.max(most[1], y);
    }
  }
  return { least, most, size: [most[0] - least[0], most[1] - least[1]] };
}

export const move = (ring: Ring, x: number, y: number): Ring =>
  ring.map((point) => [point[0] + x, point[1] + y]);

/** In whole steps. */
export const toPath = (ring: Ring): Path64 =>
  ring.map(([x, y]) => ({ x: Math.round(x * STEPS_PER_MM), y: Math.round(y * STEPS_PER_MM) }));

/** In whole steps, outer lines counterclockwise and holes clockwise. */
const toPaths = (rings: readonly Ring[]): Paths64 =>
  rings.map((ring, index) =>
    doubleArea(ring) > 0 === (index === 0) ? toPath(ring) : toPath(ring).reverse(),
  );

export const fromPaths = (paths: Paths64): Ring[] =>
  paths.map((path) => path.map(({ x, y }) => [x / STEPS_PER_MM, y / STEPS_PER_MM] as const));

/**
 * The outline, larger by a distance on each side, holes smaller.
 * @param tolerance mm by which it may be larger still, with fewer corners
 */
export function enlarge(rings: readonly Ring[], distance: number, tolerance: number): Ring[] {
  const steps = (distance + tolerance) * STEPS_PER_MM;
  const larger =
    steps === 0
      ? toPaths(rings)
      : inflatePaths(toPaths(rings), steps, JoinType.Miter, EndType.Polygon, SHARPEST);
  const simple = tolerance === 0 ? larger : simplifyPaths(larger, tolerance * STEPS_PER_MM, true);
  return fromPaths(simple).filter((ring) => ring.length > 2);
}

/** Convex pieces that make the polygon together. @param rings the outer line counterclockwise, holes clockwise */
export function convexParts(rings: readonly Ring[]): Ring[] {
  const points = rings.flat();
  const holes = rings
    .slice(1)
    .map((_, index) => rings.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
  const corners = earcut(points.flat(), holes);
  const parts: number[][] = [];
  for (let corner = 0; corner < corners.length; corner += 3) {
    const triangle = corners.slice(corner, corner + 3);
    const area = doubleArea(triangle.map((index) => at(points, index)));
    if (Math.abs(area) > LEAST_AREA) parts.push(area > 0 ? triangle : triangle.reverse());
  }
  joinParts(parts, points);
  return parts.map((part) => part.map((index) => at(points, index)));
}

/** Joins two parts along a common side, again and again, as long as that gives a convex one. */
function joinParts(parts: number[][], points: readonly Point[]): void {
  for (let first = 0; first < parts.length; first++) {
    for (let second = first + 1; second < parts.length; second++) {
      const joined = join(at(parts, first), at(parts, second), points);
      if (!joined) continue;
      parts[first] = joined;
      parts.splice(second, 1);
      second = first;
    }
  }
}

function join(one: readonly number[], other: readonly number[], points: readonly Point[]): number[] | null {
  for (let side = 0; side < one.length; side++) {
    const [from, to] = [at(one, side), at(one, (side + 1) % one.length)];
    const match = other.findIndex(
      (corner, index) => corner === to && other[(index + 1) % other.length] === from,
    );
    if (match < 0) continue;
    const joined = [
      ...one.map((_, index) => at(one, (side + 1 + index) % one.length)),
      ...other.slice(2).map((_, index) => at(other, (match + 2 + index) % other.length)),
    ];
    return isConvex(joined.map((index) => at(points, index))) ? joined : null;
  }
  return null;
}

function isConvex(ring: Ring): boolean {
  return ring.every((corner, index) => {
    const next = at(ring, (index + 1) % ring.length);
    const third = at(ring, (index + 2) % ring.length);
    return cross(corner, next, third) >= -LEAST_AREA;
  });
}

const cross = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

/** All sums of a point of the one and a point of the other; both convex and counterclockwise. */
export function addConvex(one: Ring, other: Ring): Ring {
  const [p, q] = [fromLowest(one), fromLowest(other)];
  const sum: Point[] = [];
  let [i, j] = [0, 0];
  while (i < p.length || j < q.length) {
    const [a, b] = [at(p, i % p.length), at(q, j % q.length)];
    const [nextA, nextB] = [at(p, (i + 1) % p.length), at(q, (j + 1) % q.length)];
    sum.push([a[0] + b[0], a[1] + b[1]]);
    const side = (nextA[0] - a[0]) * (nextB[1] - b[1]) - (nextA[1] - a[1]) * (nextB[0] - b[0]);
    if (j >= q.length || (i < p.length && side >= 0)) {
      i++;
      if (side === 0 && j < q.length) j++;
    } else j++;
  }
  return sum;
}

/** A ring's corners, beginning at its lowest one, of several at the left one. */
export function fromLowest(ring: Ring): Ring {
  let lowest = 0;
  ring.forEach(([x, y], index) => {
    const [leastX, leastY] = at(ring, lowest);
    if (y < leastY || (y === leastY && x < leastX)) lowest = index;
  });
  return [...ring.slice(lowest), ...ring.slice(0, lowest)];
}
