import { type DrawingPage, type Level, type Rule, type Word, uprightPage } from './drawing-page.js';

/* Title blocks for tests: cells with ruled sides and texts, drawn at the lower right of an A4 sheet. */

/** A text from the upper left corner of its cell, and how high it is, in points. */
export type Line = readonly [text: string, x: number, y: number, size: number];

/** A ruled cell, in points from the block's upper left corner. */
export type RuledCell = readonly [x: number, y: number, width: number, height: number, ...lines: Line[]];

const PAGE = { width: 842, height: 595 };
const [LEFT, TOP] = [420, 430];

/** A sheet with a block. @param scale of the sheet, not of the block */
export function draw(cells: readonly RuledCell[], scale = 1): DrawingPage {
  const [width, height] = [PAGE.width * scale, PAGE.height * scale];
  const words: Word[] = [];
  const rules: Rule[] = [];
  const levels: Level[] = [];
  const [x0, y0] = [width - (PAGE.width - LEFT), height - (PAGE.height - TOP)];
  for (const [x, y, across, down, ...lines] of cells) {
    const [left, right] = [(x0 + x) / width, (x0 + x + across) / width];
    const [top, bottom] = [(y0 + y) / height, (y0 + y + down) / height];
    if (across > 0) {
      rules.push({ x: left, top, bottom }, { x: right, top, bottom });
      levels.push({ y: top, left, right }, { y: bottom, left, right });
    }
    for (const [text, dx, dy, size] of lines) {
      let at = x0 + x + dx;
      for (const word of text.split(' ')) {
        const long = word.length * size * 0.5;
        words.push({
          text: word,
          x: at / width,
          y: (y0 + y + dy) / height,
          width: long / width,
          height: size / height,
        });
        at += long + size * 0.28;
      }
    }
  }
  return { width, height, words, rules, levels };
}

/** The sample page turned to one side, as a program prints it. */
export const turned = (page: DrawingPage, way: 'up' | 'down'): DrawingPage => ({
  ...uprightPage({ ...page, turned: way === 'up' ? 'down' : 'up' }),
  turned: way,
});

/** A block, its words in reverse order, on a larger sheet, and turned to either side: what each says is the same. */
export function variants(cells: readonly RuledCell[]): DrawingPage[] {
  const page = draw(cells);
  return [
    page,
    { ...page, words: [...page.words].reverse() },
    draw(cells, 1.41),
    turned(page, 'up'),
    turned(page, 'down'),
  ];
}

/** A label at the upper left of its cell. */
export const small = (text: string): Line => [text, 2, 2, 5];
/** A cell of 24 points with a label and, below it, its value. */
export const cell = (x: number, y: number, width: number, label: string, value = ''): RuledCell => [
  x,
  y,
  width,
  24,
  ...(label === '' ? [] : [small(label)]),
  ...(value === '' ? [] : [[value, 4, 11, 8] as const]),
];
/** A cell of 12 points with one text. */
export const entry = (x: number, y: number, width: number, text: string, size = 6): RuledCell => [
  x,
  y,
  width,
  12,
  ...(text === '' ? [] : [[text, 2, 3, size] as const]),
];
