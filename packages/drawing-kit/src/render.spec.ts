import type { DrawingPage } from './title-block.js';
import { sheetsOf } from './layout.js';
import type { Point, Primitive } from './primitives.js';
import { renderDrawingPdf } from './render.js';
import type { Shape } from './shapes/index.js';

const plate: DrawingPage = {
  orientation: 'landscape',
  title: {
    name: 'Chapa de base',
    number: 'FJ-1',
    material: 'Aço SAE 1020',
    thickness: 3,
    weight: 2.355,
    date: '01/02/2026',
    revision: 'A',
  },
  shape: { kind: 'plate', width: 400, height: 250, thickness: 3, holes: [] },
};

describe('a rendered drawing', () => {
  it('has the same bytes every time', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => renderDrawingPdf([plate])));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});

const hole = { x: 40, y: 40, diameter: 11 };

/** One of each kind, and the texts by which it is measured. */
const SHAPES: readonly [Shape, readonly string[]][] = [
  [
    {
      kind: 'plate',
      width: 400,
      height: 250,
      thickness: 3,
      corner_radius: 10,
      holes: [hole, { ...hole, x: 360 }],
      cutouts: [{ x: 150, y: 80, width: 100, height: 60 }],
    },
    ['400', '250', '2x Ø11', '4x R10'],
  ],
  [
    {
      kind: 'panel',
      width: 700,
      height: 400,
      fold: 25,
      thickness: 1.5,
      holes: [hole],
      cutouts: [{ x: 300, y: 150, width: 80, height: 40 }],
    },
    ['700', '400', '25', 'ESP. 1,5', 'Ø11'],
  ],
  [
    { kind: 'gusset', width: 120, height: 90, thickness: 6, corner: 12, nose: 15 },
    ['120', '90', '15', '12 × 45°'],
  ],
  [
    {
      kind: 'bracket',
      width: 100,
      upright: 80,
      foot: 60,
      thickness: 4,
      bend_radius: 5,
      upright_holes: [hole],
      foot_holes: [{ ...hole, y: 25, diameter: 9 }],
    },
    ['100', '80', '60', 'R5', 'Ø11', 'Ø9'],
  ],
  [
    {
      kind: 'flange',
      outer: 200,
      bore: 80,
      thickness: 16,
      bolts: { count: 8, diameter: 14, circle: 150 },
    },
    ['Ø200', 'Ø80 H7', '16', '8x Ø14', 'Ø150'],
  ],
  [{ kind: 'flange', outer: 30, bore: 20, thickness: 40 }, ['Ø30', 'Ø20 H7', '40']],
  [
    {
      kind: 'frame',
      width: 1200,
      height: 800,
      face: 50,
      depth: 30,
      posts: [600],
      rails: [400],
      tube: 'TUBO 50 × 30 × 1,5',
    },
    ['1200', '800', '600', '400', 'TUBO 50 × 30 × 1,5'],
  ],
  [
    {
      kind: 'shaft',
      steps: [
        { diameter: 30, length: 60, fit: 'k6' },
        { diameter: 40, length: 80 },
      ],
      chamfer: 1,
      keyway: { step: 1, length: 40, width: 10 },
    },
    ['Ø30 k6', 'Ø40', '60', '80', '140'],
  ],
  [
    {
      kind: 'profile',
      length: 500,
      leg: 50,
      thickness: 5,
      holes: [100, 400],
      hole_diameter: 13,
      section_scale: 1,
    },
    ['500', '2x Ø13', '100', '300'],
  ],
];

const pointsOf = (primitive: Primitive): readonly Point[] => {
  if (primitive.kind === 'polyline') return primitive.points;
  if (primitive.kind === 'text') return [primitive.at];
  const { centre, radius } = primitive;
  return [-radius, radius].map((reach) => [centre[0] + reach, centre[1] + reach]);
};

it.each(
  SHAPES.flatMap(([shape, texts]) => (['landscape', 'portrait'] as const).map((o) => ({ shape, texts, o }))),
)('a $shape.kind in $o stands on its sheet with all its measures', ({ shape, texts, o }) => {
  const [sheet] = sheetsOf([{ ...plate, orientation: o, shape }]);
  const written = sheet?.primitives.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  expect(written).toEqual(expect.arrayContaining([...texts]));
  for (const [x, y] of sheet?.primitives.flatMap(pointsOf) ?? []) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(sheet?.width ?? 0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(sheet?.height ?? 0);
  }
});
