import fc from 'fast-check';
import type { DrawingPage, Level, Rule, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';
import { ELSEWHERE, sameSource, sourceIn, sourceOf, titleBlockOf } from './title-block.js';

/** A ruled cell of a block: its corner from the block's, its sides, its label, in mm. */
type Cell = [x: number, y: number, width: number, height: number, label: string];

/** How the block is drawn on a sheet: the sheet in mm, the corner of the block from its lower right one, the block's scale. */
interface Sheet {
  width: number;
  height: number;
  scale?: number;
}

const A4 = { width: 297, height: 210 };
const A3 = { width: 420, height: 297 };

const TEMPLATE: readonly Cell[] = [
  [0, 0, 120, 12, 'NOME'],
  [0, 12, 70, 12, 'MATERIAL'],
  [70, 12, 50, 12, 'ESPESSURA'],
  [0, 24, 40, 12, 'Nº DO DESENHO'],
  [40, 24, 30, 12, 'ESCALA'],
  [70, 24, 30, 12, 'DATA'],
  [100, 24, 20, 12, 'REV.'],
];
const [WIDTH, HEIGHT] = [120, 36];

/** Letters are this much wide of their height. */
const LETTER = 0.55;

/** The page with the block in its lower right corner; `values` beside the labels, below them. */
function pageOf(
  template: readonly Cell[],
  values: readonly string[],
  { width, height, scale = 1 }: Sheet,
): DrawingPage {
  const [left, top] = [width - 10 - WIDTH * scale, height - 10 - HEIGHT * scale];
  const [across, down] = [
    (mm: number) => (left + mm * scale) / width,
    (mm: number) => (top + mm * scale) / height,
  ];
  const line = (text: string, x: number, y: number, size: number): Word[] => {
    let at = x;
    return text.split(' ').map((word) => {
      const box = { x: across(at), y: down(y), width: (word.length * size * LETTER * scale) / width };
      at += (word.length * LETTER + 0.3) * size;
      return { text: word, ...box, height: (size * scale) / height };
    });
  };
  const words = template.flatMap(([x, y, , , label], index) => [
    ...line(label, x + 1, y + 0.5, 2),
    ...(values[index] ? line(values[index], x + 2, y + 5, 4) : []),
  ]);
  const rules = template.flatMap(([x, y, wide, high]): Rule[] =>
    [x, x + wide].map((side) => ({ x: across(side), top: down(y), bottom: down(y + high) })),
  );
  const levels = template.flatMap(([x, y, wide, high]): Level[] =>
    [y, y + high].map((side) => ({ y: down(side), left: across(x), right: across(x + wide) })),
  );
  const size = { width: (width * 72) / 25.4, height: (height * 72) / 25.4 };
  return { ...size, words, rules, levels };
}

const VALUES = ['Chapa de base', 'SAE 1020', '3', 'FJ-77', '1:2', '25/04/2026', 'A'];

const shapeOf = (page: DrawingPage) => titleBlockOf(page)?.shape;

describe('a title block', () => {
  it('has one shape at every size of the sheet, also where the block is scaled with it', () => {
    const shape = shapeOf(pageOf(TEMPLATE, VALUES, A3));
    expect(shape).toContain('nome@');
    expect(shapeOf(pageOf(TEMPLATE, VALUES, A4))).toBe(shape);
    expect(shapeOf(pageOf(TEMPLATE, VALUES, { ...A3, scale: 1.4 }))).toBe(shape);
    expect(shapeOf(pageOf(TEMPLATE, VALUES, { ...A4, scale: 0.7 }))).toBe(shape);
  });

  it('has a shape that no value enters', () => {
    const shape = shapeOf(pageOf(TEMPLATE, VALUES, A3));
    const value = fc.stringMatching(/^[A-Z0-9]{0,7}( [a-z]{1,4})?$/).filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(fc.option(value), { minLength: 7, maxLength: 7 }), (values) => {
        // A value that is a label's own name is one to the reader, too.
        fc.pre(!values.some((each) => /^(rev|data|nome|mat|esc|esp|qt|item|pos|peso)/i.test(each ?? '')));
        expect(
          shapeOf(
            pageOf(
              TEMPLATE,
              values.map((each) => each ?? ''),
              A3,
            ),
          ),
        ).toBe(shape);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, readonly Cell[]]>([
    [
      'another label',
      TEMPLATE.map((cell) => (cell[4] === 'DATA' ? [...cell.slice(0, 4), 'PESO'] : cell) as Cell),
    ],
    ['a cell less', TEMPLATE.slice(0, 6)],
    [
      'two cells exchanged',
      TEMPLATE.map(([x, y, wide, high, label]) => [
        x,
        y,
        wide,
        high,
        { NOME: 'MATERIAL', MATERIAL: 'NOME' }[label] ?? label,
      ]),
    ],
    [
      'a cell that is two rows high',
      TEMPLATE.map((cell) => (cell[4] === 'REV.' ? [100, 12, 20, 24, 'REV.'] : cell.slice()) as Cell),
    ],
  ])('has another shape with %s', (_, template) => {
    const shape = shapeOf(pageOf(template, VALUES, A3));
    expect(shape).toBeDefined();
    expect(shape).not.toBe(shapeOf(pageOf(TEMPLATE, VALUES, A3)));
  });

  it('is none without ruled cells, and with two labels alone', () => {
    const page = pageOf(TEMPLATE, VALUES, A3);
    expect(titleBlockOf({ ...page, rules: [], levels: [] })).toBeNull();
    expect(titleBlockOf(pageOf(TEMPLATE.slice(0, 2), VALUES, A3))).toBeNull();
    expect(titleBlockOf({ width: 0, height: 0, words: [] })).toBeNull();
  });

  it('has the texts of its cells, which are found again at another size', () => {
    const block = titleBlockOf(pageOf(TEMPLATE, VALUES, A3));
    expect(block?.texts.map(({ text }) => text).sort()).toEqual([...VALUES].sort());
    const other = titleBlockOf(
      pageOf(TEMPLATE, ['Tampa', 'AISI 304', '2', 'FJ-9', '1:1', '', 'B'], { ...A4, scale: 0.7 }),
    );
    const found = block?.texts.map(({ text, source }) => [text, sourceIn(other?.texts ?? [], source)?.text]);
    expect(Object.fromEntries(found ?? [])).toEqual({
      'Chapa de base': 'Tampa',
      'SAE 1020': 'AISI 304',
      '3': '2',
      'FJ-77': 'FJ-9',
      '1:2': '1:1',
      '25/04/2026': undefined,
      A: 'B',
    });
  });

  it('knows where its suggestions were read', () => {
    const page = pageOf(TEMPLATE, VALUES, A3);
    const texts = titleBlockOf(page)?.texts ?? [];
    const [title] = readDrawing(page);
    expect(title && sourceIn(texts, sourceOf(title, texts))?.text).toBe('Chapa de base');
    expect(title && sourceOf({ ...title, place: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 } }, texts)).toBe(
      ELSEWHERE,
    );
  });

  it.each([
    ['0,0,500,333 nome', '2,1,497,335 nome', true],
    ['0,0,500,333 nome', '0,0,500,333 material', false],
    ['0,0,500,333 nome', '0,9,500,333 nome', false],
    ['0,0,500,333 #1', '0,0,500,333 #2', false],
    [ELSEWHERE, ELSEWHERE, true],
    [ELSEWHERE, '0,0,500,333 nome', false],
  ])('a place %s and %s: %s', (one, other, same) => {
    expect(sameSource(one, other)).toBe(same);
    expect(sameSource(other, one)).toBe(same);
  });
});
