import { cell, draw } from './block-samples.js';
import type { DrawingPage } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';
import { ruledLinesOf } from './cells.js';

/** A block whose cells are higher than its texts: title, material, date. */
const block = draw([
  cell(0, 0, 160, 'Title', 'Motherboard'),
  cell(160, 0, 120, 'Drawing number', 'MB-204'),
  cell(0, 24, 160, 'Material', '42CrMo4'),
  cell(160, 24, 120, 'Date', '2024-06-11'),
  cell(0, 48, 160, 'Scale', '1:1'),
]);

const read = (page: DrawingPage) =>
  Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]));
const EXPECTED = {
  title: 'Motherboard',
  reference: 'MB-204',
  material: '42CrMo4',
  date: '2024-06-11',
  scale: '1:1',
};

/** The upright and level strokes of each word's letters: at its ends, in between, and along its foot. */
function stroked(page: DrawingPage): DrawingPage {
  const { words, rules = [], levels = [] } = page;
  return {
    ...page,
    rules: [
      ...rules,
      ...words.flatMap(({ x, y, width, height }) =>
        [0, 0.3, 0.6, 1].map((part) => ({ x: x + part * width, top: y, bottom: y + height })),
      ),
    ],
    levels: [
      ...levels,
      ...words.flatMap(({ x, y, width, height }) => [
        { y: y + height, left: x, right: x + 0.4 * width },
        { y: y + height, left: x + 0.42 * width, right: x + width },
      ]),
    ],
  };
}

/** A frame a little higher than each value. @param room behind the value, of its height */
function framed(page: DrawingPage, room = 0): DrawingPage {
  const { words, rules = [], levels = [] } = page;
  const values = words.filter(({ height }) => height * page.height > 6);
  const sides = values.map(({ x, y, width, height }) => ({
    left: x,
    right: x + width + (room * height * page.height) / page.width,
    top: y - 0.25 * height,
    bottom: y + 1.25 * height,
  }));
  return {
    ...page,
    rules: [
      ...rules,
      ...sides.flatMap(({ left, right, top, bottom }) => [left, right].map((x) => ({ x, top, bottom }))),
    ],
    levels: [
      ...levels,
      ...sides.flatMap(({ left, right, top, bottom }) => [top, bottom].map((y) => ({ y, left, right }))),
    ],
  };
}

it.each([
  ['as it is', (page: DrawingPage) => page],
  ['with the strokes of its letters', stroked],
  ['with frames around its values', (page: DrawingPage) => framed(page)],
  ['with frames that leave room behind its values', (page: DrawingPage) => framed(page, 0.2)],
])('a block %s has the cells that are ruled', (_, drawn) => {
  const page = drawn(block);
  expect(ruledLinesOf(page)).toEqual(ruledLinesOf(block));
  expect(read(page)).toEqual(EXPECTED);
});

it('lines that go beyond a text stay, also where they begin or end at it', () => {
  const [word] = block.words;
  const { x, y, width, height } = word ?? { x: 0, y: 0, width: 0, height: 0 };
  const page = {
    ...block,
    rules: [{ x, top: y - height, bottom: y + 2 * height }],
    levels: [{ y: y + height, left: x, right: x + 1.5 * width }],
  };
  expect(ruledLinesOf(page)).toMatchObject({ upright: [{}], level: [{}] });
});

it('a text as high as the page, or without an end, is no reason to look further', () => {
  const words = [1, 1e9, Infinity, NaN].map((height) => ({ text: 'A', x: 0, y: 0, width: 1, height }));
  expect(ruledLinesOf({ ...block, words }).upright.length).toBeGreaterThan(0);
});
