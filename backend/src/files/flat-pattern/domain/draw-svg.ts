import { pointsOf, type Curve, type Point } from './curve.js';
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

/**
 * A picture of the flat part as SVG.
 * @param side pixels of the longer side
 * @param stroke pixels of a cut line's width
 */
export function drawSvg({ contours, marks }: Unfolded, side: number, stroke: number): string {
  const lines = contours.flatMap(({ curves }) => curves);
  const box = boxOf([...lines, ...marks]);
  const margin = Math.round(side * MARGIN);
  const inner = side - 2 * margin;
  const scale = inner / Math.max(widthOf(box), heightOf(box), Number.MIN_VALUE);
  const [width, height] = [widthOf(box), heightOf(box)].map((size) => Math.ceil(size * scale) + 2 * margin);
  // Drawings count y upwards, pictures downwards.
  const placed = ({ x, y }: Point): Point => ({
    x: margin + (x - box.least.x) * scale,
    y: margin + (box.most.y - y) * scale,
  });
  const path = (curves: readonly Curve[]) => curves.map((curve) => pathOf(curve, placed)).join('');
  const closed = path(contours.filter((contour) => contour.closed).flatMap(({ curves }) => curves));
  const open = path(contours.filter((contour) => !contour.closed).flatMap(({ curves }) => curves));
  const gaps = contours.flatMap(looseEnds).map((end) => circleOf(placed(end), stroke * GAP_RADIUS));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    '<rect width="100%" height="100%" fill="#FFFFFF"/>',
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<path stroke="${MARK}" stroke-width="${String(stroke * MARK_WIDTH)}" stroke-dasharray="${String(stroke * 5)} ${String(stroke * 3)}" d="${path(marks)}"/>`,
    `<path stroke="${INK}" stroke-width="${String(stroke)}" d="${closed}"/>`,
    `<path stroke="${GAP}" stroke-width="${String(stroke)}" d="${open}"/>`,
    `<g stroke="${GAP}" stroke-width="${String(stroke)}">${gaps.slice(0, 200).join('')}</g>`,
    '</g></svg>',
  ].join('');
}

/** Points that fall on the same tenth of a pixel are drawn once. */
function pathOf(curve: Curve, placed: (point: Point) => Point): string {
  const texts = pointsOf(curve).map((point) => {
    const { x, y } = placed(point);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [first = '', ...rest] = texts.filter((text, index) => text !== texts[index - 1]);
  return rest.length === 0 ? '' : `M${first}L${rest.join(' ')}`;
}

const circleOf = ({ x, y }: Point, radius: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
