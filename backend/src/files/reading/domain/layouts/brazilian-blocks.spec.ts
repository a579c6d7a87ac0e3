import { draw, variants, type Line, type RuledCell } from '../block-samples.js';
import { readDrawing } from '../read-drawing.js';

/*
 * Title blocks of Brazilian companies: what they call their cells, in full and abbreviated, in the ways that such blocks are laid out.
 */

const FIELDS = [
  'title',
  'reference',
  'revision',
  'material',
  'thickness',
  'weight',
  'finish',
  'scale',
  'quantity',
] as const;
const OTHERS = ['tolerance', 'client', 'sheet', 'approved', 'drawn', 'date'] as const;
const KEYS = [...FIELDS, ...OTHERS];
type Key = (typeof KEYS)[number];
type Texts = Readonly<Record<Key, string>>;

/** Labels in the order of the keys. */
const labelled = (list: string): Texts =>
  Object.fromEntries(list.split(' | ').map((label, at) => [KEYS[at], label])) as Texts;

const LABELS: readonly [name: string, labels: Texts][] = [
  [
    'in full',
    'DENOMINAÇÃO | Nº DO DESENHO | REVISÃO | MATERIAL | ESPESSURA | PESO LÍQUIDO | ACABAMENTO | ESCALA | QUANTIDADE | TOLERÂNCIA GERAL | CLIENTE | FOLHA | APROVADO | PROJETADO | DATA',
  ],
  [
    'abbreviated with points',
    'DENOM. | Nº DES. | REV. | MAT. | ESP. | PESO LÍQ. | TRAT. SUP. | ESC. | QTD. | TOL. GERAL | CLIENTE | FL. | APROV. | PROJ. | DATA',
  ],
  [
    'abbreviated without points',
    'DESCRIÇÃO | CÓD. PEÇA | REV | MAT | ESP | PESO LIQ | ACAB. | ESC | QTDE | TOL GERAL | CLIENTE | FL | APROV | PROJ | DATA',
  ],
  [
    'in small letters with units',
    'Descrição da peça | Cód. Desenho | Rev. | Matéria-prima | Esp. (mm) | Peso Líq. (kg) | Trat. Superficial | Escala | Quant. | Tol. Gerais | Cliente | Folha | Aprov. | Des. | Data',
  ],
  [
    'with the number behind',
    'TÍTULO | DESENHO Nº | REV. Nº | MATERIAL | CHAPA ESP. | MASSA | TRATAMENTO SUP. | ESC.: | QTD. PÇS | TOLER. GERAL | CLIENTE | FLS. | VISTO | DESENHISTA | DATA DES.',
  ],
  [
    'of the part',
    'NOME DA PEÇA | CÓDIGO | REVISÃO ATUAL | MATER. | ESP. CHAPA | PESO (kg) | ACABAM. | ESCALA | QTD | TOL. GERAIS | CLIENTE | PÁG. | VERIF. | ELAB. | DT.',
  ],
].map(([name = '', list = '']) => [name, labelled(list)]);

const PRINTED = labelled(
  'Suporte do motor | FX-2041-03 | B | SAE 1020 | 3,0 | 2,35 kg | Zincado branco | 1:2 | 4 | ISO 2768-m | Metalúrgica Aurora | 1/1 | M. Costa | J. Silva | 05/11/24',
);

const MEANT = {
  title: 'Suporte do motor',
  reference: 'FX-2041-03',
  revision: 'B',
  material: 'SAE 1020',
  thickness: 3,
  weight: 2.35,
  finish: 'Zincado branco',
  scale: '1:2',
  quantity: 4,
  tolerance: 'ISO 2768-m',
  date: '2024-11-05',
};

/** Three cells in a row. */
const place = (at: number): [x: number, y: number] => [(at % 3) * 130, Math.floor(at / 3) * 24];

/** A label in one line, or in two of about the same number of words. */
function inTwoLines(label: string, y: number, size: number): Line[] {
  const words = label.split(' ');
  const half = Math.ceil(words.length / 2);
  if (words.length === 1) return [[label, 2, y, size]];
  return [
    [words.slice(0, half).join(' '), 2, y, size],
    [words.slice(half).join(' '), 2, y + size + 1, size],
  ];
}

/** Each word with its first letter larger than the rest, which a program writes as two texts. */
function inSmallCapitals(label: string): Line[] {
  let x = 2;
  return label.split(' ').flatMap((word) => {
    const first: Line = [word.charAt(0), x, 2, 6];
    const rest: Line = [word.slice(1), x + 3, 3, 5];
    x += 5 + (word.length - 1) * 2.5;
    return word.length > 1 ? [first, rest] : [first];
  });
}

type Layout = (label: string, value: string, x: number, y: number) => RuledCell[];

const withColon = (label: string): string => label.replace(/:?$/, ':');

const LAYOUTS: readonly [name: string, layout: Layout][] = [
  [
    'a small label above its value',
    (label, value, x, y) => [[x, y, 130, 24, [label, 2, 2, 5], [value, 4, 11, 8]]],
  ],
  [
    'the value behind a colon',
    (label, value, x, y) => [[x, y, 130, 24, [`${withColon(label)} ${value}`, 2, 8, 6]]],
  ],
  [
    'the value far to the right',
    (label, value, x, y) => [[x, y, 130, 24, [label, 2, 8, 6], [value, 64, 8, 6]]],
  ],
  [
    'the value in the cell to the right',
    (label, value, x, y) => [
      [x, y, 56, 24, [label, 2, 8, 6]],
      [x + 56, y, 74, 24, [value, 2, 8, 6]],
    ],
  ],
  [
    'a small label below its value',
    (label, value, x, y) => [[x, y, 130, 24, [value, 4, 3, 8], [label, 2, 16, 5]]],
  ],
  [
    'the value in the cell below',
    (label, value, x, y) => [
      [x, y, 130, 10, [label, 2, 2, 5]],
      [x, y + 10, 130, 14, [value, 4, 3, 8]],
    ],
  ],
  [
    'labels in small capitals',
    (label, value, x, y) => [[x, y, 130, 24, ...inSmallCapitals(label), [value, 4, 12, 8]]],
  ],
  [
    'labels in two lines',
    (label, value, x, y) => [[x, y, 130, 24, ...inTwoLines(label, 2, 5), [value, 44, 12, 8]]],
  ],
  [
    'labels in two lines in cells of their own',
    (label, value, x, y) => [
      [x, y, 56, 24, ...inTwoLines(label, 4, 6)],
      [x + 56, y, 74, 24, [value, 2, 8, 6]],
    ],
  ],
  ['no ruled cells', (label, value, x, y) => [[x, y, 0, 0, [withColon(label), 2, 8, 6], [value, 64, 8, 6]]]],
];

const blockOf = (labels: Texts, printed: Texts, layout: Layout): RuledCell[] =>
  KEYS.flatMap((key, at) => {
    const value = labels[key].includes('(kg)') ? printed[key].replace(' kg', '') : printed[key];
    return layout(labels[key], value, ...place(at));
  });

const valuesOf = (page: ReturnType<typeof draw>): Record<string, string | number> =>
  Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]));

describe.each(LABELS)('labels %s', (_, labels) => {
  it.each(LAYOUTS)('%s', (name, layout) => {
    // A row of heads above names and a date does not say whose date it is.
    const { date, ...others } = MEANT;
    const dated =
      name === 'the value in the cell below' && labels.drawn === 'PROJETADO' ? others : { ...others, date };
    for (const page of variants(blockOf(labels, PRINTED, layout))) expect(valuesOf(page)).toEqual(dated);
  });
});

describe('values as they are printed in Brazil', () => {
  const [, labels] = LABELS[1] ?? ['', PRINTED];
  const [, layout] = LAYOUTS[0] ?? ['', () => []];
  const read = (changed: Partial<Texts>) =>
    valuesOf(draw(blockOf(labels, { ...PRINTED, ...changed }, layout)));

  it.each([
    ['weight', '0,850 kg', 0.85],
    ['weight', '850 g', 0.85],
    ['weight', '1.250,5 g', 1.2505],
    ['weight', '12,4 Kg', 12.4],
    ['date', '31/12/23', '2023-12-31'],
    ['date', '5/11/2024', '2024-11-05'],
    ['date', '05.11.24', '2024-11-05'],
    ['scale', '1 : 2,5', '1:2.5'],
    ['scale', 'S/ ESC.', undefined],
    ['scale', 'SEM ESCALA', undefined],
    ['scale', 'NTS', undefined],
    ['thickness', '#3,00', 3],
    ['thickness', '3,0 mm', 3],
    ['quantity', '04 PÇS', 4],
    ['revision', '00', '00'],
  ] as const)('%s: %s', (field, printed, value) => {
    expect(read({ [field]: printed })[field]).toBe(value);
  });
});
