import type { PartSuggestions } from '../../data/types';
import { lacksThickness, learnedText, offersOf, openFields, remarksOf } from './offers';
import type { PartDraft } from '../draft/part-payload';

const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
const printed = (field: PartSuggestions['suggestions'][number]['field'], value: string | number) => ({
  field,
  value,
  text: String(value),
  confidence: 0.9,
  learned_from: 0,
  place,
  source: 'text' as const,
});
const answer: PartSuggestions = {
  suggestions: [
    printed('title', 'Base'),
    printed('reference', '1153'),
    printed('material', 'AW-6082'),
    printed('thickness', 4),
    printed('width', 257),
    printed('length', 303.5),
    printed('quantity', 2),
    printed('weight', 0.8),
  ],
  reading: false,
  material: { id: 3, name: 'Alumínio 6082' },
  sheet: { id: 8, name: 'Chapa 6082 4,00' },
  ncm_id: 5,
  weight: null,
};
const blank = {
  title: 'desenho 7',
  original: { name: 'desenho 7.pdf' },
  reference: null,
  type: null,
  quantity: 0,
  thickness: 0,
  width: 0,
  length: 0,
  material_id: null,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
} as unknown as PartDraft;

/** Each offer's key, in brackets if it would replace what stands. */
const keys = (change: Partial<PartDraft> = {}, of = answer, saved: Partial<PartDraft> = change) =>
  offersOf({ ...blank, ...change }, { ...blank, ...saved }, of).map(({ key, fills }) =>
    fills ? key : `(${key})`,
  );

it('offers what the part does not have, the sheet in place of material and thickness', () => {
  expect(keys()).toEqual(['title', 'reference', 'sheet', 'width', 'length', 'quantity']);
  const offers = offersOf(blank, blank, answer);
  expect(offers[2]).toMatchObject({
    field: 'choice',
    type: 'sheet',
    shown: 'Chapa 6082 4,00',
    change: { sheet_id: 8, ncm_id: 5 },
  });
  expect(offers.slice(3).map(({ shown, ghost }) => [shown, ghost])).toEqual([
    ['257\u00a0mm', '257,00'],
    ['303,5\u00a0mm', '303,50'],
    ['2', '2'],
  ]);
});

it.each<[string, Partial<PartDraft>, string[]]>([
  [
    'another figure',
    { width: 100, reference: 'X' },
    ['title', '(reference)', 'sheet', '(width)', 'length', 'quantity'],
  ],
  ['another name', { title: 'Suporte' }, ['(title)', 'reference', 'sheet', 'width', 'length', 'quantity']],
  [
    "the file's name and a page",
    { title: 'desenho 7 (2)' },
    ['title', 'reference', 'sheet', 'width', 'length', 'quantity'],
  ],
  [
    'a name that only begins like it',
    { title: 'desenho 7 base' },
    ['(title)', 'reference', 'sheet', 'width', 'length', 'quantity'],
  ],
  ['what agrees', { title: 'BASE', reference: '1153', quantity: 2 }, ['sheet', 'width', 'length']],
  ['a part on its side', { width: 303.5, length: 257 }, ['title', 'reference', 'sheet', 'quantity']],
  [
    'a sheet as thick',
    { type: 'sheet', sheet_id: 2, thickness: 4 },
    ['title', 'reference', 'width', 'length', 'quantity'],
  ],
  [
    'a thicker sheet',
    { type: 'sheet', sheet_id: 2, thickness: 5 },
    ['title', 'reference', '(sheet)', 'width', 'length', 'quantity'],
  ],
  [
    'another material',
    { type: 'material', material_id: 2, thickness: 5 },
    ['title', 'reference', '(material)', '(thickness)', 'width', 'length', 'quantity'],
  ],
  ['a bar', { type: 'bar' }, ['title', 'reference', 'length', 'quantity']],
  ['a component', { type: 'component' }, ['title', 'reference', 'quantity']],
])('knows %s that is saved', (_what, change, expected) => {
  expect(keys(change)).toEqual(expected);
});

it('does not contradict what is being typed', () => {
  const typed = {
    title: 'Suporte',
    reference: 'X',
    width: 2,
    length: 3,
    quantity: 1,
    type: 'sheet',
    sheet_id: 2,
  } as const;
  expect(keys(typed, answer, { width: 1, length: 1 })).toEqual([]);
});

it('says what the drawing has where a sheet that was chosen gave its own sides', () => {
  const ofSheet = { width: 1500, length: 3000, type: 'sheet', sheet_id: 2, thickness: 4 } as const;
  expect(keys(ofSheet, answer, {})).toEqual(['title', 'reference', '(width)', '(length)', 'quantity']);
});

it('takes the sides of a DXF over with the sheet', () => {
  const flat_pattern = { width: 250, length: 400 } as PartDraft['flat_pattern'];
  const [sheet] = offersOf({ ...blank, flat_pattern }, blank, answer).filter(({ key }) => key === 'sheet');
  expect(sheet?.change).toMatchObject({ sheet_id: 8, width: 250, length: 400 });
});

it('offers material and thickness where no sheet fits, and nothing for what the catalogue does not have', () => {
  const noSheet = { ...answer, sheet: null };
  expect(keys({}, noSheet).slice(2, 4)).toEqual(['material', 'thickness']);
  expect(keys({}, { ...noSheet, material: null })).not.toContain('material');
});

it.each<[PartDraft['type'], string]>([
  [null, ''],
  ['material', 'choice thickness width length'],
  ['sheet', 'choice width length'],
  ['bar', 'choice length'],
  ['component', 'choice'],
  ['process', ''],
])('knows the fields that a part of type %s lets change', (type, expected) => {
  expect(openFields(type).slice(3).join(' ')).toBe(expected);
});

it('says which were learnt from drawings of the customer, and of how many', () => {
  const learnt = (counts: number[]) => {
    const suggestions = answer.suggestions.map((each, index) => ({
      ...each,
      learned_from: counts[index] ?? 0,
    }));
    return learnedText(offersOf(blank, blank, { ...answer, suggestions }));
  };
  expect(learnt([])).toBeNull();
  expect(learnt([1, 3])).toBe(
    'Aprendido de desenhos deste cliente: Nome (1 desenho), Nº do desenho (3 desenhos).',
  );
});

it('shows a date as Brazilians write it, whichever number was printed first', () => {
  const suggestions = [{ ...printed('date', '2013-03-04'), text: '03/04/2013' }];
  expect(remarksOf({ ...answer, suggestions }).map(({ text }) => text)).toEqual(['04/03/2013']);
});

it('reads out the rest', () => {
  expect(remarksOf(answer).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Material AW-6082',
    'Peso 0,80\u00a0kg',
  ]);
  const suggestions = [printed('tolerance', 'ISO 2768-m'), printed('roughness', 'Ra 3,2')];
  expect(remarksOf({ ...answer, suggestions }).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Tolerância geral ISO 2768-m',
    'Rugosidade Ra 3,2',
  ]);
});

it('an outer diameter has no field: it is read out, while its length is on offer', () => {
  const suggestions = [{ ...printed('diameter', 48), text: 'Ø 48' }, printed('length', 160)];
  expect(remarksOf({ ...answer, suggestions }).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Diâmetro externo Ø 48',
  ]);
  const bar: PartDraft = { ...blank, type: 'bar', length: 0 };
  expect(offersOf(bar, bar, { ...answer, suggestions }).map(({ key, fills }) => [key, fills])).toContainEqual(
    ['length', true],
  );
});

it('marks what was recognised in a picture, the sheet by its material', () => {
  const suggestions = answer.suggestions.map((each) =>
    ['reference', 'material', 'weight'].includes(each.field) ? { ...each, source: 'ocr' as const } : each,
  );
  const recognised = { ...answer, suggestions };
  const marked = offersOf(blank, blank, recognised).filter((offer) => offer.recognised);
  expect(marked.map(({ key }) => key)).toEqual(['reference', 'sheet']);
  expect(remarksOf(recognised).map((remark) => remark.recognised)).toEqual([true, true]);
});

it('says that a sheet would be found by the thickness where one is cut and none was read', () => {
  const without = {
    ...answer,
    sheet: null,
    suggestions: answer.suggestions.filter(({ field }) => field !== 'thickness'),
  };
  const cut: PartDraft = { ...blank, type: 'sheet' };
  expect(lacksThickness(cut, without)).toBe(true);
  expect(lacksThickness({ ...blank, flat_pattern: null }, without)).toBe(false);
  expect(lacksThickness(cut, answer)).toBe(false);
  expect(lacksThickness({ ...cut, type: 'bar' }, without)).toBe(false);
  expect(lacksThickness({ ...cut, thickness: 3 }, without)).toBe(false);
  expect(lacksThickness(cut, { ...without, material: null })).toBe(false);
});
