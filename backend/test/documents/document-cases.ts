import type { DocumentRequest } from '../../src/documents/document-request.js';
import type { LoadedDocument } from '../../src/documents/models/shared-model.js';
import type { StoredFile } from '../../src/files/stored-file.entity.js';
import { company, customer, loaded, part, picture, process, set } from '../world/document-samples.js';

/** Documents that are looked at as pictures: the usual ones, and those at the ends of what users type. */

const numbers = (count: number) => Array.from({ length: count }, (_value, index) => index + 1);

const LONG =
  'Conjunto soldado da estrutura de sustentação lateral direita com reforço para o transportador TR-1200';
const WORD = 'SUPORTE-LATERAL-DIREITO-REFORÇADO-GALVANIZADO-A-FOGO-COM-FUROS-OBLONGOS-REV-C'.repeat(2);
const NOTE = 'Rebarbar todas as arestas e conferir a furação com o gabarito antes da pintura. ';

/** Keys of the drawings that the test puts into storage, with their pixels. */
export const drawings = {
  landscape: { preview_key: 'parts/a/preview.png', width: 1414, height: 1000 },
  portrait: { preview_key: 'parts/b/preview.png', width: 1000, height: 1414 },
  wide: { preview_key: 'parts/c/preview.png', width: 2000, height: 320 },
  logo: { preview_key: 'company/a/logo.png', width: 600, height: 160 },
  missing: { preview_key: 'parts/none/preview.png', width: 1000, height: 1000 },
} as const;

const drawn = (name: keyof typeof drawings) => picture({ ...drawings[name], thumbnail_key: null });

const usual = () =>
  loaded([
    set(
      [
        part(),
        part({ id: 32, title: 'Travessa dianteira', reference: 'FJ-1002', unit: 'kg' }),
        part({
          id: 33,
          title: 'Pé regulável',
          reference: null,
          quantity: 4,
          unit_value: 0.35,
          final_value: 1.4,
        }),
      ],
      { content_file: drawn('landscape'), reference: 'MT-77', obs: NOTE },
    ),
    set([part({ id: 34, title: 'Tampo' })], { id: 12, name: 'Tampo', quantity: 1 }),
  ]);

const many = () =>
  loaded(
    numbers(5).map((index) =>
      set(
        numbers(17).map((number) => part({ id: index * 100 + number, title: `Peça ${index}.${number}` })),
        { id: 10 + index, name: `Conjunto ${index}` },
      ),
    ),
  );

const nothing = (): LoadedDocument => ({
  ...loaded([], { customer: null, payment_obs: null, estimated_delivery_date: null, delivery_date: null }),
  company: company({ cnpj: null, address: null, phone: null, email: null }),
});

const long = () =>
  loaded(
    [
      set([], { id: 9, name: 'Ainda vazio' }),
      set(
        [
          part({
            title: WORD,
            reference: 'REFERÊNCIA-COMPRIDA-0000001',
            unit_value: 9999999.99,
            final_value: 99999999.9,
          }),
          part({ id: 32, title: LONG, obs: NOTE.repeat(8) }),
        ],
        { name: LONG.repeat(2), obs: NOTE.repeat(20), content_file: drawn('missing') },
      ),
    ],
    {
      customer: customer({ name: LONG, address: LONG }),
      payment_obs: NOTE.repeat(20),
      quote_obs: NOTE.repeat(12),
      delivery_type: 'FOB',
    },
  );

const sheets = () =>
  loaded([
    set([
      part({ content_file: drawn('landscape') }),
      part({ id: 32, title: 'Coluna', content_file: drawn('portrait'), obs: NOTE }),
      part({ id: 33, title: LONG, content_file: drawn('wide'), secondary_file: drawn('portrait') }),
      part({ id: 34, title: 'Sem desenho', processes: [], reference: null }),
      part({
        id: 35,
        title: WORD,
        obs: NOTE.repeat(12),
        content_file: drawn('portrait'),
        processes: numbers(9).map((number) => process(`Processo ${number}`, number)),
      }),
    ]),
  ]);

/** Bought parts without a drawing share a page; one with a drawing among them has its own. */
const bought = () => {
  const component = (index: number) =>
    part({
      id: 50 + index,
      type: 'component',
      title: index === 2 ? LONG : `Parafuso M${index}`,
      obs: index === 3 ? NOTE : null,
      processes: index === 4 ? numbers(5).map((number) => process(`Processo ${number}`, number)) : [],
    });
  return loaded([
    set([
      component(1),
      part({ content_file: drawn('landscape') }),
      ...numbers(5).map((n) => component(n + 1)),
    ]),
  ]);
};

/** Header with a logo, and with as much as it can have to say; the delivery date stays whole beside a long customer. */
const headed = (): LoadedDocument => ({
  ...loaded(
    [
      set([
        part({ content_file: drawn('landscape') }),
        part({ id: 32, title: 'Coluna', content_file: drawn('portrait') }),
      ]),
    ],
    { customer: customer({ name: LONG }) },
  ),
  company: company({
    name: LONG,
    address: LONG,
    contact: LONG,
    logo_file: drawn('logo') as StoredFile,
  }),
});

/** Minutes beside a drawing across, which are longer than their column. */
const prepared = () =>
  loaded([
    set([
      part({
        content_file: drawn('landscape'),
        processes: [{ ...process('Corte a laser', 125), setup: 10 }],
      }),
    ]),
  ]);

const quote: DocumentRequest = { kind: 'quote', order_id: 123 };
const setsOf: DocumentRequest = { kind: 'sets', order_id: 123, set_id: null };
const sheetsOf: DocumentRequest = {
  kind: 'part-sheets',
  order_id: 123,
  part_id: null,
  origin: 'http://localhost:3000',
};

export const cases: [name: string, request: DocumentRequest, loaded: () => LoadedDocument][] = [
  ['quote-usual', quote, usual],
  ['quote-many', quote, many],
  ['quote-nothing', quote, nothing],
  ['quote-long', quote, long],
  ['sets-usual', setsOf, usual],
  ['sets-long', setsOf, long],
  ['sheets', sheetsOf, sheets],
  ['sheets-headed', sheetsOf, headed],
  ['sheets-bought', sheetsOf, bought],
  ['sheets-prepared', sheetsOf, prepared],
];
