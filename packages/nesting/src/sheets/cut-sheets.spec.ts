import fc from 'fast-check';
import { cutSheets } from './cut-sheets.js';
import type { CutSheets, PlacedPiece, SheetJob } from './sheet-job.js';

const jobs: fc.Arbitrary<SheetJob> = fc.record({
  pieces: fc.array(
    fc.record({
      width: fc.integer({ min: 40, max: 1300 }),
      length: fc.double({ min: 40, max: 2100, noNaN: true }).map((mm) => Math.round(mm * 100) / 100),
      quantity: fc.integer({ min: 0, max: 9 }),
      turns: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  stocks: fc.constantFrom(
    [{ width: 1200, length: 3000 }],
    [
      { width: 1000, length: 2000 },
      { width: 1200, length: 3000 },
    ],
    [
      { width: 1200, length: 3000 },
      { width: 1200, length: 3000, available: 2 },
      { width: 700, length: 900, available: 3 },
    ],
    [{ width: 1000, length: 1000, available: 2 }],
  ),
  gap: fc.constantFrom(0, 5, 0.3),
  margin: fc.constantFrom(0, 10),
  method: fc.constantFrom('free', 'sheared'),
  leastRemnant: fc.constant(300),
  effort: fc.constant(10_000),
});

const EPSILON = 1e-6;

const isApart = (one: PlacedPiece, other: PlacedPiece, gap: number): boolean =>
  one.x + one.width + gap <= other.x + EPSILON ||
  other.x + other.width + gap <= one.x + EPSILON ||
  one.y + one.length + gap <= other.y + EPSILON ||
  other.y + other.length + gap <= one.y + EPSILON;

/** Whether cuts from edge to edge part all pieces from each other. */
function isShearable(placed: readonly PlacedPiece[]): boolean {
  if (placed.length <= 1) return true;
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'length'],
  ] as const) {
    const sorted = [...placed].sort((one, other) => one[start] - other[start]);
    let end = -Infinity;
    for (const [index, piece] of sorted.entries()) {
      if (index > 0 && piece[start] >= end - EPSILON) {
        return isShearable(sorted.slice(0, index)) && isShearable(sorted.slice(index));
      }
      end = Math.max(end, piece[start] + piece[size]);
    }
  }
  return false;
}

function checkSheet({ pieces, stocks, gap, margin, method, leastRemnant }: SheetJob, cut: CutSheets): void {
  const { width, length } = stocks[cut.stock]!;
  const { placed, used } = cut;
  for (const place of placed) {
    const piece = pieces[place.piece]!;
    const sizes = [place.width, place.length];
    const upright = sizes[0] === piece.width && sizes[1] === piece.length;
    const turned = piece.turns && sizes[1] === piece.width && sizes[0] === piece.length;
    expect(upright || turned).toBe(true);
    const whole = place.width === width && place.length === length;
    const edge = whole ? 0 : margin;
    expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(edge);
    expect(place.x + place.width).toBeLessThanOrEqual(width - edge + EPSILON);
    expect(place.y + place.length).toBeLessThanOrEqual(length - edge + EPSILON);
    if (used < length) expect(place.y + place.length + gap).toBeLessThanOrEqual(used + EPSILON);
  }
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) expect(isApart(one, other, gap)).toBe(true);
  }
  if (used < length) expect(length - used).toBeGreaterThanOrEqual(leastRemnant);
  if (method === 'sheared') expect(isShearable(placed)).toBe(true);
}

describe('rectangles cut from sheets', () => {
  it('each as often as it is wanted, inside of the sheet, gap and margin kept, shears really cut it', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const { cuts, left, bound } = cutSheets(job);
        const placed = job.pieces.map((_, piece) =>
          cuts.reduce(
            (sum, cut) => sum + cut.sheets * cut.placed.filter((of) => of.piece === piece).length,
            0,
          ),
        );
        expect(placed.map((count, piece) => count + left[piece]!)).toEqual(
          job.pieces.map(({ quantity }) => quantity),
        );
        for (const cut of cuts) checkSheet(job, cut);
        const sheets = cuts.reduce((sum, cut) => sum + cut.sheets, 0);
        expect(sheets).toBeGreaterThanOrEqual(bound ?? 0);
        job.stocks.forEach(({ available = Infinity }, stock) => {
          const taken = cuts.reduce((sum, cut) => sum + (cut.stock === stock ? cut.sheets : 0), 0);
          expect(taken).toBeLessThanOrEqual(available);
        });
        expect(cutSheets(job)).toEqual({ cuts, left, bound });
      }),
      { numRuns: 25 },
    );
  });

  it('pieces of a full sheet take whole ones, too large ones stay outside', () => {
    const job: SheetJob = {
      pieces: [
        { width: 3000, length: 1200, quantity: 2, turns: true },
        { width: 1195, length: 500, quantity: 3, turns: false },
        { width: 500, length: 500, quantity: 1, turns: false },
      ],
      stocks: [{ width: 1200, length: 3000 }],
      gap: 5,
      margin: 10,
      method: 'free',
      leastRemnant: 300,
      effort: 20_000,
    };
    const { cuts, left } = cutSheets(job);
    expect(left).toEqual([0, 3, 0]);
    expect(cuts).toEqual([
      { stock: 0, sheets: 2, placed: [{ piece: 0, x: 0, y: 0, width: 1200, length: 3000 }], used: 3000 },
      { stock: 0, sheets: 1, placed: [{ piece: 2, x: 10, y: 10, width: 500, length: 500 }], used: 515 },
    ]);
  });

  it('takes the smaller sheet where it is enough, and leaves the last sheet as empty as it can', () => {
    const job: SheetJob = {
      pieces: [{ width: 480, length: 480, quantity: 9, turns: true }],
      stocks: [
        { width: 1200, length: 3000 },
        { width: 1000, length: 2000 },
      ],
      gap: 5,
      margin: 10,
      method: 'free',
      leastRemnant: 300,
      effort: 20_000,
    };
    const { cuts } = cutSheets(job);
    expect(cuts.map(({ stock, sheets, used }) => [stock, sheets, used])).toEqual([
      [1, 1, 2000],
      [1, 1, 495],
    ]);
  });

  it('fills remnants that are there before it takes a sheet, but none that it would hardly use', () => {
    const job: SheetJob = {
      pieces: [{ width: 300, length: 400, quantity: 8, turns: true }],
      stocks: [
        { width: 1200, length: 3000 },
        { width: 1200, length: 440, available: 1 },
        { width: 700, length: 390, available: 1 },
        { width: 1200, length: 3000, available: 1 },
      ],
      gap: 5,
      margin: 10,
      method: 'free',
      leastRemnant: 300,
      effort: 20_000,
    };
    const { cuts } = cutSheets(job);
    expect(cuts.map(({ stock, sheets, placed }) => [stock, sheets, placed.length])).toEqual([
      [3, 1, 5],
      [1, 1, 3],
    ]);
  });
});
