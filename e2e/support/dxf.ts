import type { Drawing } from './drawings.js';

const pairs = (...values: (readonly [number, string | number])[]) =>
  values.map(([code, value]) => `${code}\n${value}\n`).join('');

const circle = (x: number, y: number, radius: number) =>
  pairs([0, 'CIRCLE'], [8, '0'], [10, x], [20, y], [40, radius]);

const line = (x1: number, y1: number, x2: number, y2: number, layer = '0') =>
  pairs([0, 'LINE'], [8, layer], [10, x1], [20, y1], [11, x2], [21, y2]);

/** A plate of 250 × 400 mm with two holes of 100 mm, and an open slit: 84,292.04 mm² are left. */
export const flatPlate = (name: string): Drawing =>
  plate(name, [circle(125, 125, 50), circle(300, 125, 50), line(180, 20, 240, 20)]);

/**
 * A plate of 250 × 400 mm with a hole of 100 mm and two of 12 mm, one bend of 250 mm and 100 mm of engraving: 1,689.56 mm are
 * cut, 91,919.82 mm² are left.
 * @param moved mm by which the large hole is somewhere else
 */
export const bentPlate = (name: string, moved = 0): Drawing =>
  plate(name, [
    circle(100 + moved, 125, 50),
    circle(300, 60, 6),
    circle(300, 190, 6),
    line(220, 0, 220, 250, 'DOBRA'),
    line(240, 20, 340, 20, 'GRAVACAO'),
  ]);

/** A plate of 250 × 400 mm with a hole, whose outline has a gap of 1 mm. */
export const openPlate = (name: string): Drawing =>
  drawing(name, [
    line(0, 0, 400, 0),
    line(400, 0, 400, 250),
    line(400, 250, 0, 250),
    line(0, 250, 0, 1),
    circle(125, 125, 50),
  ]);

/** Two equal washers beside a plate with a hole, in a file that says inches though its figures are millimetres. */
export const threeParts = (name: string): Drawing =>
  drawing(
    name,
    [0, 300]
      .flatMap((x) => [circle(x, 0, 30), circle(x, 0, 10)])
      .concat([
        line(100, 0, 180, 0),
        line(180, 0, 180, 50),
        line(180, 50, 100, 50),
        line(100, 50, 100, 0),
        circle(140, 25, 5),
      ]),
    1,
  );

/** mm. */
export interface LaserPart {
  name: string;
  length: number;
  width: number;
  /** Radii of holes in a row, each at least its diameter apart. */
  holes: readonly number[];
}

/** A rectangle with round holes. */
export const laserPart = ({ name, length, width, holes }: LaserPart): Drawing =>
  plate(
    name,
    holes.map((radius, index) => circle(30 + index * 40, width / 2, radius)),
    { length, width },
  );

/** A plate with these entities on it. */
function plate(
  name: string,
  drawn: readonly string[],
  { length, width } = { length: 400, width: 250 },
): Drawing {
  const corners = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ] as const;
  const outline = pairs(
    ...([
      [0, 'LWPOLYLINE'],
      [8, '0'],
      [90, 4],
      [70, 1],
    ] as const),
    ...corners.flatMap(([x, y]) => [[10, x] as const, [20, y] as const]),
  );
  return drawing(name, [outline, ...drawn]);
}

/** @param unit 4: mm, 1: inches */
function drawing(name: string, drawn: readonly string[], unit = 4): Drawing {
  const header = pairs([0, 'SECTION'], [2, 'HEADER'], [9, '$INSUNITS'], [70, unit], [0, 'ENDSEC']);
  const body = pairs([0, 'SECTION'], [2, 'ENTITIES']) + drawn.join('') + pairs([0, 'ENDSEC'], [0, 'EOF']);
  return { name, mimeType: 'application/dxf', buffer: Buffer.from(header + body) };
}
