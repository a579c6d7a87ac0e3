import fc from 'fast-check';
import { arc, circle, dxf, line, on, polyline, rectangle } from '../dxf-samples.js';
import { unfold } from './flat-pattern.js';
import { piecesOf } from './pieces.js';

/** Takes a drawing apart and reads each piece's DXF again. */
const readPieces = (units: number, ...entities: string[]) =>
  piecesOf(unfold(dxf(entities, { units }))).map(({ dxf: alone, count }) => {
    const { pattern } = unfold(alone);
    return { count, pattern };
  });
const sizesOf = (...entities: string[]) =>
  readPieces(4, ...entities).map(({ count, pattern: { width, length, pierces } }) => [
    count,
    width,
    length,
    pierces,
  ]);

describe('the parts of a drawing that holds several', () => {
  it('are each outer contour with its holes; equal ones are one', () => {
    const washer = (x: number) => [circle(x, 0, 30), circle(x, 0, 10)];
    expect(sizesOf(...washer(0), rectangle(100, 0, 80, 50), ...washer(300), circle(140, 25, 5))).toEqual([
      [2, 60, 60, 2],
      [1, 50, 80, 2],
    ]);
  });

  it('are none where there is one, and none of an open outline', () => {
    expect(sizesOf(rectangle(0, 0, 100, 50), circle(50, 25, 10))).toEqual([]);
    expect(sizesOf(rectangle(0, 0, 100, 50), line(0, 20, 100, 20))).toEqual([]);
    expect(
      sizesOf(line(-10, -10, 900, -10), line(900, -10, 900, 90), line(-10, 90, 900, 90), circle(0, 0, 5)),
    ).toEqual([]);
  });

  it('keep bends with their direction and engraving; those are not taken for one another’s mirror image', () => {
    const bent = (x: number, layer: string) => [
      rectangle(x, 0, 100, 50),
      on(layer, line(x + 50, 0, x + 50, 50)),
      on('GRAVACAO', line(x + 10, 10, x + 40, 10)),
    ];
    const pieces = readPieces(4, ...bent(0, 'BEND_UP'), ...bent(200, 'BEND_DOWN'));
    expect(pieces.map(({ count, pattern }) => [count, pattern.features])).toEqual(
      Array.from({ length: 2 }, () => [
        1,
        expect.objectContaining({ bends: 1, bend_length: 50, bends_assumed: false, engraving_length: 30 }),
      ]),
    );
  });

  it('keep points of a spline that are nearer than ends of lines that meet, and arcs behind a short line', () => {
    const wave = Array.from({ length: 4000 }, (_, at): [number, number] => [
      100 * Math.cos((at * Math.PI) / 2000),
      (80 + 10 * Math.sin((at * Math.PI) / 100)) * Math.sin((at * Math.PI) / 2000),
    ]);
    const almostRound = polyline(true, [400, 0, 4000], [400.02, 0], [400.01, 0.02]);
    const [one, other] = readPieces(4, polyline(true, ...wave), almostRound);
    const whole = unfold(dxf([polyline(true, ...wave)], { units: 4 })).pattern;
    expect(one?.pattern).toMatchObject({ pierces: 1, open_contours: 0 });
    expect(one?.pattern.cut_length).toBeCloseTo(whole.cut_length, 0);
    expect(other?.pattern).toMatchObject({ pierces: 1, open_contours: 0 });
  });

  it('of a drawing in inches are in mm', () => {
    const pieces = readPieces(1, rectangle(0, 0, 4, 2), rectangle(10, 0, 1, 1));
    expect(pieces.map(({ pattern: { unit, width, length } }) => [unit, width, length])).toEqual([
      ['mm', 50.8, 101.6],
      ['mm', 25.4, 25.4],
    ]);
  });

  it('have together the cut, the pierces, the holes and the area of the drawing, whatever they are made of', () => {
    const slot = (x: number, y: number, size: number) => [
      line(x, y, x + size, y),
      arc(x + size, y + 5, 5, 270, 90),
      line(x + size, y + 10, x, y + 10),
      arc(x, y + 5, 5, 90, 270),
    ];
    const shape = fc.oneof(
      fc.constant((x: number) => [rectangle(x, 0, 80, 60), ...slot(x + 20, 20, 30)]),
      fc.constant((x: number) => [circle(x + 40, 30, 30), circle(x + 40, 30, 7)]),
      fc.constant((x: number) => [
        polyline(true, [x, 0, 0.4], [x + 60, 0], [x + 80, 40], [x, 60, -0.3]),
        circle(x + 30, 20, 4),
      ]),
      fc.constant((x: number) => slot(x + 10, 10, 40)),
    );
    fc.assert(
      fc.property(fc.array(shape, { minLength: 2, maxLength: 8 }), (shapes) => {
        const entities = shapes.flatMap((draw, index) => draw(index * 200));
        const whole = unfold(dxf(entities, { units: 4 })).pattern;
        const pieces = readPieces(4, ...entities);
        const sum = (figure: (pattern: typeof whole) => number) =>
          pieces.reduce((all, { count, pattern }) => all + count * figure(pattern), 0);
        expect(pieces.reduce((all, { count }) => all + count, 0)).toBe(shapes.length);
        expect(sum(({ pierces }) => pierces)).toBe(whole.pierces);
        expect(sum(({ features }) => features?.hole_count ?? NaN)).toBe(whole.features?.hole_count);
        expect(sum(({ cut_length }) => cut_length)).toBeCloseTo(whole.cut_length, 0);
        expect(sum(({ net_area }) => net_area)).toBeCloseTo(whole.net_area, 0);
      }),
    );
  });
});
