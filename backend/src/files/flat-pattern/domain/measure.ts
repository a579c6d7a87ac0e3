import { cross, distance, endOf, pointAt, startOf, type Arc, type Curve, type Point } from './curve.js';

/** Lengths, areas and extents of curves, in the units of their points. */

/** Gauss–Legendre of five points on [-1, 1]. */
const NODES: readonly (readonly [at: number, weight: number])[] = [
  [0, 128 / 225],
  [0.5384693101056831, 0.47862867049936647],
  [-0.5384693101056831, 0.47862867049936647],
  [0.906179845938664, 0.23692688505618908],
  [-0.906179845938664, 0.23692688505618908],
];

/** Radians of one piece of that integration: exact to ten digits for an ellipse of 1 : 20. */
const PIECE = Math.PI / 64;

export function lengthOf(curve: Curve): number {
  if (curve.kind === 'line') return distance(curve.from, curve.to);
  if (curve.kind === 'arc') return arcLength(curve);
  return curve.points.reduce(
    (sum, point, index) => sum + (index === 0 ? 0 : distance(curve.points[index - 1] ?? point, point)),
    0,
  );
}

export const lengthOfAll = (curves: readonly Curve[]) =>
  curves.reduce((sum, curve) => sum + lengthOf(curve), 0);

/** A circle's is radius × angle; an ellipse's has no closed form. */
function arcLength({ u, v, from, to }: Arc): number {
  const [long, short] = [Math.hypot(u.x, u.y), Math.hypot(v.x, v.y)];
  const round =
    Math.abs(long - short) <= 1e-9 * long && Math.abs(u.x * v.x + u.y * v.y) <= 1e-9 * long * short;
  if (round) return long * Math.abs(to - from);
  const speed = (t: number) =>
    Math.hypot(v.x * Math.cos(t) - u.x * Math.sin(t), v.y * Math.cos(t) - u.y * Math.sin(t));
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / PIECE));
  const half = (to - from) / pieces / 2;
  let length = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const middle = from + half * (2 * piece + 1);
    for (const [at, weight] of NODES) length += weight * speed(middle + half * at) * Math.abs(half);
  }
  return length;
}

/** The curve's part of ½ ∮ (x dy − y dx); summed over a closed outline it is the area, negative clockwise. */
function areaTerm(curve: Curve): number {
  if (curve.kind === 'line') return cross(curve.from, curve.to) / 2;
  if (curve.kind === 'arc') {
    const { center, u, v, from, to } = curve;
    const [start, end] = [startOf(curve), endOf(curve)];
    return (cross(center, { x: end.x - start.x, y: end.y - start.y }) + cross(u, v) * (to - from)) / 2;
  }
  const { points } = curve;
  return points.reduce((sum, point, index) => sum + cross(points[index - 1] ?? point, point) / 2, 0);
}

/** The area inside of curves that follow each other; gaps between them are bridged by straight lines. */
export const areaOf = (curves: readonly Curve[]): number =>
  Math.abs(
    curves.reduce((sum, curve, index) => {
      const next = curves[(index + 1) % curves.length] ?? curve;
      return sum + areaTerm(curve) + cross(endOf(curve), startOf(next)) / 2;
    }, 0),
  );

export interface Box {
  least: Point;
  most: Point;
}

export const NOWHERE: Box = {
  least: { x: Infinity, y: Infinity },
  most: { x: -Infinity, y: -Infinity },
};

export const widthOf = ({ least, most }: Box) => Math.max(0, most.x - least.x);
export const heightOf = ({ least, most }: Box) => Math.max(0, most.y - least.y);

/** The smallest upright rectangle around the curves. */
export function boxOf(curves: Iterable<Curve>): Box {
  const [least, most] = [{ ...NOWHERE.least }, { ...NOWHERE.most }];
  for (const curve of curves) {
    for (const { x, y } of outermost(curve)) {
      least.x = Math.min(least.x, x);
      least.y = Math.min(least.y, y);
      most.x = Math.max(most.x, x);
      most.y = Math.max(most.y, y);
    }
  }
  return { least, most };
}

/** Points among which the curve's extremes are. */
function outermost(curve: Curve): Point[] {
  if (curve.kind === 'chords') return curve.points;
  const ends = [startOf(curve), endOf(curve)];
  if (curve.kind === 'line') return ends;
  const [low, high] = [Math.min(curve.from, curve.to), Math.max(curve.from, curve.to)];
  const turns = [Math.atan2(curve.v.x, curve.u.x), Math.atan2(curve.v.y, curve.u.y)];
  for (const turn of turns) {
    // An extreme every half turn from here on.
    const first = turn + Math.PI * Math.ceil((low - turn) / Math.PI);
    for (let t = first; t <= high && t <= first + 2 * Math.PI; t += Math.PI) ends.push(pointAt(curve, t));
  }
  return ends;
}
