import { byName, PART_COUNTS, RULE_DRIVERS } from '@forja/figures';
import fc from 'fast-check';
import { exact } from '../numbers/exact.js';
import type { PartGeometry } from './driver.js';
import { exactTime, ruleMinutes, wholeTime, type RuleSource } from './rule-minutes.js';
import type { RuleRow, TimeRule } from './time-rule.js';

const row = (fields: Partial<RuleRow> = {}): RuleRow => ({
  group: null,
  from: null,
  to: null,
  speed: 2400,
  pierce_seconds: 0.8,
  ...fields,
});

/** A worked example: a cut at 2,400 mm/min, 0.8 s a pierce, 6 s of handling, at least half a minute. */
const CUT: TimeRule = { driver: 'cut', sides: 1, handling_seconds: 6, minimum: 0.5, rows: [row()] };

const NO_GEOMETRY: PartGeometry = { cut: null, net_area: null, ...byName(PART_COUNTS, () => null) };

const source = (geometry: Partial<PartGeometry>, measures: { width?: number; length?: number } = {}) =>
  ({
    geometry: { ...NO_GEOMETRY, ...geometry },
    used: { width: exact(measures.width ?? 0), length: exact(measures.length ?? 0) },
    gross_weight: exact(2.47275),
    plate: { group: 'stainless', thickness: 12 },
  }) satisfies RuleSource;

function times(rule: TimeRule, from: RuleSource): [exact_time: number, time: number] {
  const result = ruleMinutes(rule, from);
  if ('problem' in result) throw new Error(result.text);
  const exact_time = exactTime(result.minutes.value);
  return [exact_time, wholeTime(exact_time)];
}

describe('the minutes of a rule', () => {
  it.each<[string, TimeRule, PartGeometry['cut'], [exact_time: number, time: number]]>([
    ['cut and pierces', CUT, { length: 3480, pierces: 7 }, [1.6433, 2]],
    ['a short cut', CUT, { length: 1004, pierces: 3 }, [0.5583, 1]],
    ['the minimum covers the handling', CUT, { length: 240, pierces: 1 }, [0.5, 1]],
    ['a residue', { ...CUT, handling_seconds: 0 }, { length: 4800.04, pierces: 0 }, [2, 2]],
  ])('%s', (_name, rule, cut, expected) => {
    expect(times(rule, source({ cut }))).toEqual(expected);
  });

  it.each<[TimeRule['driver'], Partial<TimeRule>, RuleSource, number]>([
    ['bends', {}, source({ bends: 3 }), 1.5],
    ['holes', {}, source({ holes: 5 }), 2.5],
    ['weld', {}, source({ weld: 240 }), 120],
    ['area', {}, source({ net_area: 90_000 }, { width: 250, length: 400 }), 45_000],
    ['area', { sides: 2 }, source({ net_area: 90_000 }, { width: 250, length: 400 }), 90_000],
    ['area', { sides: 2 }, source({}, { width: 250, length: 400 }), 100_000],
    ['gross_weight', {}, source({}), 1.2364],
    ['length', {}, source({}, { length: 400 }), 200],
    ['piece', {}, source({}), 0.5],
  ])('%s %j', (driver, fields, from, exact_time) => {
    const rule = { ...CUT, driver, handling_seconds: 0, minimum: 0, rows: [row({ speed: 2 })], ...fields };
    expect(times(rule, from)[0]).toBe(exact_time);
  });

  it('without a drawing the cut is that of the rectangle, with one pierce, and says so', () => {
    const result = ruleMinutes(CUT, source({}, { width: 250, length: 400 }));
    // 1,300 ÷ 2,400 + 0.8 ÷ 60 + 6 ÷ 60
    expect('minutes' in result && exactTime(result.minutes.value)).toBe(0.655);
    expect('minutes' in result && result.minutes.note).toContain('sem desenho DXF');
  });

  it.each(['cut', 'bends', 'holes', 'weld', 'area', 'length'] as const)(
    'of a part that says nothing of its %s there are none',
    (driver) => {
      expect(ruleMinutes({ ...CUT, driver }, source({}))).toEqual({
        problem: 'no_geometry',
        text: 'sem geometria',
      });
    },
  );

  it.each(['bends', 'holes', 'weld'] as const)('a part without %s takes none, not the minimum', (driver) => {
    expect(times({ ...CUT, driver }, source({ [driver]: 0 }))).toEqual([0, 0]);
  });

  it.each<[string, RuleRow[], RuleSource['plate'], string]>([
    ['another thickness', [row({ to: 10 })], { group: 'stainless', thickness: 12 }, 'Inox 12 mm'],
    ['the end does not count', [row({ to: 1.5 })], { group: 'carbon', thickness: 1.5 }, 'Aço carbono 1,5 mm'],
    ['another group', [row({ group: 'carbon' })], { group: 'other', thickness: 3 }, 'Outros materiais 3 mm'],
    ['no plate, rows with a thickness', [row({ from: 1 })], null, 'peças sem espessura'],
    ['no plate, rows with a group', [row({ group: 'carbon' })], null, 'peças sem espessura'],
  ])('no row that fits: %s', (_name, rows, plate, says) => {
    const from = { ...source({ cut: { length: 100, pierces: 1 } }), plate };
    expect(ruleMinutes({ ...CUT, rows }, from)).toEqual({
      problem: 'no_row',
      text: `sem regra para ${says}`,
    });
  });

  it('names a thickness that is missing, in place of one of 0 mm', () => {
    const from = {
      ...source({ cut: { length: 100, pierces: 1 } }),
      plate: { group: 'other' as const, thickness: 0 },
    };
    expect(ruleMinutes({ ...CUT, rows: [row({ from: 1 })] }, from)).toMatchObject({
      text: 'falta a espessura da peça',
    });
  });

  it('a row with the group comes before one without, whatever their order', () => {
    const rows = [row({ speed: 1000 }), row({ group: 'stainless', from: 12, to: 13, speed: 500 })];
    const from = source({ cut: { length: 1000, pierces: 0 } });
    const plain = { ...CUT, handling_seconds: 0, minimum: 0 };
    expect(times({ ...plain, rows }, from)[0]).toBe(2);
    expect(times({ ...plain, rows: rows.toReversed() }, from)[0]).toBe(2);
    expect(times({ ...plain, rows }, { ...from, plate: null })[0]).toBe(1);
  });
});

const anyRow = fc.record({
  speed: fc.integer({ min: 1, max: 1e8 }),
  pierce: fc.integer({ min: 0, max: 6000 }),
});

const anyRule = fc
  .record({
    driver: fc.constantFrom(...RULE_DRIVERS),
    sides: fc.constantFrom(1, 2),
    handling: fc.integer({ min: 0, max: 60_000 }),
    minimum: fc.integer({ min: 0, max: 100_000 }),
    line: anyRow,
  })
  .map(({ driver, sides, handling, minimum, line }): TimeRule => ({
    driver,
    sides,
    handling_seconds: handling / 100,
    minimum: minimum / 10_000,
    rows: [row({ speed: line.speed / 100, pierce_seconds: line.pierce / 100 })],
  }));

const amountOf = (n: number): RuleSource => ({
  geometry: { cut: { length: n, pierces: n }, net_area: n, ...byName(PART_COUNTS, () => n) },
  used: { width: exact(n), length: exact(n) },
  gross_weight: exact(n),
  plate: null,
});

describe('any rule', () => {
  it('gives more for more, at least its minimum, and whole minutes that hold the exact ones', () => {
    fc.assert(
      fc.property(anyRule, fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (rule, n, more) => {
        const [less] = times(rule, amountOf(n + 1));
        const [exact_time, time] = times(rule, amountOf(n + 1 + more));
        expect(exact_time).toBeGreaterThanOrEqual(less);
        expect(less).toBeGreaterThanOrEqual(rule.minimum);
        expect(time).toBeGreaterThanOrEqual(exact_time);
        expect(time - exact_time).toBeLessThan(1);
      }),
    );
  });

  it('explains its minutes by figures that give them', () => {
    const result = ruleMinutes(CUT, source({ cut: { length: 3480, pierces: 7 } }));
    if ('problem' in result) throw new Error(result.text);
    expect(result.minutes.formula).toBe(
      'comprimento de corte ÷ velocidade + furações × tempo por furação ÷ 60 + manuseio ÷ 60, e ao menos o mínimo por peça',
    );
    expect(result.minutes.terms.map(({ name, value }) => [name, value.toNumber()])).toEqual([
      ['Comprimento de corte', 3480],
      ['Velocidade', 2400],
      ['Furações', 7],
      ['Tempo por furação', 0.8],
      ['Manuseio por peça', 6],
      ['Mínimo por peça', 0.5],
    ]);
  });
});
