import type { DrawingPage, Rule, SuggestedField, Word } from './drawing-page.js';
import { readDrawing } from './read-drawing.js';

/** A line of text at a place in points, `size` high; its words stand side by side. */
type Line = [text: string, x: number, y: number, size?: number, upright?: boolean];

const A4 = { width: 842, height: 595 };

/** Draws lines on a page as a drawing program would: letters of half their height, words a third of it apart. */
function draw(lines: readonly Line[], { width, height } = A4): DrawingPage {
  const words = lines.flatMap(([text, x, y, size = 8, upright = false]): Word[] => {
    let at = x;
    return text.split(' ').map((word) => {
      const along = word.length * size * 0.52;
      const box = upright
        ? { x: x / width, y: y / height, width: size / width, height: along / height }
        : { x: at / width, y: y / height, width: along / width, height: size / height };
      at += along + size * 0.3;
      return { text: word, ...box };
    });
  });
  return { width, height, words };
}

type Values = Partial<Record<SuggestedField, string | number>>;

const read = (page: DrawingPage): Values =>
  Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]));

/** Label above value in a box. */
const cell = (label: string, value: string, x: number, y: number): Line[] => [
  [label, x, y, 6],
  [value, x, y + 9, 10],
];

const layouts: [name: string, lines: Line[], expected: Values][] = [
  ['label above, Portuguese', [...cell('NOME', 'Tampo da mesa', 500, 500)], { title: 'Tampo da mesa' }],
  ['label above, English', [...cell('TITLE', 'Base plate', 500, 500)], { title: 'Base plate' }],
  [
    'a row of cells',
    [
      ...cell('MATERIAL', 'AÇO SAE 1020', 400, 500),
      ...cell('ESPESSURA', '2 mm', 520, 500),
      ...cell('PESO', '13,56 kg', 600, 500),
    ],
    { material: 'AÇO SAE 1020', thickness: 2, weight: 13.56 },
  ],
  [
    'a company name that touches the title',
    [
      ['NOME', 500, 500, 6],
      ['FORJA', 430, 510, 22],
      ['PORTA DO PAINEL', 500, 510, 22],
    ],
    { title: 'PORTA DO PAINEL' },
  ],
  [
    'label left of value',
    [
      ['Material:', 500, 500],
      ['AISI 304', 560, 500],
    ],
    { material: 'AISI 304' },
  ],
  ['label and value in one line', [['Material: AW-6082', 500, 500]], { material: 'AW-6082' }],
  [
    'a colon of its own',
    [
      ['Material', 500, 500],
      [': 1.1213 (CF53)', 560, 500],
    ],
    { material: '1.1213 (CF53)' },
  ],
  [
    'a figure before the next label',
    [
      ['Length', 100, 500],
      [': 320 mm Tolerance +1', 160, 500],
    ],
    { length: 320 },
  ],
  ['two languages', [...cell('Material / Werkstoff', 'S235JR', 500, 500)], { material: 'S235JR' }],
  ['German second', [...cell('Title / Benennung', 'Flange', 500, 500)], { title: 'Flange' }],
  ['drawing number', [...cell('Nº DO DESENHO', 'FJ-1002', 500, 500)], { reference: 'FJ-1002' }],
  ['drawing number, English', [...cell('DWG NO.', '1153-B2P-B', 500, 500)], { reference: '1153-B2P-B' }],
  ['part number with a colon', [['Part No.: AB 12/3', 500, 500]], { reference: 'AB 12/3' }],
  ['revision', [...cell('REV.', 'b', 700, 550)], { revision: 'B' }],
  ['weight in grams', [...cell('weight:', '797.1497 gram', 500, 500)], { weight: 0.7971497 }],
  ['weight, unit in the label', [...cell('Peso (kg)', '1.250', 500, 500)], { weight: 1.25 }],
  ['weight, decimal comma', [...cell('MASSA', '0,836 kg', 500, 500)], { weight: 0.836 }],
  ['quantity', [['Qtd.: 12 pçs', 500, 500]], { quantity: 12 }],
  ['scale', [...cell('ESCALA', '1:10', 500, 500)], { scale: '1:10' }],
  ['finish', [...cell('ACABAMENTO', 'Zincado branco', 500, 500)], { finish: 'Zincado branco' }],
  ['a Brazilian date', [...cell('DATA', '03/06/2026', 500, 500)], { date: '2026-06-03' }],
  [
    'a spoken date',
    [
      ['Date:', 500, 500],
      ['April 23, 2013', 540, 500],
    ],
    { date: '2013-04-23' },
  ],
  ['thickness', [['Espessura: 6,35 mm', 500, 500]], { thickness: 6.35 }],
  ['a sheet in inches', [['Chapa 3/16"', 500, 500]], { thickness: 4.76 }],
  ['a gauge', [['CHAPA #14', 500, 500]], { thickness: 1.9 }],
  [
    'a numbered note',
    [['3. Material: 15mm Aluminum', 500, 500]],
    { material: '15mm Aluminum', thickness: 15 },
  ],
  ['what a part is made from', [['2. MAKE FROM ABS SHEET, 1/4" THICK', 500, 500]], { thickness: 6.35 }],
  [
    'a gauge by the table of the material',
    [['Espessura: 14 GA', 500, 500], ...cell('MATERIAL', 'INOX AISI 304', 700, 550)],
    { thickness: 1.98, material: 'INOX AISI 304' },
  ],
  ['a leader with inches alone', [['0.032" thick', 500, 500]], {}],
  ['a sheet of several', [['SHEET 2 OF 4', 500, 500]], {}],
  // What says nothing.
  [
    'sizes that are all level',
    [
      ['257', 300, 450],
      ['303,5', 80, 200],
    ],
    {},
  ],
  [
    'diameters, radii, angles, tolerances',
    [
      ['Ø120', 300, 450],
      ['R50', 200, 400],
      ['±300', 100, 200, 8, true],
      ['45°', 250, 300],
    ],
    {},
  ],
  [
    'sizes too small for a sheet',
    [
      ['12', 300, 450],
      ['10,5', 80, 200, 8, true],
    ],
    {},
  ],
  [
    'frame zones',
    [
      ['100', 300, 5],
      ['200', 5, 200, 8, true],
    ],
    {},
  ],
  ['a label without a value', [['Material:', 500, 500]], {}],
  [
    'an empty cell beside another',
    [
      ['MATERIAL', 400, 500, 6],
      ['PESO', 520, 500, 6],
      ['2 kg', 520, 509, 10],
    ],
    { weight: 2 },
  ],
  ['a dash for nothing', [...cell('MATERIAL', '-', 500, 500), ...cell('PESO', 'N/A', 600, 500)], {}],
  ['weight without a unit', [...cell('PESO', '13,56', 500, 500)], {}],
  ['a length that reads two ways', [['Comprimento: 1.250 mm', 500, 500]], {}],
  [
    'two different materials, equally sure',
    [
      ['Material: AISI 304', 500, 500],
      ['Material: AISI 316', 500, 540],
    ],
    {},
  ],
  [
    'a list of parts',
    [
      ['Item', 100, 100],
      ['Qtd', 150, 100],
      ['Descrição', 200, 100],
      ['1', 100, 112],
      ['4', 150, 112],
      ['Parafuso', 200, 112],
    ],
    {},
  ],
  [
    'notes',
    [
      ['All rights are reserved. The name of the material', 100, 400],
      ['must be written by hand', 100, 412],
    ],
    {},
  ],
  ['no text at all', [], {}],
];

/**
 * A title block as a browser draws it in DejaVu Sans: letters of 0.66 em, cells as wide as what stands in them, less
 * than half an em from word to word across the ruled line between two cells.
 */
function wideBlock(): DrawingPage {
  const cells = [
    ['NOME', 'Chapa de apoio'],
    ['Nº DO DESENHO', 'FJ-2040'],
    ['MATERIAL', 'AÇO SAE 1020'],
    ['ESPESSURA', '3 mm'],
    ['PESO', '3,00 kg'],
  ] as const;
  const [size, small, padding] = [12, 5.2, 2];
  const words: Word[] = [];
  const rules: Rule[] = [];
  const [top, middle, bottom] = [540, 547, 561];
  const write = (text: string, left: number, y: number, em: number) => {
    let x = left;
    for (const word of text.split(' ')) {
      const width = word.length * em * 0.66;
      words.push({
        text: word,
        x: x / A4.width,
        y: y / A4.height,
        width: width / A4.width,
        height: em / A4.height,
      });
      x += width + em * 0.32;
    }
  };
  const lengthOf = (text: string, em: number) =>
    text.replace(/ /g, '').length * em * 0.66 + (text.split(' ').length - 1) * em * 0.32;
  let side = 300;
  const rule = () =>
    rules.push({ x: side / A4.width, top: (top - 2) / A4.height, bottom: bottom / A4.height });
  rule();
  for (const [label, value] of cells) {
    write(label, side + padding, top, small);
    write(value, side + padding, middle, size);
    side += Math.max(lengthOf(value, size), lengthOf(label, small)) + 2 * padding;
    rule();
  }
  return { ...A4, words, rules };
}

describe('what a drawing says', () => {
  it('a row of narrow cells in wide letters', () => {
    expect(read(wideBlock())).toEqual({
      title: 'Chapa de apoio',
      reference: 'FJ-2040',
      material: 'AÇO SAE 1020',
      thickness: 3,
      weight: 3,
    });
  });

  it.each(layouts)('%s', (_name, lines, expected) => {
    expect(read(draw(lines))).toEqual(expected);
  });

  it.each(layouts)(
    '%s: whatever the order of the words and the size of the page',
    (_name, lines, expected) => {
      const page = draw(lines);
      expect(read({ ...page, words: [...page.words].reverse() })).toEqual(expected);
      expect(read({ ...page, width: page.width * 2.4, height: page.height * 2.4 })).toEqual(expected);
    },
  );

  it('shows the place, on the page', () => {
    const page = draw([...cell('MATERIAL', 'AÇO SAE 1020', 400, 500)]);
    const [material] = readDrawing(page);
    expect(material).toMatchObject({ text: 'AÇO SAE 1020' });
    expect(material?.place.x).toBeCloseTo(400 / 842, 3);
    expect(material?.place.y).toBeCloseTo(509 / 595, 3);
  });

  it('reads any number of any words, quickly', () => {
    const lines = Array.from({ length: 2400 }, (_, index): Line => [
      ['Material', 'nome', '12', 'x:', 'Peso:'][index % 5 === 1 && index > 600 ? 2 : index % 5] ?? '',
      (index * 37) % 800,
      (index * 53) % 580,
    ]);
    expect(readDrawing(draw(lines)).length).toBeLessThanOrEqual(12);
    expect(readDrawing(draw(Array.from({ length: 5000 }, () => ['Material: x1234', 1, 1] as Line)))).toEqual(
      [],
    );
    expect(readDrawing({ width: 0, height: 0, words: [] })).toEqual([]);
  });
});
