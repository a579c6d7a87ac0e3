import { distance, FINE_STEP, pointsOf, type Curve, type Point } from './curve.js';
import { looseEnds, type Unfolded } from './flat-pattern.js';
import { boxOf, heightOf, widthOf } from './measure.js';

/** The look of a printed drawing: black on white, what is not cut thin and dashed, gaps in red. */
const INK = '#111111';
const MARK = '#7A828B';
const GAP = '#C62828';

/** Of the longer side. */
const MARGIN = 0.03;

/** Of the width of a cut line. */
const MARK_WIDTH = 0.6;
const GAP_RADIUS = 4.5;

/** Lines that are not cut are dashed up to this many: each dash takes its time, and none is seen among so many. */
const MOST_DASHED = 10_000;

/**
 * A picture of the flat part as SVG.
 * @param side pixels of the longer side
 * @param stroke pixels of a cut line's width
 */
export function drawSvg(
  unfolded: Pick<Unfolded, 'contours' | 'marks'>,
  side: number,
  stroke: number,
): string {
  const { contours, marks } = unfolded;
  const { width, height, ...placing } = placingOf(unfolded, side);
  const { placed } = placing;
  const draw = (curves: readonly Curve[], look: string) => pathsOf(curves, placing, look);
  const closed = contours.filter((contour) => contour.closed).flatMap(({ curves }) => curves);
  const open = contours.filter((contour) => !contour.closed).flatMap(({ curves }) => curves);
  const dashes = marks.length > MOST_DASHED ? 'none' : `${String(stroke * 5)} ${String(stroke * 3)}`;
  const gaps = contours.flatMap(looseEnds).map((end) => circleOf(placed(end), stroke * GAP_RADIUS));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    '<rect width="100%" height="100%" fill="#FFFFFF"/>',
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    draw(
      marks,
      `stroke="${MARK}" stroke-width="${String(stroke * MARK_WIDTH)}" stroke-dasharray="${dashes}"`,
    ),
    draw(closed, `stroke="${INK}" stroke-width="${String(stroke)}"`),
    draw(open, `stroke="${GAP}" stroke-width="${String(stroke)}"`),
    `<g stroke="${GAP}" stroke-width="${String(stroke)}">${gaps.slice(0, 200).join('')}</g>`,
    '</g></svg>',
  ].join('');
}

/** Points nearer than this to the one drawn before are left out, in pixels: a small circle needs no hundred of them. */
const NEAREST = 0.4;

/** An arc's points are this far from each other at least, in pixels, and at most this angle, in radians. */
const ARC_POINT = 0.8;
const COARSEST = Math.PI / 8;

/** Radians between two points of an arc of this size. */
export function stepOf(curve: Curve, scale: number): number {
  if (curve.kind !== 'arc') return FINE_STEP;
  const radius = scale * Math.max(Math.hypot(curve.u.x, curve.u.y), Math.hypot(curve.v.x, curve.v.y));
  return Math.min(COARSEST, Math.max(FINE_STEP, ARC_POINT / radius));
}

/** Where a drawing's points are in its picture: drawings count y upwards, pictures downwards. */
export interface Placing {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Pixels a millimetre. */
  scale: number;
  placed: (point: Point) => Point;
}

/** @param side pixels of the longer side */
export function placingOf({ contours, marks }: Pick<Unfolded, 'contours' | 'marks'>, side: number): Placing {
  const box = boxOf([...contours.flatMap(({ curves }) => curves), ...marks]);
  const margin = Math.round(side * MARGIN);
  const inner = side - 2 * margin;
  const scale = inner / Math.max(widthOf(box), heightOf(box), Number.MIN_VALUE);
  const [width = 0, height = 0] = [widthOf(box), heightOf(box)].map(
    (size) => Math.ceil(size * scale) + 2 * margin,
  );
  const placed = ({ x, y }: Point): Point => ({
    x: margin + (x - box.least.x) * scale,
    y: margin + (box.most.y - y) * scale,
  });
  return { width, height, scale, placed };
}

type InPicture = Pick<Placing, 'scale' | 'placed'>;

/** A path for each curve: crossings within one path take a renderer the square of their number. */
const pathsOf = (curves: readonly Curve[], placing: InPicture, look: string): string =>
  `<g ${look}>${curves.map((curve) => `<path d="${pathOf(curve, placing)}"/>`).join('')}</g>`;

function pathOf(curve: Curve, { scale, placed }: InPicture): string {
  const points = pointsOf(curve, stepOf(curve, scale)).map(placed);
  const [first = '', ...rest] = thinnedOut(points, NEAREST).map(
    ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`,
  );
  return rest.every((text) => text === first) ? '' : `M${first}L${rest.join(' ')}`;
}

/** Without points that are nearer than the gap to the one before; the last one stays. */
export function thinnedOut(points: readonly Point[], gap: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1);
    if (!before || index === points.length - 1 || distance(before, point) >= gap) kept.push(point);
  }
  return kept;
}

const circleOf = ({ x, y }: Point, radius: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
