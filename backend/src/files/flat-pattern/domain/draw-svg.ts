import { pointsOf, type Curve, type Point } from './curve.js';
import { looseEnds, type Unfolded } from './flat-pattern.js';
import { boxOf, heightOf, widthOf } from './measure.js';

/** The look of a printed drawing: black on white, what is not cut thin and dashed, gaps in red. */
const INK = '#111111';
const MARK = '#7A828B';
const GAP = '#C62828';

/** Pixels. */
const MARGIN = 60;
const CUT_WIDTH = 3;
const MARK_WIDTH = 2;
const GAP_RADIUS = 14;

/** A picture of the flat part as SVG, its longer side `side` pixels. */
export function drawSvg({ contours, marks }: Unfolded, side: number): string {
  const lines = contours.flatMap(({ curves }) => curves);
  const box = boxOf([...lines, ...marks]);
  const inner = side - 2 * MARGIN;
  const scale = inner / Math.max(widthOf(box), heightOf(box), Number.MIN_VALUE);
  const [width, height] = [widthOf(box), heightOf(box)].map((size) => Math.ceil(size * scale) + 2 * MARGIN);
  // Drawings count y upwards, pictures downwards.
  const placed = ({ x, y }: Point): Point => ({
    x: MARGIN + (x - box.least.x) * scale,
    y: MARGIN + (box.most.y - y) * scale,
  });
  const path = (curves: readonly Curve[]) => curves.map((curve) => pathOf(curve, placed)).join('');
  const closed = path(contours.filter((contour) => contour.closed).flatMap(({ curves }) => curves));
  const open = path(contours.filter((contour) => !contour.closed).flatMap(({ curves }) => curves));
  const gaps = contours.flatMap(looseEnds).map((end) => circleOf(placed(end)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    '<rect width="100%" height="100%" fill="#FFFFFF"/>',
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<path stroke="${MARK}" stroke-width="${String(MARK_WIDTH)}" stroke-dasharray="14 8" d="${path(marks)}"/>`,
    `<path stroke="${INK}" stroke-width="${String(CUT_WIDTH)}" d="${closed}"/>`,
    `<path stroke="${GAP}" stroke-width="${String(CUT_WIDTH)}" d="${open}"/>`,
    `<g stroke="${GAP}" stroke-width="${String(CUT_WIDTH)}">${gaps.slice(0, 200).join('')}</g>`,
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

const circleOf = ({ x, y }: Point) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(GAP_RADIUS)}"/>`;
