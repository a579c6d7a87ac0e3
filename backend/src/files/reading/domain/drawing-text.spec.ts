import { drawingText, pageText } from './drawing-text.js';

const word = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  width: 0.02 * text.length,
  height: 0.02,
});

it('keeps each stretch of a page once, from top to bottom', () => {
  const words = [
    word('25', 0.1, 0.8),
    word('Chapa', 0.1, 0.5),
    word('de', 0.21, 0.5),
    word('25', 0.7, 0.2),
    word('---', 0.1, 0.9),
  ];
  expect(pageText({ width: 800, height: 800, words })).toBe('25\nChapa de');
});

it('keeps the words of a page that holds more than a drawing would, up to the limit', () => {
  const words = Array.from({ length: 9000 }, (_, at) => word(`w${String(at)}`, 0.1, 0.5));
  const kept = pageText({ width: 800, height: 600, words });
  expect(kept?.length).toBeGreaterThan(15_900);
  expect(kept?.length).toBeLessThanOrEqual(16_000);
  expect(kept).toMatch(/^w0\nw1\n/);
});

it.each([
  ['no text', [], null],
  ['signs alone', [' ', '---', '\u0000'], null],
  ['spaces and halves of characters', [' Suporte\u00a0\t em L\u0007 ', 'a\ud800'], 'Suporte em L\na\ufffd'],
])('%s', (_, texts, expected) => {
  expect(drawingText(texts)).toBe(expected);
});
