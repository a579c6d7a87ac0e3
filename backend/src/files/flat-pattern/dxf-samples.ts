/** DXF files for tests, written the way that CAD programs do. */

type Pair = readonly [code: number, value: string | number];

export const entity = (type: string, ...pairs: Pair[]): string =>
  [[0, type] as const, [8, '0'] as const, ...pairs]
    .map(([code, value]) => `${String(code)}\n${String(value)}\n`)
    .join('');

export const line = (x1: number, y1: number, x2: number, y2: number, ...rest: Pair[]) =>
  entity('LINE', [10, x1], [20, y1], [11, x2], [21, y2], ...rest);

export const circle = (x: number, y: number, radius: number, ...rest: Pair[]) =>
  entity('CIRCLE', [10, x], [20, y], [40, radius], ...rest);

/** Degrees, counterclockwise. */
export const arc = (x: number, y: number, radius: number, from: number, to: number) =>
  entity('ARC', [10, x], [20, y], [40, radius], [50, from], [51, to]);

/** Vertices as x, y and, where an arc follows, its bulge. */
export const polyline = (closed: boolean, ...vertices: (readonly [number, number, number?])[]) =>
  entity(
    'LWPOLYLINE',
    [90, vertices.length],
    [70, closed ? 1 : 0],
    ...vertices.flatMap(([x, y, bulge]): Pair[] => [
      [10, x],
      [20, y],
      ...(bulge ? [[42, bulge] as const] : []),
    ]),
  );

export const rectangle = (x: number, y: number, width: number, height: number) =>
  polyline(true, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export const insert = (block: string, x: number, y: number, ...rest: Pair[]) =>
  entity('INSERT', [2, block], [10, x], [20, y], ...rest);

export const block = (name: string, [x, y]: readonly [number, number], ...entities: string[]) =>
  `0\nBLOCK\n8\n0\n2\n${name}\n70\n0\n10\n${String(x)}\n20\n${String(y)}\n${entities.join('')}0\nENDBLK\n8\n0\n`;

interface Parts {
  /** $INSUNITS; none unless given. */
  units?: number;
  /** $MEASUREMENT; none unless given. */
  measurement?: number;
  layers?: string;
  blocks?: string[];
}

export function dxf(
  entities: readonly string[],
  { units, measurement, layers = '', blocks = [] }: Parts = {},
): string {
  const variable = (name: string, value?: number) =>
    value === undefined ? '' : `9\n${name}\n70\n${String(value)}\n`;
  const header = variable('$MEASUREMENT', measurement) + variable('$INSUNITS', units);
  return [
    `0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n${header}0\nENDSEC\n`,
    `0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n${layers}0\nENDTAB\n0\nENDSEC\n`,
    `0\nSECTION\n2\nBLOCKS\n${blocks.join('')}0\nENDSEC\n`,
    `0\nSECTION\n2\nENTITIES\n${entities.join('')}0\nENDSEC\n0\nEOF\n`,
  ].join('');
}

/** The entity on a layer of this name. */
export const on = (layer: string, drawn: string) => drawn.replace('\n8\n0\n', `\n8\n${layer}\n`);
