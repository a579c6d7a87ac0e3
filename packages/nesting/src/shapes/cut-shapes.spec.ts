import fc from 'fast-check';
import { clearanceOf } from './clearance.js';
import { cutShapes as search } from './cut-shapes.js';
import { boundsOf, doubleArea, move, turn } from './polygon.js';
import type { CutShapes, Ring, ShapeJob, ShapePlan } from './shape-job.js';

const cutShapes = (job: ShapeJob): ShapePlan => search(job)!;

const rectangle = (width: number, length: number): Ring => [
  [0, 0],
  [width, 0],
  [width, length],
  [0, length],
];

const corner = (width: number, length: number, leg: number): Ring => [
  [0, 0],
  [width, 0],
  [width, leg],
  [leg, leg],
  [leg, length],
  [0, length],
];

const disc = (radius: number): Ring =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)] as const;
  });

const frame = (side: number, wall: number): Ring[] => [
  rectangle(side, side),
  rectangle(side - 2 * wall, side - 2 * wall).map(([x, y]) => [x + wall, y + wall]),
];

const size = fc.integer({ min: 60, max: 400 });
const outlines: fc.Arbitrary<Ring[]> = fc.oneof(
  fc.tuple(size, size).map((sides) => [rectangle(...sides)]),
  fc.tuple(size, size).map(([width, length]) => [corner(width, length, 25)]),
  size.map((radius) => [disc(radius / 2)]),
  fc.tuple(size, size).map(([width, length]): Ring[] => [
    [
      [0, 0],
      [width, 20],
      [10, length],
    ],
  ]),
  fc.constant(frame(300, 30)),
);

const jobs: fc.Arbitrary<ShapeJob> = fc.record({
  pieces: fc.array(
    fc.record({
      rings: outlines,
      quantity: fc.integer({ min: 0, max: 5 }),
      angles: fc.constantFrom([0], [0, 180], [0, 90, 180, 270]),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  stocks: fc.constantFrom(
    [{ width: 700, length: 1000 }],
    [
      { width: 500, length: 600, available: 1 },
      { width: 700, length: 1000 },
    ],
    [{ width: 500, length: 600, available: 2 }],
  ),
  gap: fc.constantFrom(0, 4),
  margin: fc.constantFrom(0, 10),
  leastRemnant: fc.constant(300),
  tolerance: fc.constantFrom(0, 0.2),
  effort: fc.constant(30_000),
});

/** The outlines of a sheet in their places. */
const placedOn = ({ pieces }: ShapeJob, { placed }: CutShapes): Ring[][] =>
  placed.map(({ piece, x, y, width, length, angle }) => {
    const turned = pieces[piece]!.rings.map((ring) => turn(ring, angle));
    const { least, most } = boundsOf(turned);
    expect(width).toBeCloseTo(most[0] - least[0], 6);
    expect(length).toBeCloseTo(most[1] - least[1], 6);
    return turned.map((ring) => move(ring, x - least[0], y - least[1]));
  });

const isInside = ([x, y]: readonly [number, number], ring: Ring): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay) ? !inside : inside;
  }, false);

/** Whether a point is in the material of an outline: in its outer line and in no hole. */
const isIn = (point: readonly [number, number], [outer, ...holes]: Ring[]): boolean =>
  isInside(point, outer!) && !holes.some((hole) => isInside(point, hole));

/** A point in the material, near the middle of a side. */
const pointIn = ([outer]: Ring[]): readonly [number, number] => {
  const [[ax, ay], [bx, by]] = [outer![0]!, outer![1]!];
  const sign = Math.sign(doubleArea(outer!));
  const length = Math.hypot(bx - ax, by - ay);
  return [
    (ax + bx) / 2 - (sign * 0.5 * (by - ay)) / length,
    (ay + by) / 2 + (sign * 0.5 * (bx - ax)) / length,
  ];
};

function checkSheet(job: ShapeJob, cut: CutShapes): void {
  const { width, length } = job.stocks[cut.stock]!;
  const there = placedOn(job, cut);
  for (const rings of there) {
    const { least, most } = boundsOf(rings);
    expect(Math.min(...least)).toBeGreaterThanOrEqual(job.margin - 1e-3);
    expect(most[0]).toBeLessThanOrEqual(width - job.margin + 1e-3);
    expect(most[1]).toBeLessThanOrEqual(length - job.margin + 1e-3);
    if (cut.used < length) expect(most[1] + job.gap).toBeLessThanOrEqual(cut.used + 1e-3);
  }
  for (const [index, one] of there.entries()) {
    for (const other of there.slice(index + 1)) {
      // Corners are rounded to thousandths of a mm twice, by 0.71 of one at most: two outlines come 2.83 nearer at most.
      if (job.gap > 0) expect(clearanceOf(one, other)).toBeGreaterThanOrEqual(job.gap - 2.83e-3);
      expect(isIn(pointIn(one), other) || isIn(pointIn(other), one)).toBe(false);
    }
  }
  if (cut.used < length) expect(length - cut.used).toBeGreaterThanOrEqual(job.leastRemnant);
}

const countOf = (plan: ShapePlan, piece: number): number =>
  plan.cuts.reduce((sum, { placed }) => sum + placed.filter((one) => one.piece === piece).length, 0);

const consumedBy = ({ stocks }: ShapeJob, { cuts }: ShapePlan): number =>
  cuts.reduce((sum, { stock, used }) => sum + stocks[stock]!.width * used, 0);

const JOB = { gap: 5, margin: 10, leastRemnant: 300, effort: 400_000 };

describe('pieces cut by their outlines', () => {
  it('each as often as it is wanted, inside of the sheet, gap and margin kept; equal jobs get equal plans', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const plan = cutShapes(job);
        job.pieces.forEach(({ quantity }, piece) => {
          expect(countOf(plan, piece) + plan.left[piece]!).toBe(quantity);
        });
        job.stocks.forEach(({ available = Infinity }, stock) => {
          expect(plan.cuts.filter((cut) => cut.stock === stock).length).toBeLessThanOrEqual(available);
        });
        for (const cut of plan.cuts) checkSheet(job, cut);
        expect(cutShapes(job)).toEqual(plan);
      }),
      { numRuns: 25 },
    );
  });

  it('by any angle: likewise, and never with more consumed than by right angles', () => {
    const free = jobs.map((job) => ({
      ...job,
      pieces: job.pieces.map((piece) => ({ ...piece, turnsFreely: piece.angles.length === 4 })),
    }));
    fc.assert(
      fc.property(free, (job) => {
        const plan = cutShapes(job);
        const right = cutShapes({
          ...job,
          pieces: job.pieces.map((piece) => ({ ...piece, turnsFreely: false })),
        });
        expect(plan.left).toEqual(right.left);
        expect(consumedBy(job, plan)).toBeLessThanOrEqual(consumedBy(job, right));
        job.pieces.forEach(({ quantity }, piece) => {
          expect(countOf(plan, piece) + plan.left[piece]!).toBe(quantity);
        });
        for (const cut of plan.cuts) checkSheet(job, cut);
        const askew = plan.cuts.flatMap(({ placed }) => placed.filter(({ angle }) => angle % 90 !== 0));
        for (const { piece } of askew) {
          const { turnsFreely, rings } = job.pieces[piece]!;
          expect(turnsFreely).toBe(true);
          expect(rings[0]).not.toHaveLength(4);
        }
      }),
      { numRuns: 25, seed: 31 },
    );
  });

  it('by any angle where that saves', () => {
    const triangle: Ring = [
      [0, 0],
      [330, 0],
      [80, 500],
    ];
    const used = (turnsFreely: boolean): number => {
      const pieces = [{ rings: [triangle], quantity: 10, angles: [0, 90, 180, 270], turnsFreely }];
      const job = { ...JOB, pieces, stocks: [{ width: 1200, length: 3000 }], effort: 2_000_000 };
      const plan = cutShapes(job);
      checkSheet(job, plan.cuts[0]!);
      expect(plan.cuts[0]!.placed.some(({ angle }) => angle % 90 !== 0)).toBe(turnsFreely);
      return consumedBy(job, plan);
    };
    expect(used(true)).toBeLessThan(used(false) * 0.99);
  });

  it.each<[string, Ring, number]>([
    ['a strip longer than the sheet', rectangle(40, 3100), 2],
    ['an angle wider than the sheet', corner(1300, 1300, 100), 3],
  ])(
    'askew where %s has room no other way, improved beside ones that have none at all',
    (_, ring, quantity) => {
      const stocks = [{ width: 1200, length: 3000 }];
      const angles = [0, 90, 180, 270];
      const pieces = [
        { rings: [ring], quantity, angles, turnsFreely: true },
        { rings: [rectangle(1250, 1250)], quantity: 1, angles, turnsFreely: true },
        { rings: [rectangle(200, 100)], quantity: 3, angles },
      ];
      const job: ShapeJob = { ...JOB, pieces, stocks, effort: 300_000 };
      const plan = cutShapes(job);
      expect(plan).toMatchObject({ cuts: [{ placed: { length: quantity + 3 } }], left: [0, 1, 0] });
      checkSheet(job, plan.cuts[0]!);
      const upright = pieces.map((piece) => ({ ...piece, turnsFreely: false }));
      expect(cutShapes({ ...job, pieces: upright }).left).toEqual([quantity, 1, 0]);
    },
  );

  it('as well as is known at any moment at which the search is stopped', () => {
    const pieces = [{ rings: [corner(300, 500, 60)], quantity: 12, angles: [0, 90], turnsFreely: true }];
    const job: ShapeJob = { ...JOB, pieces, stocks: [{ width: 1200, length: 1500 }], effort: 300_000 };
    const stoppedAfter = (most: number) => {
      let asked = 0;
      const plan = search(job, () => ++asked > most)!;
      expect(plan.left).toEqual([0]);
      for (const cut of plan.cuts) checkSheet(job, cut);
      return { asked, consumed: consumedBy(job, plan) };
    };
    const { asked: all, consumed: least } = stoppedAfter(Infinity);
    const consumed = [0, 0.1, 0.4, 0.7].map((share) => stoppedAfter(Math.floor(all * share)).consumed);
    expect([...consumed, least]).toEqual([...consumed, least].sort((one, other) => other - one));
    expect(consumed[0]).toBeGreaterThan(least);
  });

  it('in the holes and corners of others', () => {
    const job: ShapeJob = {
      ...JOB,
      pieces: [
        { rings: frame(500, 40), quantity: 1, angles: [0] },
        { rings: [rectangle(190, 190)], quantity: 4, angles: [0] },
        { rings: [corner(500, 500, 60)], quantity: 2, angles: [0, 90, 180, 270] },
      ],
      stocks: [{ width: 520, length: 1120 }],
    };
    const plan = cutShapes(job);
    expect(plan).toMatchObject({ cuts: [{ placed: { length: 7 } }], left: [0, 0, 0] });
    checkSheet(job, plan.cuts[0]!);
  });

  it('turned where that saves, and never where their sheet has a grain', () => {
    const triangle: Ring = [
      [0, 0],
      [400, 0],
      [0, 800],
    ];
    const stocks = [{ width: 480, length: 1000 }];
    const turned = cutShapes({
      ...JOB,
      stocks,
      pieces: [{ rings: [triangle], quantity: 2, angles: [0, 180] }],
    });
    expect(turned.cuts).toHaveLength(1);
    const straight = cutShapes({ ...JOB, stocks, pieces: [{ rings: [triangle], quantity: 2, angles: [0] }] });
    expect(straight.cuts.flatMap(({ placed }) => placed.map(({ angle }) => angle))).toEqual([0, 0]);
    expect(straight.cuts).toHaveLength(2);
  });

  it('too large ones are left', () => {
    const pieces = [{ rings: [rectangle(600, 600)], quantity: 2, angles: [0] }];
    expect(cutShapes({ ...JOB, pieces, stocks: [{ width: 500, length: 3000 }] })).toEqual({
      cuts: [],
      left: [2],
    });
  });
});
