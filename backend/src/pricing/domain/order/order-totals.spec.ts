import fc from 'fast-check';
import { exact } from '../numbers/exact.js';
import type { OrderCharges, PartAmounts, ValuesLine } from './order-amounts.js';
import { discountExceedsTotal, partLine, sumOrder } from './order-totals.js';
import { decimal } from '../../../../test/world/pricing-examples.js';
import { ResultTooLarge } from '../numbers/pricing-errors.js';

interface Order extends OrderCharges {
  sets: { quantity: number; parts: PartAmounts[] }[];
}

/** The amounts of an order with those of its sets and the lines of their parts. */
function amountsOf(order: Order) {
  const { sets, amounts } = sumOrder(order, order.sets);
  const lines = (set: (typeof sets)[number]['set']) => set.parts.map((part) => partLine(part, set.quantity));
  return { sets: sets.map(({ set, amounts: own }) => ({ lines: lines(set), ...own })), ...amounts };
}

const PLATE: PartAmounts = {
  unit_value: 67.61,
  quantity: 10,
  final_value: 676.1,
  total_ipi_value: 33.81,
  total_icms_value: 121.7,
  gross_weight: 24.7275,
  net_weight: 23.55,
  price_basis: null,
};
const PIN: PartAmounts = {
  unit_value: 0.1,
  quantity: 3,
  final_value: 0.3,
  total_ipi_value: 0.02,
  total_icms_value: 0.05,
  gross_weight: 0.3,
  net_weight: 0.2,
  price_basis: null,
};
const ORDER: Order = {
  delivery_type: 'CIF',
  delivery_value: 150,
  service_value: 80.5,
  discount: 30.55,
  tax_basis: null,
  sets: [
    { quantity: 2, parts: [PLATE, PIN] },
    { quantity: 1, parts: [PIN] },
    { quantity: 5, parts: [] },
  ],
};

describe('the totals of an order', () => {
  it('are worked out as in the documentation', () => {
    const totals = amountsOf(ORDER);
    expect(totals).toMatchObject({
      parts: 1353.1, // 2 × (676.10 + 0.30) + 0.30
      ipi: 67.68, // 2 × (33.81 + 0.02) + 0.02
      icms: 243.55,
      freight: 150,
      service: 80.5,
      discount: 30.55,
      total: 1620.73, // 1353.10 + 67.68 + 150 + 80.50 − 30.55
      gross_weight: 50.355,
      net_weight: 47.7,
    });
    expect(totals.sets[0]).toMatchObject({
      total: { final_value: 1352.8, ipi: 67.66 },
      unit: { final_value: 676.4, ipi: 33.83, icms: 121.75, gross_weight: 25.0275, net_weight: 23.75 },
    });
  });

  it('give the rows of the values table, times the set quantity, and the sums of its columns', () => {
    const totals = amountsOf(ORDER);
    expect(totals.sets[0]?.lines).toEqual([
      { unit_value: 67.61, quantity: 20, total_value: 1352.2, gross_weight: 49.455, net_weight: 47.1 },
      { unit_value: 0.1, quantity: 6, total_value: 0.6, gross_weight: 0.6, net_weight: 0.4 },
    ]);
    expect(totals.values_footer).toEqual({
      unit_value: 67.81,
      quantity: 29,
      total_value: 1353.1,
      gross_weight: 50.355,
      net_weight: 47.7,
    });
  });

  it.each([
    ['CIF', 150, 1620.73],
    ['FOB', 0, 1470.73],
    [null, 0, 1470.73],
  ])('charge freight only when the shop delivers: %p', (delivery_type, freight, total) => {
    expect(amountsOf({ ...ORDER, delivery_type })).toMatchObject({ freight, total });
  });

  it('of an empty order are 0', () => {
    const empty = {
      delivery_type: 'CIF',
      delivery_value: null,
      service_value: null,
      discount: null,
      tax_basis: null,
      sets: [],
    };
    expect(amountsOf(empty)).toMatchObject({
      parts: 0,
      total: 0,
      gross_weight: 0,
      values_footer: { quantity: 0 },
    });
  });

  it('count a set of quantity 0 as nothing', () => {
    const none = amountsOf({ ...ORDER, sets: [{ quantity: 0, parts: [PLATE] }] });
    expect(none).toMatchObject({ parts: 0, ipi: 0, net_weight: 0 });
    expect(none.sets[0]).toMatchObject({ total: { final_value: 0 }, unit: { final_value: 676.1 } });
  });

  it('name the sum that is too large', () => {
    const dear = { ...PIN, final_value: 9_999_999_999_999.99 };
    expect(() => amountsOf({ ...ORDER, sets: [{ quantity: 2, parts: [dear] }] })).toThrow(ResultTooLarge);
  });
});

describe('a discount', () => {
  const base = 1651.28; // parts + IPI + freight + service of ORDER

  it.each([
    [0, false],
    [base, false],
    [base + 0.01, true],
  ])('of %p exceeds what it is taken from: %p', (discount, expected) => {
    expect(discountExceedsTotal(amountsOf({ ...ORDER, discount }), null)).toBe(expected);
  });
});

const money = decimal(100_000, 2);
const weight = decimal(10_000, 4);
const anyOrder: fc.Arbitrary<Order> = fc.record({
  delivery_type: fc.constantFrom('CIF', 'FOB', null),
  delivery_value: money,
  service_value: money,
  discount: money,
  tax_basis: fc.constant(null),
  sets: fc.array(
    fc.record({
      quantity: fc.integer({ min: 0, max: 100 }),
      parts: fc.array(
        fc
          .record({
            unit_value: money,
            quantity: fc.integer({ min: 0, max: 500 }),
            total_ipi_value: money,
            total_icms_value: money,
            gross_weight: weight,
            net_weight: weight,
            price_basis: fc.constant(null),
          })
          .map((part) => ({
            ...part,
            final_value: exact(part.unit_value).times(part.quantity).toNumber(),
          })),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 5 },
  ),
});

const added = (values: readonly number[]): number =>
  values.reduce((total, value) => total.plus(exact(value)), exact(0)).toNumber();

describe('of any order', () => {
  it('every total is the sum of what it totals', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const totals = amountsOf(order);
        expect(totals.parts).toBe(added(totals.sets.map((set) => set.total.final_value)));
        expect(totals.ipi).toBe(added(totals.sets.map((set) => set.total.ipi)));
        expect(totals.icms).toBe(added(totals.sets.map((set) => set.total.icms)));
        expect(totals.gross_weight).toBe(added(totals.sets.map((set) => set.total.gross_weight)));
        expect(totals.net_weight).toBe(added(totals.sets.map((set) => set.total.net_weight)));
        expect(totals.total).toBe(
          added([totals.parts, totals.ipi, totals.freight, totals.service, -totals.discount]),
        );
      }),
    );
  });

  it('every footer is the sum of its column, and the order’s is the parts’ total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { sets, values_footer, parts, gross_weight, net_weight } = amountsOf(order);
        const columns = ['unit_value', 'quantity', 'total_value', 'gross_weight', 'net_weight'] as const;
        const column = (lines: readonly ValuesLine[], key: keyof ValuesLine) =>
          added(lines.map((line) => line[key]));
        for (const key of columns) {
          for (const set of sets) expect(set.values_footer[key]).toBe(column(set.lines, key));
          expect(values_footer[key]).toBe(
            column(
              sets.flatMap((set) => set.lines),
              key,
            ),
          );
        }
        expect(values_footer).toMatchObject({ total_value: parts, gross_weight, net_weight });
      }),
    );
  });

  it('every row of the values table is unit value × quantity', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const line of amountsOf(order).sets.flatMap((set) => set.lines)) {
          expect(exact(line.unit_value).times(line.quantity).toNumber()).toBe(line.total_value);
        }
      }),
    );
  });
});
