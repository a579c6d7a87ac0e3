import type { DrawingPage, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

/** Words in points: level ones are half as wide as high per letter, vertical ones turned by a quarter. */
type Printed = readonly [text: string, x: number, y: number, size: number, vertical?: 'vertical'];

const wordOf = ([text, x, y, size, vertical]: Printed): Word => {
  const long = text.length * size * 0.5;
  return vertical ? { text, x, y, width: size, height: long } : { text, x, y, width: long, height: size };
};

/** A cell of 300 × 40 points at 400, 500, ruled on all sides, on a sheet of the given size. */
function page(words: readonly Printed[], [width, height]: readonly [number, number]): DrawingPage {
  const [dx, dy] = [width - 842, height - 595];
  const [left, right, top, bottom] = [400 + dx, 700 + dx, 500 + dy, 540 + dy];
  const [x, y] = [(at: number) => at / width, (at: number) => at / height];
  return {
    width,
    height,
    words: words.map(wordOf).map((word) => ({
      text: word.text,
      x: x(word.x + dx),
      y: y(word.y + dy),
      width: x(word.width),
      height: y(word.height),
    })),
    rules: [left, right].map((at) => ({ x: x(at), top: y(top), bottom: y(bottom) })),
    levels: [top, bottom].map((at) => ({ y: y(at), left: x(left), right: x(right) })),
  };
}

function read(words: readonly Printed[]) {
  const [one, ...others] = [
    page(words, [842, 595]),
    page([...words].reverse(), [842, 595]),
    page(words, [1191, 842]),
  ].map((each) => Object.fromEntries(readDrawing(each).map(({ field, value }) => [field, value])));
  for (const other of others) expect(other).toEqual(one);
  return one;
}

const PART_NAME: Printed[] = [
  ['PART', 406, 510, 8, 'vertical'],
  ['NAME', 415, 510, 8, 'vertical'],
];

describe('a label that is written upwards', () => {
  it.each<[string, Printed[], object]>([
    [
      'in two lines names what stands beside it',
      [...PART_NAME, ['Flange', 440, 515, 10]],
      { title: 'Flange' },
    ],
    [
      'has a text of two lines',
      [...PART_NAME, ['Flange', 440, 508, 10], ['plate', 440, 520, 10]],
      { title: 'Flange plate' },
    ],
    [
      'is read from the bottom up on one line',
      [
        ['NAME', 406, 503, 8, 'vertical'],
        ['PART', 406, 521, 8, 'vertical'],
        ['Flange', 440, 515, 10],
      ],
      { title: 'Flange' },
    ],
    [
      'of one word',
      [
        ['MATERIAL', 406, 504, 8, 'vertical'],
        ['Steel', 440, 515, 10],
      ],
      { material: 'Steel' },
    ],
    ['with nothing beside it says nothing', PART_NAME, {}],
    [
      'says nothing where it is not at the side of the cell',
      [
        ...PART_NAME.map(([text, x, y, size]): Printed => [text, x + 60, y, size, 'vertical']),
        ['Flange', 540, 515, 10],
      ],
      {},
    ],
    [
      'says nothing where several texts stand beside it',
      [...PART_NAME, ['Flange', 440, 503, 8], ['Forja', 560, 525, 14]],
      {},
    ],
    [
      'is none of other words',
      [
        ['ZONE', 406, 510, 8, 'vertical'],
        ['Flange', 440, 515, 10],
      ],
      {},
    ],
  ])('%s', (_, words, expected) => {
    expect(read(words)).toEqual(expected);
  });
});
