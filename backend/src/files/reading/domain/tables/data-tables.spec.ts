import type { DrawingPage, Level, Rule, Word } from '../drawing-page.js';
import { readDrawing } from '../read-drawing.js';

const [ROW, SIZE, COLUMN] = [14, 7, 74];

/** A table's rows, its upper left corner and whether it is ruled. */
interface Table {
  rows: readonly (readonly string[])[];
  x: number;
  y: number;
  ruled?: boolean;
}

interface Sheet {
  width: number;
  height: number;
}

const A3: Sheet = { width: 1191, height: 842 };

/** Tables on a sheet; the sheet's size only changes where they stand. */
function page(tables: readonly Table[], sheet: Sheet, reversed: boolean): DrawingPage {
  const words: Word[] = [];
  const rules: Rule[] = [];
  const levels: Level[] = [];
  const part = (x: number, y: number) => ({ x: x / sheet.width, y: y / sheet.height });
  for (const { rows, x, y, ruled = true } of tables) {
    rows.forEach((row, down) =>
      row.forEach((text, across) => {
        const [corner, end] = [
          part(x + across * COLUMN, y + down * ROW),
          part(x + across * COLUMN + COLUMN, y + down * ROW + ROW),
        ];
        if (ruled) {
          for (const side of [corner.x, end.x]) rules.push({ x: side, top: corner.y, bottom: end.y });
          for (const side of [corner.y, end.y]) levels.push({ y: side, left: corner.x, right: end.x });
        }
        let at = x + across * COLUMN + 3;
        for (const word of text.split(' ').filter((each) => each !== '')) {
          const width = word.length * SIZE * 0.5;
          words.push({
            text: word,
            ...part(at, y + down * ROW + 4),
            width: width / sheet.width,
            height: SIZE / sheet.height,
          });
          at += width + 0.3 * SIZE;
        }
      }),
    );
  }
  return { ...sheet, words: reversed ? words.reverse() : words, rules, levels };
}

const TITLE: Table = {
  x: 560,
  y: 560,
  rows: [
    ['TÍTULO', 'Nº DO DESENHO', 'ESCALA'],
    ['Flange cega', 'FC-220', '1:5'],
  ],
};
const BLOCK = { title: 'Flange cega', reference: 'FC-220', scale: '1:5' };

const TABLES: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    'holes (English)',
    [
      ['TAG', 'X LOC', 'Y LOC', 'SIZE'],
      ['A1', '12.50', '812.50', 'Ø6.60 THRU'],
      ['A2', '340', '20', 'Ø6.60 THRU'],
    ],
  ],
  [
    'holes with quantity and description',
    [
      ['HOLE', 'QTY', 'DESCRIPTION'],
      ['A', '4', 'M6x1 - 6H'],
      ['B', '2', 'Drill through all'],
    ],
  ],
  [
    'holes (Portuguese)',
    [
      ['FURO', 'X', 'Y', 'DIÂMETRO', 'QTD'],
      ['1', '25', '40', '12', '4'],
      ['2', '250', '40', '9', '2'],
    ],
  ],
  [
    'holes by a number',
    [
      ['Nº', 'POS. X', 'POS. Y', 'DESCRIÇÃO'],
      ['1', '25', '40', 'Furo passante'],
      ['2', '80', '40', 'Rosca M8'],
    ],
  ],
  [
    'holes (German)',
    [
      ['Bohrung', 'X-Achse', 'Y-Achse', 'Bezeichnung'],
      ['A1', '25', '40', 'Gewinde M6'],
      ['A2', '80', '40', 'Senkung'],
    ],
  ],
  [
    'holes (Spanish)',
    [
      ['Agujero', 'Posición X', 'Posición Y', 'Cant.'],
      ['A1', '25', '40', '4'],
      ['A2', '80', '40', '8'],
    ],
  ],
  [
    'tolerances (Portuguese)',
    [
      ['ACIMA DE', 'ATÉ', 'TOLERÂNCIA'],
      ['0', '6', '±0,1'],
      ['6', '30', '±0,2'],
      ['30', '120', '±0,3'],
    ],
  ],
  [
    'tolerances (English)',
    [
      ['OVER', 'UP TO', 'TOLERANCE'],
      ['0', '6', '±0.1'],
      ['6', '30', '±0.2'],
    ],
  ],
  [
    'tolerances (German)',
    [
      ['über', 'bis', 'Toleranz'],
      ['0', '6', '±0,1'],
      ['6', '30', '±0,2'],
    ],
  ],
  [
    'tolerances (Spanish)',
    [
      ['MÁS DE', 'HASTA', 'TOLERANCIA'],
      ['0', '6', '±0,1'],
      ['6', '30', '±0,2'],
    ],
  ],
  [
    'classes of ISO 2768',
    [
      ['DIMENSÃO', 'f', 'm', 'c'],
      ['0,5 - 3', '±0,05', '±0,1', '±0,2'],
      ['3 - 6', '±0,05', '±0,1', '±0,3'],
    ],
  ],
];

const read = (drawing: DrawingPage) =>
  Object.fromEntries(readDrawing(drawing).map(({ field, value }) => [field, value]));

describe.each(TABLES)('a table of %s says nothing of the part', (_, rows) => {
  it.each([
    ['ruled', true],
    ['without ruled lines', false],
  ])('%s, in any order of words and on a page of another size', (__, ruled) => {
    const table: Table = { rows, x: 60, y: 60, ruled };
    for (const sheet of [A3, { width: 1684, height: 1191 }]) {
      for (const reversed of [false, true]) {
        expect(read(page([table], sheet, reversed))).toEqual({});
        expect(read(page([table, TITLE], sheet, reversed))).toEqual(BLOCK);
      }
    }
  });

  it('also where it stands upon the title block, and where it grows upwards', () => {
    const upon: Table = { rows, x: TITLE.x, y: TITLE.y - rows.length * ROW };
    expect(read(page([upon, TITLE], A3, false))).toEqual(BLOCK);
    expect(read(page([{ rows: [...rows].reverse(), x: 60, y: 60 }, TITLE], A3, false))).toEqual(BLOCK);
  });
});

it('a list of parts with a column of tags is none', () => {
  const rows = [
    ['TAG', 'QTY', 'DESCRIPTION', 'MATERIAL'],
    ['1', '4', 'Bracket', 'A36'],
  ];
  expect(read(page([{ rows, x: 60, y: 60 }], A3, false))).toEqual({ quantity: 4 });
});

it('numbers of a table are no dimensions', () => {
  const numbers = [
    ['FURO', 'X', 'Y'],
    ['A1', '900', '1200'],
  ];
  const line = (y: number, from: number, to: number): Level => ({
    y: y / A3.height,
    left: from / A3.width,
    right: to / A3.width,
  });
  const upright = (x: number, from: number, to: number): Rule => ({
    x: x / A3.width,
    top: from / A3.height,
    bottom: to / A3.height,
  });
  const sheet = page([{ rows: numbers, x: 800, y: 60 }], A3, false);
  const word = (text: string, x: number, y: number, width: number, height: number): Word => ({
    text,
    x: x / A3.width,
    y: y / A3.height,
    width: width / A3.width,
    height: height / A3.height,
  });
  const drawing: DrawingPage = {
    ...sheet,
    words: [...sheet.words, word('400', 290, 420, 15, 8), word('200', 90, 295, 8, 15)],
    levels: [...(sheet.levels ?? []), line(432, 100, 500), line(200, 100, 500), line(400, 100, 500)],
    rules: [...(sheet.rules ?? []), upright(102, 200, 400), upright(500, 200, 436), upright(100, 200, 436)],
  };
  expect(read(drawing)).toEqual({ width: 200, length: 400 });
});
