import { circular, cross, distance, type Curve, type Point } from './curve.js';
import type { Ring } from './rings.js';

/** mm by which the corners of a ring may be off their arc: they are rounded to thousandths. */
const OFF = 0.003;

/** mm between a chord and its arc at most: what is farther off was drawn as corners. */
const DEEPEST = 0.06;

/** Chords that are taken for an arc at least: fewer are on a circle by chance. */
const FEWEST_CHORDS = 3;

/** A corner's turn, in radians, positive to the left; 0 where the line may not be part of an arc there. */
function turnAt(before: Point, corner: Point, next: Point): number {
  const [one, other] = [distance(before, corner), distance(corner, next)];
  if (one === 0 || Math.abs(one - other) > 2 * OFF) return 0;
  const turn = Math.asin(
    cross(
      { x: corner.x - before.x, y: corner.y - before.y },
      { x: next.x - corner.x, y: next.y - corner.y },
    ) /
      (one * other),
  );
  return (one / 2) * Math.tan(Math.abs(turn) / 4) <= DEEPEST ? turn : 0;
}

/** The circle through three points; null where they are on one line. */
function circleThrough(one: Point, two: Point, three: Point): { center: Point; radius: number } | null {
  const [a, b] = [
    { x: two.x - one.x, y: two.y - one.y },
    { x: three.x - one.x, y: three.y - one.y },
  ];
  const twice = 2 * cross(a, b);
  if (Math.abs(twice) < OFF) return null;
  const [aa, bb] = [a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y];
  const away = { x: (b.y * aa - a.y * bb) / twice, y: (a.x * bb - b.x * aa) / twice };
  return { center: { x: one.x + away.x, y: one.y + away.y }, radius: Math.hypot(away.x, away.y) };
}

/** The circle through three of the corners that are as far from each other as they can be. */
function circleOf(corners: readonly Point[]): ReturnType<typeof circleThrough> {
  const at = (part: number) => corners[Math.floor(part * (corners.length - 1))] ?? { x: 0, y: 0 };
  const ends = circleThrough(at(0), at(1 / 2), at(1));
  return ends && distance(at(0), at(1)) > ends.radius / 2 ? ends : circleThrough(at(0), at(1 / 3), at(2 / 3));
}

/** The arc through corners that follow each other, the way they turn; null where one of them is off it. */
function arcThrough(corners: readonly Point[], left: boolean): Curve | null {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last) return null;
  const circle = circleOf(corners);
  if (!circle) return null;
  const { center, radius } = circle;
  if (corners.some((corner) => Math.abs(distance(corner, center) - radius) > OFF)) return null;
  const angleOf = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const [from, to] = [angleOf(first), angleOf(last)];
  const whole = 2 * Math.PI;
  // Corners that end where they began go once around.
  const ahead = ((left ? to - from : from - to) + whole) % whole || whole;
  return circular(center, radius, from, from + (left ? ahead : -ahead));
}

const linesThrough = (corners: readonly Point[]): Curve[] =>
  corners.slice(1).map((to, index) => ({ kind: 'line', from: corners[index] ?? to, to }));

/**
 * A ring with arcs where its corners were taken from arcs (rings.ts): equal chords that turn alike, near to one circle. A machine cuts
 * an arc as one movement and hundreds of chords as so many.
 */
export function fitArcs(ring: Ring): Curve[] {
  const points = ring.map(([x, y]) => ({ x, y }));
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  const sides = points.map((corner, index) => Math.sign(turnAt(at(index - 1), corner, at(index + 1))));
  const sideAt = (index: number) => sides[(index + count) % count] ?? 0;
  const start = points.findIndex((_, index) => sideAt(index) === 0 || sideAt(index) !== sideAt(index - 1));
  const curves: Curve[] = [];
  const first = Math.max(0, start);
  for (let from = first; from < first + count;) {
    const side = sideAt(from + 1);
    let to = from + 1;
    while (side !== 0 && to < first + count && sideAt(to) === side) to += 1;
    const corners = Array.from({ length: to - from + 1 }, (_, index) => at(from + index));
    const arc = corners.length > FEWEST_CHORDS ? arcThrough(corners, side > 0) : null;
    for (const curve of arc ? [arc] : linesThrough(corners)) curves.push(curve);
    from = to;
  }
  return curves;
}
