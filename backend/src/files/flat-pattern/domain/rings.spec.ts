import { arc, circle, dxf, line, polyline, rectangle } from '../dxf-samples.js';
import { unfold } from './flat-pattern.js';
import { ringsOf, type Ring } from './rings.js';

const of = (...entities: string[]) => ringsOf(unfold(dxf(entities, { units: 4 })));

/** Of a ring that begins at the corner of the rectangle around it. */
const sidesOf = (ring: Ring): number[] =>
  [0, 1].map((axis) => ring.reduce((most, corner) => Math.max(most, corner[axis]!), 0));

describe('the outline of a flat part', () => {
  it('stands on its shorter side, holes behind the outer line', () => {
    const [outer, hole, ...rest] = of(rectangle(100, 50, 400, 200), circle(200, 150, 40))!;
    expect(rest).toEqual([]);
    expect(new Set(outer!.map((corner) => corner.join()))).toEqual(
      new Set(['0,0', '200,0', '200,400', '0,400']),
    );
    // 100 mm from the left edge and 100 from the lower one, as it was drawn.
    for (const [x, y] of hole!) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(40, 2);
  });

  it('has chords that are hardly off its arcs, and joins lines that were drawn in any order', () => {
    const [outer] = of(
      line(0, 0, 300, 0),
      arc(300, 50, 50, 270, 90),
      line(0, 100, 0, 0),
      line(300, 100, 0, 100),
    )!;
    expect(sidesOf(outer!)).toEqual([100, expect.closeTo(350, 1)]);
    expect(outer!.length).toBeGreaterThan(30);
  });

  it('of a slanted part is upright', () => {
    const slanted = polyline(true, [0, 0], [300, 400], [220, 460], [-80, 60]);
    const [outer] = of(slanted)!;
    expect(sidesOf(outer!)).toEqual([expect.closeTo(100, 2), expect.closeTo(500, 2)]);
  });

  it('is none of two parts, nor of an open line', () => {
    expect(of(rectangle(0, 0, 100, 100), rectangle(200, 0, 100, 100))).toBeNull();
    expect(of(rectangle(0, 0, 100, 100), line(20, 20, 80, 20))).toBeNull();
  });
});
