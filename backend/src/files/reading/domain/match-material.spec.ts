import fc from 'fast-check';
import { matchMaterial, FAMILIES, STANDARDS } from './materials.js';

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
  ['C45E/1.1191', 'Aço SAE 1045'],
  ['AISI 304/304L', 'Inox AISI 304'],
  ['AISI 304/304L/1.4301', 'Inox AISI 304'],
  ['304 2 mm', 'Inox AISI 304'],
  ['Chapa 3 x 1200 x 1020 inox 304', 'Inox AISI 304'],
  ['6082T6', 'Alumínio AW-6082 T6'],
  ['PA6', 'Nylon 6'],
  ['PA 6.6', null],
  ['Nylon 66', null],
  ['EN AW-5754', null],
  ['EN AW-6060', null],
  ['440C', null],
  ['S235JR', null],
  ['AISI A2', null],
  ['Tubo 304 mm', null],
  ['Madeira 304 Y', null],
  ['3 x 1020 x 2000', null],
  ['304L', null],
  ['Aço SAE 1050', null],
  ['SAE 1030', null],
  ['AISI 420', null],
  ['304 ou 316', null],
  ['Alu/PP/Alu', null],
  ['', null],
])('%s is %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

describe('grades of the standards', () => {
  const all = STANDARDS.flatMap((names, group) => names.map((name) => ({ name, group })));
  const families = new Map(FAMILIES);
  const around = fc.constantFrom('', 'Chapa ', 'DIN ', '2 mm ', 'EN ');
  const behind = fc.constantFrom('', ' 3 mm', ' laminado', ' # 2B', ' 2 x 1500');

  it('each stands for one material only', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('one never matches a material of another, whatever stands around it', () => {
    const other = fc.constantFrom(...all);
    fc.assert(
      fc.property(other, other, around, behind, (wanted, offered, before, after) => {
        const match = matchMaterial(before + wanted.name.toUpperCase() + after, [
          { id: 1, name: `Aço ${offered.name}` },
        ]);
        const fits = wanted.group === offered.group || families.get(wanted.name)?.includes(offered.name);
        expect(match === null || fits === true || isFamily(wanted.group, offered.name)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  /** 'Poliamida' is the same family as 'Nylon'. */
  const isFamily = (group: number, name: string): boolean =>
    (STANDARDS[group] ?? []).some((each) => families.get(each)?.includes(name));

  it('every name of one finds the material by every other one of its names', () => {
    for (const names of STANDARDS) {
      for (const [wanted, offered] of names.flatMap((one) => names.map((two) => [one, two] as const))) {
        expect([wanted, matchMaterial(wanted, [{ id: 7, name: offered }])?.id]).toEqual([wanted, 7]);
      }
    }
  });
});
