/**
 * A single-stroke lettering of our own, as plotters have it. The PNG drawings write every text with
 * it, because a bare server has no fonts installed and an image with missing letters is worthless.
 *
 * A glyph is a list of strokes separated by '|', a stroke a list of points: a digit for x, then one
 * for y, on a grid 4 wide where capitals are 6 high; 'a' and 'b' are 1 and 2 below the baseline.
 * Drawings are lettered in capitals; the few small letters are those of units.
 */
import type { Point, Text } from './primitives.js';

const CAPITAL_HEIGHT = 6;
const LETTER_GAP = 1.6;
const SPACE_WIDTH = 2;

const GLYPHS: Readonly<Record<string, string>> = {
  A: '00 04 26 44 40|02 42',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '00 06 46|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '00 06',
  J: '01 10 20 31 36',
  K: '00 06|46 02|13 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '01 10 30 41 42 33 13 04 05 16 36 45',
  T: '06 46|26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 24 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  Ø: '10 01 05 16 36 45 41 30 10|00 46',
  '0': '10 01 05 16 26 35 31 20 10',
  '1': '04 26 20',
  '2': '05 16 26 35 34 00 30',
  '3': '05 16 26 35 34 23 32 31 20 10 01|13 23',
  '4': '30 36 02 42',
  '5': '01 10 20 31 33 24 04 06 36',
  '6': '35 26 16 05 01 10 20 31 33 24 14 03',
  '7': '06 36 10',
  '8': '13 04 05 16 26 35 34 23 13 02 01 10 20 31 32 23',
  '9': '01 10 20 31 35 26 16 05 03 12 22 33',
  g: '34 14 03 01 10 30|34 3a 2b 0b',
  h: '00 06|03 14 24 33 30',
  k: '00 06|34 02|13 30',
  m: '00 04|03 14 23 20|23 34 43 40',
  x: '00 34|04 30',
  '×': '01 45|05 41',
  '+': '03 43|21 25',
  '±': '04 44|22 26|00 40',
  '-': '03 33',
  '–': '03 43',
  '.': '00 01',
  ',': '11 10 0a',
  ':': '01 02|04 05',
  '/': '00 46',
  '(': '16 05 01 10',
  ')': '06 15 11 00',
  '=': '02 42|04 44',
  '%': '00 46|05 06 16 15 05|30 31 41 40 30',
  '°': '14 05 16 25 14',
  º: '14 05 16 25 14|03 23',
  ª: '14 05 16 25 14|03 23',
};

/** Accents over a capital, by their combining character. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '18 37',
  '\u0301': '17 38',
  '\u0302': '17 28 37',
  '\u0303': '07 18 37 48',
  '\u0327': '20 2a 1b',
};

const BELOW_BASELINE: Readonly<Record<string, number>> = { a: -1, b: -2 };

function strokes(encoded: string): Point[][] {
  return encoded
    .split('|')
    .map((stroke) =>
      stroke.split(' ').map(([x, y = '0']): Point => [Number(x), BELOW_BASELINE[y] ?? Number(y)]),
    );
}

/** The strokes of one character; one that the lettering lacks is a box, so that it gets noticed. */
function glyph(character: string): Point[][] {
  const own = GLYPHS[character];
  if (own !== undefined) return strokes(own);
  const [base = '', ...marks] = character.toLocaleUpperCase('pt-BR').normalize('NFD');
  const letter = GLYPHS[base] ?? '00 06 46 40 00';
  return [letter, ...marks.map((mark) => ACCENTS[mark] ?? '')].filter(Boolean).flatMap(strokes);
}

/** Whether every character of the text can be written. */
export function canLetter(text: string): boolean {
  return [...text.normalize('NFC')].every((character) => {
    if (character === ' ' || GLYPHS[character] !== undefined) return true;
    const [base = '', ...marks] = character.toLocaleUpperCase('pt-BR').normalize('NFD');
    return GLYPHS[base] !== undefined && marks.every((mark) => ACCENTS[mark] !== undefined);
  });
}

function setInGrid(text: string): { lines: Point[][]; width: number } {
  const lines: Point[][] = [];
  let x = 0;
  for (const character of text.normalize('NFC')) {
    if (character === ' ') {
      x += SPACE_WIDTH + LETTER_GAP;
      continue;
    }
    const placed = glyph(character);
    for (const line of placed) lines.push(line.map(([px, py]): Point => [px + x, py]));
    x += Math.max(...placed.flat().map(([px]) => px)) + LETTER_GAP;
  }
  return { lines, width: Math.max(0, x - LETTER_GAP) };
}

/** Width in mm of a text whose capitals are `height` mm high. */
export function textWidth(text: string, height: number): number {
  return (setInGrid(text).width * height) / CAPITAL_HEIGHT;
}

/** The strokes of a text on the sheet, mm. */
export function letter(text: Text): Point[][] {
  const { lines, width } = setInGrid(text.text);
  const natural = text.height / CAPITAL_HEIGHT;
  const scale = text.max_width ? Math.min(natural, text.max_width / Math.max(width, 1)) : natural;
  const shift = { start: 0, middle: width / 2, end: width }[text.align];
  const [atX, atY] = text.at;
  return lines.map((line) =>
    line.map(([gx, gy]): Point => {
      const [x, y] = [(gx - shift) * scale, gy * scale];
      return text.angle === 90 ? [atX - y, atY + x] : [atX + x, atY + y];
    }),
  );
}
