import { distance, endOf, reversed, startOf, type Curve, type Point } from './curve.js';
import { lengthOf } from './measure.js';

/** Curves that follow each other, as a cutting head goes along them. */
export interface Contour {
  curves: Curve[];
  closed: boolean;
}

/** mm; ends closer than this meet, as they do for the machine. */
export const TOLERANCE = 0.05;

/** mm; what is shorter is a slip of the program that drew it. */
const NOTHING = 1e-6;

/**
 * Joins curves to contours by their ends; a curve drawn twice counts once.
 * @param curves in mm
 */
export function chain(curves: readonly Curve[]): Contour[] {
  const contours: Contour[] = [];
  const open: Curve[] = [];
  for (const curve of unique(curves)) {
    const length = lengthOf(curve);
    if (length <= NOTHING) continue;
    const round = length > 2 * TOLERANCE && distance(startOf(curve), endOf(curve)) <= TOLERANCE;
    if (round) contours.push({ curves: [curve], closed: true });
    else open.push(curve);
  }
  const ends = new Ends(open);
  for (const [index, curve] of open.entries()) {
    if (ends.take(index)) contours.push(follow(curve, ends));
  }
  return contours;
}

/** On from the curve's end, and where that leads nowhere, back from its start. */
function follow(first: Curve, ends: Ends): Contour {
  const curves = [first];
  const closed = () => meets(curves);
  const grow = (from: () => Point, add: (curve: Curve) => void) => {
    for (let next = ends.next(from()); next; next = closed() ? null : ends.next(from())) add(next);
  };
  grow(
    () => endOf(curves.at(-1) ?? first),
    (curve) => curves.push(curve),
  );
  if (closed()) return { curves, closed: true };
  const before: Curve[] = [];
  grow(
    () => startOf(before.at(-1) ?? first),
    (curve) => before.push(reversed(curve)),
  );
  const all = [...before.reverse(), ...curves];
  return { curves: all, closed: meets(all) };
}

/** Whether the last of several curves ends where the first one begins. */
function meets(curves: readonly Curve[]): boolean {
  const [head, tail] = [curves[0], curves.at(-1)];
  if (!head || !tail || curves.length < 2) return false;
  return distance(startOf(head), endOf(tail)) <= TOLERANCE;
}

/** The ends of curves that no contour has yet, found by place. */
class Ends {
  private readonly cells = new Map<string, number[]>();
  private readonly taken: boolean[];

  constructor(private readonly curves: readonly Curve[]) {
    this.taken = curves.map(() => false);
    for (const [index, curve] of curves.entries()) {
      for (const end of [startOf(curve), endOf(curve)]) {
        const cell = key(cellOf(end.x), cellOf(end.y));
        this.cells.set(cell, [...(this.cells.get(cell) ?? []).slice(-MOST_AT_A_PLACE), index]);
      }
    }
  }

  /** Marks the curve as used. @returns false when it was before */
  take(index: number): boolean {
    if (this.taken[index] === true) return false;
    this.taken[index] = true;
    return true;
  }

  /** The free curve that begins nearest to the point, turned so that it does begin there; taken by this. */
  next(point: Point): Curve | null {
    let best: { index: number; turn: boolean; gap: number } | null = null;
    for (const index of this.near(point)) {
      const curve = this.curves[index];
      if (!curve || this.taken[index] === true) continue;
      const [ahead, behind] = [distance(startOf(curve), point), distance(endOf(curve), point)];
      const gap = Math.min(ahead, behind);
      if (gap <= TOLERANCE && gap < (best?.gap ?? Infinity)) best = { index, turn: behind < ahead, gap };
    }
    const curve = best && this.curves[best.index];
    if (!best || !curve) return null;
    this.take(best.index);
    return best.turn ? reversed(curve) : curve;
  }

  private *near({ x, y }: Point): Generator<number> {
    for (let column = cellOf(x) - 1; column <= cellOf(x) + 1; column += 1) {
      for (let row = cellOf(y) - 1; row <= cellOf(y) + 1; row += 1)
        yield* this.cells.get(key(column, row)) ?? [];
    }
  }
}

/** More curves than that don't meet at one point; a file in which they do is not worth its time. */
const MOST_AT_A_PLACE = 64;

const cellOf = (value: number) => Math.floor(value / TOLERANCE);
const key = (column: number, row: number) => `${String(column)} ${String(row)}`;

function unique(curves: readonly Curve[]): Iterable<Curve> {
  const found = new Map<string, Curve>();
  for (const curve of curves) {
    const name = nameOf(curve);
    if (!found.has(name)) found.set(name, curve);
  }
  return found.values();
}

/** The same for curves that cover each other, whichever way they were drawn. */
function nameOf(curve: Curve): string {
  const ends = [startOf(curve), endOf(curve)].map(written).sort();
  if (curve.kind === 'line') return ends.join();
  if (curve.kind === 'chords') return [...ends, written(curve.points[curve.points.length >> 1])].join();
  const middle = (curve.from + curve.to) / 2;
  const { center, u, v } = curve;
  const through = {
    x: center.x + u.x * Math.cos(middle) + v.x * Math.sin(middle),
    y: center.y + u.y * Math.cos(middle) + v.y * Math.sin(middle),
  };
  return [
    'arc',
    ...ends,
    written(center),
    Math.abs(curve.to - curve.from).toFixed(3),
    ...(isWhole(curve) ? [] : [written(through)]),
  ].join();
}

const isWhole = ({ from, to }: Extract<Curve, { kind: 'arc' }>) => Math.abs(to - from) > 2 * Math.PI - 1e-9;

const written = (point: Point = { x: 0, y: 0 }) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;
