import fc from 'fast-check';
import { exact } from '../numbers/exact.js';
import { decimal } from '../../../../test/world/pricing-examples.js';
import { printedLine } from './part-line.js';
import { roundMoney } from '../numbers/rounding.js';

const LINE = { unit: 'kg', quantity: 10, unit_value: 67.61, total_value: 676.1, net_weight: 23.55 };

describe('a printed line', () => {
  it('in pieces prints the part as it is', () => {
    expect(printedLine({ ...LINE, unit: 'piece' })).toEqual({
      unit: 'piece',
      quantity: 10,
      quantity_decimals: 0,
      price: 67.61,
      price_decimals: 2,
      total_value: 676.1,
    });
  });

  it('in kilograms prints the shortest price that gives the total', () => {
    // 676.10 ÷ 23.55 = 28.709129…: 28.71 would give 676.12, 28.709 gives 676.09695, rounded 676.10.
    expect(printedLine(LINE)).toEqual({
      unit: 'kg',
      quantity: 23.55,
      quantity_decimals: 2,
      price: 28.709,
      price_decimals: 3,
      total_value: 676.1,
    });
  });

  it.each([
    ['weighs nothing', { net_weight: 0 }],
    [
      'has a price per kg that is too long to print',
      { net_weight: 0.0001, total_value: 9_999_999_999_999.99 },
    ],
    ['has no unit', { unit: null }],
  ])('falls back to pieces where it %s', (_name, line) => {
    expect(printedLine({ ...LINE, ...line }).unit).toBe('piece');
  });

  it('in kilograms always multiplies to its total, whatever the figures', () => {
    fc.assert(
      fc.property(decimal(1_000_000, 2), decimal(20_000, 4, 0.0001), (total_value, net_weight) => {
        const line = printedLine({ ...LINE, total_value, net_weight });
        expect(line.unit).toBe('kg');
        expect(roundMoney(exact(line.price).times(line.quantity)).toNumber()).toBe(total_value);
      }),
    );
  });
});
