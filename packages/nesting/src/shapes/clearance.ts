import { at } from '../at.js';
import { boundsOf, sidesOf } from './polygon.js';
import type { Point, Ring, Side } from './shape-job.js';

/**
 * mm between two outlines wherever it is measured; 0 where they cross. One inside of a hole of the other keeps its distance from
 * the hole's line.
 */
export function clearanceOf(one: readonly Ring[], other: readonly Ring[]): number {
  const sides = other.flatMap(sidesOf);
  return one
    .flatMap(sidesOf)
    .reduce(
      (least, side) => sides.reduce((so, next) => Math.min(so, betweenLines(side, next)), least),
      Infinity,
    );
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

/** Points along each side of the rectangle around an outline that are looked at. */
const POINTS = 24;

/** A point in the material that is far from all of its lines, where a number has room; and how far it is. */
export function innerPoint(rings: readonly Ring[]): { point: [x: number, y: number]; room: number } {
  const { least, size } = boundsOf(rings);
  const sides = rings.flatMap(sidesOf);
  const place = (axis: 0 | 1, index: number) => least[axis] + (size[axis] * (index + 0.5)) / POINTS;
  let best: [number, number] = [place(0, POINTS / 2), place(1, POINTS / 2)];
  let room = 0;
  for (let column = 0; column < POINTS; column++) {
    for (let row = 0; row < POINTS; row++) {
      const point: [number, number] = [place(0, column), place(1, row)];
      if (!isInside(point, sides)) continue;
      const distance = Math.min(...sides.map((side) => distanceToLine(point, side)));
      if (distance <= room) continue;
      room = distance;
      best = point;
    }
  }
  return { point: best, room };
}

/** Whether an odd number of lines is to the right of the point. */
const isInside = ([x, y]: Point, sides: readonly Side[]): boolean =>
  sides.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay))
    .length %
    2 ===
  1;

function betweenLines([a, b]: Side, [c, d]: Side): number {
  if (turnTo(a, b, c) * turnTo(a, b, d) < 0 && turnTo(c, d, a) * turnTo(c, d, b) < 0) return 0;
  return Math.min(
    distanceToLine(a, [c, d]),
    distanceToLine(b, [c, d]),
    distanceToLine(c, [a, b]),
    distanceToLine(d, [a, b]),
  );
}

/** Positive where the point is to the left of the line from a to b. */
const turnTo = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** mm from a point to the nearest one of a line. */
function distanceToLine(point: Point, [from, to]: Side): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const near = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - near * dx, point[1] - from[1] - near * dy);
}
