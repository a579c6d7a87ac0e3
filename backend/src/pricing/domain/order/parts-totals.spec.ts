import fc from 'fast-check';
import { decimal } from '../../../../test/world/pricing-examples.js';
import { exact } from '../numbers/exact.js';
import { NO_CHARGES, type PartAmounts } from './order-amounts.js';
import { partsCosts, partsTotals, type PartsOfSet } from './parts-totals.js';

const NONE = { ...NO_CHARGES, tax_basis: null };
const money = decimal(100_000, 2);
const weight = decimal(10_000, 4);
const anyPart = fc.record({
  unit_value: money,
  quantity: fc.integer({ min: 0, max: 500 }),
  final_value: money,
  total_ipi_value: money,
  total_icms_value: money,
  gross_weight: weight,
  net_weight: weight,
  price_basis: fc.constant(null),
  cost: money,
  material_cost: money,
  process_cost: money,
});
type AnyPart = PartAmounts & { cost: number; material_cost: number; process_cost: number };

const anySets: fc.Arbitrary<PartsOfSet<{ part: AnyPart; selected: boolean }>[]> = fc.array(
  fc.record({
    quantity: fc.integer({ min: 0, max: 100 }),
    parts: fc.array(fc.record({ part: anyPart, selected: fc.boolean() }), { maxLength: 5 }),
  }),
  { maxLength: 5 },
);

const sum = (one: number, other: number) => exact(one).plus(exact(other)).toNumber();

describe('of any selection', () => {
  it('its totals and those of the other parts sum to those of all parts', () => {
    const property = fc.property(anySets, (sets) => {
      const those = (wanted: (selected: boolean) => boolean): PartsOfSet<AnyPart>[] =>
        sets.map(({ quantity, parts }) => ({
          quantity,
          parts: parts.filter(({ selected }) => wanted(selected)).map(({ part }) => part),
        }));
      const groups = [
        those((selected) => selected),
        those((selected) => !selected),
        those(() => true),
      ] as const;
      const [some, others, all] = groups.map((group) => ({
        ...partsTotals(group, NONE),
        ...partsCosts(group),
      }));
      for (const key of Object.keys(all!) as (keyof typeof all)[]) {
        expect(sum(some![key], others![key])).toBe(all![key]);
      }
    });
    fc.assert(property);
  });

  it('charges of the order come on top of its total alone', () => {
    const charges = { ...NONE, delivery_type: 'CIF', delivery_value: 10, service_value: 5, discount: 2.5 };
    const part = {
      unit_value: 1,
      quantity: 1,
      final_value: 100,
      total_ipi_value: 5,
      total_icms_value: 18,
      gross_weight: 2,
      net_weight: 1,
      price_basis: null,
    };
    const sets = [{ quantity: 3, parts: [part] }];
    expect(partsTotals(sets, NONE).total).toBe(315);
    expect(partsTotals(sets, charges)).toEqual({ ...partsTotals(sets, NONE), total: 327.5 });
  });
});
