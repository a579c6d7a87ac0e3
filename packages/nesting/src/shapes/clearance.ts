import { at } from '../at.js';
import { distanceToLine } from './inner-point.js';
import { boundsOf } from './polygon.js';
import type { Ring } from './shape-job.js';

type Point = Ring[number];

/**
 * mm between two outlines wherever it is measured; 0 where they cross. One inside of a hole of the other keeps its distance from
 * the hole's line.
 */
export function clearanceOf(one: readonly Ring[], other: readonly Ring[]): number {
  let least = Infinity;
  for (const ring of one) {
    for (const against of other) least = Math.min(least, betweenRings(ring, against));
  }
  return least;
}

/** Whether all outlines of a sheet are at least so far from each other. */
export function keepApart(outlines: readonly (readonly Ring[])[], distance: number): boolean {
  const bounds = outlines.map(boundsOf);
  return outlines.every((one, index) =>
    outlines.slice(index + 1).every((other, next) => {
      const [first, second] = [at(bounds, index), at(bounds, index + 1 + next)];
      const isNear = ([0, 1] as const).every(
        (axis) =>
          first.least[axis] - distance < second.most[axis] &&
          second.least[axis] - distance < first.most[axis],
      );
      return !isNear || clearanceOf(one, other) >= distance;
    }),
  );
}

function betweenRings(one: Ring, other: Ring): number {
  let least = Infinity;
  for (const [index, from] of one.entries()) {
    const to = at(one, (index + 1) % one.length);
    for (const [against, start] of other.entries()) {
      const end = at(other, (against + 1) % other.length);
      least = Math.min(least, betweenLines(from, to, start, end));
    }
  }
  return least;
}

function betweenLines(a: Point, b: Point, c: Point, d: Point): number {
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(
    distanceToLine(a, c, d),
    distanceToLine(b, c, d),
    distanceToLine(c, a, b),
    distanceToLine(d, a, b),
  );
}

const side = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
