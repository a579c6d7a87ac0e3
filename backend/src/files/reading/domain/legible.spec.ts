import fc from 'fast-check';
import type { DrawingPage, Word } from './drawing-page.js';
import { pageText, isLegible, UNKNOWN_LETTER } from './drawing-text.js';
import { readDrawing } from './read-drawing.js';

/** A title block in lines of text: a label and its value each. */
const page = (...lines: string[]): DrawingPage => ({
  width: 842,
  height: 595,
  words: lines.flatMap((line, row) =>
    line.split(' ').map((text, column): Word => ({
      text,
      x: 0.6 + column * 0.08,
      y: 0.7 + row * 0.04,
      width: 0.006 * text.length,
      height: 0.014,
    })),
  ),
});

const BLOCK = ['MATERIAL: Inox304', 'ESCALA: 1:2', 'PESO: 2,5kg', 'Furos passantes sem rebarba'];

const fieldsOf = (drawing: DrawingPage) => readDrawing(drawing).map(({ field }) => field);

it.each([
  ['Aço 1020', true],
  ['Ø20 ±0,1', true],
  [`A${UNKNOWN_LETTER}o`, false],
  ['\uf06e20', false],
  ['\u0013\u0014', false],
])('%j: legible is %s', (text, expected) => {
  expect(isLegible(text)).toBe(expected);
});

it('reads a page of which every letter is known', () => {
  expect(fieldsOf(page(...BLOCK))).toEqual(['material', 'weight', 'scale']);
});

it('takes no value with a letter that is not known, and the others', () => {
  const [, ...others] = BLOCK;
  expect(fieldsOf(page(`MATERIAL: In${UNKNOWN_LETTER}x304`, ...others))).toEqual(['weight', 'scale']);
});

it('keeps what is legible as the text to search', () => {
  expect(pageText(page(`${UNKNOWN_LETTER}${UNKNOWN_LETTER} Chapa`))).toBe('Chapa');
});

it('says nothing of a page whose fonts hide a third of its letters or more, whatever stands between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 200 }), (hidden) => {
      const words = Array.from({ length: hidden }, () => UNKNOWN_LETTER).join(' ');
      expect(readDrawing(page(...BLOCK, words))).toEqual([]);
    }),
  );
});
