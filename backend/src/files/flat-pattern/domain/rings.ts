import type { Contour } from './chain.js';
import { distance, mapPoint, pointsOf, turning, type Curve, type Point } from './curve.js';
import type { Unfolded } from './flat-pattern.js';
import { boxOf } from './measure.js';

/** A closed line: its corners in mm, the last one joined to the first one. */
export type Ring = [x: number, y: number][];

/** Largest distance between an arc and the chords that replace it, mm. */
const SAGITTA = 0.05;

/** Largest angle between two corners of an arc, radians, so that a small hole stays round enough. */
const LARGEST_STEP = Math.PI / 6;

/** Most corners of a part's outline: parts with more are nested by the rectangle around them. */
const MOST_CORNERS = 3000;

/**
 * The rings of a part as it is placed on a sheet: its outer line, then its holes; the longer side of the smallest rectangle is along y.
 * @returns null without exactly one outer line, with an open contour, or with too many corners
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
  return rings.reduce((sum, { length }) => sum + length, 0) > MOST_CORNERS ? null : withLongSideAlongY(rings);
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

/** Angle between two corners of an arc by which its chords stay within SAGITTA, radians. */
function stepOf(curve: Curve): number {
  if (curve.kind !== 'arc') return LARGEST_STEP;
  const radius = Math.max(Math.hypot(curve.u.x, curve.u.y), Math.hypot(curve.v.x, curve.v.y));
  return radius <= SAGITTA ? LARGEST_STEP : Math.min(LARGEST_STEP, 2 * Math.acos(1 - SAGITTA / radius));
}

/** Moves the rectangle's corner to the origin, and turns all by a quarter where the longer side is along x. */
function withLongSideAlongY(rings: readonly Ring[]): Ring[] {
  const [outer = []] = rings;
  const { least, most } = boxOf([{ kind: 'chords', points: outer.map(([x, y]) => ({ x, y })) }]);
  const isWide = most.x - least.x > most.y - least.y;
  const placed = (x: number, y: number): [number, number] =>
    isWide ? [most.y - y, x - least.x] : [x - least.x, y - least.y];
  return rings.map((ring) => ring.map(([x, y]) => placed(x, y).map(rounded) as [number, number]));
}

/** Thousandths of a millimetre are finer than any machine. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
