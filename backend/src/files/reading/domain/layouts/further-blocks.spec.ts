import { cell, entry, small, variants, type RuledCell } from '../block-samples.js';
import { labelOf } from '../labels.js';
import { readDrawing } from '../read-drawing.js';

/** What the third and the fourth set of drawings showed; each block is also read turned, on a larger sheet and with its words reversed. */

function expectRead(cells: readonly RuledCell[], expected: object) {
  for (const page of variants(cells)) {
    expect(Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]))).toEqual(expected);
  }
}

it('the scale below a view is none of a block that has a cell for it', () => {
  const view: RuledCell = [-300, -60, 0, 0, ['A', 20, 0, 12], ['SCALE 1:4', 0, 14, 12]];
  expectRead([view, cell(0, 0, 160, 'TITLE', 'Flange plate'), cell(160, 0, 80, 'SCALE', '1:8')], {
    title: 'Flange plate',
    scale: '1:8',
  });
});

it('a dash fills a cell that says nothing, and stands between a label and its value', () => {
  expectRead(
    [
      [0, 0, 200, 24, small('TITLE'), ['Flange plate', 4, 11, 8], ['-', 190, 11, 8]],
      [-200, -300, 0, 0, ['MATERIAL - STAINLESS STEEL', 2, 2, 8]],
    ],
    { title: 'Flange plate', material: 'STAINLESS STEEL' },
  );
});

it('a value that begins below the middle of its label is its value, on whatever side', () => {
  const dated: RuledCell = [160, 0, 80, 24, ['ISSUE DATE', 2, 2, 5], ['26/08/2019', 24, 5, 8]];
  expectRead([cell(0, 0, 160, 'TITLE', 'Flange plate'), dated], {
    title: 'Flange plate',
    date: '2019-08-26',
  });
});

it('a list of parts whose heads are those of SolidWorks in Portuguese says nothing of the drawing', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, column) => entry(80 * column, y, 80, text, 6));
  expectRead(
    [
      ...row(-80, 'Nº DO ITEM', 'PEÇA', 'QTD.'),
      ...row(-68, '1', 'Perfil V-Slot', '4'),
      ...row(-56, '2', 'Cantoneira', '8'),
      cell(0, 0, 160, 'TÍTULO:'),
      cell(160, 0, 120, 'DES. Nº', 'EB-10'),
    ],
    { reference: 'EB-10' },
  );
});

it('a number in words that goes on in the next line is none', () => {
  const cells: RuledCell[] = [
    [0, 0, 160, 30, small('DRAWING NO.'), ['Sheet metal cover', 20, 9, 8], ['bottom', 40, 18, 8]],
    cell(160, 0, 60, 'REV.', 'AAA'),
    cell(220, 0, 120, 'MATERIAL', 'Plastic ( PLA )'),
  ];
  expectRead(cells, { revision: 'AAA', material: 'Plastic (PLA)' });
});

it.each([
  ['ISSUED DATE', 'date'],
  ['Assembly - left', undefined],
])('the label of %s names %p', (text, field) => {
  expect(labelOf(text)?.field).toBe(field);
});

it.each([
  // It goes on in the next line.
  'Material - Copper C11000 or',
  'Material: ARE',
])('the note %s gives no material', (text) => {
  expectRead([[0, -300, 0, 0, [text, 2, 2, 8]]], {});
});
