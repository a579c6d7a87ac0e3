/** Parts and bases that the specs share. */
import { LOCKABLE_FIGURES, type LockableFigure } from '@forja/figures';
import fc from 'fast-check';
import type { PartInput } from '../../src/pricing/domain/part/part-input.js';
import { PART_TYPES } from '../../src/pricing/domain/part-type.js';
import { EMPTY_BASIS } from '../../src/pricing/domain/basis/price-basis.js';
import type { PriceBasis } from '../../src/pricing/domain/basis/price-basis.js';

/** The worked example of docs/pricing.md. */
export const EXAMPLE_PART: PartInput = {
  type: 'sheet',
  width: 250,
  length: 400,
  loss: 5,
  markup: null,
  quantity: 10,
  processes: [{ process_id: 1, time: 12 }],
};

export const EXAMPLE_BASIS: PriceBasis = {
  ...EMPTY_BASIS,
  sheet: {
    id: 1,
    thickness: 3,
    width: 1200,
    length: 3000,
    material_id: 1,
    specific_weight: 0.00785,
    price_kg: 8.9,
  },
  ncm: { id: 1, ipi: 5 },
  icms: 18,
  processes: [{ id: 1, value_per_minute: 2.5 }],
};

export const EXAMPLE_MARKUP = 30;

/** A number of at most so many decimals. */
export function decimal(max: number, decimals: number, min = 0): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.round(min * scale), max: Math.round(max * scale) })
    .map((digits) => Number(`${digits}e-${decimals}`));
}

const id = fc.constant(1);
const mm = decimal(6000, 2);
const priceKg = decimal(100, 4);
/** Up to osmium. */
const specificWeight = decimal(0.0226, 6);

export const anyBasis: fc.Arbitrary<PriceBasis> = fc.record({
  material: fc.option(fc.record({ id, specific_weight: specificWeight, price_kg: priceKg })),
  sheet: fc.option(
    fc.record({
      id,
      thickness: decimal(50, 2),
      width: mm,
      length: mm,
      material_id: id,
      specific_weight: specificWeight,
      price_kg: priceKg,
    }),
  ),
  bar: fc.option(
    fc.record({
      id,
      length: fc.oneof(fc.constant(0), decimal(6000, 2, 100)),
      weight: decimal(500, 2),
      price_kg: priceKg,
    }),
  ),
  component: fc.option(fc.record({ id, unit_value: decimal(10_000, 2) })),
  ncm: fc.option(fc.record({ id, ipi: decimal(100, 2) })),
  icms: decimal(100, 2),
  processes: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      value_per_minute: decimal(50, 2),
      setup: fc.integer({ min: 0, max: 120 }),
    }),
    { selector: ({ id: process_id }) => process_id },
  ),
});

const money = fc.option(decimal(100_000, 2));
const kg = fc.option(decimal(10_000, 4));

/** A part of any type with any locks and setups, its figures in their stored decimals; twice of it is within the limits, too. */
export const anyPart: fc.Arbitrary<PartInput & { quantity: number; locked_values: LockableFigure[] }> =
  fc.record({
    type: fc.option(fc.constantFrom(...PART_TYPES)),
    thickness: fc.option(decimal(50, 2)),
    width: fc.option(mm),
    length: fc.option(mm),
    loss: fc.option(decimal(100, 2)),
    markup: fc.option(decimal(300, 3)),
    quantity: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
    set_quantity: fc.integer({ min: 0, max: 20 }),
    unit_net_weight: kg,
    net_weight: kg,
    unit_gross_weight: kg,
    gross_weight: kg,
    unit_value: money,
    final_value: money,
    locked_values: fc.subarray([...LOCKABLE_FIGURES]),
    processes: fc.array(
      fc.record({
        process_id: fc.option(fc.integer({ min: 1, max: 3 })),
        time: fc.integer({ min: 0, max: 600 }),
        final_value: money,
        setup: fc.option(fc.integer({ min: 0, max: 120 })),
      }),
      { maxLength: 4 },
    ),
  });

export const anyMarkup = decimal(300, 3);
