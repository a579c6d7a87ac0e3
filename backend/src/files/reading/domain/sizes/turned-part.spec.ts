import fc from 'fast-check';
import type { DrawingPage, Level, Place, Rule, Word } from '../drawing-page.js';
import { readDrawing } from '../read-drawing.js';

const PAGE = { width: 842, height: 595 };

/** mm of the part in a point of the page. */
const SCALE = 0.5;

const upright = (x: number, top: number, bottom: number): Rule => ({
  x: x / PAGE.width,
  top: top / PAGE.height,
  bottom: bottom / PAGE.height,
});
const level = (y: number, left: number, right: number): Level => ({
  y: y / PAGE.height,
  left: left / PAGE.width,
  right: right / PAGE.width,
});
const place = (x: number, y: number, width: number, height: number): Place => ({
  x: x / PAGE.width,
  y: y / PAGE.height,
  width: width / PAGE.width,
  height: height / PAGE.height,
});
const word = (text: string, x: number, y: number, width: number, height: number): Word => ({
  text,
  ...place(x, y, width, height),
});

interface Shaft {
  length: number;
  diameter: number;
  /** As the diameter is printed, upwards beside its line; its words from bottom to top. */
  printed?: readonly string[];
  x?: number;
  y?: number;
  /** mm of the part in a point of the page. */
  scale?: number;
}

/** A cylinder from its side, its length below it and its diameter to its left. */
function shaft({
  length,
  diameter,
  printed = [`Ø${String(diameter)}`],
  x = 250,
  y = 150,
  scale = SCALE,
}: Shaft): DrawingPage {
  const [right, bottom] = [x + length / scale, y + diameter / scale];
  const [lineY, lineX] = [bottom + 30, x - 30];
  let at = (y + bottom) / 2 + 12;
  const upwards = printed.map((text) => {
    const height = text.length * 5;
    at -= height + 2;
    return word(text, lineX - 10, at, 8, height);
  });
  return {
    ...PAGE,
    words: [word(String(length), (x + right) / 2 - 8, lineY - 10, String(length).length * 5, 8), ...upwards],
    rules: [
      upright(x, y, bottom),
      upright(right, y, bottom),
      upright(x, bottom + 4, lineY + 3),
      upright(right, bottom + 4, lineY + 3),
      upright(lineX, y, bottom),
    ],
    levels: [
      level(y, x, right),
      level(bottom, x, right),
      level(lineY, x, right),
      level(y, lineX - 3, x - 4),
      level(bottom, lineX - 3, x - 4),
    ],
  };
}

/** The same page on its side: what was along is up. */
const turned = ({ words, rules = [], levels = [] }: DrawingPage): DrawingPage => ({
  width: PAGE.height,
  height: PAGE.width,
  words: words.map(({ text, x, y, width, height }) => ({ text, x: y, y: x, width: height, height: width })),
  rules: levels.map(({ y, left, right }) => ({ x: y, top: left, bottom: right })),
  levels: rules.map(({ x, top, bottom }) => ({ y: x, left: top, right: bottom })),
});

const sizes = (page: DrawingPage) =>
  Object.fromEntries(
    readDrawing(page)
      .filter(({ field }) => ['width', 'length', 'diameter'].includes(field))
      .map(({ field, value }) => [field, value]),
  );

const pin: Shaft = { length: 160, diameter: 48 };

describe('the diameter and the length of a turned part', () => {
  it.each([
    [['Ø48']],
    [['⌀48']],
    [['n48']],
    [['Ø', '48']],
    [['n', '48']],
    [['Ø48g6']],
    [['48 k6']],
    [['Ø48±0,1']],
    [['Ø48,0']],
    [['Ø48', '-0,02']],
    [['\uFFFD', '48']],
  ])('printed as %j', (printed) => {
    expect(sizes(shaft({ ...pin, printed }))).toEqual({ diameter: 48, length: 160 });
  });

  it('the text has the sign of a diameter, wherever it was printed', () => {
    const found = readDrawing(shaft({ ...pin, printed: ['n', '48'] }));
    expect(found.find(({ field }) => field === 'diameter')?.text).toBe('Ø 48');
  });

  it('on a page that shows it upright', () => {
    expect(sizes(turned(shaft({ ...pin, printed: ['Ø48'] })))).toEqual({ diameter: 48, length: 160 });
  });

  it.each([
    ['a bore’s fit', ['Ø48H7']],
    ['several holes', ['4xØ48']],
    ['a thread', ['M48x2']],
  ])('none of %s', (_, printed) => {
    expect(sizes(shaft({ ...pin, printed }))).toEqual({});
  });

  it('none without a dimension line of the diameter, as one at a leader', () => {
    const { rules = [], ...page } = shaft(pin);
    expect(sizes({ ...page, rules: rules.slice(0, -1) })).toEqual({});
  });

  /** A view from the side at a printed scale, its diameter at a leader of another view. */
  function atLeader(size: Shaft, printed: string): DrawingPage {
    const { words, rules = [], levels = [] } = shaft({ ...size, printed: [], scale: (2 * 25.4) / 72 });
    const leader = [
      word(printed, 600, 100, 30, 10),
      word('Escala', 600, 500, 30, 8),
      word('1:2', 634, 500, 15, 8),
    ];
    return { ...PAGE, words: [...words, ...leader], rules: rules.slice(0, -1), levels: levels.slice(0, -2) };
  }

  it.each([
    ['a disc', 30, 100, 'Ø100'],
    ['a shaft', 160, 48, 'Ø48 -0,02'],
  ])('of %s whose diameter is printed at a leader', (_, length, diameter, printed) => {
    expect(sizes(atLeader({ length, diameter }, printed))).toEqual({ diameter, length });
  });

  it('none of a disc beside several larger numbers whose place is not known', () => {
    const page = atLeader({ length: 30, diameter: 100 }, 'Ø100');
    const open = ['40', '50', '60'].map((text, index) => word(text, 600, 150 + 30 * index, 12, 10));
    expect(sizes({ ...page, words: [...page.words, ...open] })).toEqual({});
  });

  it('none where the part goes on beyond the diameter: it is a hole of a plate', () => {
    const page = shaft({ ...pin, y: 160 });
    const bottom = 160 + pin.diameter / SCALE;
    const plate = [level(150, 250, 570), level(bottom + 10, 250, 570)];
    expect(sizes({ ...page, levels: [...(page.levels ?? []), ...plate] })).toEqual({});
  });

  it('none where a larger dimension of the same direction is of the same view', () => {
    const page = shaft(pin);
    const flange: DrawingPage = {
      ...page,
      words: [...page.words, word('60', 180, 180, 8, 12)],
      rules: [...(page.rules ?? []), upright(192, 138, 258)],
      levels: [...(page.levels ?? []), level(138, 189, 400), level(258, 189, 400)],
    };
    expect(sizes(flange)).not.toHaveProperty('diameter', 48);
  });

  it('of any cylinder, wherever it stands and however its words are ordered', () => {
    const side = fc.integer({ min: 21, max: 190 });
    const offset = fc.integer({ min: -60, max: 100 });
    fc.assert(
      fc.property(side, fc.integer({ min: 8, max: 140 }), offset, (length, diameter, x) => {
        const page = shaft({ length, diameter, x: 250 + x });
        const expected = { diameter, length };
        expect(sizes(page)).toEqual(expected);
        expect(sizes({ ...page, words: [...page.words].reverse() })).toEqual(expected);
      }),
    );
  });
});
