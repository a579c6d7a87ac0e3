import type { DrawingPage, Level, Place, Rule, Word } from './drawing-page.js';
import { kindOfPage } from './page-kind.js';

const PAGE = { width: 595, height: 842 };
const [LEFT, TOP, COLUMN, ROW] = [60, 120, 115, 16];

const word = (text: string, x: number, y: number, size = 9): Word => ({
  text,
  x: x / PAGE.width,
  y: y / PAGE.height,
  width: (text.length * size * 0.5) / PAGE.width,
  height: size / PAGE.height,
});

const line = (text: string, x: number, y: number, size = 9): Word[] => {
  let at = x;
  return text.split(' ').map((each) => {
    const placed = word(each, at, y, size);
    at += (each.length + 0.6) * size * 0.5;
    return placed;
  });
};

/** A ruled table below a heading. */
function table(heading: string, rows: readonly (readonly string[])[]): DrawingPage {
  let words = heading === '' ? [] : line(heading, LEFT, 60, 16);
  const rules: Rule[] = [];
  const levels: Level[] = [];
  rows.forEach((row, down) =>
    row.forEach((text, across) => {
      const [x, y] = [LEFT + across * COLUMN, TOP + down * ROW];
      const [left, right] = [x / PAGE.width, (x + COLUMN) / PAGE.width];
      const [top, bottom] = [y / PAGE.height, (y + ROW) / PAGE.height];
      rules.push({ x: left, top, bottom }, { x: right, top, bottom });
      levels.push({ y: top, left, right }, { y: bottom, left, right });
      if (text !== '') words = [...words, ...line(text, x + 4, y + 4, 8)];
    }),
  );
  return { ...PAGE, words, rules, levels };
}

const PARTS = [
  ['ITEM', 'QTD', 'DESCRIÇÃO', 'MATERIAL'],
  ['1', '2', 'Suporte', 'SAE 1020'],
  ['2', '1', 'Eixo', 'SAE 1045'],
  ['3', '8', 'Parafuso M6', 'Inox'],
];
const REVISIONS = [
  ['REV', 'DATA', 'DESCRIÇÃO', 'APROVADO'],
  ['A', '01/02/2026', 'Emissão inicial', 'R. Lima'],
  ['B', '04/03/2026', 'Furo alterado', 'R. Lima'],
  ['C', '09/03/2026', 'Chapa de 3 mm', 'R. Lima'],
];
const LONG = Array.from({ length: 8 }, (_, at) => [String(at + 9), String(at + 1), 'Arruela lisa', 'Aço']);

/** A rectangle with two dimensions, in the middle of the page. */
const view = (): Pick<DrawingPage, 'rules' | 'levels'> => {
  const [left, right, top, bottom] = [0.3, 0.6, 0.55, 0.7];
  return {
    rules: [left, right, 0.65].map((x) => ({ x, top, bottom })),
    levels: [top, bottom, 0.73].map((y) => ({ y, left, right })),
  };
};

it.each([
  ['a list with a heading and a head', table('LISTA DE PEÇAS', PARTS), 'parts-list'],
  ['a list with its head alone', table('', PARTS), 'parts-list'],
  ['a numbered heading in English', table('BILL OF MATERIALS – 1/3', PARTS), 'parts-list'],
  ['a table of revisions alone', table('', REVISIONS), 'change-log'],
  ['a change log with a heading', table('HISTÓRICO DE REVISÕES', REVISIONS), 'change-log'],
  ['a cover', { ...PAGE, words: line('FOLHA DE ROSTO', 150, 300, 30) }, 'cover'],
  ['an index of drawings', table('Índice de desenhos', PARTS), 'cover'],
  ['a table that names nothing', table('', LONG), null],
  ['a page without a heading', { ...PAGE, words: line('Tampa lateral direita', 100, 300) }, null],
  ["a part's name that may be a cover", { ...PAGE, words: line('CAPA', 100, 300, 20) }, null],
  ['a page without text', { ...PAGE, words: [] }, null],
])('%s', (_, page: DrawingPage, kind) => {
  expect(kindOfPage(page)).toBe(kind);
});

it('a list goes on without a head on the next page, and nothing else does', () => {
  expect(kindOfPage(table('', LONG), 'parts-list')).toBe('parts-list');
  expect(kindOfPage(table('', LONG), 'cover')).toBeNull();
  expect(kindOfPage({ ...PAGE, words: line('Tampa lateral', 100, 300) }, 'parts-list')).toBeNull();
});

describe('anything that may be a view keeps the page a drawing', () => {
  const list = table('LISTA DE PEÇAS', PARTS);
  const box: Place = { x: 0.4, y: 0.5, width: 0.2, height: 0.15 };
  it.each<[string, Partial<DrawingPage>]>([
    ['a picture', { pictures: [box] }],
    ['a circle', { curves: [box] }],
    ['a small circle in the middle of the page', { curves: [{ ...box, width: 0.03, height: 0.02 }] }],
    ['a view in perspective', { slopes: 40 }],
    ['more lines than were looked at', { partial: true }],
    [
      'a rectangle',
      {
        rules: [...(list.rules ?? []), ...(view().rules ?? [])],
        levels: [...(list.levels ?? []), ...(view().levels ?? [])],
      },
    ],
  ])('%s', (_, drawn) => {
    expect(kindOfPage({ ...list, ...drawn })).toBeNull();
  });

  it("a company's mark does not", () => {
    const mark = { x: 0.7, y: 0.05, width: 0.2, height: 0.05 };
    expect(kindOfPage({ ...list, curves: [mark], slopes: 5 })).toBe('parts-list');
  });
});

const SENTENCE = 'O fornecedor deve enviar o certificado do material junto com a nota';
const prose = (lines: number): DrawingPage => ({
  ...PAGE,
  words: Array.from({ length: lines }, (_, at) => line(SENTENCE, LEFT, 80 + at * 14)).flat(),
});

it('knows a page of sentences, which shows no part', () => {
  expect(kindOfPage(prose(30))).toBe('text');
  expect(kindOfPage(prose(4))).toBeNull();
  expect(kindOfPage({ ...prose(30), ...view() })).toBeNull();
});
