import fc from 'fast-check';
import { formatCells, parseCells } from '../../../ui/cells';
import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import type { Catalogues, NumberFormat } from './column';
import { columnsOf } from './columns';
import {
  calculatedColumn,
  NOTHING_COPIED,
  pastedCells,
  pastedColumns,
  readCopiedCells,
} from './copied-cells';
import { changesNothing, editsOf, pastedFormat } from './edits';
import { changesOf } from '../../part-dialog/draft/part-changes';
import { differingFields } from '../saving/seen-parts';
import { cellsIn, only, rangeOf, type Selection } from './selection';

const steel = { id: 1, name: 'Aço 1020', ncm_id: 72 };
const catalogues: Catalogues = {
  materials: [steel, { id: 2, name: 'Alumínio 5052' }],
  sheets: [
    {
      id: 5,
      name: 'Chapa 1020 3,00 × 1200 × 3000',
      thickness: 3,
      width: 1200,
      length: 3000,
      material: steel,
    },
    { id: 6, name: 'Chapa lisa', thickness: 2, width: 1000, length: 2000, material: steel },
    { id: 7, name: 'Chapa lisa', thickness: 2, width: 1000, length: 2000, material: steel },
  ],
  bars: [{ id: 9, name: 'Barra chata', length: 6000 }],
  components: [{ id: 11, name: 'Arruela', specification: 'M10' }],
  'mercosur-common-nomenclatures': [
    { id: 72, code: '7326.19.00', description: 'Obras', ipi: 5 },
    { id: 73, code: '8538.90.90', description: null, ipi: 0 },
  ] as unknown as Catalogues['mercosur-common-nomenclatures'],
};

const processes = [
  { id: 1, title: 'Corte a laser' },
  { id: 2, title: 'Dobra' },
];
const columns = columnsOf(processes);
const place = (key: string) => columns.findIndex((column) => column.key === key);

const blank = {
  id: 1,
  set_id: 1,
  position: 1,
  version: 1,
  type: null,
  title: 'Peça',
  reference: null,
  obs: null,
  unit: 'piece',
  status: 'in_production',
  flat_pattern: null,
  cut: null,
  material_id: null,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
  material: null,
  sheet: null,
  bar: null,
  component: null,
  ncm: null,
  thickness: 0,
  width: 0,
  length: 0,
  true_area: false,
  bends: null,
  holes: null,
  weld: null,
  loss: null,
  markup: null,
  quantity: 0,
  unit_net_weight: 0,
  net_weight: 0,
  unit_gross_weight: 0,
  gross_weight: 0,
  unit_value: 0,
  final_value: 0,
  ipi: 0,
  icms: 18,
  unit_ipi_value: 0,
  total_ipi_value: 0,
  unit_icms_value: 0,
  total_icms_value: 0,
  locked_values: [],
  processes: [],
} as unknown as Part;

const decimal = (places: number, max = 10_000_000) =>
  fc.integer({ min: 0, max }).map((digits) => digits / 10 ** places);
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('tubo 2" x 3', '"aspas"', '1.234', 'linha\tdois', '12,5'),
);

const line = words.map((text) => text.replace(/[\r\n]/g, ' '));

/** The part's choice: one of its type's catalogue, or none. */
const chosenEntry = (type: string | null, entry: number) => {
  const rows: Record<string, readonly { id: number }[] | undefined> = {
    material: catalogues.materials,
    sheet: catalogues.sheets,
    bar: catalogues.bars,
    component: catalogues.components,
  };
  const id = rows[type ?? '']?.[entry]?.id;
  return id === undefined ? {} : { [`${String(type)}_id`]: id };
};

/** Any part as the server may answer it. */
const anyPart: fc.Arbitrary<Part> = fc
  .record({
    type: fc.constantFrom(null, 'material', 'sheet', 'bar', 'component', 'process'),
    entry: fc.nat(2),
    title: line,
    reference: fc.option(line.filter((text) => text !== '')),
    obs: fc.option(fc.string({ unit: fc.constantFrom('a', '\n', '\t', '"', ',') })),
    ncm_id: fc.constantFrom(null, 72, 73),
    unit: fc.constantFrom('piece', 'kg', 'none'),
    thickness: decimal(2),
    width: decimal(2),
    length: decimal(2),
    loss: fc.option(decimal(2, 100_000)),
    markup: fc.option(decimal(3, 10_000_000)),
    bends: fc.option(fc.nat(9_999)),
    holes: fc.option(fc.nat(9_999)),
    weld: fc.option(decimal(2, 1_000_000)),
    quantity: fc.nat(1_000_000),
    unit_net_weight: decimal(4),
    final_value: decimal(2),
    locks: fc.subarray(['unit_net_weight', 'final_value']),
    minutes: fc.array(fc.record({ id: fc.constantFrom(1, 2), time: fc.nat(500) }), { maxLength: 3 }),
    ipi: decimal(2, 10_000),
  })
  .map(({ entry, locks, minutes, type, ...fields }) => ({
    ...blank,
    ...fields,
    type,
    ...chosenEntry(type, entry),
    locked_values: locks,
    processes: minutes.map(({ id, time }) => ({
      id,
      title: '',
      pivot: { time, final_value: 1, setup: null },
    })),
  })) as unknown as fc.Arbitrary<Part>;

const draftOf = <Draft>(part: Draft, row = 0) => part && { key: String(row), part };
const pasted = (parts: readonly Part[], text: string, selection: Selection, format?: NumberFormat) => {
  const { cells } = pastedCells(parseCells(text), NOTHING_COPIED, selection, columns);
  const context = { draftAt: (row: number) => draftOf(parts[row], row), columns, catalogues };
  return editsOf(cells, context, format ?? pastedFormat(cells, columns));
};
const copied = (parts: readonly Part[], selection: Selection): string => {
  const block: string[][] = [];
  for (const { row, column } of cellsIn([rangeOf(selection)])) {
    (block[row] ??= []).push(columns[column]!.copy(parts[row]!, catalogues));
  }
  return formatCells(block);
};
/** Made once: it is what costs in `toLocaleString`. */
const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
/** Numbers as a spreadsheet in English writes what it read: group commas, a decimal point, two decimals at least. */
const inEnglish = (text: string): string =>
  formatCells(
    parseCells(text).map((row) =>
      row.map((cell, column) => {
        if (columns[column]?.numeric !== true || cell === '') return cell;
        return english.format(Number(cell.replace(',', '.')));
      }),
    ),
  );

describe('what is copied from the grid and pasted back', () => {
  const all = (rows: number): Selection => ({
    active: { row: 0, column: 0 },
    head: { row: rows - 1, column: columns.length - 1 },
  });

  it('changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), (drawn) => {
        const parts = drawn.map((part, index) => ({ ...part, id: index + 1 }));
        const edits = pasted(parts, copied(parts, all(parts.length)), only({ row: 0, column: 0 }));
        const changes = edits.filter((edit) => !changesNothing(edit, parts[Number(edit.key)]!));
        expect(changes.map(({ column, text }) => [column.key, text])).toEqual([]);
      }),
    );
  });

  it('changes nothing after a spreadsheet in English has shown it in its own format', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), (drawn) => {
        // A weight of 12.5 kg in the first row shows the format beyond doubt.
        const parts = drawn.map((part, index) => ({ ...part, id: index + 1, unit_net_weight: 12.5 }));
        const edits = pasted(parts, inEnglish(copied(parts, all(parts.length))), only({ row: 0, column: 0 }));
        const changes = edits.filter((edit) => !changesNothing(edit, parts[Number(edit.key)]!));
        expect(changes.map(({ column, text }) => [column.key, text])).toEqual([]);
      }),
    );
  });

  it('makes another part the same in all that is typed', () => {
    const unambiguous = anyPart.filter(({ sheet_id, processes: rows }) => {
      const ids = rows.map(({ id }) => id);
      return sheet_id !== 6 && sheet_id !== 7 && new Set(ids).size === ids.length;
    });
    fc.assert(
      fc.property(unambiguous, anyPart, (part, other) => {
        fc.pre(part.type !== null && other.processes.length < 2 && part.title !== '');
        const [from, to] = [
          { ...part, id: 1 },
          { ...other, id: 2 },
        ];
        const typed = columns
          .filter(({ calculated, readOnly }) => calculated === undefined && readOnly(from) === null)
          .map(({ key }) => place(key));
        const context = { draftAt: () => draftOf(to), columns, catalogues };
        const cells = typed.map((column) => ({
          row: 1,
          column,
          text: columns[column]!.copy(from, catalogues),
        }));
        let after = to;
        for (const { result, text, column } of editsOf(cells, context, 'pt-BR')) {
          expect([column.key, text, result]).toEqual([column.key, text, { change: expect.any(Function) }]);
          if ('change' in result) after = result.change(after) as Part;
        }
        for (const column of typed) {
          const { copy, readOnly } = columns[column]!;
          if (readOnly(after) === null) expect(copy(after, catalogues)).toBe(copy(from, catalogues));
        }
      }),
    );
  });
});

describe('copied cells over a selection', () => {
  const range = (top: number, left: number, bottom: number, right: number): Selection => ({
    active: { row: top, column: left },
    head: { row: bottom, column: right },
  });
  it.each([
    ['one cell fills all', [['7']], range(1, 2, 3, 3), { top: 1, bottom: 3, left: 2, right: 3 }, 0],
    [
      'a block from one cell on',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      range(1, 2, 1, 2),
      { top: 1, bottom: 2, left: 2, right: 3 },
      0,
    ],
    [
      'twice where it has room twice',
      [['1', '2']],
      range(0, 0, 1, 3),
      { top: 0, bottom: 1, left: 0, right: 3 },
      0,
    ],
    ['once where it has not', [['1', '2']], range(0, 0, 0, 2), { top: 0, bottom: 0, left: 0, right: 1 }, 0],
    [
      'rows beyond the last',
      [['1'], ['2'], ['3']],
      range(3, 0, 3, 0),
      { top: 3, bottom: 5, left: 0, right: 0 },
      0,
    ],
  ])('%s', (_, block, selection, covered, columnsLeft) => {
    const put = pastedCells(block, NOTHING_COPIED, selection, columns.slice(0, 6));
    expect([put.range, put.columnsLeft]).toEqual([covered, columnsLeft]);
  });
});

describe('a text in a cell', () => {
  const read = (part: Partial<Part>, key: string, text: string) => {
    const whole = { ...blank, ...part };
    const [edit] = editsOf(
      [{ row: 0, column: place(key), text }],
      { draftAt: () => draftOf(whole), columns, catalogues },
      'pt-BR',
    );
    if (!edit) return 'read-only';
    return 'refusal' in edit.result ? edit.result.refusal : changesOf(whole, edit.result.change(whole));
  };

  it.each([
    [
      'a sheet by its name, with the NCM of its material',
      { type: 'sheet' },
      'choice',
      'chapa 1020 3,00 x 1200 x 3000',
      { sheet_id: 5, ncm_id: 72, thickness: 3 },
    ],
    ['any entry while there is no type', {}, 'choice', 'barra chata', { type: 'bar', bar_id: 9 }],
    [
      'two of one name',
      { type: 'sheet' },
      'choice',
      'Chapa lisa',
      '“Chapa lisa” está mais de uma vez em Chapas: escolha na lista.',
    ],
    ['part of a name', { type: 'sheet' }, 'choice', 'Chapa', '“Chapa” não está em Chapas.'],
    [
      'words and numbers of one alone',
      {},
      'choice',
      'chapa 1020 3mm',
      { type: 'sheet', sheet_id: 5, ncm_id: 72, thickness: 3 },
    ],
    [
      'two numbers of one',
      { type: 'sheet' },
      'choice',
      '1020 3,00',
      { sheet_id: 5, ncm_id: 72, thickness: 3 },
    ],
    ['one number alone', { type: 'sheet' }, 'choice', '1020', '“1020” não está em Chapas.'],
    [
      'a number that none has',
      { type: 'sheet' },
      'choice',
      'Chapa 1020 7',
      '“Chapa 1020 7” não está em Chapas.',
    ],
    [
      'words and numbers of several',
      { type: 'sheet' },
      'choice',
      'lisa 2 x 1000',
      '“lisa 2 x 1000” cabe em 2 de Chapas: escreva mais ou escolha na lista.',
    ],
    [
      'another type’s entry, which brings its type',
      { type: 'bar' },
      'choice',
      'Aço 1020',
      { type: 'material', material_id: 1, ncm_id: 72 },
    ],
    ['a choice of processes', { type: 'process' }, 'choice', 'Aço 1020', 'Processos: nada a escolher aqui.'],
    ['an NCM without its points', {}, 'ncm', '85389090', { ncm_id: 73 }],
    [
      'a type',
      { type: 'bar', bar_id: 9, thickness: 2 },
      'type',
      'chapa',
      { type: 'sheet', bar_id: null, thickness: 0 },
    ],
    [
      'no type',
      { type: 'bar' },
      'type',
      'tubo',
      '“tubo” não é uma opção: Material, Chapa, Barra, Componente, Processos.',
    ],
    ['a figure', { type: 'material' }, 'width', '12,5', { width: 12.5 }],
    ['two sizes', { type: 'material' }, 'width', '250x400 mm', { width: 250, length: 400 }],
    ['a sum', { type: 'material' }, 'length', '250+400', { length: 650 }],
    ['an emptied figure', { type: 'material', width: 3 }, 'width', '', { width: 0 }],
    ['an emptied markup', { markup: 20 }, 'markup', '', { markup: null }],
    ['a figure of no use', { type: 'component' }, 'width', '3', 'Componente: esta medida não se aplica.'],
    ['an emptied figure of no use', { type: 'component', width: 3 }, 'width', '', {}],
    ['a sheet’s own thickness', { type: 'sheet', sheet_id: 5, thickness: 3 }, 'thickness', '3', {}],
    [
      'another than the sheet’s',
      { type: 'sheet', sheet_id: 5, thickness: 3 },
      'thickness',
      '4,75',
      'A espessura é a da chapa.',
    ],
    [
      'a value typed over',
      { final_value: 10 },
      'final_value',
      '12,00',
      { final_value: 12, locked_values: ['final_value'] },
    ],
    [
      'an emptied lock',
      { final_value: 10, locked_values: ['final_value'] },
      'final_value',
      '',
      { locked_values: [] },
    ],
    ['an emptied value without a lock', { final_value: 10 }, 'final_value', '', {}],
    ['a calculated figure', {}, 'ipi', '3', 'Calculado: não se digita aqui.'],
    ['a calculated figure as it is', {}, 'icms', '18,00', 'read-only'],
    ['a calculated figure that is emptied', {}, 'ipi', '', 'read-only'],
    [
      'minutes',
      {},
      'process-2',
      '6',
      { processes: [{ id: 2, pivot: { time: 6, final_value: null, setup: null } }] },
    ],
  ] as [string, Partial<Part>, string, string, unknown][])('%s', (_, part, key, text, expected) => {
    expect(read(part, key, text)).toEqual(expected);
  });

  it('minutes keep the other rows, and emptied go with their row', () => {
    const row = (id: number) => ({ id, pivot: { time: 12, final_value: 30, setup: 5 } });
    const part = { processes: [row(1), row(2)] } as unknown as Part;
    expect(read(part, 'process-2', '7')).toEqual({
      processes: [row(1), { id: 2, pivot: { time: 7, final_value: null, setup: 5 } }],
    });
    expect(read(part, 'process-1', '')).toEqual({ processes: [row(2)] });
    expect(read({ processes: [row(1), row(1)] } as unknown as Part, 'process-1', '7')).toMatch(
      /^A peça tem este processo mais de uma vez/,
    );
  });
});

describe('minutes that a rule gives', () => {
  const ruled = (exact_time: number | null, rule = true) =>
    ({
      ...blank,
      processes: [{ id: 2, pivot: { time: 1, final_value: 0.58, setup: null, rule, exact_time } }],
    }) as unknown as Part;
  const { show, copy, value } = columns[place('process-2')]!;

  it.each([
    ['as they are', ruled(0.29), ['0,29', '0,29', 0.29]],
    ['with the decimals that are stored', ruled(0.2917), ['0,29', '0,2917', 0.2917]],
    ['a whole minute of it', ruled(3), ['3,00', '3,00', 3]],
    ['minutes that were typed', ruled(null, false), ['1', '1', 1]],
  ])('are shown, copied and summed %s', (_, part, expected) => {
    expect([show(part, catalogues), copy(part, catalogues), value!(part)]).toEqual(expected);
  });

  it.each([
    [ruled(0.29), '0,29', {}],
    [ruled(0.2917), '0,29', {}],
    [ruled(0.2917), '0,2917 min', {}],
    [ruled(0.3), '0,29', 'Apenas números inteiros'],
    [ruled(null, false), '0,29', 'Apenas números inteiros'],
    [
      ruled(0.29),
      '1',
      {
        processes: [{ id: 2, pivot: { time: 1, final_value: null, setup: null, rule: false } }],
      },
    ],
  ])('are no override where they are pasted back', (part, text, expected) => {
    const cells = [{ row: 0, column: place('process-2'), text }];
    const [edit] = editsOf(cells, { draftAt: () => draftOf(part), columns, catalogues }, 'pt-BR');
    const result = edit!.result;
    const found = 'refusal' in result ? result.refusal : changesOf(part, result.change(part));
    expect(found).toEqual(expected);
  });
});

describe('a part whose drawing is a DXF', () => {
  const flat_pattern = {
    width: 250,
    length: 400,
    features: { bends: 2, bends_assumed: false, hole_count: 0 },
  };
  const cut = { cut_length: 1300, pierces: 1, net_area: 100_000 };
  const drawn = { ...blank, flat_pattern, cut } as unknown as Part;
  const column = (key: string) => columns[place(key)]!;
  const written = (part: Part, ...texts: [key: string, text: string][]) => {
    const cells = texts.map(([key, text]) => ({ row: 0, column: place(key), text }));
    const edits = editsOf(cells, { draftAt: () => draftOf(part), columns, catalogues }, 'pt-BR');
    const after = edits.reduce<PartDraft>(
      (now, { result }) => ('change' in result ? result.change(now) : now),
      part,
    );
    return changesOf(part, after);
  };

  it('gets its sides with the sheet, and keeps those that are pasted beside it', () => {
    const sheet = { type: 'sheet', sheet_id: 5, ncm_id: 72, thickness: 3 };
    const choice: [string, string] = ['choice', 'Chapa 1020 3,00 × 1200 × 3000'];
    expect(written(drawn, choice)).toEqual({ ...sheet, width: 250, length: 400 });
    expect(written(drawn, choice, ['width', '260'], ['length', ''])).toEqual({
      ...sheet,
      width: 260,
      length: 400,
    });
  });

  it('gets both sides by F9 on one of them, a bar its length', () => {
    const taken = (part: Part, key: string) => {
      const change = column(key).drawn?.(part);
      return change ? changesOf(part, change(part)) : change;
    };
    expect(taken({ ...drawn, type: 'sheet', width: 1200 }, 'length')).toEqual({ width: 250, length: 400 });
    expect(taken({ ...drawn, type: 'bar' }, 'length')).toEqual({ length: 400 });
    expect(taken({ ...drawn, type: 'sheet', width: 250, length: 400 }, 'width')).toBeNull();
    expect(taken(blank, 'width')).toBeNull();
  });

  it('shows its bends and holes until others are typed, and what is cut', () => {
    const shows = (part: Part, key: string) => [
      column(key).show(part, catalogues),
      column(key).ghost?.(part),
    ];
    expect(shows(drawn, 'bends')).toEqual(['2', true]);
    expect(shows(drawn, 'holes')).toEqual(['0', true]);
    expect(column('bends').copy(drawn, catalogues)).toBe('');
    expect(shows({ ...drawn, bends: 3 }, 'bends')).toEqual(['3', false]);
    expect(shows(blank, 'bends')).toEqual(['', false]);
    expect(['cut_length', 'pierces', 'net_area'].map((key) => shows(drawn, key)[0])).toEqual([
      '1.300,00',
      '1',
      '100.000,00',
    ]);
    expect(shows(blank, 'cut_length')[0]).toBe('');
    expect(column('net_area').readOnly(drawn)).not.toBeNull();
  });
});

it.each([
  ['3', { change: expect.any(Function) }],
  ['4,75', { refusal: 'A espessura é a da chapa.' }],
])('a thickness of %s that is pasted beside a sheet of 3 mm', (written, expected) => {
  const cells = [
    { row: 0, column: place('choice'), text: 'Chapa 1020 3,00 × 1200 × 3000' },
    { row: 0, column: place('thickness'), text: written },
  ];
  const [, thickness] = editsOf(cells, { draftAt: () => draftOf(blank), columns, catalogues }, 'pt-BR');
  expect(thickness?.result).toEqual(expected);
});

describe('a cell that repeats a calculated one', () => {
  const row = (id: number, rule: boolean) => ({
    id,
    pivot: { time: 12, final_value: 30, setup: 5, rule, exact_time: rule ? 11.2 : null },
  });
  const after = (part: Partial<Part>, key: string) => {
    const whole = { ...blank, ...part };
    const cells = [{ row: 0, column: place(key), text: '12', calculated: true }];
    const [edit] = editsOf(cells, { draftAt: () => draftOf(whole), columns, catalogues }, 'pt-BR');
    if (edit === undefined || !('change' in edit.result)) return 'refused';
    return changesOf(whole, edit.result.change(whole));
  };

  it.each([
    ['no lock', { final_value: 10 }, 'final_value', {}],
    ['a lock', { final_value: 10, locked_values: ['final_value'] }, 'final_value', { locked_values: [] }],
    ['a figure that is typed', { width: 3 }, 'width', { width: 12 }],
    [
      'no such process',
      { processes: [row(1, false)] },
      'process-2',
      {
        processes: [
          { id: 1, pivot: { time: 12, final_value: 30, setup: 5, rule: false } },
          { id: 2, pivot: { time: 0, final_value: null, setup: null, rule: true } },
        ],
      },
    ],
    [
      'minutes that were typed',
      { processes: [row(2, false)] },
      'process-2',
      { processes: [{ id: 2, pivot: { time: 12, final_value: null, setup: 5, rule: true } }] },
    ],
    ['minutes by the rule', { processes: [row(2, true)] }, 'process-2', {}],
    ['the process twice', { processes: [row(2, false), row(2, true)] }, 'process-2', {}],
  ] as unknown as [string, Partial<Part>, string, unknown][])('over %s', (_, part, key, expected) =>
    expect(after(part, key)).toEqual(expected),
  );

  it('is known by whether anything was typed over it', () => {
    const gives = (part: Partial<Part>, key: string) =>
      columns[place(key)]!.calculation?.gives({ ...blank, ...part });
    expect(gives({}, 'final_value')).toBe(true);
    expect(gives({ locked_values: ['final_value'] }, 'final_value')).toBe(false);
    expect(gives({ processes: [row(2, true)] } as unknown as Partial<Part>, 'process-2')).toBe(true);
    expect(gives({ processes: [row(2, false)] } as unknown as Partial<Part>, 'process-2')).toBe(false);
    expect(gives({}, 'process-2')).toBe(false);
    expect(gives({}, 'width')).toBeUndefined();
  });
});

it('an entry of a name that two have is repeated as that one', () => {
  const choice = columns[place('choice')]!;
  const from = { ...blank, type: 'sheet', sheet_id: 7 } as Part;
  const chosen = choice.chosen!(from, catalogues)!;
  const text = choice.copy(from, catalogues);
  const over = (part: Partial<Part>) => {
    const whole = { ...blank, ...part };
    const cells = [{ row: 0, column: place('choice'), text, chosen }];
    const [edit] = editsOf(cells, { draftAt: () => draftOf(whole), columns, catalogues }, 'pt-BR');
    return edit && 'change' in edit.result ? changesOf(whole, edit.result.change(whole)) : 'refused';
  };
  expect(over({ type: 'sheet' })).toEqual({ sheet_id: 7, ncm_id: 72, thickness: 2 });
  expect(over({ type: 'sheet', sheet_id: 6, thickness: 2, ncm_id: 99 })).toEqual({ sheet_id: 7 });
  expect(over({})).toEqual({ type: 'sheet', sheet_id: 7, ncm_id: 72, thickness: 2 });
  expect(over({ type: 'bar' })).toEqual({ type: 'sheet', sheet_id: 7, ncm_id: 72, thickness: 2 });
  expect(choice.chosen!({ ...blank, type: 'bar' }, catalogues)).toBeNull();
});

describe('what the clipboard says of copied cells', () => {
  const HERE = 'https://forja.example';
  const copied = (keys: readonly string[], calculated: unknown = [[1]], origin = HERE) =>
    JSON.stringify({ origin, columns: keys.map((key) => ({ key, label: `(${key})` })), calculated });

  it.each([
    ['a calculated one', copied(['width', 'final_value']), 'final_value'],
    ['another row', copied(['width', 'final_value'], [[], [1]]), undefined],
    ['too few columns', copied(['width']), undefined],
    ['places that are none', copied(['width', 'final_value'], [['1']]), undefined],
    ['no places', copied(['width', 'final_value'], null), undefined],
    ['columns that are none', '{"columns":[1],"calculated":[[1]]}', undefined],
    ['another installation', copied(['width', 'final_value'], [[1]], 'https://other.example'), undefined],
    ['null', 'null', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, written, key) => expect(calculatedColumn(readCopiedCells(written, HERE), 0, 1)).toBe(key));

  const targetsOf = (keys: readonly string[], from: string, own = columns) => {
    const pasted = pastedColumns(
      readCopiedCells(copied(keys), HERE),
      own.findIndex(({ key }) => key === from),
      own,
    );
    return pasted && [pasted.targets.map((at) => pasted.columns[at]?.key), pasted.added];
  };

  it('leads each into its own column, also those of processes that the grid has none for', () => {
    expect(targetsOf(['quantity', 'process-1', 'markup'], 'quantity', columnsOf([]))).toEqual([
      ['quantity', 'process-1', 'markup'],
      [{ id: 1, title: '(process-1)' }],
    ]);
    expect(targetsOf(['quantity', 'markup'], 'quantity')).toEqual([['quantity', 'markup'], []]);
    expect(targetsOf(['quantity', 'nonsense', 'markup'], 'quantity')).toEqual([
      ['quantity', undefined, 'markup'],
      [],
    ]);
  });

  it('leads them side by side where the columns are the same, or from another column on', () => {
    expect(targetsOf(['quantity', 'process-1', 'process-2', 'markup'], 'quantity')).toBeNull();
    expect(targetsOf(['width', 'length', 'quantity'], 'length')).toBeNull();
    expect(targetsOf([], 'width')).toBeNull();
  });
});

it('a calculated figure differs only where it is locked', () => {
  const other = { ...blank, final_value: 9, net_weight: 3, locked_values: ['net_weight'], title: 'Outra' };
  expect(differingFields(blank, other).sort()).toEqual(['locked_values', 'net_weight', 'title']);
});

it('a process differs by what another typed besides its minutes', () => {
  const of = (pivot: object) =>
    ({
      ...blank,
      processes: [{ id: 2, pivot: { time: 10, final_value: 16, setup: null, ...pivot } }],
    }) as unknown as Part;
  expect(differingFields(of({}), of({}))).toEqual([]);
  for (const change of [{ final_value: 500 }, { setup: 5 }, { time: 11 }])
    expect(differingFields(of({}), of(change))).toEqual(['process-2']);
  const whole = columns[place('process-2')]!.whole!(of({ final_value: 500, setup: 5 }));
  expect(whole.replace(/\s/g, ' ')).toBe('10 min, preparação 5 min, R$ 500,00');
  const ruled = columns[place('process-2')]!.whole!(of({ rule: true, exact_time: 9.29 }));
  expect(ruled.replace(/\s/g, ' ')).toBe('9,29 min, R$ 16,00');
});
