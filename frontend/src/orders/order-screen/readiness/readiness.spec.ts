import type { Order, Part } from '../../data/types';
import { addressOfFinding, fieldOfFinding, readiness, readinessFor } from './readiness';
import { changeText, detailText, findingsSentence, findingText } from './finding-texts';

const COMPLETE = {
  id: 1,
  type: 'sheet',
  sheet_id: 4,
  processes: [{ id: 2, pivot: { time: 12, final_value: 30 } }],
  quantity: 10,
  ncm_id: 3,
  ncm: { code: '7326.90.90' },
  unit_value: 67.61,
  final_value: 676.1,
  current_final_value: null,
  basis_differences: [],
  flat_pattern: null,
  weight_difference: null,
  status: 'in_production',
} as unknown as Part;

const dearer = {
  basis_differences: [{ source: 'sheet', id: 1, field: 'price_kg', basis: 8.9, current: 10 }],
  current_final_value: 711.5,
} as Partial<Part>;

const lost = { id: null, pivot: { time: 12, final_value: 30 } } as Part['processes'][number];
const ruled = (exact_time: number | null) =>
  ({ id: 2, pivot: { time: 0, final_value: 0, rule: true, exact_time } }) as Part['processes'][number];
const typedOver = {
  id: 2,
  title: 'Dobra',
  typed_over_rule: true,
  pivot: { time: 4, final_value: 10 },
} as never;
const heavier = {
  weight_difference: { printed: 13.56, computed: 12, percent: -11.5 },
} as Partial<Part>;
const doubtful = {
  flat_pattern: {
    remarks: [
      { code: 'open_outline', count: 1 },
      { code: 'gaps_closed', count: 2, mm: 0.35 },
    ],
  },
} as Partial<Part>;
const flatPattern = (bends: number, bends_assumed = false) =>
  ({ width: 250, length: 400, features: { bends, bends_assumed } }) as Part['flat_pattern'];
const bent = { width: 250, length: 400, flat_pattern: flatPattern(2) };
const process = (fields: Partial<Part['processes'][number]>) => ({ ...ruled(1), ...fields });
const blank = { id: null, pivot: { time: 12, final_value: 0 } } as Part['processes'][number];

const order = (parts: Partial<Part>[], fields: Partial<Order> = {}): Order =>
  ({
    type: 'pre_order',
    status: 'in_progress',
    customer_id: 7,
    delivery_date: null,
    sets: [{ id: 1, quantity: 1, parts: parts.map((part, id) => ({ ...COMPLETE, id, ...part })) }],
    ...fields,
  }) as unknown as Order;

const taxed = (day: string, fields: Partial<Order>): Partial<Order> => ({
  complete_taxes: true,
  totals: { taxes: { day, estimate: day > '2027' } } as Order['totals'],
  ...fields,
});

const messages = (of: Order) => readiness(of).map((finding) => findingText(finding, of));

it.each<[string, Order, string[]]>([
  ['a complete quote', order([{}, {}]), []],
  ['no customer', order([{}], { customer_id: null }), ['sem cliente']],
  ['no parts', order([]), ['nenhuma peça']],
  ['no sets', order([], { sets: [] }), ['nenhuma peça']],
  ['one part without type', order([{ type: null }, {}]), ['1 peça sem tipo']],
  ['two without quantity', order([{ quantity: 0 }, { quantity: 0 }]), ['2 peças sem quantidade']],
  ['whose sheet is gone', order([{ sheet_id: null }]), ['1 peça sem item do cadastro']],
  [
    'one of whose processes is gone',
    order([{ processes: [lost] }, { processes: [blank] }]),
    ['1 peça sem item do cadastro'],
  ],
  ['without NCM', order([{ ncm_id: null }]), ['1 peça sem NCM']],
  [
    'of which one is made by no process, and a bought one, which needs none',
    order([{ processes: [] }, { processes: [], type: 'component', component_id: 1 }, {}]),
    ['1 peça sem processo'],
  ],
  [
    'one without a process that was sent already',
    order([{ processes: [] }], { status: 'waiting_response' }),
    [],
  ],
  [
    'whose rule gives no minutes',
    order([{ processes: [ruled(null)] }, { processes: [ruled(0)] }, { processes: [ruled(1.5)] }]),
    ['1 peça sem minutos pela regra'],
  ],
  [
    'with minutes typed over a rule',
    order([{ processes: [typedOver] }, { processes: [ruled(1.5)] }]),
    ['1 peça com minutos digitados sobre a regra'],
  ],
  [
    'the same in an order: agreed',
    order([{ processes: [typedOver] }], { type: 'order', status: 'waiting_release' }),
    [],
  ],
  [
    'with another weight than its drawing says',
    order([heavier, heavier, {}], { type: 'order', status: 'waiting_release' }),
    ['2 peças com peso que diverge do desenho'],
  ],
  [
    'whose drawing is read with doubts, and one that was stored without any',
    order([doubtful, { flat_pattern: {} } as Partial<Part>, {}]),
    ['1 peça com desenho a conferir'],
  ],
  [
    'whose drawing may be in another unit, alone and beside other doubts',
    order(
      [[], [{ code: 'open_outline', count: 1 }]].map((more) => ({
        flat_pattern: {
          remarks: [{ code: 'maybe_millimetres', count: 1, mm: 21 }, ...more],
        } as Part['flat_pattern'],
      })),
    ),
    ['2 peças com unidade do desenho a conferir', '1 peça com desenho a conferir'],
  ],
  [
    'as large as its sheet, not as its drawing',
    order([
      { flat_pattern: flatPattern(0), width: 1200, length: 3000 },
      { flat_pattern: flatPattern(0), width: 400, length: 250 },
    ]),
    ['1 peça com medidas que divergem do desenho'],
  ],
  [
    'with bends that nothing bends',
    order([
      bent,
      { ...bent, flat_pattern: flatPattern(2, true) },
      { ...bent, processes: [process({ title: 'Corte a laser', rule_driver: 'cut' })] },
      { ...bent, processes: [process({ title: 'Dobradeira 3 m' })] },
      { ...bent, processes: [process({ title: 'Prensa', rule_driver: 'bends' })] },
      { ...bent, bends: 0 },
      { ...bent, type: 'component', component_id: 1 },
      { ...bent, flat_pattern: flatPattern(0) },
    ]),
    ['3 peças com dobras no desenho sem processo de dobra'],
  ],
  ['without price', order([{ unit_value: 0 }]), ['1 peça sem preço']],
  ['a dearer catalogue', order([dearer, {}]), ['1 peça com preço do cadastro alterado']],
  ['the same in an order: agreed', order([dearer], { type: 'order', status: 'waiting_release' }), []],
  [
    'a blank part',
    order([{ type: null, quantity: 0, ncm_id: null, unit_value: 0 }], { customer_id: null }),
    ['sem cliente', '1 peça sem tipo', '1 peça sem quantidade', '1 peça sem NCM', '1 peça sem preço'],
  ],
  [
    'a set without quantity',
    { ...order([{}]), sets: order([{}]).sets.map((set) => ({ ...set, quantity: 0 })) },
    ['1 conjunto sem quantidade'],
  ],
  [
    'one whose taxes are computed for no day that is planned, at rates that no law has fixed',
    order([{}], taxed('2027-01-15', { invoice_date: null })),
    ['sem previsão de faturamento', 'alíquotas de CBS e IBS estimadas'],
  ],
  [
    'one with a code that no invoice takes',
    order(
      [{ ncm: { code: '7326.90' } as Part['ncm'] }, { ncm: { code: '7326.90.90' } as Part['ncm'] }],
      taxed('2026-12-20', { invoice_date: '2026-12-20' }),
    ),
    ['1 peça com NCM sem 8 dígitos'],
  ],
  [
    'one whose taxes are those of another day',
    order([{}], taxed('2026-12-10', { invoice_date: '2026-12-20' })),
    ['impostos calculados para outro dia'],
  ],
  [
    'one whose taxes are those of its day',
    order([{}], taxed('2026-12-20', { invoice_date: '2026-12-20' })),
    [],
  ],
  [
    'for a day of last year',
    order([{}], { delivery_date: '2025-11-28T12:00' }),
    ['data de entrega já passou'],
  ],
  ['the same, sent already', order([{}], { delivery_date: '2025-11-28', status: 'waiting_response' }), []],
  ['a quote without markup', order([{ markup: null }], { markup: 0 }), ['markup 0 %']],
  ['one whose parts have markups of their own', order([{ markup: 12 }], { markup: 0 }), []],
  [
    'the same in an order: agreed',
    order([{ markup: null }], { markup: 0, type: 'order', status: 'waiting_release' }),
    [],
  ],
  ['a cancelled quote', order([{ type: null }], { status: 'cancelled' }), []],
  ['a finished order', order([{ type: null }], { type: 'order', status: 'finished' }), []],
])('%s', (_name, of, expected) => expect(messages(of)).toEqual(expected));

it('names a negative margin, where the user may know it', () => {
  const of = order([{}]);
  expect(readiness(of, true).map((finding) => findingText(finding, of))).toEqual(['margem negativa']);
});

it('leads to the parts of a finding', () => {
  const [finding] = readiness(order([{}, { type: null }, { type: null }]));
  expect(finding?.parts.map(({ id }) => id)).toEqual([1, 2]);
});

it('asks for the parts before an order is finished, and then alone', () => {
  const of = order([{ status: 'finished' }, {}, {}], { type: 'order', status: 'released_for_production' });
  expect(readiness(of)).toEqual([]);
  expect(readinessFor(of, 'waiting_release')).toEqual([]);
  expect(findingsSentence(readinessFor(of, 'finished'), of)).toBe(
    'Pendências: 2 peças não finalizadas (de 3).',
  );
});

it('shows what the catalogue would make of a part', () => {
  const change = (fields: Partial<Part>) => changeText({ ...COMPLETE, ...fields }).replaceAll('\u00a0', ' ');
  expect(change(dearer)).toBe('R$ 676,10 → R$ 711,50');
  expect(change({ current_final_value: 676.1 })).toBe('R$ 676,10, mudaram impostos ou medidas');
  expect(change({ current_final_value: null })).toBe('o valor novo é grande demais');
});

it('says of a part what was typed over its rule, both weights and both sizes', () => {
  const detail = (
    kind: 'typed_over_rule' | 'weight' | 'sizes' | 'bends' | 'drawing' | 'ncm',
    fields: Partial<Part>,
  ) => detailText(kind, { ...COMPLETE, ...fields })?.replaceAll('\u00a0', ' ');
  expect(detail('typed_over_rule', { processes: [ruled(1), typedOver] })).toBe('Dobra');
  expect(detail('weight', heavier)).toBe('desenho 13,56 kg, peça 12,00 kg (-11,5%)');
  expect(detail('drawing', doubtful)).toBe(
    'contorno externo aberto: sem área nem furos, vale largura × comprimento; contornos com 2 vãos de até 0,35 mm, lidos como fechados',
  );
  expect(detail('sizes', { ...bent, width: 1200, length: 3000.5 })).toBe(
    'peça 1.200 × 3.000,5, desenho 250 × 400 mm',
  );
  expect(detail('bends', bent)).toBe('2 dobras no desenho');
  expect(detail('bends', { flat_pattern: flatPattern(1, true) })).toBe(
    '1 dobra suposta por linhas de centro: confira',
  );
  expect(detail('ncm', {})).toBeUndefined();
});

it.each([
  ['customer', null, 'customer'],
  ['late', null, 'delivery'],
  ['invoice_day', null, 'invoice'],
  ['markup', null, 'markup'],
  ['estimate', '/order/1/values', 'markup'],
  ['state', '/customers/2', 'markup'],
] as const)('%s of the order itself leads to %j, else to the field %s', (kind, address, field) => {
  expect(addressOfFinding(kind, { id: 1, customer_id: 2 } as Order)).toBe(address);
  expect(fieldOfFinding(kind)).toBe(field);
});
