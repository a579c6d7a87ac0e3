import { columnsOf } from './columns';
import { tableOf, withExactNumbers } from './exact-cells';
import { keyedCells, keyedPaste } from './keyed-paste';
import { newPart } from './new-part';

const columns = columnsOf([]);
const place = (key: string) => columns.findIndex((column) => column.key === key);
const rows = ['FJ-1', 'FJ-2', 'FJ-3'].map((reference, at) => ({
  key: String(at),
  id: at + 1,
  part: { ...newPart(1), reference, title: at === 2 ? 'Aba' : 'Base' },
}));

it.each([
  ['Google', `<td data-sheets-value='{"1":3,"3":1.25}'>1.250</td>`, '1,25'],
  ['LibreOffice', '<td sdval="1250" sdnum="1033;">1.250</td>', '1250'],
  ['Excel', '<td x:num="-0.5">1.250</td>', '-0,5'],
  ['a text of Google', `<td data-sheets-value='{"1":2,"2":"1.250"}'>1.250</td>`, '1.250'],
  ['a table of other cells', '<td sdval="7">1</td><td sdval="8">2</td>', '1.250'],
  ['a table without values', '<td>1.250</td>', '1.250'],
])('takes the number that %s holds, not the one that is shown', (_name, cells, expected) => {
  expect(withExactNumbers([['1.250']], `<table><tr>${cells}</tr></table>`)).toEqual([[expected]]);
});

it('gives other programs a table with the names of its columns, and its texts as texts', () => {
  expect(tableOf(['Peça', 'Qtd.'], [['<b>', '2']])).toBe(
    '<table><tbody><tr><th>Peça</th><th>Qtd.</th></tr><tr><td>&lt;b&gt;</td><td>2</td></tr></tbody></table>',
  );
  expect(tableOf(['Qtd.'], [['2']])).not.toContain('th');
});

describe('a table in another order', () => {
  const at = { top: 0, left: place('reference') };

  it('goes by references, and says which it does not know', () => {
    const paste = keyedPaste(
      [
        ['fj-3', 'Chapa'],
        ['FJ-9', 'Barra'],
        ['FJ-1', 'Chapa'],
      ],
      at,
      rows,
      columns,
    );
    expect(paste?.rows.map(({ row }) => row)).toEqual(['2', '0']);
    expect(paste?.unknown).toEqual(['FJ-9']);
    expect(paste?.unknownColumns).toEqual([]);
    expect(paste?.targets.map((column) => column?.key)).toEqual([undefined, 'type']);
  });

  it('goes by the names of its columns, wherever it is pasted', () => {
    const block = [
      ['Qtd.', 'Cor', 'Referência'],
      ['4', 'azul', 'FJ-2'],
      ['5', '', 'FJ-1'],
    ];
    const paste = keyedPaste(block, { top: 1, left: place('title') }, rows, columns);
    expect(paste?.targets.map((column) => column?.key)).toEqual(['quantity', undefined, undefined]);
    expect(paste?.rows.map(({ row }) => row)).toEqual(['1', '0']);
    expect(paste?.unknownColumns).toEqual(['Cor']);
  });

  it('goes to the same parts where they change places, one goes or a column comes before it is written', () => {
    const block = [
      ['Qtd.', 'Referência'],
      ['4', 'FJ-2'],
      ['5', 'FJ-1'],
      ['6', 'FJ-3'],
    ];
    const paste = keyedPaste(block, at, rows, columns)!;
    const placeOf = new Map([
      ['1', 0],
      ['0', 1],
    ]);
    const later = columns.toSpliced(0, 0, { ...columns[0]!, key: 'other' });
    expect(keyedCells(paste, { placeOf }, later)).toEqual([
      { row: 0, column: place('quantity') + 1, text: '4' },
      { row: 1, column: place('quantity') + 1, text: '5' },
    ]);
  });

  it.each([
    [
      'whose rows stand where they go',
      [
        ['FJ-1', 'Chapa'],
        ['FJ-2', 'Chapa'],
      ],
    ],
    ['of one column', [['FJ-2'], ['FJ-1']]],
    [
      'that names one part',
      [
        ['FJ-2', 'Chapa'],
        ['FJ-9', 'Chapa'],
      ],
    ],
  ])('is not one %s', (_name, block) => expect(keyedPaste(block, at, rows, columns)).toBeNull());

  it('takes no name that two parts have', () => {
    const block = [
      ['Peça', 'Qtd.'],
      ['Base', '1'],
      ['Aba', '2'],
      ['Base', '3'],
    ];
    expect(keyedPaste(block, at, rows, columns)).toBeNull();
  });
});
