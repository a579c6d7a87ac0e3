import type { Contour } from './chain.js';
import { distance, mapPoint, pointsOf, turning, type Curve, type Point } from './curve.js';
import type { Unfolded } from './flat-pattern.js';
import { boxOf } from './measure.js';

/** A closed line: its corners in mm, the last one joined to the first one. */
export type Ring = [x: number, y: number][];

/** mm by which chords of an arc are off it at most. */
const SAGITTA = 0.05;

/** Radians between two corners of an arc at most: a small hole stays round enough. */
const COARSEST = Math.PI / 6;

/** Corners of an outline at most: pieces with more are cut by the rectangle around them. */
const MOST_CORNERS = 3000;

/**
 * The outline of the part as it is placed on a sheet: its outer line first, then its holes, the longer side of the smallest rectangle around it along y.
 * @returns null where it is not one closed outer line, or has too many corners
 */
export function ringsOf({
  nested,
  contours,
  angle,
}: Pick<Unfolded, 'nested' | 'contours' | 'angle'>): Ring[] | null {
  const outer = nested.filter(({ depth }) => depth === 0);
  const [only] = outer;
  if (!only || outer.length > 1 || contours.some(({ closed }) => !closed)) return null;
  const holes = nested.filter(({ depth }) => depth === 1);
  const rings = [only, ...holes].map(({ contour }) => ringOf(contour, angle));
  return rings.reduce((sum, { length }) => sum + length, 0) > MOST_CORNERS ? null : standing(rings);
}

function ringOf({ curves }: Contour, angle: number): Ring {
  const turn = turning(-angle);
  const points = curves.flatMap((curve) => pointsOf(curve, stepOf(curve)));
  const ring: Ring = [];
  let before: Point | undefined = points.at(-1);
  for (const point of points) {
    if (before && distance(before, point) > SAGITTA / 10) {
      const { x, y } = mapPoint(turn, point);
      ring.push([x, y]);
    }
    before = point;
  }
  return ring;
}

/** Radians between two corners of an arc, so that its chords are hardly off it. */
function stepOf(curve: Curve): number {
  if (curve.kind !== 'arc') return COARSEST;
  const radius = Math.max(Math.hypot(curve.u.x, curve.u.y), Math.hypot(curve.v.x, curve.v.y));
  return radius <= SAGITTA ? COARSEST : Math.min(COARSEST, 2 * Math.acos(1 - SAGITTA / radius));
}

/** From the corner of the rectangle around it, its longer side along y. */
function standing(rings: readonly Ring[]): Ring[] {
  const [outer = []] = rings;
  const { least, most } = boxOf([{ kind: 'chords', points: outer.map(([x, y]) => ({ x, y })) }]);
  const isWide = most.x - least.x > most.y - least.y;
  const placed = (x: number, y: number): [number, number] =>
    isWide ? [most.y - y, x - least.x] : [x - least.x, y - least.y];
  return rings.map((ring) => ring.map(([x, y]) => placed(x, y).map(rounded) as [number, number]));
}

/** Thousandths of a millimetre are finer than any machine. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
