import fc from 'fast-check';
import { decimalText, roundDecimal, shiftDecimalPoint } from './decimal';

/** Canonical decimals with up to twelve digits before the point and six behind it, without superfluous zeros. */
const canonical = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.stringMatching(/^\d{0,5}[1-9]$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`);

describe('roundDecimal', () => {
  it.each([
    ['33.805', 2, '33.81'],
    ['1.005', 2, '1.01'],
    ['0.994', 2, '0.99'],
    ['9.999', 2, '10.00'],
    ['2.5', 0, '3'],
    ['7', 2, '7'],
    ['-1.005', 2, '-1.01'],
    ['-0.001', 2, '0.00'],
  ])('rounds %s to %i places: %s', (text, places, expected) => {
    expect(roundDecimal(text, places)).toBe(expected);
  });

  it('changes nothing the second time, and never by more than half of the last place', () => {
    fc.assert(
      fc.property(canonical, fc.integer({ min: 0, max: 6 }), (text, places) => {
        const rounded = roundDecimal(text, places);
        expect(roundDecimal(rounded, places)).toBe(rounded);
        const scaled = (value: string) => BigInt(shiftDecimalPoint(value, 6));
        const difference = scaled(text) - scaled(rounded);
        const half = 5n * 10n ** BigInt(6 - places);
        expect((difference < 0n ? -difference : difference) * 10n <= half).toBe(true);
      }),
    );
  });
});

describe('shiftDecimalPoint', () => {
  it.each([
    ['0.00785', 3, '7.85'],
    ['0.007935', 3, '7.935'],
    ['8', 3, '8000'],
    ['0', 3, '0'],
    ['0.1', 3, '100'],
    ['0.3', -3, '0.0003'],
    ['1250', -3, '1.25'],
    ['-7', -1, '-0.7'],
  ])('moves the point of %s by %i: %s', (text, places, expected) => {
    expect(shiftDecimalPoint(text, places)).toBe(expected);
  });
});

it('writes small numbers without an exponent', () => {
  expect(decimalText(0.0000001)).toBe('0.0000001');
  expect(decimalText(0.00785)).toBe('0.00785');
});
