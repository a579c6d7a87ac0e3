import type { LoadedDocument } from '../../src/documents/models/shared-model.js';
import { customer, loaded, part, set } from '../world/document-samples.js';

/** Two states of a quote whose difference is looked at as pictures. */
interface States {
  before: LoadedDocument;
  after: LoadedDocument;
}

const LONG =
  'Conjunto soldado da estrutura de sustentação lateral direita com reforço para o transportador TR-1200';
const WORD = 'SUPORTE-LATERAL-DIREITO-REFORÇADO-GALVANIZADO-A-FOGO-COM-FUROS-OBLONGOS-REV-C'.repeat(2);

const frozen = (document: LoadedDocument, number: number): LoadedDocument => ({
  ...document,
  revision: { number, draft: false },
  issued_at: `2026-11-2${String(number)}T13:00:00.000Z`,
});
const dearer = { quantity: 12, unit_value: 71.5, final_value: 858, total_ipi_value: 42.9 };

const usual = (): States => {
  const shelf = part({ id: 33, title: 'Prateleira', reference: 'FJ-1003' });
  const door = part({ id: 34, title: 'Porta', reference: null });
  return {
    before: frozen(
      loaded([
        set([part(), part({ id: 32, title: 'Travessa dianteira', reference: 'FJ-1002' }), shelf]),
        set([part({ id: 41, title: 'Tampo' })], { id: 12, name: 'Tampo', quantity: 1 }),
      ]),
      0,
    ),
    after: frozen(
      loaded(
        [
          set([part(dearer), part({ id: 32, title: 'Travessa reforçada', reference: 'FJ-1002 B' }), door], {
            quantity: 3,
          }),
          set([part({ id: 51, title: 'Gaveta', quantity: 4 })], { id: 13, name: 'Gaveteiro', quantity: 1 }),
        ],
        { payment_obs: 'À vista', delivery_type: 'FOB', discount: 0, quote_obs: 'Sem montagem.' },
      ),
      1,
    ),
  };
};

/** A hundred changed parts, names of every length, amounts as large as they get. */
const long = (): States => {
  const titles = [LONG, WORD, 'Aba', 'Coluna'];
  const parts = (fields: object) =>
    Array.from({ length: 100 }, (_, index) =>
      part({
        id: 100 + index,
        title: titles[index % titles.length] ?? '',
        reference: `REF-${index}`,
        ...fields,
      }),
    );
  const large = { quantity: 99_999, unit_value: 9_999_999.99, final_value: 99_999_999.9 };
  const who = { customer: customer({ name: LONG }), payment_obs: LONG.repeat(4) };
  return {
    before: frozen(loaded([set(parts({}), { name: LONG })], who), 0),
    after: frozen(
      loaded([set(parts(large), { name: LONG.repeat(2), obs: LONG })], { ...who, payment_obs: LONG }),
      2,
    ),
  };
};

const nothing = (): States => {
  const before = frozen(loaded([set([part()])]), 0);
  return { before, after: frozen(before, 1) };
};

/** Parts as they were, other quantities offered. */
const breaks = (): States => {
  const quote = (ofSet: number[], ofQuote: number[]) =>
    loaded([set([part()], { breaks: ofSet }), set([part({ id: 41 })], { id: 12, name: LONG })], {
      breaks: ofQuote,
    });
  return { before: frozen(quote([2, 5, 50], [3]), 0), after: frozen(quote([1, 5, 1000], [2, 3]), 1) };
};

export const differenceCases: [name: string, states: () => States][] = [
  ['difference-usual', usual],
  ['difference-long', long],
  ['difference-nothing', nothing],
  ['difference-breaks', breaks],
];
