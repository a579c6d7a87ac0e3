import { entry, variants, type RuledCell } from '../block-samples.js';
import { readDrawing } from '../read-drawing.js';

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
