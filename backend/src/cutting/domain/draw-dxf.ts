import { turnedPoint, type CutGroup, type GroupPlan, type Ring, type StockCut } from './cut-group.js';

/** Layers of a sheet's DXF: what is cut, and what is engraved. */
const CUT = 'CORTE';
const ENGRAVED = 'GRAVACAO';

/** Pairs of a code and a value, as DXF has them. */
type Pairs = readonly (readonly [code: number, value: string | number])[];

/** mm of a number's height, at most; of the room around it. */
const HIGHEST = 20;
const OF_ROOM = 0.8;

/**
 * A sheet as a DXF of version 2000, in mm: each piece as closed lines on the layer CORTE, its number in the list of parts as a text on GRAVACAO.
 * The sheet's length is along x.
 */
export function drawDxf(group: CutGroup, plan: GroupPlan, cut: StockCut): string {
  const across = group.stock[cut.stock]?.width ?? 0;
  const numbers = new Map(group.parts.map(({ id }, index) => [id, index + 1]));
  const outlines = new Map(plan.outlines?.map((outline) => [outline.part_id, outline]));
  const entities = cut.placed.flatMap(({ part_id, x, y, width, length, angle }) => {
    const outline = angle === undefined ? undefined : outlines.get(part_id);
    const rings = outline?.rings ?? [rectangle(width, length)];
    // A quarter turn of the sheet, so that pieces are not mirrored.
    const onSheet = (point: Ring[number]): Ring[number] => {
      const [left, along] = turnedPoint(point, angle ?? 0, [width, length]);
      return [y + along, across - x - left];
    };
    const height = Math.min(HIGHEST, OF_ROOM * (outline?.room ?? Math.min(width, length) / 2));
    const label = onSheet(outline?.label ?? [width / 2, length / 2]);
    return [
      ...rings.map((ring) => closedLine(ring.map(onSheet))),
      text(String(numbers.get(part_id) ?? ''), label, height),
    ];
  });
  return [
    section(
      'HEADER',
      written([
        [9, '$ACADVER'],
        [1, 'AC1015'],
        [9, '$INSUNITS'],
        [70, 4],
      ]),
    ),
    section('TABLES', layers()),
    section('ENTITIES', entities.join('')),
    written([[0, 'EOF']]),
  ].join('');
}

const rectangle = (width: number, length: number): Ring => [
  [0, 0],
  [width, 0],
  [width, length],
  [0, length],
];

const written = (pairs: Pairs): string =>
  pairs.map(([code, value]) => `${String(code)}\r\n${String(value)}\r\n`).join('');

const section = (name: string, content: string): string =>
  written([
    [0, 'SECTION'],
    [2, name],
  ]) +
  content +
  written([[0, 'ENDSEC']]);

function layers(): string {
  const layer = (name: string, colour: number) =>
    written([
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, 'CONTINUOUS'],
    ]);
  return (
    written([
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, 2],
    ]) +
    layer(CUT, 7) +
    layer(ENGRAVED, 3) +
    written([[0, 'ENDTAB']])
  );
}

const closedLine = (ring: Ring): string =>
  written([
    [0, 'LWPOLYLINE'],
    [100, 'AcDbEntity'],
    [8, CUT],
    [100, 'AcDbPolyline'],
    [90, ring.length],
    [70, 1],
    ...ring.flatMap(([x, y]) => [[10, rounded(x)] as const, [20, rounded(y)] as const]),
  ]);

const text = (content: string, [x, y]: Ring[number], height: number): string =>
  written([
    [0, 'TEXT'],
    [100, 'AcDbEntity'],
    [8, ENGRAVED],
    [100, 'AcDbText'],
    [10, rounded(x - height / 2)],
    [20, rounded(y - height / 2)],
    [40, rounded(height)],
    [1, content],
  ]);

/** Thousandths of a millimetre are finer than any machine. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
