import { startOf } from '../files/flat-pattern/domain/curve.js';
import { unfold } from '../files/flat-pattern/domain/flat-pattern.js';
import type { CutGroup, CutPart, GroupPlan, PartOutline, Ring, StockEntry } from './domain/cut-group.js';
import { drawDxf } from './domain/draw-dxf.js';
import { searchPlan, type SearchRequest } from './search-plan.js';

const sheet: StockEntry = {
  id: 1,
  own: false,
  name: 'Chapa',
  width: 1200,
  length: 3000,
  weight: 84.78,
  price_kg: 8.9,
};

const triangle: Ring = [
  [0, 0],
  [1100, 0],
  [0, 1400],
];

const request = (
  rings: Ring[],
  fields: Partial<CutPart> = {},
  settings: Partial<SearchRequest['settings']> = {},
): SearchRequest => {
  const width = Math.max(0.001, rings[0]?.reduce((most, [x]) => Math.max(most, x), 0) ?? 0);
  const length = Math.max(0.001, rings[0]?.reduce((most, [, y]) => Math.max(most, y), 0) ?? 0);
  const size = { width, length, pieces: 4, turns: true, net_weight: 1, drawing_key: 'a' };
  const outlines: PartOutline[] = [{ part_id: 7, rings }];
  return {
    group: { kind: 'sheet', parts: [{ id: 7, title: 'Peça', set: '', ...size, ...fields }], stock: [sheet] },
    settings: { method: 'shapes', gap: 5, edge: 10, kerf: 3, trim: 0, ...settings },
    outlines,
  };
};

const disc = (radius: number): Ring =>
  Array.from({ length: 60 }, (_, index) => {
    const angle = (index * Math.PI) / 30;
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)];
  });

const counted = ({ cuts }: Awaited<ReturnType<typeof searchPlan>>): number =>
  cuts.reduce((sum, { count, placed }) => sum + count * placed.length, 0);

const zigzag = (teeth: number): Ring => [
  ...Array.from({ length: teeth }, (_, tooth): Ring[number] => [
    (900 * tooth) / teeth,
    tooth % 2 === 0 ? 0 : 40,
  ]),
  [900, 500],
  [0, 500],
];

describe('the plan of a group by outlines', () => {
  it('is taken where it consumes less than the rectangles', async () => {
    const plan = await searchPlan(request([triangle]));
    expect(plan).toMatchObject({ left: [], outlines: [{ part_id: 7, rings: [triangle] }] });
    expect(plan.cuts).toHaveLength(1);
  });

  it('is that of the rectangles where outlines save nothing', async () => {
    const square: Ring[] = [
      [
        [0, 0],
        [500, 0],
        [500, 500],
        [0, 500],
      ],
    ];
    const plan = await searchPlan(request(square));
    expect(plan.outlines).toBeUndefined();
    expect(counted(plan)).toBe(4);
  });

  it('gives that of the rectangles first, and is the best so far where it is stopped', async () => {
    const found: GroupPlan[] = [];
    const asked = request([triangle], { pieces: 3 });
    const plan = await searchPlan(
      asked,
      (one) => found.push(one),
      () => true,
    );
    expect(found.map(({ outlines }) => outlines)).toEqual([undefined]);
    expect([plan, ...found].map(counted)).toEqual([3, 3]);
  });

  it('by any angle has parts that no sheet has room for otherwise', async () => {
    const strip: Ring = [
      [0, 0],
      [40, 0],
      [40, 3100],
      [0, 3100],
    ];
    const asked = request([strip], { pieces: 1 }, { method: 'turned' });
    expect(counted(await searchPlan({ ...asked, quick: true }))).toBe(1);
  });

  it('by any angle is what the DXF of its sheet has when it is read again', async () => {
    const ring: Ring = [
      [0, 0],
      [330, 0],
      [80, 500],
    ];
    const asked = request([ring], { pieces: 10 }, { method: 'turned' });
    const { cuts, outlines } = await searchPlan({ ...asked, quick: true });
    const [{ placed } = { placed: [] }] = cuts;
    expect(placed).toHaveLength(10);
    expect(placed.some(({ angle }) => angle! % 90 !== 0)).toBe(true);
    const expected = placed.flatMap(({ x, y, angle }) => {
      const [sin, cos] = [Math.sin((angle! * Math.PI) / 180), Math.cos((angle! * Math.PI) / 180)];
      const turned = ring.map(([across, along]) => [cos * across - sin * along, sin * across + cos * along]);
      const least = [0, 1].map((axis) =>
        turned.reduce((lowest, point) => Math.min(lowest, point[axis]!), Infinity),
      );
      // The sheet's length is along x, its width goes down.
      return turned.map(([across, along]) => [y + along! - least[1]!, 1200 - x - across! + least[0]!]);
    });
    const group: CutGroup = {
      ...asked.group,
      key: 'a',
      name: 'Aço',
      material_id: 1,
      bar_id: null,
      thickness: 3,
      unit_weight: 0,
      unused: [],
      outside: [],
    };
    const { contours } = unfold(drawDxf(group, outlines!, cuts[0]!));
    expect(contours.map(({ closed }) => closed)).toEqual(Array.from({ length: 10 }, () => true));
    const drawn = contours.flatMap(({ curves }) => curves.map(startOf));
    expect(drawn).toHaveLength(expected.length);
    for (const [x, y] of expected) {
      expect(drawn.some((point) => Math.hypot(point.x - x!, point.y - y!) < 0.01)).toBe(true);
    }
  });

  it.each<[string, Ring[], Partial<CutPart>]>([
    [
      'lines that cross each other',
      [
        [
          [0, 0],
          [500, 800],
          [500, 0],
          [0, 800],
        ],
      ],
      {},
    ],
    ['a hole outside of its part', [triangle, triangle.map(([x, y]) => [x + 2000, y])], {}],
    ['a hole as large as its part', [triangle, triangle], {}],
    ['hundreds of teeth', [zigzag(2000)], {}],
    [
      'an open ring of arcs',
      [
        [
          ...disc(200),
          ...disc(130)
            .map(([x, y]): Ring[number] => [x + 70, y + 70])
            .reverse(),
        ],
      ],
      {},
    ],
    [
      'a hair',
      [
        [
          [0, 0],
          [0.001, 0],
          [0.001, 0.001],
        ],
      ],
      {},
    ],
    [
      'two corners alone',
      [
        [
          [0, 0],
          [600, 900],
        ],
      ],
      {},
    ],
    ['no corner at all', [[]], { width: 300, length: 400 }],
    ['thousands of pieces', [triangle], { pieces: 3000 }],
  ])(
    'cuts all pieces of %s, bounded in time',
    async (_, rings, fields) => {
      const asked = request(rings, { pieces: 1, ...fields });
      const plan = await searchPlan(asked);
      expect(counted(plan)).toBe(asked.group.parts[0]!.pieces);
    },
    30_000,
  );
});
