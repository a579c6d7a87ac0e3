import type { Shape } from './shapes/index.js';
import { cornersOf, line, type Area, type Point, type Primitive, type Pen } from './primitives.js';
import { millimetres } from './view.js';

/** Texts of the title block besides what follows from the sheet itself. */
export interface TitleBlock {
  name: string;
  number: string;
  material: string;
  /** mm; absent where the part has none that says something (a shaft, a frame). */
  thickness?: number;
  /** kg per piece. */
  weight: number;
  /** dd/mm/yyyy */
  date: string;
  revision: string;
}

/** One sheet of a drawing. */
export interface DrawingPage {
  orientation: 'landscape' | 'portrait';
  title: TitleBlock;
  shape: Shape;
  /** Notes besides the general ones. */
  notes?: readonly string[];
}

/** Distance of the border from the paper's edges, mm; the binding edge is the left one. */
export const BORDER = { binding: 20, edge: 10 } as const;

const ZONE_MARK = 5;
const ZONE = 50;

/** The zone letters and numbers of one side, in the middle of equal divisions. */
function zones(
  from: number,
  to: number,
  name: (index: number) => string,
  at: (along: number, out: number) => Point,
) {
  const count = Math.max(2, Math.round((to - from) / ZONE));
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, index): Primitive[] => {
    const start = from + index * pitch;
    const label: Primitive = {
      kind: 'text',
      at: at(start + pitch / 2, ZONE_MARK / 2 + 0.4),
      text: name(index),
      height: 2,
      align: 'middle',
      angle: 0,
    };
    if (index === 0) return [label];
    return [label, line('thin', at(start, 0), at(start, ZONE_MARK))];
  }).flat();
}

/** Border and zones of a sheet. */
export function border(width: number, height: number): Primitive[] {
  const [left, bottom, right, top] = [BORDER.binding, BORDER.edge, width - BORDER.edge, height - BORDER.edge];
  const number = (index: number): string => String(index + 1);
  const letterName = (index: number): string => String.fromCharCode(65 + index);
  return [
    rectangle([left, bottom], right - left, top - bottom, 'frame'),
    ...zones(left, right, number, (along, out) => [along, top + out - 0.9]),
    ...zones(bottom, top, letterName, (along, out) => [right + out, along]),
  ];
}

/** Size of the title block, mm (the width that ISO 7200 gives it). */
export const TITLE_BLOCK = { width: 180, height: 40 } as const;

/** Width of the column with the mark and the projection symbol, mm. */
const FIRST_COLUMN = 45;

const UPPER = (text: string): string => text.toLocaleUpperCase('pt-BR');

interface Cell extends Area {
  label: string;
  value: string;
  size?: number;
}

/** A scale as drawings write it: '1:5', '2:1', '1:2,5'. */
export function scaleText(scale: number): string {
  return scale >= 1 ? `${millimetres(scale)}:1` : `1:${millimetres(1 / scale)}`;
}

function cells({ title }: DrawingPage, scale: number, sheetText: string): Cell[] {
  const weight = title.weight.toFixed(title.weight < 10 ? 3 : 2).replace('.', ',');
  const thickness = title.thickness === undefined ? '–' : `${millimetres(title.thickness)} mm`;
  return [
    { x: 45, y: 26, width: 135, height: 14, label: 'NOME', value: UPPER(title.name), size: 5 },
    { x: 45, y: 13, width: 68, height: 13, label: 'MATERIAL', value: UPPER(title.material) },
    { x: 113, y: 13, width: 24, height: 13, label: 'ESPESSURA', value: thickness },
    { x: 137, y: 13, width: 43, height: 13, label: 'PESO', value: `${weight} kg` },
    { x: 45, y: 0, width: 45, height: 13, label: 'Nº DO DESENHO', value: title.number, size: 3.5 },
    { x: 90, y: 0, width: 23, height: 13, label: 'ESCALA', value: scaleText(scale) },
    { x: 113, y: 0, width: 31, height: 13, label: 'DATA', value: title.date },
    { x: 144, y: 0, width: 14, height: 13, label: 'REV.', value: title.revision },
    { x: 158, y: 0, width: 22, height: 13, label: 'FOLHA', value: sheetText },
  ];
}

function rectangle([x, y]: Point, width: number, height: number, pen: Pen): Primitive {
  return { kind: 'polyline', pen, points: cornersOf({ x, y, width, height }), closed: true };
}

function drawCell([ox, oy]: Point, cell: Cell): Primitive[] {
  const at = (dx: number, dy: number): Point => [ox + cell.x + dx, oy + cell.y + dy];
  const max_width = cell.width - 4;
  const shared = { kind: 'text', align: 'start', angle: 0, max_width } as const;
  return [
    rectangle(at(0, 0), cell.width, cell.height, 'outline'),
    { ...shared, at: at(1.5, cell.height - 3.2), text: cell.label, height: 1.6 },
    { ...shared, at: at(2, 2.6), text: cell.value, height: cell.size ?? 3 },
  ];
}

/** The company's mark, an anvil, from its lower left corner; 14 × 8 mm. */
function mark([x, y]: Point): Primitive {
  const outline: Point[] = [
    [2, 0],
    [11, 0],
    [11, 1.2],
    [8.4, 2.4],
    [8.4, 4],
    [12, 5.6],
    [12, 8],
    [3, 8],
    [3, 7.2],
    [0, 7],
    [2, 5.2],
    [5, 4.4],
    [5, 2.4],
    [2, 1.2],
  ];
  const points = outline.map(([px, py]): Point => [x + px, y + py]);
  return { kind: 'polyline', pen: 'thin', points, closed: true, filled: true };
}

/** The symbol of the first-angle projection: a cone from the side and from its end. */
function projectionSymbol([x, y]: Point): Primitive[] {
  const cone: Point[] = [
    [x, y - 1.5],
    [x + 8, y - 3],
    [x + 8, y + 3],
    [x, y + 1.5],
  ];
  const centre: Point = [x + 14, y];
  return [
    { kind: 'polyline', pen: 'thin', points: cone, closed: true },
    { kind: 'circle', pen: 'thin', centre, radius: 3 },
    { kind: 'circle', pen: 'thin', centre, radius: 1.5 },
    line('thin', [x - 1.5, y], [x + 18.5, y]),
    line('thin', [x + 14, y - 4.5], [x + 14, y + 4.5]),
  ];
}

/** The title block with its lower left corner at `origin`. */
export function titleBlock(origin: Point, page: DrawingPage, scale: number, sheetText: string): Primitive[] {
  const [x, y] = origin;
  const text = (dx: number, dy: number, value: string, height: number): Primitive => ({
    kind: 'text',
    at: [x + dx, y + dy],
    text: value,
    height,
    align: 'start',
    angle: 0,
    max_width: FIRST_COLUMN - dx - 1.5,
  });
  return [
    rectangle(origin, TITLE_BLOCK.width, TITLE_BLOCK.height, 'frame'),
    mark([x + 4, y + 26]),
    text(20, 27, 'FORJA', 5),
    line('outline', [x, y + 20], [x + FIRST_COLUMN, y + 20]),
    ...projectionSymbol([x + 5, y + 9]),
    text(26, 10, '1º DIEDRO', 1.8),
    text(26, 6, 'COTAS EM mm', 1.8),
    ...cells(page, scale, sheetText).flatMap((cell) => drawCell(origin, cell)),
  ];
}
