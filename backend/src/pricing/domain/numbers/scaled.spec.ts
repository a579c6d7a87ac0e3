import fc from 'fast-check';
import { exact } from './exact.js';
import { ResultTooLarge } from './pricing-errors.js';
import { stored } from './rounding.js';
import { scaled, scaledSum, unscaled } from './scaled.js';

const LARGEST = 10 ** 15 - 1;

/** Any figure that a field of so many decimals can store, the largest ones included. */
const figure = (decimals: number) =>
  fc.oneof(fc.maxSafeNat(), fc.nat(10_000_000), fc.integer({ min: LARGEST - 9, max: LARGEST })).map((whole) =>
    exact(whole % (LARGEST + 1))
      .div(10 ** decimals)
      .toNumber(),
  );

describe.each([
  ['final_value', 2],
  ['net_weight', 4],
  ['quantity', 0],
] as const)('figures of %s on whole numbers', (field, decimals) => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(figure(decimals), (value) => {
        expect(unscaled(field, scaled(field, value))).toBe(value);
      }),
    );
  });

  it('add up to the decimal sum, or are refused as it is', () => {
    fc.assert(
      fc.property(fc.array(figure(decimals), { maxLength: 400 }), (values) => {
        const sum = values.reduce((total, value) => total.plus(exact(value)), exact(0));
        expect(outcome(() => unscaled(field, scaledSum(field, values)))).toEqual(
          outcome(() => stored(field, sum)),
        );
      }),
    );
  });

  it('times a whole number give the decimal product, or are refused as it is', () => {
    fc.assert(
      fc.property(figure(decimals), fc.nat(1_000_000), (value, times) => {
        expect(outcome(() => unscaled(field, scaled(field, value) * times))).toEqual(
          outcome(() => stored(field, exact(value).times(times))),
        );
      }),
    );
  });
});

it('count what is absent as 0, and never give the negative zero', () => {
  expect(scaledSum('final_value', [null, undefined, 1.5])).toBe(150);
  expect(Object.is(unscaled('final_value', -0), 0)).toBe(true);
});

/** The figure, or the name of the field that can't store it. */
function outcome(calculation: () => number): number | string {
  try {
    return calculation();
  } catch (error) {
    if (error instanceof ResultTooLarge) return error.field;
    throw error;
  }
}
