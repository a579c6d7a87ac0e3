import fc from 'fast-check';
import { circle, dxf, entity, polyline } from '../dxf-samples.js';
import { fitArcs } from './fit-arcs.js';
import { unfold } from './flat-pattern.js';
import { lengthOfAll } from './measure.js';
import { ringsOf } from './rings.js';
import { contourEntity, LAYERS, writeDxf } from './write-dxf.js';

/** A closed line through corners, of which some begin an arc. */
const drawn = (...corners: [x: number, y: number, bulge?: number][]) =>
  entity(
    'LWPOLYLINE',
    [90, corners.length],
    [70, 1],
    ...corners.flatMap(([x, y, bulge = 0]): [number, number][] => [
      [10, x],
      [20, y],
      [42, bulge],
    ]),
  );

/** Tangent of a quarter of a quarter turn. */
const QUARTER = Math.tan(Math.PI / 8);

/** A plate with rounded corners. */
const rounded = (width: number, length: number, radius: number, bulge = QUARTER) =>
  drawn(
    [radius, 0],
    [width - radius, 0, bulge],
    [width, radius],
    [width, length - radius, bulge],
    [width - radius, length],
    [radius, length, bulge],
    [0, length - radius],
    [0, radius, bulge],
  );

const curvesOf = (...entities: string[]) => ringsOf(unfold(dxf(entities, { units: 4 })))?.map(fitArcs) ?? [];

const kinds = (...entities: string[]) => curvesOf(...entities).map((ring) => ring.map(({ kind }) => kind));

describe('arcs of a ring of corners', () => {
  it.each([
    ['a square has none', [polyline(true, [0, 0], [50, 0], [50, 50], [0, 50])], [0, 4]],
    [
      'a large hexagon has none',
      [polyline(true, [50, 0], [100, 29], [100, 87], [50, 115], [0, 87], [0, 29])],
      [0, 6],
    ],
    ['a circle is one', [circle(0, 0, 6)], [1, 0]],
    ['rounded corners are four', [rounded(120, 300, 8)], [4, 4]],
    ['corners that are cut round are four', [rounded(120, 300, 8, -QUARTER)], [4, 4]],
    ['a slot has two', [drawn([0, 0], [40, 0, 1], [40, 10], [0, 10, 1])], [2, 2]],
  ])('%s', (_, entities, [arcs, lines]) => {
    const [ring = []] = curvesOf(...entities);
    expect([
      ring.filter(({ kind }) => kind === 'arc').length,
      ring.filter(({ kind }) => kind === 'line').length,
    ]).toEqual([arcs, lines]);
  });

  it('holes of all sizes are circles', () => {
    const plate = polyline(true, [0, 0], [900, 0], [900, 900], [0, 900]);
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 400, noNaN: true }), (radius) => {
        expect(kinds(plate, circle(450, 450, radius))).toEqual([Array(4).fill('line'), ['arc']]);
      }),
    );
  });

  it('are as long as what was drawn, also after a file', () => {
    const sizes = { width: fc.integer({ min: 60, max: 900 }), radius: fc.integer({ min: 1, max: 29 }) };
    fc.assert(
      fc.property(fc.record(sizes), ({ width, radius }) => {
        const plate = rounded(width, 1000, radius);
        const { pattern } = unfold(dxf([plate], { units: 4 }));
        const [ring = []] = curvesOf(plate);
        expect(Math.abs(lengthOfAll(ring) - pattern.cut_length)).toBeLessThan(0.05);
        const again = unfold(writeDxf([contourEntity(ring, true, LAYERS.cut)])).pattern;
        expect(Math.abs(again.cut_length - pattern.cut_length)).toBeLessThan(0.05);
        expect(Math.abs(again.net_area / pattern.net_area - 1)).toBeLessThan(1e-5);
      }),
    );
  });
});
