import type { DrawingPage, Level, Rule, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

/*
 * The sheets that CAD programs bring with them, in Portuguese, as their blocks are ruled and labelled: small labels in the
 * corners of cells, large values below or beside them, much of it empty.
 */

/** A text, where it stands in its cell, and how high it is, in points. */
type Line = readonly [text: string, x: number, y: number, size: number];

/** A ruled cell, in points from the block's upper left corner. */
type RuledCell = readonly [x: number, y: number, width: number, height: number, ...lines: Line[]];

const PAGE = { width: 842, height: 595 };
const [LEFT, TOP] = [420, 430];
const LETTER = 0.55;

function pageOf(cells: readonly RuledCell[]): DrawingPage {
  const words: Word[] = [];
  const rules: Rule[] = [];
  const levels: Level[] = [];
  for (const [x, y, width, height, ...lines] of cells) {
    const [left, right] = [(LEFT + x) / PAGE.width, (LEFT + x + width) / PAGE.width];
    const [top, bottom] = [(TOP + y) / PAGE.height, (TOP + y + height) / PAGE.height];
    rules.push({ x: left, top, bottom }, { x: right, top, bottom });
    levels.push({ y: top, left, right }, { y: bottom, left, right });
    for (const [text, dx, dy, size] of lines) {
      let at = LEFT + x + dx;
      for (const word of text.split(' ')) {
        const width = word.length * size * LETTER;
        const place = { x: at / PAGE.width, y: (TOP + y + dy) / PAGE.height };
        words.push({ text: word, ...place, width: width / PAGE.width, height: size / PAGE.height });
        at += width + size * 0.3;
      }
    }
  }
  return { ...PAGE, words, rules, levels };
}

const read = (cells: readonly RuledCell[]) =>
  Object.fromEntries(readDrawing(pageOf(cells)).map(({ field, value }) => [field, value]));

const small = (text: string): Line => [text, 2, 2, 4.5];
const large = (text: string): Line => [text, 6, 10, 9];

/** A label in the corner, the value below it. */
const cell = (x: number, y: number, width: number, label: string, value = ''): RuledCell => [
  x,
  y,
  width,
  24,
  ...(label === '' ? [] : [small(label)]),
  ...(value === '' ? [] : [large(value)]),
];

/** A cell of a table: one line. */
const entry = (x: number, y: number, width: number, text: string): RuledCell => [
  x,
  y,
  width,
  11,
  ...(text === '' ? [] : [[text, 2, 3, 5] as const]),
];

/** Who drew, checked and approved: a row each. */
const approvals = (y: number, head: readonly string[], rows: readonly (readonly string[])[]): RuledCell[] =>
  [head, ...rows].flatMap((row, down) =>
    row.map((text, across) => entry(across * 55, y + 11 * down, 55, text)),
  );

const SOLID_EDGE: RuledCell[] = [
  ...approvals(
    0,
    ['', 'NOME', 'DATA'],
    [
      ['DESENHADO', 'R. Lima', '14/03/24'],
      ['VERIFICADO', '', ''],
      ['APROVADO ENG.', '', ''],
      ['APROVADO GER.', '', ''],
    ],
  ),
  [0, 55, 165, 41, small('SALVO INDICAÇÃO EM CONTRÁRIO'), ['DIMENSÕES EM MILÍMETROS', 2, 10, 4.5]],
  [165, 0, 220, 20, ['SOLID EDGE', 60, 6, 9]],
  [165, 20, 220, 40, small('TÍTULO'), ['Suporte do motor', 40, 14, 10]],
  [165, 60, 40, 24, small('TAM.'), large('A3')],
  [205, 60, 130, 24, small('DESENHO Nº'), large('SM-1040')],
  [335, 60, 50, 24, small('REV'), large('B')],
  [165, 84, 220, 12, ['NOME DO ARQUIVO: SM-1040.dft', 2, 3, 5]],
  [165, 96, 75, 12, ['ESCALA: 1:5', 2, 3, 5]],
  [240, 96, 70, 12, ['PESO: 2,35 kg', 2, 3, 5]],
  [310, 96, 75, 12, ['FOLHA 1 DE 1', 2, 3, 5]],
];

const INVENTOR: RuledCell[] = [
  cell(0, 0, 90, 'Projetado por', 'R. Lima'),
  cell(90, 0, 90, 'Verificado por'),
  cell(180, 0, 80, 'Aprovado por'),
  cell(260, 0, 60, 'Data', '14/03/2024'),
  cell(320, 0, 60, 'Data'),
  [0, 24, 180, 48],
  [180, 24, 140, 24, ['Suporte do motor', 6, 7, 11]],
  [180, 48, 140, 24, ['SM-1040', 6, 7, 11]],
  cell(320, 24, 60, 'Edição'),
  cell(320, 48, 60, 'Folha', '1 / 1'),
];

const CATIA: RuledCell[] = [
  cell(0, 0, 100, 'PROJETADO POR:', 'R. Lima'),
  cell(0, 24, 100, 'DATA:', '14/03/2024'),
  cell(0, 48, 100, 'VERIFICADO POR:'),
  cell(0, 72, 100, 'DATA:'),
  [100, 0, 200, 48, small('TÍTULO'), ['Suporte do motor', 20, 20, 10]],
  cell(100, 48, 40, 'TAMANHO', 'A3'),
  cell(140, 48, 160, 'NÚMERO DO DESENHO', 'SM-1040'),
  cell(100, 72, 60, 'ESCALA', '1:5'),
  cell(160, 72, 70, 'PESO (kg)', '2,35'),
  cell(230, 72, 70, 'FOLHA', '1/1'),
  cell(300, 48, 60, 'REV', 'B'),
  cell(300, 72, 60, ''),
];

const ONSHAPE: RuledCell[] = [
  ...approvals(
    0,
    ['', 'NOME', 'DATA'],
    [
      ['DESENHADO', 'R. Lima', '14/03/2024'],
      ['VERIFICADO', '', ''],
    ],
  ),
  cell(0, 33, 165, 'MATERIAL', 'Aço SAE 1020'),
  cell(0, 57, 165, 'ACABAMENTO', 'Zincado'),
  [165, 0, 200, 36, small('TÍTULO'), ['Suporte do motor', 20, 14, 10]],
  cell(165, 36, 40, 'TAM.', 'A3'),
  cell(205, 36, 110, 'DES. Nº', 'SM-1040'),
  cell(315, 36, 50, 'REV', 'B'),
  cell(165, 60, 60, 'ESCALA', '1:5'),
  cell(225, 60, 70, 'PESO', '2,35 kg'),
  cell(295, 60, 70, 'FOLHA', '1 DE 1'),
];

/** ISO 7200 as FreeCAD's TechDraw and AutoCAD's templates follow it. */
const ISO_7200: RuledCell[] = [
  cell(0, 0, 80, 'Depto. responsável', 'Projetos'),
  cell(80, 0, 80, 'Referência técnica', 'J. Alves'),
  cell(160, 0, 90, 'Criado por', 'R. Lima'),
  cell(250, 0, 90, 'Aprovado por', 'A. Souza'),
  cell(0, 24, 160, 'Proprietário legal', 'Metalúrgica Exemplo'),
  cell(160, 24, 90, 'Tipo de documento', 'Desenho de peça'),
  cell(250, 24, 90, 'Situação do documento', 'Liberado'),
  cell(160, 48, 180, 'Título', 'Suporte do motor'),
  cell(160, 72, 90, 'Nº do desenho', 'SM-1040'),
  cell(250, 72, 20, 'Rev.', 'B'),
  cell(270, 72, 60, 'Data de emissão', '2024-03-14'),
  cell(330, 72, 20, 'Idioma', 'pt'),
  cell(350, 72, 30, 'Folha', '1/1'),
];

/** A legend after ABNT NBR 16752 as schools and shops in Brazil draw it. */
const ABNT: RuledCell[] = [
  cell(0, 0, 240, 'EMPRESA', 'Metalúrgica Exemplo'),
  cell(240, 0, 80, 'UNIDADE', 'mm'),
  cell(320, 0, 60, 'DIEDRO', '1º'),
  cell(0, 24, 240, 'TÍTULO DO DESENHO', 'Suporte do motor'),
  cell(240, 24, 80, 'DESENHO Nº', 'SM-1040'),
  cell(320, 24, 60, 'REVISÃO', 'B'),
  cell(0, 48, 120, 'MATERIAL', 'Aço SAE 1020'),
  cell(120, 48, 60, 'ESPESSURA', '3 mm'),
  cell(180, 48, 60, 'MASSA', '2,35 kg'),
  cell(240, 48, 80, 'DATA', '14/03/2024'),
  cell(320, 48, 60, 'ESCALA', '1:5'),
  cell(0, 72, 120, 'DESENHISTA', 'R. Lima'),
  cell(120, 72, 120, 'TOLERÂNCIA GERAL', 'ISO 2768-m'),
  cell(240, 72, 80, 'QUANTIDADE', '4'),
  cell(320, 72, 60, 'FOLHA', '1/1'),
];

const BLOCK = { title: 'Suporte do motor', reference: 'SM-1040', revision: 'B' };
const [DATE, SCALE, WEIGHT] = [{ date: '2024-03-14' }, { scale: '1:5' }, { weight: 2.35 }];

it.each([
  ['Solid Edge', SOLID_EDGE, { ...BLOCK, ...DATE, ...SCALE, ...WEIGHT }],
  ['Inventor', INVENTOR, { title: BLOCK.title, reference: BLOCK.reference, ...DATE }],
  ['CATIA', CATIA, { ...BLOCK, ...DATE, ...SCALE, ...WEIGHT }],
  [
    'Onshape',
    ONSHAPE,
    { ...BLOCK, ...DATE, ...SCALE, ...WEIGHT, material: 'Aço SAE 1020', finish: 'Zincado' },
  ],
  ['ISO 7200', ISO_7200, { ...BLOCK, ...DATE }],
  [
    'ABNT',
    ABNT,
    {
      ...BLOCK,
      ...DATE,
      ...SCALE,
      ...WEIGHT,
      material: 'Aço SAE 1020',
      thickness: 3,
      quantity: 4,
      tolerance: 'ISO 2768-m',
    },
  ],
])("%s' sheet", (_, cells, expected) => {
  expect(read(cells)).toEqual(expected);
});

it.each([
  ['Solid Edge', SOLID_EDGE],
  ['CATIA', CATIA],
  ['Onshape', ONSHAPE],
  ['ISO 7200', ISO_7200],
  ['ABNT', ABNT],
])("%s' sheet, not filled in, says nothing", (_, cells) => {
  const empty = cells.map(([x, y, width, height, ...lines]): RuledCell => {
    const labels = lines.filter(([, , , size]) => size < 9).map(([text, ...at]): Line => [cut(text), ...at]);
    return [x, y, width, height, ...labels];
  });
  expect(read(empty)).toEqual({});
});

/** A label without the value behind its colon, and a table's head without its entries. */
const cut = (text: string): string => {
  const [label = '', ...value] = text.split(':');
  if (value.length > 0) return `${label}:`;
  return /^(R\. |A\. |J\. |\d)/.test(text) ? '-' : text;
};
