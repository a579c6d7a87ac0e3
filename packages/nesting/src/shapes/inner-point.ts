import { at } from '../at.js';
import { boundsOf } from './polygon.js';
import type { Ring } from './shape-job.js';

/** Points along each side of the rectangle around an outline that are looked at. */
const POINTS = 24;

/** A point in the material that is far from all of its lines, where a number has room; and how far it is. */
export function innerPoint(rings: readonly Ring[]): { point: [x: number, y: number]; room: number } {
  const { least, most } = boundsOf(rings);
  const place = (axis: 0 | 1, index: number) =>
    least[axis] + ((most[axis] - least[axis]) * (index + 0.5)) / POINTS;
  let best: [number, number] = [place(0, POINTS / 2), place(1, POINTS / 2)];
  let room = 0;
  for (let column = 0; column < POINTS; column++) {
    for (let row = 0; row < POINTS; row++) {
      const point: [number, number] = [place(0, column), place(1, row)];
      const distance = isInside(point, rings) ? distanceTo(point, rings) : 0;
      if (distance <= room) continue;
      room = distance;
      best = point;
    }
  }
  return { point: best, room };
}

/** Whether an odd number of lines is to the right of the point. */
function isInside([x, y]: readonly [number, number], rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = at(ring, (index + 1) % ring.length);
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
}

function distanceTo(point: readonly [number, number], rings: readonly Ring[]): number {
  let least = Infinity;
  for (const ring of rings) {
    for (const [index, from] of ring.entries()) {
      least = Math.min(least, distanceToLine(point, from, at(ring, (index + 1) % ring.length)));
    }
  }
  return least;
}

type Point = Ring[number];

/** mm from a point to the nearest one of a line. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const near = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - near * dx, point[1] - from[1] - near * dy);
}
