import type { DrawingPage, Level, Rule, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

const A4 = { width: 842, height: 595 };

/** A text from its left upper corner, in points; letters are half as wide as high. */
type Line = [text: string, x: number, y: number, size: number];
type Box = [left: number, top: number, right: number, bottom: number];

/** A page of texts and ruled rectangles, with its words also in reverse. */
function pages(lines: readonly Line[], boxes: readonly Box[]): DrawingPage[] {
  const words = lines.flatMap(([text, x, y, size]): Word[] => {
    let at = x;
    return text.split(' ').map((word) => {
      const width = word.length * size * 0.5;
      const place = { x: at / A4.width, y: y / A4.height, width: width / A4.width, height: size / A4.height };
      at += width + size * 0.28;
      return { text: word, ...place };
    });
  });
  const rules = boxes.flatMap(([left, top, right, bottom]): Rule[] =>
    [left, right].map((x) => ({ x: x / A4.width, top: top / A4.height, bottom: bottom / A4.height })),
  );
  const levels = boxes.flatMap(([left, top, right, bottom]): Level[] =>
    [top, bottom].map((y) => ({ y: y / A4.height, left: left / A4.width, right: right / A4.width })),
  );
  return [
    { ...A4, words, rules, levels },
    { ...A4, words: [...words].reverse(), rules, levels },
  ];
}

function expectRead(lines: readonly Line[], boxes: readonly Box[], expected: object) {
  for (const page of pages(lines, boxes)) {
    expect(Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]))).toEqual(expected);
  }
}

it.each(['Nome file:', 'Dateiname:', 'Nombre de archivo:', 'Nome do ficheiro:', 'File name:'])(
  '%s names a file and not the part',
  (label) => {
    const lines: Line[] = [
      [label, 402, 502, 6],
      ['Albero.dwg', 402, 512, 6],
    ];
    expectRead(lines, [[400, 500, 480, 522]], {});
  },
);

it.each(['DETALHE C', 'DETAIL C'])(
  'the scale below %s is the view’s, also where a ruled rectangle goes around it',
  (heading) => {
    const lines: Line[] = [
      [heading, 105, 104, 9],
      ['SCALE 2 : 1', 103, 115, 9],
    ];
    expectRead(lines, [], {});
    expectRead(lines, [[90, 90, 220, 140]], {});
    expectRead([...lines, ['ESCALA: 1:2', 402, 504, 7]], [[400, 500, 480, 516]], { scale: '1:2' });
  },
);

it('a date in the cell beside who drew it, without a head', () => {
  const lines: Line[] = [
    ['DRAWN', 402, 502, 6],
    ['R. Lima', 402, 511, 7],
    ['16.07.2021', 484, 511, 7],
    ['CHECKED', 402, 524, 6],
    ['A. Souza', 402, 533, 7],
    ['20.07.2021', 484, 533, 7],
  ];
  const boxes: Box[] = [
    [400, 500, 480, 522],
    [480, 500, 540, 522],
    [400, 522, 480, 544],
    [480, 522, 540, 544],
  ];
  expectRead(lines, boxes, { date: '2021-07-16' });
  expectRead(lines.slice(3), boxes, {});
});

describe('a long number that is written across the sides of its cell', () => {
  const boxes: Box[] = [
    [400, 500, 440, 540],
    [440, 500, 560, 540],
    [560, 500, 600, 540],
  ];
  const labels: Line[] = [
    ['SIZE', 402, 502, 6],
    ['DWG. NO.', 442, 502, 6],
    ['REV', 562, 502, 6],
  ];

  it('is read whole', () => {
    expectRead([...labels, ['slanted tube 12', 448, 516, 18]], boxes, { reference: 'slanted tube 12' });
  });

  it('is no part of what is printed under it', () => {
    expectRead([...labels, ['A', 424, 514, 20], ['DP-10', 430, 516, 18]], boxes, {});
  });
});
