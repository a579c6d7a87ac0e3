import { byFolder, foldersOf, foundKits } from './kits-api';

const kit = (name: string, folder: string | null = null) => ({ name, folder });
const kits = [
  kit('Suporte'),
  kit('Mesa elevatória', 'Bancadas'),
  kit('Pé', 'Bancadas'),
  kit('Grade', 'Portões'),
];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

it.each([
  ['', ['Suporte', 'Mesa elevatória', 'Pé', 'Grade']],
  ['  ', ['Suporte', 'Mesa elevatória', 'Pé', 'Grade']],
  ['PE', ['Pé']],
  ['bancadas mesa', ['Mesa elevatória']],
  ['portoes', ['Grade']],
  ['mesa portoes', []],
])('finds by %j', (typed, expected) => {
  expect(names(foundKits(kits, typed))).toEqual(expected);
});

it('puts kits of one folder together', () => {
  expect(byFolder(kits).map(([folder, inside]) => [folder, names(inside)])).toEqual([
    [null, ['Suporte']],
    ['Bancadas', ['Mesa elevatória', 'Pé']],
    ['Portões', ['Grade']],
  ]);
  expect(foldersOf(kits)).toEqual(['Bancadas', 'Portões']);
});
