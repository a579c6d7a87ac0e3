import { sumFigures } from './sums.js';

test.each([
  ['exact where binary fractions are not', [0.1, 0.2, 0.7], { sum: '1.00', average: '0.33' }],
  ['half-up', [0.01, 0.02], { sum: '0.03', average: '0.02' }],
  ['one', [676.1], { sum: '676.10', average: '676.10' }],
  [
    'more than a double holds',
    [9_999_999_999_999.99, 9_999_999_999_999.99],
    {
      sum: '19999999999999.98',
      average: '9999999999999.99',
    },
  ],
])('money: %s', (_, values, expected) => {
  expect(sumFigures('final_value', values)).toEqual(expected);
});

test('counts have no decimals, and nothing comes to nothing', () => {
  expect(sumFigures('bends', [1, 2, 2])).toEqual({ sum: '5', average: '1.67' });
  expect(sumFigures('bends', [])).toBeNull();
});
