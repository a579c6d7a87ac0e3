import { type ComparedField, differencesOf } from './differences';

interface Note {
  text: string;
  material_id: number | null;
}

const FIELDS: readonly ComparedField<Note>[] = [
  { label: 'Texto', show: ({ text }) => text },
  { label: 'Material', show: ({ material_id }, nameOf) => nameOf('materials', material_id) },
];
const nameOf = (_catalogue: string, id: number | null) => (id === null ? '' : `Aço ${id}`);

it('names the fields that read differently, with both versions', () => {
  const own = { text: 'igual', material_id: 1 };
  expect(differencesOf(FIELDS, own, { ...own, material_id: null }, nameOf)).toEqual([
    { label: 'Material', own: 'Aço 1', other: '' },
  ]);
});
