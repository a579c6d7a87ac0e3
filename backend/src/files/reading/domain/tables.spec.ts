import type { DrawingPage, Level, Rule, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

const PAGE = { width: 842, height: 595 };
const [LEFT, TOP, WIDTH, HEIGHT] = [400, 400, 90, 16];

/** A ruled table; a text in each cell, none where it is empty. */
function table(rows: readonly (readonly string[])[]): DrawingPage {
  const words: Word[] = [];
  const rules: Rule[] = [];
  const levels: Level[] = [];
  rows.forEach((row, down) =>
    row.forEach((text, across) => {
      const [x, y] = [LEFT + across * WIDTH, TOP + down * HEIGHT];
      const [left, right] = [x / PAGE.width, (x + WIDTH) / PAGE.width];
      const [top, bottom] = [y / PAGE.height, (y + HEIGHT) / PAGE.height];
      rules.push({ x: left, top, bottom }, { x: right, top, bottom });
      levels.push({ y: top, left, right }, { y: bottom, left, right });
      const place = { x: (x + 4) / PAGE.width, y: (y + 4) / PAGE.height, height: 8 / PAGE.height };
      if (text !== '') words.push({ text, ...place, width: (text.length * 4) / PAGE.width });
    }),
  );
  return { ...PAGE, words, rules, levels };
}

const HEAD = ['ITEM', 'QTD', 'DESCRIÇÃO', 'MATERIAL'];

const read = (...rows: string[][]) =>
  Object.fromEntries(readDrawing(table(rows)).map(({ field, value }) => [field, value]));

it('a list of one row gives its quantity and material', () => {
  expect(read(HEAD, ['1', '4', 'Suporte', 'SAE1020'])).toEqual({ material: 'SAE1020', quantity: 4 });
});

it('also where the list grows upwards from its head', () => {
  expect(read(['1', '12', 'Suporte', 'SAE1020'], HEAD)).toEqual({ material: 'SAE1020', quantity: 12 });
});

it('a list of several rows is of several parts', () => {
  expect(read(HEAD, ['1', '4', 'Suporte', 'SAE1020'], ['2', '1', 'Eixo', 'SAE1045'])).toEqual({});
});

it('a list without a number gives none', () => {
  expect(read(HEAD, ['1', '', 'Suporte', 'SAE1020'])).toEqual({ material: 'SAE1020' });
});

it.each([
  ['REV', '1.3', { revision: '1.3' }],
  ['REVISÃO', 'B2', { revision: 'B2' }],
  ['MATERIAL', '440C', { material: '440C' }],
  ['MATERIAL', '316L', { material: '316L' }],
  ['MATERIAL', '120', {}],
  ['TOLERÂNCIAS GERAIS', 'DIN ISO 2768-mK', { tolerance: 'DIN ISO 2768-mK' }],
  ['TOLERANCE', '± 0.1 mm', { tolerance: '± 0.1 mm' }],
  ['TOLERANCE', 'LINEAR', {}],
  ['TOLERANCE', '0.1', {}],
  ['NOTAS', 'Tolerâncias conforme ISO 2768-m', { tolerance: 'ISO 2768-m' }],
  ['RUGOSIDADE', 'Ra 3,2', { roughness: 'Ra 3,2' }],
  ['RUGOSIDADE', 'N8', { roughness: 'N8' }],
  ['RUGOSIDADE', '25', {}],
])('%s: %s', (label, value, expected) => {
  expect(read([label], [value])).toEqual(expected);
});
