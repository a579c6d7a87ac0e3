import fc from 'fast-check';
import { copiedTable, tableOf, withPasted } from './rule-cells';
import { NEW_LINE, type RuleLine } from './rule-line';

const line: RuleLine = { group: 'carbon', from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 };
const at = (column: keyof RuleLine, place = 0) => ({ at: { line: place, column }, driver: 'cut' as const });
const rows = (cells: string[][]) => cells.map((row) => row.join('\t')).join('\r\n');

it('is copied with headings and every decimal, as spreadsheets take it', () => {
  expect(copiedTable([line, { ...NEW_LINE, speed: 600.25 }], 'cut')).toBe(
    'Grupo do material\tEspessura de\tAbaixo de\tVelocidade\tTempo por furação\r\n' +
      'Aço carbono\t2,00\t4,00\t2400,00\t0,80\r\nTodos\t\t\t600,25\t\r\n',
  );
});

it('under headings it takes the place of the whole table, in any order of the columns', () => {
  const text = rows([
    ['velocidade', 'GRUPO DO MATERIAL', 'espessura  de'],
    ['1.200,5', 'inox', '3'],
    ['80', '', ''],
  ]);
  expect(withPasted([line, line, line], text, at('speed', 2))).toEqual({
    lines: [
      { ...NEW_LINE, group: 'stainless', from: 3, speed: 1200.5 },
      { ...NEW_LINE, speed: 80 },
    ],
    count: 2,
  });
});

it('without headings it begins at the cell in focus, and adds the lines that are missing', () => {
  const text = rows([
    ['4', '6', '1,800.50'],
    ['6', '', '900'],
  ]);
  expect(withPasted([NEW_LINE, line], text, at('from', 1))).toEqual({
    lines: [
      NEW_LINE,
      { ...line, from: 4, to: 6, speed: 1800.5 },
      { ...NEW_LINE, from: 6, to: null, speed: 900 },
    ],
    count: 2,
  });
});

it.each([
  ['a number', [['Inox', 'fina']], 'Nada foi colado. Linha 1, Espessura de: "fina": Digite um número'],
  [
    'a group',
    [['Inox'], ['Latão']],
    'Nada foi colado. Linha 2, Grupo do material: "Latão": grupo não reconhecido',
  ],
  [
    'more cells than columns',
    [['Inox', '1', '2', '3', '4', '5']],
    'Nada foi colado: as células passam da última coluna da tabela.',
  ],
  [
    'more lines than a table has',
    Array.from({ length: 201 }, () => ['Inox', '1']),
    'Nada foi colado: a tabela tem no máximo 200 linhas.',
  ],
])('refuses all for one thing that it can’t read: %s', (_, cells, refusal) => {
  expect(withPasted([line], rows(cells), at('group'))).toEqual({ refusal });
});

const figure = (most: number) =>
  fc.option(
    fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100),
    { nil: null },
  );

it('what is copied pastes back unchanged', () => {
  const someLine = fc.record<RuleLine>({
    group: fc.constantFrom(null, 'carbon', 'stainless', 'aluminium', 'other'),
    from: figure(1000),
    to: figure(1000),
    speed: figure(1_000_000),
    pierce_seconds: figure(3600),
  });
  fc.assert(
    fc.property(fc.array(someLine, { minLength: 1, maxLength: 20 }), (lines) => {
      expect(withPasted([line], copiedTable(lines, 'cut'), at('speed'))).toEqual({
        lines,
        count: lines.length,
      });
    }),
  );
});

describe('the table of a file', () => {
  const headings = ['Grupo do material', 'Espessura de', 'Abaixo de', 'Velocidade', 'Tempo por furação'];

  test('is read whole, in whatever order its columns stand', () => {
    const cells = [
      ['Velocidade', 'Grupo do material', ''],
      ['4200,5', 'aço carbono', ''],
      ['1800', '', ''],
      ['', '', ''],
    ];
    expect(tableOf(cells, 'cut')).toEqual({
      lines: [
        { group: 'carbon', from: null, to: null, speed: 4200.5, pierce_seconds: null },
        { group: null, from: null, to: null, speed: 1800, pierce_seconds: null },
      ],
      count: 2,
    });
  });

  test.each([
    [
      'a cell that is no number',
      [headings, ['Todos', '', '3', '4200', ''], ['Inox', '3', '', 'rápido', '']],
      'Nada foi importado. Linha 3, Velocidade: "rápido": Digite um número',
    ],
    [
      'a group that is none',
      [headings, ['Titânio', '', '', '10', '']],
      'Nada foi importado. Linha 2, Grupo do material: "Titânio": grupo não reconhecido',
    ],
    [
      'other headings',
      [
        ['Grupo', 'Velocidade'],
        ['Inox', '10'],
      ],
      `Nada foi importado: a primeira linha deve ter os títulos ${headings.join(', ')}.`,
    ],
    [
      'a heading twice',
      [
        ['Velocidade', 'Velocidade'],
        ['1', '2'],
      ],
      `Nada foi importado: a primeira linha deve ter os títulos ${headings.join(', ')}.`,
    ],
    ['no lines', [headings, ['', '', '', '', '']], 'Nada foi importado: não há linhas abaixo dos títulos.'],
    [
      'too many lines',
      [headings, ...Array.from({ length: 201 }, () => ['Inox', '', '', '10', ''])],
      'Nada foi importado: a tabela tem no máximo 200 linhas.',
    ],
  ])('%s refuses all of it', (_what, cells, refusal) => {
    expect(tableOf(cells, 'cut')).toEqual({ refusal });
  });
});
