import type { PartSuggestions } from '../types';
import { offersOf, remarksOf } from './offers';
import type { PartDraft } from './part-payload';

const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
const said = (field: PartSuggestions['suggestions'][number]['field'], value: string | number) => ({
  ...{ field, value, text: String(value), confidence: 0.9, place },
});
const answer: PartSuggestions = {
  suggestions: [
    said('title', 'Base'),
    said('reference', '1153'),
    said('material', 'AW-6082'),
    said('thickness', 4),
    said('width', 257),
    said('length', 303.5),
    said('weight', 0.8),
  ],
  material: { id: 3, name: 'Alumínio 6082' },
  sheet: { id: 8, name: 'Chapa 6082 4,00' },
  ncm_id: 5,
  weight: null,
};
const blank = {
  ...{ title: 'desenho 7', reference: null, type: null, quantity: 0, thickness: 0, width: 0, length: 0 },
  ...{ material_id: null, sheet_id: null, bar_id: null, component_id: null, ncm_id: null },
} as unknown as PartDraft;

const keys = (draft: PartDraft, of = answer) => offersOf(draft, of).map(({ key }) => key);

it('offers what the part does not have, the sheet in place of material and thickness', () => {
  expect(keys(blank)).toEqual(['title', 'reference', 'sheet', 'width', 'length']);
  expect(offersOf(blank, answer)[2]).toMatchObject({
    type: 'sheet',
    shown: 'Chapa 6082 4,00',
    change: { sheet_id: 8, ncm_id: 5 },
  });
});

it.each<[string, Partial<PartDraft>, string[]]>([
  ['what was typed', { width: 100, reference: 'X' }, ['title', 'reference', 'sheet', 'length']],
  ['a choice', { type: 'sheet', sheet_id: 2 }, ['title', 'reference', 'width', 'length']],
  ['another type', { type: 'bar' }, ['title', 'reference', 'thickness', 'width', 'length']],
  ['what agrees', { title: 'Base', reference: '1153' }, ['sheet', 'width', 'length']],
])('leaves %s alone', (_what, change, expected) => {
  expect(keys({ ...blank, ...change })).toEqual(expected);
});

it('offers material and thickness where no sheet fits, and nothing for what the catalogue does not have', () => {
  const noSheet = { ...answer, sheet: null };
  expect(keys(blank, noSheet)).toEqual(['title', 'reference', 'material', 'thickness', 'width', 'length']);
  expect(keys(blank, { ...noSheet, material: null })).not.toContain('material');
});

it('reads out the rest', () => {
  expect(remarksOf(answer).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Material AW-6082',
    'Peso 0.8',
  ]);
});
