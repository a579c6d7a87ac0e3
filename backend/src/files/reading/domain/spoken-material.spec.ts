import { namesMaterial } from './materials.js';

it.each([
  ['Stainless Steel', true],
  ['Aluminium 7075', true],
  ['Chapa de aço 2 mm', true],
  ['Madera de 20 mm', true],
  ['3mm polycarbonate sheets', true],
  ['AÇO SAE 1020', true],
  ['Inox 304 L', false],
  ['304', false],
  ['2 mm', false],
  ['Steel Dynamics Inc', false],
  ['Tornillo de acero', false],
  ['Deburr all steel edges', false],
  ['Chapa', false],
])('%s names a material and nothing else: %s', (text, expected) => {
  expect(namesMaterial(text)).toBe(expected);
});
