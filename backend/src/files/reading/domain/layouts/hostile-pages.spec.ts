import fc from 'fast-check';
import type { DrawingPage, Word } from '../drawing-page.js';
import { layoutOf } from '../page-layout.js';
import { kindOfPage } from '../page-kind.js';
import { runsOf } from '../page-runs.js';
import { readDrawing } from '../read-drawing.js';
import { titleBlockOf } from '../title-block.js';

/** One word fewer than the most that is read. */
const MOST = 2_499;
const LINES = 2_000;

const word = (text: string, x: number, y: number, width = 0.02, height = 0.008): Word => ({
  text,
  x,
  y,
  width,
  height,
});
const words = (make: (index: number) => Word, count = MOST): Word[] =>
  Array.from({ length: count }, (_, index) => make(index));

const grid = {
  rules: Array.from({ length: LINES }, (_, at) => ({ x: at / LINES, top: 0, bottom: 1 })),
  levels: Array.from({ length: LINES }, (_, at) => ({ y: at / LINES, left: 0, right: 1 })),
};

const page = (parts: Partial<DrawingPage>): DrawingPage => ({ width: 842, height: 595, words: [], ...parts });

/** All that is asked of a page. */
function readAll(each: DrawingPage) {
  const layout = layoutOf(each);
  kindOfPage(each);
  titleBlockOf(each, layout);
  return readDrawing(each, layout);
}

describe('pages that no drawing has', () => {
  it.each([
    ['all words at one place', page({ words: words((at) => word(`text${at}`, 0.5, 0.5)), ...grid })],
    ['labels at one place', page({ words: words((at) => word(at % 2 ? 'No' : 'Drawing', 0.5, 0.5)) })],
    ['labels in one column', page({ words: words((at) => word('Drawing', 0.5, at * 0.0004)), ...grid })],
    ['brackets without end', page({ words: words((at) => word('('.repeat(2_000), 0, at / MOST, 0.3)) })],
    ['letters as high as the page', page({ words: words((at) => word('DATE', at / MOST, 0, 0.9, 0.9)) })],
    ['words without a size', page({ words: words((at) => word('DATE', 0.5, at / MOST, 0, 0)) })],
    [
      'numbers in a grid',
      page({ words: words((at) => word(`${at + 20}`, (at % 20) / 20, at / 400), 400), ...grid }),
    ],
  ])('%s say nothing', (_, each) => {
    expect(readAll(each)).toEqual([]);
  });

  it('a word more than a drawing has is not read at all', () => {
    const many = words((at) => word('x', at / MOST, 0.5), MOST + 2);
    expect(runsOf(page({ words: many }))).toEqual([]);
  });

  const drawn = page({
    words: [
      word('Material:', 0.5, 0.8),
      word('S235JR', 0.53, 0.8),
      word('Escala:', 0.5, 0.9),
      word('1:2', 0.53, 0.9),
    ],
    rules: [{ x: 0.4, top: 0.7, bottom: 0.95 }],
    levels: [{ y: 0.7, left: 0.4, right: 0.7 }],
  });

  it('places that are no numbers are left out, and what else is there is read', () => {
    const bad = fc.constantFrom(Number.NaN, Infinity, -Infinity);
    const place = fc.tuple(fc.constantFrom(0, 1, 2, 3), bad);
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
        const broken = places.map(([side, value]) => {
          const sides = [0.5, 0.5, 0.1, 0.01].map((each, at) => (at === side ? value : each));
          return word('Material: X5', ...(sides as [number, number, number, number]));
        });
        const rules = places.map(([, value]) => ({ x: value, top: 0, bottom: 1 }));
        const levels = places.map(([, value]) => ({ y: 0.5, left: value, right: 1 }));
        const each = page({
          words: [...broken, ...drawn.words],
          rules: [...rules, ...(drawn.rules ?? [])],
          levels: [...levels, ...(drawn.levels ?? [])],
        });
        expect(readAll(each)).toEqual(readAll(drawn));
        expect(readAll(drawn)).toHaveLength(2);
      }),
    );
  });

  it('runs are the same whatever the order of the words, also of those that are high', () => {
    const height = fc.constantFrom(0.004, 0.008, 0.011, 0.05, 0.4);
    const any = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.integer({ min: 0, max: 40 }),
      height,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (places) => {
        const all = places.map(({ x, y, height: high }, at) => word(`w${at}`, x, y / 40, 0.02, high));
        const texts = (list: readonly Word[]) => runsOf(page({ words: list })).map(({ text }) => text);
        expect(texts(all.toReversed()).toSorted()).toEqual(texts(all).toSorted());
      }),
    );
  });
});
