import { continued } from './series';

it.each<[string[], number, string | null]>([
  [['1', '2'], 2, '3'],
  [['1', '2'], 5, '6'],
  [['10', '20', '30'], 3, '40'],
  [['1.000,50', '1.001,00'], 2, '1001,50'],
  [['0,1', '0,2'], 2, '0,3'],
  [['3', '2'], 3, '0'],
  [['3', '2'], 4, null],
  [['5', '5'], 2, '5'],
  [['1'], 1, null],
  [['1', '2', '4'], 3, null],
  [['1', ''], 2, null],
  [['Aba 1', 'Aba 2'], 2, null],
  [['2', '4'], -1, '0'],
])('%j is at place %d %j', (texts, place, expected) => {
  expect(continued(texts, place)).toBe(expected);
});
