import fc from 'fast-check';
import { fittingRow, overlaps } from './rule-row.js';
import { MATERIAL_GROUPS, type RuleRow } from './time-rule.js';

const range = (from: number | null, to: number | null, group: RuleRow['group'] = null): RuleRow => ({
  group,
  from,
  to,
  speed: 1,
  pierce_seconds: 0,
});

describe('rows of one group', () => {
  it.each<[string, RuleRow[], { row: number; earlier: number }[]]>([
    ['beside each other', [range(0.5, 1), range(1, 1.5)], []],
    ['with a gap', [range(0.5, 1), range(2, 3)], []],
    ['the same', [range(1, 2), range(1, 2)], [{ row: 1, earlier: 0 }]],
    ['within another', [range(1, 10), range(3, 4)], [{ row: 1, earlier: 0 }]],
    ['without an end', [range(1, null), range(20, 30)], [{ row: 1, earlier: 0 }]],
    ['without a start', [range(null, 2), range(1, 3)], [{ row: 1, earlier: 0 }]],
    ['of other groups', [range(1, 2, 'carbon'), range(1, 2, 'stainless'), range(1, 2)], []],
    [
      'two of them',
      [range(1, 3), range(2, 4), range(3.5, 5)],
      [
        { row: 1, earlier: 0 },
        { row: 2, earlier: 1 },
      ],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(overlaps(rows)).toEqual(expected);
  });

  it('at most one fits any plate where none overlap, and it holds its thickness', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
      .map(([from, width]) => range(from, from + width, 'carbon'));
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 6 }), fc.integer({ min: 0, max: 45 }), (all, thickness) => {
        const places = new Set(overlaps(all).map(({ row }) => row));
        const rows = all.filter((_, at) => !places.has(at));
        const fitting = rows.filter(({ from, to }) => (from ?? 0) <= thickness && thickness < (to ?? 1e9));
        fc.pre(overlaps(rows).length === 0);
        expect(fitting.length).toBeLessThanOrEqual(1);
        expect(fittingRow(rows, { group: 'carbon', thickness })).toBe(fitting[0] ?? null);
        for (const group of MATERIAL_GROUPS.filter((name) => name !== 'carbon')) {
          expect(fittingRow(rows, { group, thickness })).toBeNull();
        }
      }),
    );
  });
});
