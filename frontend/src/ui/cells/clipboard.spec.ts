import fc from 'fast-check';
import { formatCells, parseCells } from './clipboard';

describe('what Excel and Google Sheets copy', () => {
  it.each([
    ['one cell', 'Tampo', [['Tampo']]],
    ['nothing', '', [['']]],
    ['a row', 'Tampo\t12,5\t', [['Tampo', '12,5', '']]],
    [
      'rows, each with an end, as Excel has them',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'rows as Google Sheets has them',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty rows', '\r\n\r\n', [[''], ['']]],
    ['a line end in quotes', '"duas\nlinhas"\tb', [['duas\nlinhas', 'b']]],
    ['doubled quotes', '"tubo 2"" e\ttab"', [['tubo 2" e\ttab']]],
    ['inches, which are no quotes', 'tubo 2" x 3"\tb', [['tubo 2" x 3"', 'b']]],
    ['a quote that never ends', '"tubo\tb', [['"tubo', 'b']]],
    ['a quoted word within a cell', '"a" b\tc', [['"a" b', 'c']]],
  ])('%s', (_, text, cells) => expect(parseCells(text)).toEqual(cells));

  it('ends at five thousand rows', () => {
    expect(parseCells('a\n'.repeat(6000))).toHaveLength(5000);
  });

  it('comes back as it went, whatever the cells hold', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ') }));
    const block = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([height, width]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(fc.property(block, (cells) => expect(parseCells(formatCells(cells))).toEqual(cells)));
  });
});
