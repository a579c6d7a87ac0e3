import fc from 'fast-check';
import { basisDifferences } from './basis-differences.js';
import { anyBasis } from '../../../../test/world/pricing-examples.js';
import { EMPTY_BASIS, basisOfType, mergeBasis } from './price-basis.js';
import type { PriceBasis } from './price-basis.js';

const SAVED: PriceBasis = {
  material: { id: 1, specific_weight: 0.00785, price_kg: 8.9 },
  sheet: {
    id: 1,
    thickness: 3,
    width: 1200,
    length: 3000,
    material_id: 1,
    specific_weight: 0.00785,
    price_kg: 8.9,
  },
  bar: { id: 1, length: 6000, weight: 14.8, price_kg: 9.75 },
  component: { id: 1, unit_value: 12.34 },
  ncm: { id: 1, ipi: 5 },
  icms: 18,
  processes: [
    { id: 1, value_per_minute: 2.5 },
    { id: 2, value_per_minute: 4 },
  ],
};

/** The choices after every price, rate and size went up. */
const DEARER: PriceBasis = {
  material: { id: 1, specific_weight: 0.00786, price_kg: 9.9 },
  sheet: {
    id: 1,
    thickness: 4,
    width: 1500,
    length: 3500,
    material_id: 2,
    specific_weight: 0.008,
    price_kg: 9.9,
  },
  bar: { id: 1, length: 6500, weight: 15, price_kg: 10.75 },
  component: { id: 1, unit_value: 13.34 },
  ncm: { id: 1, ipi: 10 },
  icms: 12,
  processes: [
    { id: 2, value_per_minute: 5 },
    { id: 1, value_per_minute: 3.5 },
  ],
};

describe('the basis to calculate with', () => {
  it('of a part never calculated is the current one', () => {
    expect(mergeBasis(null, DEARER, false)).toEqual(DEARER);
  });

  it('keeps every saved figure while the choices stay', () => {
    const merged = mergeBasis(SAVED, DEARER, false);
    expect(merged).toEqual({ ...SAVED, processes: [...SAVED.processes].reverse() });
  });

  it('is all current on Recalcular', () => {
    expect(mergeBasis(SAVED, DEARER, true)).toEqual(DEARER);
  });

  it.each(['material', 'sheet', 'bar', 'component', 'ncm'] as const)(
    'takes current figures for another %s, and for that alone',
    (source) => {
      const other = { ...DEARER, [source]: { ...DEARER[source], id: 2 } };
      const merged = mergeBasis(SAVED, other, false);
      expect(merged[source]).toEqual(other[source]);
      expect({ ...merged, [source]: null, processes: [] }).toEqual({
        ...SAVED,
        [source]: null,
        processes: [],
      });
    },
  );

  it('takes the current rate for another process, and drops those that are gone', () => {
    const current = {
      ...DEARER,
      processes: [
        { id: 1, value_per_minute: 3.5 },
        { id: 3, value_per_minute: 7 },
      ],
    };
    expect(mergeBasis(SAVED, current, false).processes).toEqual([
      { id: 1, value_per_minute: 2.5 },
      { id: 3, value_per_minute: 7 },
    ]);
  });

  it('drops a choice that was taken back', () => {
    expect(mergeBasis(SAVED, EMPTY_BASIS, false)).toEqual({ ...EMPTY_BASIS, icms: 18 });
  });

  it('shares nothing with what it was made from', () => {
    const current = structuredClone(DEARER);
    const merged = mergeBasis(null, current, false);
    current.processes.push({ id: 9, value_per_minute: 1 });
    expect(merged).toEqual(DEARER);
  });

  it('merged once more is the same', () => {
    fc.assert(
      fc.property(anyBasis, anyBasis, fc.boolean(), (saved, current, refresh) => {
        const merged = mergeBasis(saved, current, refresh);
        expect(mergeBasis(merged, current, false)).toEqual(merged);
      }),
    );
  });
});

it.each([
  ['material', ['material']],
  ['sheet', ['sheet']],
  ['bar', ['bar']],
  ['component', ['component']],
  ['process', []],
  [null, []],
] as const)('a part of type %p keeps only what it uses', (type, kept) => {
  const basis = basisOfType(type, SAVED);
  const choices = (['material', 'sheet', 'bar', 'component'] as const).filter(
    (source) => basis[source] !== null,
  );
  expect(choices).toEqual(kept);
  expect(basis).toMatchObject({ ncm: SAVED.ncm, icms: 18, processes: SAVED.processes });
});

describe('where basis and catalogue differ', () => {
  it('names source, entry, field and both figures', () => {
    const current = {
      ...SAVED,
      sheet: { ...SAVED.sheet, id: 1, price_kg: 9.9 } as PriceBasis['sheet'],
      icms: 12,
      processes: [{ id: 2, value_per_minute: 5 }],
    };
    expect(basisDifferences(SAVED, current)).toEqual([
      { source: 'sheet', id: 1, field: 'price_kg', basis: 8.9, current: 9.9 },
      { source: 'icms', id: null, field: 'icms', basis: 18, current: 12 },
      { source: 'process', id: 2, field: 'value_per_minute', basis: 4, current: 5 },
    ]);
  });

  it('finds every figure of every source', () => {
    const found = basisDifferences(SAVED, DEARER).map(({ source, field }) => `${source}.${field}`);
    expect(found).toHaveLength(2 + 6 + 3 + 1 + 1 + 1 + 2);
  });

  it('says nothing about another choice, or none', () => {
    const others = { ...EMPTY_BASIS, icms: 18, component: { id: 2, unit_value: 99 } };
    expect(basisDifferences(SAVED, others)).toEqual([]);
  });

  it('is nowhere after a refresh', () => {
    fc.assert(
      fc.property(anyBasis, anyBasis, (saved, current) => {
        const unique = { ...current, processes: current.processes.slice(0, 1) };
        expect(basisDifferences(mergeBasis(saved, unique, true), unique)).toEqual([]);
      }),
    );
  });
});
