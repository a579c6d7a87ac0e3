import fc from 'fast-check';
import { largestStored } from '@forja/figures';
import { exact } from './exact.js';
import { ResultTooLarge } from './pricing-errors.js';
import { roundMoney, roundTo, roundWeight, stored } from './rounding.js';

describe('half-up rounding', () => {
  it.each([
    [33.805, 2, 33.81],
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.0049999, 2, 1],
    [0.005, 2, 0.01],
    [0.00005, 4, 0.0001],
    [0.00004999, 4, 0],
    [2.47275, 4, 2.4728],
    [2.5, 0, 3],
    [12.3455, 3, 12.346],
  ])('takes %p at %p decimals to %p', (value, decimals, expected) => {
    expect(roundTo(exact(value), decimals).toNumber()).toBe(expected);
  });

  it('names the rules of money and weight', () => {
    expect(roundMoney(exact(1.005)).toNumber()).toBe(1.01);
    expect(roundWeight(exact(1.00005)).toNumber()).toBe(1.0001);
  });

  it('ignores the residue of a division', () => {
    const half = exact(0.0001).div(86).times(1.5).times(86);
    expect(half.equals(exact(0.00015))).toBe(false);
    expect(roundWeight(half).toNumber()).toBe(0.0002);
  });

  it('moves a value by half a unit at most, and a rounded one not at all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 6 }),
        (digits, decimals) => {
          const value = exact(digits).div(10 ** 6);
          const rounded = roundTo(value, decimals);
          expect(rounded.minus(value).abs().times(2).lessThanOrEqualTo(exact(10).pow(-decimals))).toBe(true);
          expect(roundTo(rounded, decimals).equals(rounded)).toBe(true);
        },
      ),
    );
  });
});

describe('a stored number', () => {
  it.each([
    ['unit_value', 9_999_999_999_999.99],
    ['net_weight', 99_999_999_999.9999],
    ['quantity', 999_999_999_999_999],
    ['specific_weight', 999_999_999.999999],
  ] as const)('of %s is at most %p', (field, largest) => {
    expect(largestStored(field)).toBe(largest);
    expect(stored(field, exact(largest))).toBe(largest);
    const above = exact(largest).times(2);
    expect(() => stored(field, above)).toThrow(new ResultTooLarge(field));
  });

  it('is refused when only rounding makes it too large', () => {
    expect(() => stored('unit_value', exact(9_999_999_999_999.99).plus(0.005))).toThrow(ResultTooLarge);
  });

  it('is never the negative zero', () => {
    expect(Object.is(stored('unit_value', exact(-0)), 0)).toBe(true);
  });
});
