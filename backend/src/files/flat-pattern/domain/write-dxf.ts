import { endOf, pointsOf, startOf, type Curve, type Point } from './curve.js';

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

/** Lines through these points, mm. */
export const polyline = (
  points: readonly (readonly [number, number])[],
  layer: string,
  closed: boolean,
): string =>
  entity('LWPOLYLINE', 'AcDbPolyline', layer, [
    [90, points.length],
    [70, Number(closed)],
    ...points.flatMap((point) => pair(point)),
  ]);

/** A text whose first letter stands at the point. @param height mm */
export const dxfText = (
  content: string,
  point: readonly [number, number],
  height: number,
  layer: string,
): string => entity('TEXT', 'AcDbText', layer, [...pair(point), [40, rounded(height)], [1, content]]);

/** A curve as what it is: a line, an arc, a circle; parts of ellipses and splines as lines through their points. */
export function curveEntity(curve: Curve, layer: string): string {
  if (curve.kind === 'line')
    return entity('LINE', 'AcDbLine', layer, [...pair(xy(curve.from)), ...pair(xy(curve.to), 11)]);
  return (curve.kind === 'arc' && arcEntity(curve, layer)) || polyline(pointsOf(curve).map(xy), layer, false);
}

const xy = ({ x, y }: Point): [number, number] => [x, y];

/** Null for a part of an ellipse. */
function arcEntity(arc: Extract<Curve, { kind: 'arc' }>, layer: string): string | null {
  const { center, u, v, from, to } = arc;
  const [radius, other] = [Math.hypot(u.x, u.y), Math.hypot(v.x, v.y)];
  if (Math.abs(radius - other) > 1e-6 * radius || Math.abs(u.x * v.x + u.y * v.y) > 1e-6 * radius ** 2)
    return null;
  const circle: Pairs = [...pair(xy(center)), [40, rounded(radius)]];
  if (Math.abs(Math.abs(to - from) - 2 * Math.PI) < 1e-9)
    return entity('CIRCLE', 'AcDbCircle', layer, circle);
  const isLeft = (to - from) * (u.x * v.y - u.y * v.x) > 0;
  const degrees = ({ x, y }: Point) =>
    rounded(((Math.atan2(y - center.y, x - center.x) * 180) / Math.PI + 360) % 360);
  const [start, end] = isLeft ? [startOf(arc), endOf(arc)] : [endOf(arc), startOf(arc)];
  return entity('ARC', 'AcDbCircle', layer, [
    ...circle,
    [100, 'AcDbArc'],
    [50, degrees(start)],
    [51, degrees(end)],
  ]);
}

/** Far finer than any machine, and than the ends of neighbouring curves may be apart. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
