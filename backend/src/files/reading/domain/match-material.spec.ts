import { matchMaterial } from './match-material.js';

const catalogue = [
  'Aço SAE 1020',
  'Aço ASTM A36',
  'Aço SAE 1045',
  'Aço CF53',
  'Inox AISI 304',
  'Inox AISI 316',
  'Alumínio AW-6082 T6',
  'Alumínio 1050 H14',
  'Nylon 6',
  'Poliacetal POM',
  'Aço galvanizado Z275',
].map((name, index) => ({ id: index + 1, name }));

const nameOf = (text: string) => {
  const match = matchMaterial(text, catalogue);
  return catalogue.find(({ id }) => id === match?.id)?.name ?? null;
};

it.each([
  ['aço sae 1020', 'Aço SAE 1020'],
  ['SAE 1020', 'Aço SAE 1020'],
  ['AISI 1020 laminado', 'Aço SAE 1020'],
  ['EN AW-6082', 'Alumínio AW-6082 T6'],
  ['AlMgSi1 T6', 'Alumínio AW-6082 T6'],
  ['1.1213 (CF53)', 'Aço CF53'],
  ['CF53', 'Aço CF53'],
  ['inox 304', 'Inox AISI 304'],
  ['1.4301', 'Inox AISI 304'],
  ['X5CrNi18-10', 'Inox AISI 304'],
  ['AISI 316', 'Inox AISI 316'],
  ['ASTM A36', 'Aço ASTM A36'],
  ['Chapa galvanizada Z275', 'Aço galvanizado Z275'],
  ['Nylon', 'Nylon 6'],
  ['POM preto', 'Poliacetal POM'],
  ['Al 1050', 'Alumínio 1050 H14'],
  ['Aço SAE 1050', null],
  ['SAE 1030', null],
  ['AISI 420', null],
  ['304 ou 316', null],
  ['Alu/PP/Alu', null],
  ['', null],
])('%s is %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});
