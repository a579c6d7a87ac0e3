import type { Place } from '../../reading/domain/drawing-page.js';
import type { Point, Size } from './seen-page.js';

/** Curves that are handed out. */
const MOST_CURVES = 2_000;

/** A curve smaller than this is a letter, an arrow or a fillet, in points. */
const SMALLEST = 8;

/** A chain of fewer sloping lines is a leader or a bevel, and no arc drawn in pieces. */
const FEWEST = 4;

/** How far a line may lean to count as upright or level, in points. */
const LEAN = 0.3;

/** Where on a Bézier curve its extent is looked at, besides its ends: a quarter of a circle is off by less than 1 %. */
const PARTS = [0.25, 0.5, 0.75];

const isUpright = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) <= LEAN;
const isLevel = (one: Point, other: Point): boolean => Math.abs(one.y - other.y) <= LEAN;

/** A cubic Bézier curve's point; its controls reach beyond it. */
function pointAt(t: number, [a, b, c, d]: readonly [Point, Point, Point, Point]): Point {
  const s = 1 - t;
  const mixed = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return { x: mixed('x'), y: mixed('y') };
}

/** The arcs and curves of a page, by their boxes: Bézier curves, and chains of short sloping lines. */
export class CurveFinder {
  readonly curves: Place[] = [];
  private chain: Point[] = [];
  private controls: Point[] = [];

  constructor(private readonly size: Size) {}

  /** The path goes on straight to a point. */
  line(from: Point, to: Point): void {
    if (isUpright(from, to) || isLevel(from, to)) this.end();
    else this.goOn(from, to);
  }

  /** One of three points of a Bézier curve: two controls, then its end. */
  bezier(from: Point, point: Point): void {
    if (this.controls.length === 0) this.controls.push(from);
    this.controls.push(point);
    const [a, b, c, d] = this.controls;
    if (!a || !b || !c || !d) return;
    for (const t of PARTS) this.goOn(a, pointAt(t, [a, b, c, d]));
    this.goOn(a, d);
    this.controls = [];
  }

  private goOn(from: Point, to: Point): void {
    if (this.chain.length === 0) this.chain.push(from);
    this.chain.push(to);
  }

  /** The chain of curves ends. */
  end(): void {
    const points = this.chain;
    this.chain = [];
    this.controls = [];
    if (points.length <= FEWEST || this.curves.length >= MOST_CURVES) return;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y } of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (Math.max(right - left, bottom - top) < SMALLEST) return;
    const { width, height } = this.size;
    this.curves.push({
      x: left / width,
      y: top / height,
      width: (right - left) / width,
      height: (bottom - top) / height,
    });
  }
}
