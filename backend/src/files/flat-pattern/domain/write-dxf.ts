import { endOf, pointsOf, startOf, type Arc, type Curve, type Point } from './curve.js';

/** Layers that machines and this product's own reader know: what is cut, engraved, bent. */
export const LAYERS = {
  cut: 'CORTE',
  engraved: 'GRAVACAO',
  bend: 'DOBRA',
  up: 'DOBRA_CIMA',
  down: 'DOBRA_BAIXO',
};

/** Colours by which CAD programs show them. */
const COLOURS: Readonly<Record<keyof typeof LAYERS, number>> = {
  cut: 7,
  engraved: 3,
  bend: 5,
  up: 5,
  down: 4,
};

/** Pairs of a code and a value, as DXF has them. */
type Pairs = readonly (readonly [code: number, value: string | number])[];

/** The entities as a DXF of version 2000, in mm. */
export function writeDxf(entities: readonly string[]): string {
  const layers = (Object.keys(LAYERS) as (keyof typeof LAYERS)[]).map((name) =>
    writePairs([
      [0, 'LAYER'],
      [2, LAYERS[name]],
      [70, 0],
      [62, COLOURS[name]],
      [6, 'CONTINUOUS'],
    ]),
  );
  return [
    section(
      'HEADER',
      writePairs([
        [9, '$ACADVER'],
        [1, 'AC1015'],
        [9, '$INSUNITS'],
        [70, 4],
      ]),
    ),
    section(
      'TABLES',
      writePairs([
        [0, 'TABLE'],
        [2, 'LAYER'],
        [70, layers.length],
      ]) +
        layers.join('') +
        writePairs([[0, 'ENDTAB']]),
    ),
    section('ENTITIES', entities.join('')),
    writePairs([[0, 'EOF']]),
  ].join('');
}

const writePairs = (pairs: Pairs): string =>
  pairs.map(([code, value]) => `${String(code)}\r\n${String(value)}\r\n`).join('');

const section = (name: string, content: string): string =>
  writePairs([
    [0, 'SECTION'],
    [2, name],
  ]) +
  content +
  writePairs([[0, 'ENDSEC']]);

const entity = (type: string, kind: string, layer: string, pairs: Pairs): string =>
  writePairs([[0, type], [100, 'AcDbEntity'], [8, layer], [100, kind], ...pairs]);

const pair = ([x, y]: readonly [number, number], code = 10): Pairs => [
  [code, rounded(x)],
  [code + 10, rounded(y)],
];

/** A corner of a line, mm; where an arc begins there, its bulge: the tangent of a quarter of its angle, positive to the left. */
type Corner = readonly [x: number, y: number, bulge?: number];

/** One line through these corners. */
const polyline = (corners: readonly Corner[], layer: string, closed: boolean): string =>
  entity('LWPOLYLINE', 'AcDbPolyline', layer, [
    [90, corners.length],
    [70, Number(closed)],
    ...corners.flatMap(([x, y, bulge = 0]): Pairs => [
      ...pair([x, y]),
      ...(bulge === 0 ? [] : [[42, rounded(bulge)] as const]),
    ]),
  ]);

/** A text whose first letter stands at the point. @param height mm */
export const dxfText = (
  content: string,
  point: readonly [number, number],
  height: number,
  layer: string,
): string => entity('TEXT', 'AcDbText', layer, [...pair(point), [40, rounded(height)], [1, content]]);

/** Lines and curves that follow each other, as one line with its arcs, or a circle; parts of ellipses and splines as lines through their points. */
export function contourEntity(curves: readonly Curve[], closed: boolean, layer: string): string {
  const [only, ...others] = curves;
  if (only?.kind === 'arc' && others.length === 0 && (closed || isWhole(only))) {
    const { x, y } = only.center;
    const radius = radiusOf(only);
    if (radius !== null)
      return entity('CIRCLE', 'AcDbCircle', layer, [...pair([x, y]), [40, rounded(radius)]]);
  }
  const corners = curves.flatMap(cornersOf);
  const last = curves.at(-1);
  if (last && !closed) corners.push(cornerAt(endOf(last)));
  return polyline(apart(corners, closed), layer, closed);
}

const cornerAt = ({ x, y }: Point, bulge = 0): Corner => [x, y, bulge];

/** The corners of a curve but its end, which is where the next one begins. */
function cornersOf(curve: Curve): Corner[] {
  const bulge = curve.kind === 'arc' ? bulgeOf(curve) : 0;
  if (curve.kind === 'line' || bulge !== 0) return [cornerAt(startOf(curve), bulge)];
  return pointsOf(curve)
    .slice(0, -1)
    .map((point) => cornerAt(point));
}

const radiusOf = ({ u, v }: Arc): number | null => {
  const [radius, other] = [Math.hypot(u.x, u.y), Math.hypot(v.x, v.y)];
  const isRound =
    Math.abs(radius - other) <= 1e-6 * radius && Math.abs(u.x * v.x + u.y * v.y) <= 1e-6 * radius ** 2;
  return isRound ? radius : null;
};

const isWhole = ({ from, to }: Arc): boolean => Math.abs(to - from) >= 2 * Math.PI - 1e-9;

/** 0 for what is no part of a circle. */
function bulgeOf(arc: Arc): number {
  const { u, v, from, to } = arc;
  if (radiusOf(arc) === null || isWhole(arc)) return 0;
  const side = Math.sign(u.x * v.y - u.y * v.x);
  return Math.tan((side * (to - from)) / 4);
}

/** mm; corners that are nearer to each other than this would be ends of lines that meet. */
const NEAREST = 0.06;

/** Whether nothing but a line that is too short goes from one corner to the other. */
const isTooShort = ([x, y, bulge = 0]: Corner, next: Corner): boolean =>
  bulge === 0 && Math.hypot(x - next[0], y - next[1]) < NEAREST;

/** Without lines that are too short; of a closed one also from its last corner to the first. */
function apart(corners: readonly Corner[], closed: boolean): Corner[] {
  const kept: Corner[] = [];
  for (const corner of corners) {
    const before = kept.at(-1);
    // An arc that begins behind the short line begins where that did.
    if (before && isTooShort(before, corner)) kept[kept.length - 1] = [before[0], before[1], corner[2]];
    else kept.push(corner);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (closed && first && last && kept.length > 2 && isTooShort(last, first)) kept.pop();
  return kept;
}

/** Far finer than any machine, and than the ends of neighbouring curves may be apart. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
