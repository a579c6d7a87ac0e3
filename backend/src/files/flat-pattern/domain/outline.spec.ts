import fc from 'fast-check';
import { arc, circle, dxf, line, polyline, rectangle } from '../dxf-samples.js';
import { chain } from './chain.js';
import { after, mapCurve, moving, scaling, turning, type Affine, type Curve } from './curve.js';
import { unfold } from './flat-pattern.js';
import { isSameOutline, movedPairs, outlineOf, sizeStep, type Outline } from './outline.js';

const outline = (curves: readonly Curve[]): Outline => {
  const found = outlineOf(chain(curves));
  if (!found) throw new Error('too many contours');
  return found;
};
const curvesOf = (entities: readonly string[]): Curve[] =>
  unfold(dxf(entities)).contours.flatMap(({ curves }) => curves);
const of = (...entities: string[]): Outline => outline(curvesOf(entities));

/** A plate with an oblong notch and holes at places of their own: mm. */
const bracket = (width: number, height: number, radius: number, at: number): string[] => [
  polyline(
    true,
    [0, 0],
    [width, 0],
    [width, height],
    [width * 0.6, height],
    [width * 0.6, height * 0.5],
    [0, height * 0.5],
  ),
  circle(width * at, height * 0.25, radius),
  circle(width * 0.8, height * 0.75, radius),
];

const part = fc
  .record({
    width: fc.double({ min: 40, max: 3000, noNaN: true }),
    ratio: fc.double({ min: 0.2, max: 1, noNaN: true }),
    radius: fc.double({ min: 0.02, max: 0.1, noNaN: true }),
    at: fc.double({ min: 0.15, max: 0.45, noNaN: true }),
  })
  .map(({ width, ratio, radius, at }) => curvesOf(bracket(width, width * ratio, width * ratio * radius, at)));

const placing = fc
  .record({
    angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    mirrored: fc.boolean(),
  })
  .map(({ angle, x, y, mirrored }): Affine =>
    after(moving(x, y), after(turning(angle), mirrored ? scaling(-1, 1) : scaling(1))),
  );

it('is the same wherever a part is, however it is turned or mirrored, in whatever order it was drawn', () => {
  fc.assert(
    fc.property(part, placing, fc.integer(), (curves, map, seed) => {
      const placed = curves.map((curve) => mapCurve(map, curve));
      const shuffled = [...placed].sort((one, other) => hash(one, seed) - hash(other, seed));
      expect(isSameOutline(outline(curves), outline(shuffled))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('is another one in another size', () => {
  fc.assert(
    fc.property(part, fc.double({ min: 1.02, max: 3, noNaN: true }), (curves, factor) => {
      const larger = curves.map((curve) => mapCurve(scaling(factor), curve));
      expect(isSameOutline(outline(curves), outline(larger))).toBe(false);
    }),
    { numRuns: 40 },
  );
});

const hash = (curve: Curve, seed: number): number =>
  Math.sin(seed + JSON.stringify(curve).length * 7 + (curve.kind === 'line' ? curve.from.x : 1)) * 1000;

const plate = [rectangle(0, 0, 200, 100), circle(50, 50, 10)];

it.each<[string, string[], string[]]>([
  ['a hole less', plate, [rectangle(0, 0, 200, 100)]],
  ['a larger hole', plate, [rectangle(0, 0, 200, 100), circle(50, 50, 14)]],
  [
    'holes at other places',
    [rectangle(0, 0, 600, 2400), circle(150, 400, 40), circle(450, 900, 40)],
    [rectangle(0, 0, 600, 2400), circle(150, 420, 40), circle(450, 900, 40)],
  ],
  ['a longer plate', plate, [rectangle(0, 0, 210, 100), circle(50, 50, 10)]],
  ['a hole at another end', plate, [rectangle(0, 0, 200, 100), circle(100, 50, 10)]],
  [
    'the same lengths and areas in another shape',
    [polyline(true, [0, 0], [100, 0], [100, 100], [50, 100], [50, 50], [0, 50])],
    [polyline(true, [0, 0], [200, 0], [200, 18], [100, 18], [100, 40], [0, 40])],
  ],
  ['a square and a circle of its circumference', [rectangle(0, 0, 50, 50)], [circle(0, 0, 100 / Math.PI)]],
])('knows %s', (_what, one, other) => {
  expect(isSameOutline(of(...one), of(...other))).toBe(false);
});

it.each<[string, string[], string[]]>([
  [
    'lines instead of a polyline',
    [rectangle(0, 0, 80, 60)],
    [line(0, 0, 80, 0), line(0, 60, 0, 0), line(80, 0, 80, 60), line(80, 60, 0, 60)],
  ],
  ['arcs instead of a circle', [circle(0, 0, 30)], [arc(5, 5, 30, 0, 100), arc(5, 5, 30, 100, 360)]],
  [
    'a circle of many lines',
    [circle(0, 0, 30)],
    [
      polyline(
        true,
        ...Array.from({ length: 72 }, (_, index): [number, number] => [
          30 * Math.cos((index * Math.PI) / 36),
          30 * Math.sin((index * Math.PI) / 36),
        ]),
      ),
    ],
  ],
  ['a tenth of a millimetre', [rectangle(0, 0, 80, 60)], [rectangle(0, 0, 80.1, 60)]],
])('looks over %s', (_what, one, other) => {
  expect(isSameOutline(of(...one), of(...other))).toBe(true);
});

it('has one figure for each thousandth of pairs, whatever it draws', () => {
  for (const entities of [plate, [line(0, 0, 10, 0)], [circle(0, 0, 1)]]) {
    const sum = of(...entities).distances.reduce((total, value) => total + value, 0);
    expect(Math.abs(sum - 1000)).toBeLessThan(20);
  }
  expect(outlineOf([])).toMatchObject({ cut_length: 0, spread: [0, 0] });
  const small = chain(curvesOf([circle(1, 1, 1)]));
  expect(outlineOf(Array.from({ length: 10_001 }, () => small).flat())).toBeNull();
  expect(movedPairs(of(...plate), of(...plate))).toBe(0);
});

it('counts sizes in steps whose neighbours hold all within two percent', () => {
  expect(sizeStep(0)).toBe(0);
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1e12, noNaN: true }),
      fc.double({ min: 0.981, max: 1.019, noNaN: true }),
      (value, factor) => {
        expect(Math.abs(sizeStep(value) - sizeStep(value * factor))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
