import { kilogramsAndGrams } from './format.js';

it.each([
  [23.55, '23,55\u00a0kg'],
  [1, '1,00\u00a0kg'],
  [0.9999, '1,00\u00a0kg (999,9\u00a0g)'],
  [0.3612, '0,36\u00a0kg (361,2\u00a0g)'],
  [0.25, '0,25\u00a0kg (250\u00a0g)'],
  [0.0003, '0,00\u00a0kg (0,3\u00a0g)'],
])('%p kg is printed as %s', (value, printed) => {
  expect(kilogramsAndGrams(value)).toBe(printed);
});
