import fc from 'fast-check';
import { keepApart } from '@forja/nesting';
import { walks } from '../../test/harness/walks.js';
import {
  askForRoom,
  joinCuts,
  keptCuts,
  lockCut,
  movePiece,
  stockForNewSheets,
  withFound,
  withoutCuts,
} from './changed-sheets.js';
import {
  countPieces,
  layOut,
  STANDARD_SETTINGS,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type PartOutline,
  type PlacedCut,
  type ReleaseReason,
  type Ring,
  type StockEntry,
} from './domain/cut-group.js';
import { searchPlan } from './search-plan.js';
import { planDigest, toSearchRequest, type PlannedGroup } from './stored-plan.js';

const entry = (fields: Partial<StockEntry>): StockEntry => ({
  id: 1,
  own: false,
  name: 'Chapa',
  width: 1200,
  length: 2000,
  weight: 56.52,
  price_kg: 8.9,
  ...fields,
});

const part = (fields: Partial<CutPart>): CutPart => ({
  id: 1,
  title: 'Tampa',
  set: '',
  width: 580,
  length: 480,
  pieces: 1,
  turns: true,
  net_weight: 1,
  drawing_key: null,
  ...fields,
});

const groupOf = (parts: CutPart[], stock = [entry({})]): CutGroup => ({
  kind: 'sheet',
  key: 'sheet-1-3-7.85',
  name: 'Aço 1020',
  material_id: 1,
  bar_id: null,
  thickness: 3,
  unit_weight: 0.00002355,
  stock,
  unused: [],
  parts,
  outside: [],
});

const settingsOf = (fields: Partial<CutSettings> = {}): CutSettings => ({ ...STANDARD_SETTINGS, ...fields });

const outlinesOf = ({ parts }: CutGroup, outlines: Ring[]): PartOutline[] =>
  parts.flatMap(({ id }) => {
    const ring = outlines[id - 1];
    return ring ? [{ part_id: id, rings: [ring] }] : [];
  });

/** @param outlines of the first parts, in their order */
const planned = async (
  group: CutGroup,
  settings: CutSettings,
  ...outlines: Ring[]
): Promise<PlannedGroup> => {
  const request = toSearchRequest(group, settings, outlinesOf(group, outlines));
  const plan = await searchPlan({ ...request, quick: true });
  return { digest: planDigest(group, settings), group, plan };
};

/** The next plan of the group, as it is now, beside the sheets that are locked in this one. */
const plannedAgain = async (
  before: PlannedGroup,
  group: CutGroup,
  settings: CutSettings,
  ...outlines: Ring[]
) => {
  const { kept: locked } = keptCuts(before, group, settings);
  const rest = withoutCuts(group, locked);
  const request = toSearchRequest(rest, settings, outlinesOf(rest, outlines));
  const found = await searchPlan({ ...request, quick: true });
  const plan = locked.length > 0 ? joinCuts(group, locked, { rest, found, before: before.plan }) : found;
  return { locked, after: { digest: planDigest(group, settings), group, plan } };
};

const moved = async (of: PlannedGroup, move: Parameters<typeof askForRoom>[1], settings: CutSettings) => {
  const found = await searchPlan(askForRoom(of, move, settings).request);
  return { ...of, plan: movePiece(of, move, { found, settings }) };
};

const locked = (of: PlannedGroup, ...cuts: number[]): PlannedGroup => ({
  ...of,
  plan: cuts.reduce((plan, cut) => lockCut(plan, cut, true), of.plan),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const EPSILON = 1e-6;

const isApart = (one: PlacedCut, other: PlacedCut, gap: number): boolean =>
  one.x + one.width + gap <= other.x + EPSILON ||
  other.x + other.width + gap <= one.x + EPSILON ||
  one.y + one.length + gap <= other.y + EPSILON ||
  other.y + other.length + gap <= one.y + EPSILON;

/** Whether cuts from edge to edge part all pieces from each other. */
const isShearable = (placed: readonly PlacedCut[]): boolean =>
  placed.length <= 1 ||
  (
    [
      ['x', 'width'],
      ['y', 'length'],
    ] as const
  ).some(([start, size]) => {
    const sorted = [...placed].sort((one, other) => one[start] - other[start]);
    let end = -Infinity;
    return sorted.some((piece, index) => {
      const parts = index > 0 && piece[start] >= end - EPSILON;
      end = Math.max(end, piece[start] + piece[size]);
      return parts && isShearable(sorted.slice(0, index)) && isShearable(sorted.slice(index));
    });
  });

/** Each piece as often as it is needed, inside of its sheet and off the others; sheets of the shop once. */
const check = ({ group, plan }: PlannedGroup, { method, gap, edge }: CutSettings) => {
  const counts = countPieces(plan.cuts);
  const left = new Map(plan.left.map(({ part_id, pieces }) => [part_id, pieces]));
  for (const { id, pieces } of group.parts) {
    expect((counts.get(id) ?? 0) + (left.get(id) ?? 0)).toBe(pieces);
  }
  for (const { stock, count, placed, used } of plan.cuts) {
    const { own, width, length } = group.stock[stock]!;
    if (own) expect([count, plan.cuts.filter((one) => one.stock === stock).length]).toEqual([1, 1]);
    for (const [index, piece] of placed.entries()) {
      expect(Math.min(piece.x, piece.y)).toBeGreaterThanOrEqual(edge);
      expect(piece.x + piece.width).toBeLessThanOrEqual(width! - edge + EPSILON);
      expect(piece.y + piece.length).toBeLessThanOrEqual(
        (used < length ? used - gap : length - edge) + EPSILON,
      );
      for (const other of placed.slice(index + 1)) expect(isApart(piece, other, gap)).toBe(true);
    }
    if (method === 'sheared') expect(isShearable(placed)).toBe(true);
  }
};

/** Each piece as often as it is needed, inside of its sheet; outlines keep the gap wherever it is measured. */
const checkOutlines = ({ group, plan }: PlannedGroup, { gap, edge }: CutSettings) => {
  const counts = countPieces(plan.cuts);
  const left = new Map(plan.left.map(({ part_id, pieces }) => [part_id, pieces]));
  for (const { id, pieces } of group.parts) {
    expect((counts.get(id) ?? 0) + (left.get(id) ?? 0)).toBe(pieces);
  }
  const known = new Map(plan.outlines?.map(({ part_id, rings }) => [part_id, rings]));
  for (const { stock, placed } of plan.cuts) {
    const { width, length } = group.stock[stock]!;
    const outlines = placed.map((piece) => {
      const { x, y, angle } = piece;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(edge - ROUNDED);
      expect(x + piece.width).toBeLessThanOrEqual(width! - edge + ROUNDED);
      expect(y + piece.length).toBeLessThanOrEqual(length - edge + ROUNDED);
      const rectangle: Ring = [
        [0, 0],
        [piece.width, 0],
        [piece.width, piece.length],
        [0, piece.length],
      ];
      const rings = angle === undefined ? undefined : known.get(piece.part_id);
      const drawn = rings ?? [rectangle];
      return drawn.map((ring) => ring.map(layOut(drawn, { x, y, angle: rings && angle ? angle : 0 })));
    });
    expect(keepApart(outlines, gap - ROUNDED)).toBe(true);
  }
};

/** mm by which places are rounded, twice. */
const ROUNDED = 0.02;

const side = fc.integer({ min: 500, max: 1100 });
const rings: fc.Arbitrary<Ring> = fc.oneof(
  fc.tuple(side, side).map(([width, length]): Ring => [
    [0, 0],
    [width, 0],
    [0, length],
  ]),
  fc.tuple(side, side).map(([width, length]): Ring => [
    [0, 0],
    [width, 0],
    [width, 120],
    [120, 120],
    [120, length],
    [0, length],
  ]),
);

const shapeJobs = fc.record({
  shapes: fc.array(fc.record({ ring: rings, pieces: fc.integer({ min: 2, max: 5 }), turns: fc.boolean() }), {
    minLength: 1,
    maxLength: 2,
  }),
  method: fc.constantFrom('shapes' as const, 'turned' as const),
  gap: fc.constantFrom(0, 5),
  more: fc.integer({ min: 0, max: 2 }),
  pick: fc.nat(),
});

const sizes = fc.record({
  width: fc.integer({ min: 250, max: 900 }),
  length: fc.integer({ min: 250, max: 900 }),
  pieces: fc.integer({ min: 1, max: 6 }),
  turns: fc.boolean(),
});

const jobs = fc.record({
  parts: fc.array(sizes, { minLength: 2, maxLength: 4 }),
  method: fc.constantFrom('free' as const, 'sheared' as const),
  gap: fc.constantFrom(0, 5, 7.5),
  more: fc.integer({ min: 0, max: 4 }),
  pick: fc.nat(),
});

describe('sheets that are changed by hand', () => {
  it('stay as they are in the next plan, which cuts the rest as often as it is needed', async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async ({ parts, method, gap, more, pick }) => {
        const settings = settingsOf({ method, gap });
        const stock = [entry({ id: 7, own: true, width: 700, length: 1500 }), entry({})];
        const group = groupOf(
          parts.map((size, index) => part({ id: index + 1, ...size })),
          stock,
        );
        const first = await planned(group, settings);
        const chosen = pick % first.plan.cuts.length;
        const [some, ...others] = group.parts;
        const now = { ...group, parts: [{ ...some!, pieces: some!.pieces + more }, ...others] };
        const { locked: kept, after } = await plannedAgain(locked(first, chosen), now, settings);
        expect(kept).toEqual([{ ...first.plan.cuts[chosen], locked: true }]);
        expect(after.plan.cuts).toContainEqual(kept[0]);
        check(after, settings);
      }),
      { numRuns: 6 },
    );
  });

  it('have one piece more or less once it is moved, or it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async ({ parts, method, gap, pick }) => {
        const settings = settingsOf({ method, gap });
        const all = parts.map((size, index) => part({ id: index + 1, ...size, pieces: size.pieces + 4 }));
        const first = await planned(groupOf(all), settings);
        const { cuts } = first.plan;
        const move = { cut: cuts.length - 1, piece: pick % cuts.at(-1)!.placed.length, to: 0 };
        if (cuts.length < 2) {
          expect(() => askForRoom(first, move, settings)).toThrow('Esta chapa não está no plano');
          return;
        }
        const after = await moved(first, move, settings).catch(messageOf);
        if (typeof after === 'string')
          expect(after).toBe('A peça não cabe nesta chapa com as que já estão nela');
        else check(after, settings);
      }),
      { numRuns: 6 },
    );
  });

  it('keep their gap by outlines, locked, moved to another sheet or to a new one', async () => {
    await fc.assert(
      fc.asyncProperty(shapeJobs, async ({ method, shapes, gap, more, pick }) => {
        const settings = settingsOf({ method, gap });
        const outlines = shapes.map(({ ring }) => ring);
        const parts = shapes.map(({ ring, pieces, turns }, index) => {
          const [[width], [, length]] = [ring[1]!, ring.at(-1)!];
          return part({ id: index + 1, width, length, pieces, turns, drawing_key: String(index) });
        });
        const group = groupOf(parts, [entry({ id: 7, own: true, width: 1150, length: 1500 }), entry({})]);
        const first = await planned(group, settings, ...outlines);
        checkOutlines(first, settings);
        const cut = pick % first.plan.cuts.length;
        const piece = pick % first.plan.cuts[cut]!.placed.length;
        const alone = await moved(first, { cut, piece, new_stock: 1 }, settings);
        checkOutlines(alone, settings);
        expect(alone.plan.cuts.at(-1)).toMatchObject({ stock: 1, count: 1, placed: [{}] });
        const last = alone.plan.cuts.length - 1;
        const back = await moved(alone, { cut: last, piece: 0, to: 0 }, settings).catch(messageOf);
        if (typeof back === 'string') {
          expect([
            'A peça não cabe nesta chapa com as que já estão nela',
            'Esta chapa não está no plano',
          ]).toContain(back);
        } else checkOutlines(back, settings);
        const [some, ...others] = group.parts;
        const now = { ...group, parts: [{ ...some!, pieces: some!.pieces + more }, ...others] };
        const { locked: kept, after } = await plannedAgain(locked(alone, last), now, settings, ...outlines);
        expect(after.plan.cuts).toContainEqual(kept[0]);
        checkOutlines(after, settings);
      }),
      { numRuns: walks(6), seed: 31 },
    );
  });

  it('of several that are cut alike one is changed, and one without pieces is gone', async () => {
    const settings = settingsOf();
    // Six on a full sheet: the third one has a single piece.
    const first = await planned(groupOf([part({ width: 580, length: 640, pieces: 13 })]), settings);
    expect(first.plan.cuts.map(({ count, placed }) => [count, placed.length])).toEqual([
      [2, 6],
      [1, 1],
    ]);
    const spread = await moved(first, { cut: 0, piece: 0, to: 1 }, settings);
    expect(spread.plan.cuts.map(({ count, placed }) => [count, placed.length])).toEqual([
      [1, 6],
      [1, 5],
      [1, 2],
    ]);
    const back = await moved(
      { ...spread, plan: { ...spread.plan, cuts: spread.plan.cuts.slice(1) } },
      { cut: 1, piece: 0, to: 0 },
      settings,
    );
    expect(back.plan.cuts.map(({ placed }) => placed.length)).toEqual([6, 1]);
    const gone = await moved(back, { cut: 1, piece: 0, to: 0 }, settings).catch(messageOf);
    expect(gone).toBe('A peça não cabe nesta chapa com as que já estão nela');
    // A sheet that has lost a piece takes it back: the one that it came from is empty then.
    const emptied = await moved(
      { ...back, plan: { ...back.plan, cuts: [{ ...spread.plan.cuts[1]!, count: 1 }, back.plan.cuts[1]!] } },
      { cut: 1, piece: 0, to: 0 },
      settings,
    );
    expect(emptied.plan.cuts.map(({ placed }) => placed.length)).toEqual([6]);
  });

  it('have outlines in each other’s corners after a move, too', async () => {
    const triangle: Ring = [
      [0, 0],
      [1100, 0],
      [0, 1400],
    ];
    const settings = settingsOf({ method: 'shapes' });
    const shape = part({ width: 1100, length: 1400, pieces: 3, drawing_key: 'a' });
    const group = groupOf([shape], [entry({ length: 3000 })]);
    const first = await planned(group, settings, triangle);
    expect(first.plan.cuts.map(({ placed }) => placed.length)).toEqual([3]);
    const [cut] = first.plan.cuts;
    const apart = { ...cut!, placed: cut!.placed.slice(0, 1) };
    const two = {
      ...first,
      plan: { ...first.plan, cuts: [apart, { ...cut!, placed: cut!.placed.slice(1) }] },
    };
    const after = await moved(two, { cut: 0, piece: 0, to: 1 }, settings);
    expect(after.plan.cuts.map(({ placed }) => placed.map(({ angle }) => angle! % 90))).toEqual([[0, 0, 0]]);
  });

  it.each<[string, ReleaseReason, Partial<CutPart>, Partial<StockEntry>, Partial<CutSettings>]>([
    ['with fewer pieces than it has', 'pieces', { pieces: 2 }, {}, {}],
    ['with pieces of another size', 'pieces', { width: 500 }, {}, {}],
    ['with pieces that may not be turned any more', 'pieces', { turns: false }, {}, {}],
    ['of another stock', 'stock', {}, { length: 2500 }, {}],
    ['with another gap', 'settings', {}, {}, { gap: 12 }],
  ])('are searched anew %s, and named', async (_, reason, fields, stock, settings) => {
    const first = locked(await planned(groupOf([part({ pieces: 3 })]), settingsOf()), 0);
    const now = groupOf([part({ pieces: 3, ...fields })], [entry(stock)]);
    const released = [{ cut: 0, name: 'Chapa', reason }];
    expect(keptCuts(first, now, settingsOf(settings))).toEqual({ kept: [], released });
    const { kept } = keptCuts(first, groupOf([part({ pieces: 4 })]), settingsOf());
    expect(kept).toHaveLength(1);
  });

  it('while a search of their group runs refuse what it finds; other groups have the plans of then', async () => {
    const [settings, made_at] = [settingsOf(), '2026-11-28T12:00:00.000Z'];
    const one = await planned(groupOf([part({ pieces: 3 })]), settings);
    const other = { ...one, group: { ...one.group, key: 'sheet-2-3-7.85' } };
    const stored = (...groups: PlannedGroup[]) => ({ made_at, settings, groups });
    const [known, locks] = [stored(one, other), locked(other, 0)];
    const found = { settings, groups: [one, { ...other, plan: null }] };
    expect(withFound(known, stored(one, locks), found).groups).toEqual([one, locks]);
    expect(() => withFound(known, stored(locked(one, 0), other), found)).toThrow(
      'Chapas de Aço 1020 foram mudadas durante o cálculo: calcule de novo',
    );
  });

  it('are new ones of what is bought, or of what the plan leaves in the shop', async () => {
    const stock = [entry({ id: 7, own: true }), entry({}), entry({ id: 8, own: true, length: 300 })];
    const { group, plan } = await planned(groupOf([part({ pieces: 3 })], stock), settingsOf());
    expect(plan.cuts.map((cut) => cut.stock)).toEqual([0]);
    expect(stockForNewSheets(group, plan)).toEqual([1, 2]);
    expect(stockForNewSheets({ ...group, kind: 'bar' }, plan)).toEqual([]);
  });

  it('are left alone where they are locked, or the plan is of other settings', async () => {
    const first = await planned(groupOf([part({ width: 1100, length: 1400, pieces: 2 })]), settingsOf());
    const [one] = first.plan.cuts;
    const two = {
      ...first,
      plan: {
        ...first.plan,
        cuts: [
          { ...one!, count: 1 },
          { ...one!, count: 1 },
        ],
      },
    };
    const move = { cut: 0, piece: 0, to: 1 };
    expect(() => askForRoom(locked(two, 1), move, settingsOf())).toThrow('A chapa está travada');
    expect(() => askForRoom(two, move, settingsOf({ gap: 12 }))).toThrow('O plano está desatualizado');
    expect(() => askForRoom(two, { ...move, piece: 1 }, settingsOf())).toThrow('Esta chapa não está');
    expect(() => lockCut(two.plan, 2, true)).toThrow('Esta chapa não está no plano');
  });
});
