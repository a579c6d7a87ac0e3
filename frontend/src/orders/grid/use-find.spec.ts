import { columnsOf } from './core/columns';
import { newPart } from './core/new-part';
import { CellTexts, matchBeside, matchesOf, matchFrom, placeOf } from './use-find';

const columns = columnsOf([]);
const placeOfColumn = (key: string) => columns.findIndex((column) => column.key === key);
const parts = [
  { ...newPart(1), id: 1, position: 7, title: 'Mão-francesa ESQUERDA', reference: 'MF × 2' },
  { ...newPart(1), id: 2, position: 8, title: 'Flange', final_value: 1701.76 },
];
const rows = parts.map((part) => ({ key: String(part.id), id: part.id, part }));
const [title, reference, value] = ['title', 'reference', 'final_value'].map(placeOfColumn);

const found = (wanted: string, marks = new Map()) => {
  const texts = new CellTexts(columns, {});
  return matchesOf(wanted, rows, (row) => texts.read(row, marks)).map(({ row, column }) => [row, column]);
};

it.each([
  ['mao-FRANCESA', [[0, title]]],
  ['mf x 2', [[0, reference]]],
  ['1.701,76', [[1, value]]],
  ['1701,7', [[1, value]]],
  ['nada disto', []],
  ['  ', []],
])('finds %s', (wanted, cells) => expect(found(wanted)).toEqual(cells));

it('finds what a cell shows that is not saved, in place of what is stored', () => {
  const marks = new Map([
    ['2', new Map([['title', { text: 'Tampa', state: 'refused' as const, message: '' }]])],
  ]);
  expect(found('tampa', marks)).toEqual([[1, title]]);
  expect(found('flange', marks)).toEqual([]);
});

it('does not find the numbers of rows', () => expect(found('8')).not.toContainEqual([1, 0]));

it('goes from match to match, and round the ends', () => {
  const matches = [
    { row: 1, column: 3 },
    { row: 1, column: 5 },
    { row: 4, column: 0 },
  ];
  const at = (row: number, column: number) => ({ row, column });
  expect(matchFrom(matches, at(1, 5))).toEqual(at(1, 5));
  expect(matchFrom(matches, at(1, 6))).toEqual(at(4, 0));
  expect(matchFrom(matches, at(5, 0))).toEqual(at(1, 3));
  expect(matchBeside(matches, at(1, 3), 1)).toEqual(at(1, 5));
  expect(matchBeside(matches, at(4, 0), 1)).toEqual(at(1, 3));
  expect(matchBeside(matches, at(1, 3), -1)).toEqual(at(4, 0));
  expect(matchBeside(matches, at(3, 0), -1)).toEqual(at(1, 5));
  expect([matchFrom([], at(0, 0)), matchBeside([], at(0, 0), 1)]).toEqual([null, null]);
  expect([placeOf(matches, at(4, 0)), placeOf(matches, at(0, 0))]).toEqual([2, -1]);
});
