import { entry, variants, type Line, type RuledCell } from './block-samples.js';
import { readDrawing } from './read-drawing.js';

function expectRead(cells: readonly RuledCell[], expected: object) {
  for (const page of variants(cells)) {
    expect(Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]))).toEqual(expected);
  }
}

describe('a block that labels its cells hardly or not at all', () => {
  const name = (text: string, width = 160): RuledCell => entry(0, 0, width, text, 8);
  const rest = [
    entry(0, 12, 90, 'Ana Souza', 8),
    entry(90, 12, 70, '3 SEM', 8),
    entry(0, 24, 60, '1:2', 8),
    entry(60, 24, 100, '14.03.2024', 8),
    entry(0, 36, 200, 'Hochschule Bremen', 8),
  ];

  it('has its name in the widest cell, whatever the school’s is, and the one date', () => {
    expectRead([name('Flange plate'), ...rest], { title: 'Flange plate', date: '2024-03-14', scale: '1:2' });
  });

  it.each([
    ['another cell is as wide', [name('Flange plate', 95), ...rest]],
    ['the widest is a company’s', [name('Müller GmbH'), entry(0, -12, 95, 'Flange plate', 8), ...rest]],
    ['the widest is a number', [name('FP204'), ...rest]],
  ] as [string, RuledCell[]][])('says no name where %s', (_, cells) => {
    expectRead(cells, { date: '2024-03-14', scale: '1:2' });
  });

  it('is none without a scale, or of three cells', () => {
    expectRead([name('Flange plate'), ...rest.filter((_, at) => at !== 2)], {});
    expectRead([name('Flange plate'), ...rest.slice(1, 3)], { scale: '1:2' });
  });

  it('says nothing beside a second scale', () => {
    expectRead([name('Flange plate'), ...rest, entry(160, 24, 40, '2:1', 8)], {});
  });
});

describe('a name in one line with', () => {
  const line = (text: string, y = 0): RuledCell => [0, y, 0, 0, [text, 2, 2, 12]];

  it.each([
    ['its revision', 'Door left / V01', { title: 'Door left', revision: 'V01' }],
    ['its number', 'Base plate : MECH-010-MD', { title: 'Base plate', reference: 'MECH-010-MD' }],
    ['a size', 'Screw : M6', {}],
    ['a figure', 'Door / 12', {}],
    ['a ratio', '1 / 2', {}],
  ] as [string, string, object][])('%s', (_, text, expected) => {
    expectRead([line(text)], expected);
  });

  it('says nothing where several lines are like it', () => {
    expectRead([line('Door left / V01'), line('Door right / V02', 20)], {});
  });
});

it.each([
  ['1. ITEM MATERIAL SHALL BE ALUMINUM ALLOY 5052', 'ALUMINUM ALLOY 5052'],
  ['MATERIAL TO BE STAINLESS STEEL, GRADE 304', 'STAINLESS STEEL, GRADE 304'],
  ['PART SHALL BE MADE FROM MILD STEEL', 'MILD STEEL'],
  ['FABRICAR EM AÇO 1020', 'AÇO 1020'],
  ['2. MATERIAL TO BE ROHS 3 COMPLIANT', undefined],
  ['MATERIAL SHALL BE PAINTED BLACK', undefined],
])('the note %s', (text, material) => {
  expectRead([[0, -300, 0, 0, [text, 2, 2, 8]]], material === undefined ? {} : { material });
});

/** Cells of a block with many labels, and one larger text in a cell without any. */
const labelled = (text: string): RuledCell[] => [
  [0, 0, 160, 24, [text, 4, 6, 12]],
  ...['DRAWN', 'CHECKED', 'FORMAT'].map((label, row) => entry(160, 12 * row, 60, label, 5)),
  ...['SHEET', 'UNITS'].map((label, row) => entry(-60, 12 * row, 60, label, 5)),
];

it.each([
  ['Base plate', { title: 'Base plate' }],
  ['Lámina No. 5.1', {}],
  ['ASSI. NO # BLOCK', {}],
])('the one large text of a block, %s', (text, expected) => {
  expectRead(labelled(text), expected);
});

it.each([
  ['a third larger than the labels, is the name', 6.7, {}, { title: 'Base plate' }],
  ['a little larger, is none', 6.3, {}, {}],
  ['beside other words as large, is none', 12, { words: ['COPPER', 'GREEN AREA'] }, {}],
  [
    'beside a table of tolerances, is the name',
    12,
    { words: ['DEC.', '.X', '0,1', '0,05'] },
    { title: 'Base plate' },
  ],
] as const)('a text that is %s', (_, size, { words = [] }: { words?: readonly string[] }, expected) => {
  const [, ...labels] = labelled('');
  const table: RuledCell = [0, 24, 160, 24, ...words.map((word, at): Line => [word, 4 + 40 * at, 4, 8])];
  expectRead([[0, 0, 160, 24, ['Base plate', 4, 6, size]], table, ...labels], expected);
});

it.each([
  ['Corner-bracket-V1', { title: 'Corner-bracket-V1', reference: 'Corner-bracket-V1' }],
  ['Corner-bracket-V1 1', { title: 'Corner-bracket-V1', reference: 'Corner-bracket-V1' }],
  ['AB-1204', { reference: 'AB-1204' }],
  ['Corner bracket', {}],
])('%s alone beside who drew it', (text, expected) => {
  expectRead([entry(0, 48, 40, 'Drawn', 5), [120, 24, 200, 24, [text, 4, 8, 12]]], expected);
});

it('a text below a smaller one of its cell is no number, whatever the smaller one means', () => {
  const drawn = entry(0, 48, 40, 'Drawn', 5);
  const cells = (label: RuledCell) => [drawn, label, entry(40, 60, 40, '1:1', 8)];
  expectRead(cells([120, 24, 80, 24, ['Gestell', 4, 8, 12]]), {
    title: 'Gestell',
    reference: 'Gestell',
    scale: '1:1',
  });
  expectRead(cells([120, 24, 80, 24, ['Program', 2, 2, 5], ['Gestell', 4, 9, 12]]), { scale: '1:1' });
});
