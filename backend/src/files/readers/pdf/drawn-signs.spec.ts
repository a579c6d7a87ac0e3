import { SignFinder } from './drawn-signs.js';

const PAGE = { width: 800, height: 600 };

/** The points of a circle around a middle, from its begin to its end. */
const circle = (x: number, y: number, across: number, { points = 24, down = across, of = 1 } = {}) =>
  Array.from({ length: points + 1 }, (_, index) => {
    const angle = (2 * Math.PI * of * index) / points;
    return { x: x + (across / 2) * Math.cos(angle), y: y + (down / 2) * Math.sin(angle) };
  });

/** A stroke through a middle, so far to its right end and up to it. */
const stroke = (x: number, y: number, right: number, up: number) => [
  { x: x - right, y: y + up },
  { x: x + right, y: y - up },
];

function signs(...stretches: (readonly { x: number; y: number }[])[]) {
  const finder = new SignFinder();
  for (const stretch of stretches) finder.add(stretch);
  return finder.words(PAGE);
}

describe("diameter's signs that are drawn", () => {
  it.each([
    ['a circle and a stroke', circle(400, 300, 9), stroke(400, 300, 2.5, 6)],
    ['the stroke first', stroke(400, 300, 2.5, 6), circle(400, 300, 9)],
    ['written upwards', circle(400, 300, 9), stroke(400, 300, -6, 2.5)],
    ['off its middle by a little', circle(400, 300, 9), stroke(400.8, 300.6, 2.5, 6)],
  ])('%s are a word', (_, one, other) => {
    expect(signs(one, other)).toEqual([expect.objectContaining({ text: 'Ø' })]);
  });

  it('a sign stands around its circle and its stroke', () => {
    const [sign] = signs(circle(400, 300, 9), stroke(400, 300, 2.5, 6));
    expect(sign?.x).toBeCloseTo(395.5 / 800, 6);
    expect(sign?.y).toBeCloseTo(294 / 600, 6);
    expect(sign?.width).toBeCloseTo(9 / 800, 6);
    expect(sign?.height).toBeCloseTo(12 / 600, 6);
  });

  it.each([
    ['a circle alone', circle(400, 300, 9), []],
    ['a hole and its level axis', circle(400, 300, 9), stroke(400, 300, 7, 0)],
    ['a hole and its upright axis', circle(400, 300, 9), stroke(400, 300, 0, 7)],
    ['a stroke inside of a circle', circle(400, 300, 9), stroke(400, 300, 1, 2)],
    ['a stroke beside it', circle(400, 300, 9), stroke(403, 300, 2.5, 6)],
    ['a leader through it', circle(400, 300, 9), stroke(400, 300, 9, 12)],
    ['a view with a line through its middle', circle(400, 300, 90), stroke(400, 300, 25, 60)],
    ['a zero with a stroke', circle(400, 300, 6, { down: 9 }), stroke(400, 300, 2.5, 6)],
    ['a half circle', circle(400, 300, 9, { of: 0.5 }), stroke(400, 300, 2.5, 6)],
    ['a hexagon', circle(400, 300, 9, { points: 6 }), stroke(400, 300, 2.5, 6)],
    ['places that are no numbers', circle(NaN, 300, 9), stroke(NaN, 300, 2.5, 6)],
  ])('%s is none', (_, one, other) => {
    expect(signs(one, other)).toEqual([]);
  });
});
