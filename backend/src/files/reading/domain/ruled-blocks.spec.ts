import fc from 'fast-check';
import type { DrawingPage, Level, Rule, SuggestedField, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

/** A line of text from the top left corner of its cell, in points. */
type Line = [text: string, x: number, y: number, size: number];

/** A ruled cell: its corner, its sides, and what is written in it. */
type RuledCell = [x: number, y: number, width: number, height: number, ...lines: Line[]];

const A3 = { width: 1191, height: 842 };
const LETTER = 0.55;

function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap(([text, x, y, size]) => {
    let at = x;
    return text.split(' ').map((word) => {
      const width = word.length * size * LETTER;
      const box = { x: at / A3.width, y: y / A3.height, width: width / A3.width, height: size / A3.height };
      at += width + size * 0.3;
      return { text: word, ...box };
    });
  });
}

function page(cells: readonly RuledCell[], loose: readonly Line[] = []): DrawingPage {
  const rules: Rule[] = [];
  const levels: Level[] = [];
  for (const [x, y, width, height] of cells) {
    const [left, right] = [x / A3.width, (x + width) / A3.width];
    const [top, bottom] = [y / A3.height, (y + height) / A3.height];
    rules.push({ x: left, top, bottom }, { x: right, top, bottom });
    levels.push({ y: top, left, right }, { y: bottom, left, right });
  }
  const written = cells.flatMap(([x, y, , , ...lines]) =>
    lines.map(([text, dx, dy, size]): Line => [text, x + dx, y + dy, size]),
  );
  return { ...A3, words: wordsOf([...written, ...loose]), rules, levels };
}

type Values = Partial<Record<SuggestedField, string | number>>;

const read = (drawing: DrawingPage): Values =>
  Object.fromEntries(readDrawing(drawing).map(({ field, value }) => [field, value]));

/** A cell with its label small in the corner and its value large below. */
const labelled = (x: number, y: number, width: number, label: string, value: string): RuledCell => [
  x,
  y,
  width,
  28,
  [label, 2, 1, 5],
  ...(value === '' ? [] : [[value, 6, 11, 12] as Line]),
];

/** SolidWorks' factory sheet (ISO) in Portuguese: a table of approvals, the block beside it, most of it empty. */
const solidWorksSheet: RuledCell[] = [
  [600, 640, 110, 90, ['SALVO INDICAÇÃO CONTRÁRIA:', 2, 2, 5], ['DIMENSÕES EM MILÍMETROS', 2, 9, 5]],
  [710, 640, 100, 90, ['ACABAMENTO:', 2, 2, 5]],
  [810, 640, 80, 90, ['REBARBAR E', 2, 2, 5], ['QUEBRAR ARESTAS', 2, 9, 5]],
  [890, 640, 160, 28, ['NÃO DIMENSIONAR O DESENHO', 2, 8, 6]],
  [1050, 640, 100, 28, ['REVISÃO', 2, 2, 5], ['C', 40, 10, 10]],
  [600, 730, 60, 12],
  [660, 730, 90, 12, ['NOME', 30, 3, 5]],
  [750, 730, 80, 12, ['ASSINATURA', 20, 3, 5]],
  [830, 730, 60, 12, ['DATA', 20, 3, 5]],
  [600, 742, 60, 12, ['DESENHADO', 2, 3, 5]],
  [660, 742, 90, 12, ['R. Lima', 4, 3, 6]],
  [750, 742, 80, 12],
  [830, 742, 60, 12, ['14/03/2024', 4, 3, 6]],
  [600, 754, 60, 12, ['VERIF.', 2, 3, 5]],
  [660, 754, 90, 12, ['A. Souza', 4, 3, 6]],
  [750, 754, 80, 12],
  [830, 754, 60, 12, ['15/03/2024', 4, 3, 6]],
  [890, 668, 260, 60, ['TÍTULO:', 2, 2, 5], ['Suporte do motor', 40, 20, 14]],
  [890, 728, 180, 40, ['Nº DES.', 2, 2, 5], ['SM-1040', 30, 12, 14]],
  [1070, 728, 80, 40, ['A3', 30, 12, 14]],
  [600, 766, 290, 22, ['MATERIAL:', 2, 2, 5], ['Aço SAE 1020', 40, 8, 9]],
  [600, 788, 290, 20, ['PESO:', 2, 2, 5]],
  [890, 768, 130, 20, ['ESCALA:1:5', 2, 6, 7]],
  [1020, 768, 130, 20, ['FOLHA 1 DE 1', 2, 6, 7]],
];

describe('a ruled title block', () => {
  it("SolidWorks' factory sheet in Portuguese: neither the approvals nor empty cells say anything else", () => {
    expect(read(page(solidWorksSheet))).toEqual({
      title: 'Suporte do motor',
      reference: 'SM-1040',
      revision: 'C',
      material: 'Aço SAE 1020',
      scale: '1:5',
      date: '2024-03-14',
    });
  });

  it('an empty cell says nothing, however near the next text stands', () => {
    const cells = [labelled(700, 700, 120, 'MATERIAL', ''), labelled(700, 728, 120, 'CLIENTE', 'Metal Sul')];
    expect(read(page(cells))).toEqual({});
    expect(read(page([...cells, [820, 700, 90, 28, ['Aço', 4, 10, 10]]]))).toEqual({ material: 'Aço' });
  });

  it('a label is never a value, in whichever language', () => {
    expect(read(page([[700, 700, 160, 40, ['NÁZEV', 2, 2, 6], ['NORMA / DODAVATEL:', 2, 14, 8]]]))).toEqual(
      {},
    );
    expect(read(page([[700, 700, 160, 40, ['TÍTULO', 2, 2, 6], ['Projeto novo:', 2, 14, 8]]]))).toEqual({});
  });

  it('a name in two lines', () => {
    const lines: Line[] = [
      ['TÍTULO', 2, 2, 5],
      ['Suporte do motor', 20, 12, 12],
      ['lado direito', 20, 26, 12],
    ];
    expect(read(page([[700, 700, 200, 44, ...lines]]))).toEqual({ title: 'Suporte do motor lado direito' });
  });

  it('a word parted at the end of a line', () => {
    const parted: Line[] = [
      ['TÍTULO', 2, 2, 5],
      ['Caixa de eletrô-', 20, 12, 12],
      ['nicos', 20, 26, 12],
    ];
    expect(read(page([[700, 700, 200, 44, ...parted]]))).toEqual({ title: 'Caixa de eletrônicos' });
  });

  it('several labels in one cell, each with its own value', () => {
    const cell: RuledCell = [700, 700, 300, 16, ['ESCALA: 1:2 PESO: 2,5 kg', 2, 4, 7], ['REV. B', 220, 4, 7]];
    expect(read(page([cell]))).toEqual({ scale: '1:2', weight: 2.5, revision: 'B' });
  });

  it('a figure and its unit at both ends of the cell', () => {
    expect(
      read(page([[700, 700, 160, 30, ['Peso', 2, 2, 5], ['0,48', 50, 12, 12], ['kg', 130, 12, 12]]])),
    ).toEqual({
      weight: 0.48,
    });
  });

  it("keeps a weight's every digit, and takes no placeholder for a material", () => {
    const cells = [
      labelled(700, 700, 120, 'PESO', '0.15 g'),
      labelled(820, 700, 220, 'MATERIAL', 'Material <not specified>'),
    ];
    expect(read(page(cells))).toEqual({ weight: 0.00015 });
  });

  it('values of a table with a column of labels', () => {
    const row = (y: number, label: string, value: string): RuledCell[] => [
      [700, y, 90, 20, [label, 2, 5, 8]],
      [790, y, 160, 20, [value, 2, 5, 8]],
    ];
    const cells = [
      ...row(700, 'Thikcness :', '5 mm'),
      ...row(720, 'MATERIAL:', '-'),
      ...row(740, 'QUANTITY:', '4'),
    ];
    expect(read(page(cells))).toEqual({ thickness: 5, quantity: 4 });
  });
});

describe('what is written without a label of its own', () => {
  it("Inventor's factory sheet: the name above the number, both large beside the table of approvals", () => {
    const table: RuledCell[] = [
      [600, 700, 60, 12],
      [660, 700, 70, 12, ['Datum', 4, 3, 6]],
      [730, 700, 70, 12, ['Name', 4, 3, 6]],
      [600, 712, 60, 12, ['Bearb.', 4, 3, 6]],
      [660, 712, 70, 12, ['24.02.2020', 4, 3, 6]],
      [730, 712, 70, 12, ['Lima', 4, 3, 6]],
    ];
    const name: RuledCell = [800, 690, 300, 40, ['Lagerbock links', 4, 12, 16]];
    const number: RuledCell = [800, 730, 260, 30, ['LB-204-01', 4, 8, 16]];
    expect(read(page([...table, name, number]))).toEqual({
      title: 'Lagerbock links',
      reference: 'LB-204-01',
      date: '2020-02-24',
    });
    expect(read(page([...table, number]))).toEqual({ reference: 'LB-204-01', date: '2020-02-24' });
  });

  it('lines of text beside the views', () => {
    const lines: Line[] = [
      ['Suporte do eixo', 700, 600, 10],
      ['Material: Nylon', 700, 615, 10],
      ['Escala 1:2', 700, 630, 10],
      ['DETALHE A', 300, 300, 10],
      ['Escala 4:1', 300, 313, 10],
      ['t=2', 400, 500, 8],
    ];
    expect(read(page([], lines))).toEqual({
      title: 'Suporte do eixo',
      material: 'Nylon',
      scale: '1:2',
      thickness: 2,
    });
  });

  it.each([
    ['2mm mild steel', 2],
    ['Chapa 6,35 mm A36', 6.35],
    ['Sheet 2.0 Steel EN 1.0114', 2],
    ['SPCC T=0.8', 0.8],
    ['1/2" OSB', 12.7],
    ['12ga (0.1046") thick mild steel (A36)', 2.66],
    ['14 GA stainless steel 304', 1.98],
    ['Chapa #14 SAE 1020', 1.9],
    ['16 ga 5052 aluminium', 1.29],
    ['Chapa galvanizada #18', undefined],
    ['Chapa 3/16" A36', 4.76],
    ['M5 x 20 mm steel', undefined],
    ['50x25 aluminium flat bar', undefined],
    ['Tubo Ø40 5 mm', undefined],
  ])('the thickness that the material %s gives', (material, thickness) => {
    expect(read(page([labelled(700, 700, 300, 'MATERIAL', material)])).thickness).toBe(thickness);
  });

  it.each([
    ['06/25/2013', '2013-06-25'],
    ['25aug2013', '2013-08-25'],
    ['29 - 05 - 2013', '2013-05-29'],
    ['2013-05-29', '2013-05-29'],
    ['11/2019', undefined],
  ])('the date %s', (printed, date) => {
    expect(read(page([labelled(700, 700, 200, 'DATA', printed)])).date).toBe(date);
  });

  it.each([
    ['1:2,5', '1:2.5'],
    ['2.5 : 1', '2.5:1'],
  ])('the scale %s', (printed, scale) => {
    expect(read(page([labelled(700, 700, 200, 'ESCALA', printed)])).scale).toBe(scale);
  });
});

const HEADS = ['ITEM', 'QTD.', 'CÓDIGO', 'DESCRIÇÃO', 'MATERIAL', 'PESO'];

/** A table with its head at the top or at the bottom. */
function table(heads: readonly string[], rows: readonly string[][], headBelow: boolean): RuledCell[] {
  const cells = (values: readonly string[], y: number): RuledCell[] =>
    values.map((value, column) => [60 + column * 110, y, 110, 14, [value, 3, 3, 7]]);
  const all = headBelow ? [...rows, heads] : [heads, ...rows];
  return all.flatMap((values, index) => cells(values, 100 + index * 14));
}

describe('a table', () => {
  const parts = [
    ['1', '4', 'FJ-1', 'Parafuso', 'Aço', '0,1 kg'],
    ['2', '1', 'FJ-2', 'Chapa', 'Inox', '2 kg'],
  ];

  it.each([false, true])('of parts says nothing of the drawing itself (head below: %s)', (headBelow) => {
    expect(read(page(table(HEADS, parts, headBelow)))).toEqual({});
  });

  it.each([false, true])(
    'of revisions says nothing of the part: neither its dates nor its texts',
    (headBelow) => {
      const rows = [
        ['A', 'Emissão inicial', '02/01/2024', 'RL'],
        ['B', 'Furo maior', '03/02/2024', 'RL'],
      ];
      const heads = ['REV.', 'DESCRIÇÃO', 'DATA', 'APROVADO'];
      expect(read(page(table(heads, headBelow ? [...rows].reverse() : rows, headBelow)))).toEqual({});
    },
  );

  it('of parts above the title block leaves the block as it is', () => {
    const cells = [...table(HEADS, parts, true), labelled(700, 760, 200, 'NOME', 'Porta do painel')];
    expect(read(page(cells))).toEqual({ title: 'Porta do painel' });
  });
});

describe('whatever is written in the cells', () => {
  const text = fc.stringMatching(/^[A-Za-z]{3,10}( [a-z]{2,8}){0,2}$/);

  it('a value is the text of one cell, and never of two', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 90 }), (title, other, room) => {
        const width = Math.max(40, title.length * 12 * LETTER + 12) + room;
        const cells = [
          labelled(500, 700, width, 'NOME', title),
          labelled(500 + width, 700, 200, 'CLIENTE', other),
        ];
        const [found] = readDrawing(page(cells)).filter(({ field }) => field === 'title');
        expect([undefined, title]).toContain(found?.value);
      }),
    );
  });
});
