import fc from 'fast-check';
import { arc, circle, dxf, line, on, polyline, rectangle } from '../dxf-samples.js';
import { contourSheet, MOST_CONTOURS, type ContourSheet } from './contour-sheet.js';
import { chooseCut, drawnFigures, unknownContours } from './cut-choice.js';
import { unfold, type FlatPattern } from './flat-pattern.js';

interface Read {
  pattern: FlatPattern;
  sheet: ContourSheet;
}

function read(...entities: string[]): Read {
  const unfolded = unfold(dxf(entities));
  return { pattern: unfolded.pattern, sheet: contourSheet(unfolded, 2000) };
}

const { PI } = Math;

/** 200 × 100 with a hole of 60 × 40, a disc of 20 in it with a bore of 10, a hole of 12 and a slit. */
const parts = [
  rectangle(0, 0, 200, 100),
  rectangle(20, 30, 60, 40),
  circle(50, 50, 10),
  circle(50, 50, 5),
  circle(150, 50, 6),
  line(110, 20, 110, 80),
];

/** By kind and place. */
const idsOf = ({ sheet }: Read) => {
  const [plate, disc, window, hole, bore, slit] = sheet.contours.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { plate, disc, window, hole, bore, slit };
};

it('shows outer contours first, then holes, then open ones, each with its figures', () => {
  const found = read(...parts);
  const shown = found.sheet.contours.map(({ id, parent, path, ...rest }) => Object.values(rest));
  expect(shown).toEqual([
    ['outer', 600, 20_000, 0, 0, 200, 100, null],
    ['outer', 62.831853, 314.159265, 40, 40, 20, 20, 20],
    ['inner', 200, 2400, 20, 30, 60, 40, null],
    ['inner', 37.699112, 113.097336, 144, 44, 12, 12, 12],
    ['inner', 31.415927, 78.539816, 45, 45, 10, 10, 10],
    ['open', 60, 0, 110, 20, 0, 60, null],
  ]);
  const { plate, disc, window } = idsOf(found);
  expect(found.sheet.contours.map(({ parent }) => parent)).toEqual([null, window, plate, plate, disc, null]);
});

/** cut length, pierces, net area */
type Figures = [number, number, number];

const all: Figures = [991.95, 6, 20_000 - 2400 - 36 * PI + 75 * PI];

it.each<[string, (keyof ReturnType<typeof idsOf>)[], Figures]>([
  ['a round hole', ['hole'], [all[0] - 37.7, 5, all[2] + 36 * PI]],
  ['the edge: what was sheared is material all the same', ['plate'], [all[0] - 600, 5, all[2]]],
  ['a slit', ['slit'], [all[0] - 60, 5, all[2]]],
  // The plate is whole but for its hole: the disc stands in it, its bore is a hole still.
  ['a hole with a disc in it', ['window'], [all[0] - 200, 5, 20_000 - 36 * PI - 25 * PI]],
  ['the disc in it', ['disc'], [all[0] - 62.83, 5, all[2]]],
  ['both', ['window', 'disc'], [all[0] - 262.83, 4, 20_000 - 36 * PI - 25 * PI]],
  ['all', ['plate', 'disc', 'window', 'hole', 'bore', 'slit'], [0, 0, 20_000]],
])('taking out %s', (_, names, expected) => {
  const found = read(...parts);
  const ids = idsOf(found);
  const choice = chooseCut(
    found.pattern,
    found.sheet.contours,
    names.map((name) => ids[name]),
  );
  const [length, pierces, area] = expected;
  expect(choice?.cut_length).toBeCloseTo(length, 1);
  expect(choice?.pierces).toBe(pierces);
  expect(choice?.net_area).toBeCloseTo(area, 1);
  expect(choice?.out).toHaveLength(names.length);
});

it('an open outline has holes, and no area, whatever is taken out', () => {
  const found = read(polyline(false, [0, 0], [200, 0], [200, 100], [0, 100], [0, 10]), circle(50, 50, 10));
  const [hole, edge] = found.sheet.contours;
  expect([hole?.kind, edge?.kind]).toEqual(['inner', 'open']);
  const choice = chooseCut(found.pattern, found.sheet.contours, [hole?.id ?? '']);
  expect(choice).toMatchObject({ pierces: 1, net_area: 0 });
});

it('knows no choice of nothing, and names the contours that it does not have', () => {
  const { pattern, sheet } = read(...parts);
  expect(chooseCut(pattern, sheet.contours, [])).toBeNull();
  expect(chooseCut(pattern, sheet.contours, ['none'])).toBeNull();
  const [first] = sheet.contours;
  expect(unknownContours(sheet.contours, ['none', first?.id ?? ''])).toEqual(['none']);
});

const ids = ({ sheet }: Read) => sheet.contours.map(({ id }) => id);

it('the same file has the same ids, whatever the order and direction of its entities', () => {
  const square = [line(0, 0, 50, 0), line(50, 0, 50, 50), line(50, 50, 0, 50), line(0, 50, 0, 0)];
  const turned = [line(0, 50, 50, 50), line(0, 0, 0, 50), line(50, 0, 0, 0), line(50, 50, 50, 0)];
  const hole = circle(20, 20, 5);
  const halves = [arc(20, 20, 5, 180, 0), arc(20, 20, 5, 0, 180)];
  expect(new Set(ids(read(...square, hole))).size).toBe(2);
  expect(ids(read(hole, ...turned))).toEqual(ids(read(...square, hole)));
  expect(ids(read(...halves, ...turned))).toEqual(ids(read(...square, hole)));
});

it('two contours that have all of their figures in common have two ids', () => {
  const mirrored = (x: number) => polyline(true, [x, 0], [30 - x, 0], [15, 40]);
  const twice = read(rectangle(-10, -10, 100, 100), mirrored(0), polyline(true, [0, 40], [30, 40], [15, 0]));
  expect(new Set(ids(twice)).size).toBe(3);
});

const holes = fc.uniqueArray(
  fc.record({ column: fc.nat(9), row: fc.nat(4), radius: fc.integer({ min: 1, max: 8 }) }),
  { minLength: 1, maxLength: 12, selector: ({ column, row }) => `${String(column)} ${String(row)}` },
);
const place = fc.record({
  x: fc.integer({ min: -9999, max: 9999 }),
  y: fc.integer({ min: -9999, max: 9999 }),
});

const drilled = (
  list: { column: number; row: number; radius: number }[],
  { x, y }: { x: number; y: number },
) =>
  read(
    rectangle(x, y, 200, 100),
    ...list.map(({ column, row, radius }) => circle(x + 10 + column * 20, y + 10 + row * 20, radius)),
  );

it('a drawing that is moved keeps its ids, and its choices', () => {
  fc.assert(
    fc.property(holes, place, (list, at) => {
      const [here, there] = [drilled(list, { x: 0, y: 0 }), drilled(list, at)];
      expect(ids(there)).toEqual(ids(here));
      const some = ids(here).filter((_, index) => index % 2 === 0);
      expect(chooseCut(there.pattern, there.sheet.contours, some)).toEqual(
        chooseCut(here.pattern, here.sheet.contours, some),
      );
    }),
    { numRuns: 40 },
  );
});

it('what is taken out and what is left are all of it', () => {
  fc.assert(
    fc.property(holes, fc.infiniteStream(fc.boolean()), (list, coins) => {
      const { pattern, sheet } = drilled(list, { x: 0, y: 0 });
      const out = sheet.contours.filter(({ kind }) => kind === 'inner' && coins.next().value === true);
      const left =
        chooseCut(
          pattern,
          sheet.contours,
          out.map(({ id }) => id),
        ) ?? pattern;
      const sum = (figure: 'length' | 'area') => out.reduce((total, contour) => total + contour[figure], 0);
      expect(left.cut_length + sum('length')).toBeCloseTo(pattern.cut_length, 1);
      expect(left.net_area - sum('area')).toBeCloseTo(pattern.net_area, 1);
      expect(left.pierces + out.length).toBe(pattern.pierces);
    }),
    { numRuns: 40 },
  );
});

it('the plate is whole again once hundreds of holes are taken out', () => {
  const grid = Array.from({ length: 300 }, (_, at) =>
    circle(20 + (at % 20) * 20, 20 + Math.floor(at / 20) * 20, 2.5),
  );
  const { pattern, sheet } = read(rectangle(0, 0, 500, 400), ...grid);
  const inner = sheet.contours.filter(({ kind }) => kind === 'inner').map(({ id }) => id);
  expect(chooseCut(pattern, sheet.contours, inner)).toMatchObject({
    cut_length: 1800,
    pierces: 1,
    net_area: 200_000,
  });
});

it('figures that are left are rounded once, not the difference of rounded ones', () => {
  const { pattern, sheet } = read(
    rectangle(0, 0, 400, 250),
    circle(100, 125, 50),
    circle(300, 60, 6),
    circle(300, 190, 6),
  );
  const [, large] = sheet.contours;
  expect(pattern.net_area).toBe(91_919.82);
  // 100,000 − 2 × 113.097336 is 99,773.805329; 91,919.82 + 7,853.98 would be 99,773.80.
  expect(chooseCut(pattern, sheet.contours, [large?.id ?? ''])?.net_area).toBe(99_773.81);
  // A drawing from before, with 10 mm of engraving in its cut.
  const before = { ...pattern, cut_length: pattern.cut_length + 10 };
  expect(chooseCut(before, sheet.contours, [large?.id ?? ''])?.cut_length).toBe(1385.4);
});

it('draws each contour where it is in the preview, and bends', () => {
  const { sheet } = read(rectangle(0, 0, 200, 100), on('BEND_UP', line(100, 0, 100, 100)));
  expect(sheet).toMatchObject({ width: 2000, height: 1060, too_many: false });
  expect(sheet.contours[0]?.path).toBe('M60.0 1000.0L1940.0 1000.0 1940.0 60.0 60.0 60.0 60.0 1000.0Z');
  expect(sheet.bends).toEqual([{ length: 100, direction: 'up', path: 'M1000.0 1000.0L1000.0 60.0' }]);
});

it('lists no contours of a drawing with too many, and keeps large ones small', () => {
  const grid = (count: number) =>
    Array.from({ length: count }, (_, at) => circle((at % 100) * 30, Math.floor(at / 100) * 30, 10));
  const many = read(...grid(MOST_CONTOURS + 1));
  expect(many.sheet).toMatchObject({ too_many: true, contours: [] });
  expect(many.pattern.pierces).toBe(MOST_CONTOURS + 1);
  const most = read(...grid(MOST_CONTOURS));
  expect(most.sheet.contours).toHaveLength(MOST_CONTOURS);
  expect(JSON.stringify(most.sheet).length).toBeLessThan(1_000_000);
  // 45,000 points, which would be 600,000 characters.
  const round = Array.from({ length: 500 }, (_, at) => {
    const wave = (step: number) => 400 + 20 * Math.sin(step * 3) + at;
    const points = Array.from({ length: 90 }, (__, step): [number, number] => [
      wave(step) * Math.cos((step * PI) / 45),
      wave(step) * Math.sin((step * PI) / 45),
    ]);
    return polyline(true, ...points);
  });
  expect(JSON.stringify(read(...round).sheet).length).toBeLessThan(150_000);
});

describe('what enters prices', () => {
  const bent = read(rectangle(0, 0, 200, 100), circle(50, 50, 5), on('DOBRA', line(100, 0, 100, 100)));

  it('is nothing without a DXF', () => expect(drawnFigures(null, null)).toBeNull());

  it('is all that is drawn', () => {
    expect(drawnFigures(bent.pattern, null)).toEqual({
      cut_length: 631.42,
      pierces: 2,
      net_area: 19_921.46,
      bends: 1,
      bend_length: 100,
      holes: 1,
    });
  });

  it('is cut less where contours are taken out; a hole is drilled all the same', () => {
    const choice = chooseCut(bent.pattern, bent.sheet.contours, [bent.sheet.contours[1]?.id ?? '']);
    expect(drawnFigures(bent.pattern, choice)).toMatchObject({
      cut_length: 600,
      pierces: 1,
      net_area: 20_000,
      holes: 1,
    });
  });

  it('says no bends where they are a guess or were not read, and 0 where none is drawn', () => {
    const plain = read(rectangle(0, 0, 200, 100)).pattern;
    expect(drawnFigures(plain, null)).toMatchObject({ bends: 0, bend_length: 0, holes: 0 });
    const axis = read(rectangle(0, 0, 200, 100), line(100, 0, 100, 100, [6, 'CENTER'])).pattern;
    expect(axis.features).toMatchObject({ bends: 1, bends_assumed: true });
    expect(drawnFigures(axis, null)).toMatchObject({ bends: null });
    const { features: _, ...before } = plain;
    expect(drawnFigures(before, null)).toMatchObject({ bends: null, holes: null, cut_length: 600 });
  });
});
