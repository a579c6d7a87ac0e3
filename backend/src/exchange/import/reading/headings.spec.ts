import { catalogueFields } from '../../../catalogue/catalogue-fields.js';
import { headingsOf } from './headings.js';

/** The headings that are read as a price, and those that are none of the catalogue's. */
const read = (catalogue: 'bars' | 'components' | 'materials', headings: string[]) => {
  const { columns, ignored, otherUnits } = headingsOf(headings, catalogueFields[catalogue]);
  return {
    read: columns.map(({ index, field }) => `${headings[index] ?? ''} → ${field.field}`),
    ignored,
    otherUnits: otherUnits.map(({ heading }) => heading),
  };
};

it.each([
  'Preço',
  'PRECO (R$)',
  'Preço/kg (R$)',
  'Preço / Kg',
  'Preço R$/kg',
  'Valor',
  'R$/kg',
  'Valor por kg',
])('a material’s price is read from "%s"', (heading) =>
  expect(read('materials', [heading]).read).toEqual([`${heading} → price_kg`]),
);

it('a price per piece is no price per kg, and of two prices the one with the unit is taken', () => {
  expect(read('bars', ['Cód.', 'Preço', 'Preço/kg'])).toEqual({
    read: ['Cód. → code', 'Preço/kg → price_kg'],
    ignored: ['Preço'],
    otherUnits: [],
  });
  expect(read('bars', ['Preço unitário']).ignored).toEqual(['Preço unitário']);
  expect(read('components', ['Preço/kg', 'Valor', 'Valor unitário (R$)']).read).toEqual([
    'Valor unitário (R$) → unit_value',
  ]);
  expect(read('bars', ['Preço (R$/t)']).otherUnits).toEqual(['Preço (R$/t)']);
});

it('a density is no specific weight: lists have it in g/cm³', () => {
  expect(read('materials', ['Densidade']).ignored).toEqual(['Densidade']);
});
