import fc from 'fast-check';
import { basisOn } from '../../../../test/world/tax-basis.js';
import { ICMS_TREATMENTS, IPI_TREATMENTS, REFORM_TREATMENTS, type Operation } from './operation.js';
import {
  cfopOf,
  inPresentForm,
  letsCredit,
  operationOf,
  operationTexts,
  treatmentOf,
  untaxedBy,
} from './operations.js';

const OLD = basisOn('2026-11-20');
const [SALE, TOLLING, RESALE] = [1, 2, 3].map((operation_id) => operationOf(OLD, { operation_id })) as [
  Operation,
  Operation,
  Operation,
];
const SAMPLE: Operation = { ...SALE, id: 9, name: 'Amostra', text: 'Amostra grátis.' };
/** An order that is sold as samples. */
const BASIS = { ...OLD, operations: [SAMPLE, RESALE, TOLLING] as const };

it.each([
  ['the order’s own', BASIS, {}, 9],
  ['that of the customer’s material', BASIS, { customer_material: true }, 2],
  [
    'the one that it names, also of the customer’s material',
    BASIS,
    { operation_id: 3, customer_material: true },
    3,
  ],
  ['one that it names since, as the table has it', BASIS, { operation_id: 1, operation: SALE }, 1],
  ['as it was frozen, whatever the table has', BASIS, { operation_id: 3, operation: { ...SALE, id: 3 } }, 3],
  ['the usual one, by an old basis', OLD, {}, 1],
  ['that of the customer’s material, by an old basis', OLD, { customer_material: true }, 2],
])('a part is sold by %s', (_, basis, part, id) => {
  expect(operationOf(basis, part)).toEqual([SALE, TOLLING, RESALE, SAMPLE].find((one) => one.id === id));
});

it('an old basis has the company’s codes and its deferred ICMS', () => {
  const codes = { inside: '5125', interstate: '6125', consumer: '6125', text: null };
  const standard = { inside: '5101', interstate: '6101', consumer: '6107', text: null };
  const operations = [
    { operation: 'production', ...standard },
    { operation: 'tolling', ...codes },
  ] as const;
  const old = basisOn('2026-11-20', { company: { operations, tolling_deferred: true } });
  const tolling = operationOf(old, { customer_material: true });
  expect(tolling).toEqual({ ...TOLLING, ...codes, icms: 'deferred' });
  const present = inPresentForm(old, [SALE, tolling]);
  expect(present).toEqual({ ...OLD, operations: [SALE, tolling] });
  expect(inPresentForm(present, [SALE])).toBe(present);
});

it.each([
  ['SP', 1, '5101'],
  [null, 9, '5101'],
  ['RS', 1, '6101'],
  ['RS', 9, '6107'],
] as const)('a sale to %s, taxpayer %s, has the CFOP %s', (state, taxpayer, cfop) => {
  expect(cfopOf(basisOn('2026-11-20', { customer: { state, taxpayer } }), SALE)).toBe(cfop);
});

it('says the sentence of each operation once', () => {
  const parts = [{}, { customer_material: true }, {}, { operation_id: 3 }];
  expect(operationTexts(BASIS, parts)).toEqual(['Amostra grátis.', TOLLING.text]);
});

it('a line is taxed by what its operation leaves out, and lines of equal taxes by one object', () => {
  fc.assert(
    fc.property(
      fc.record({
        ipi: fc.constantFrom(...IPI_TREATMENTS),
        icms: fc.constantFrom(...ICMS_TREATMENTS),
        reform: fc.constantFrom(...REFORM_TREATMENTS),
        csosn: fc.constantFrom(null, '101', '102', '400'),
      }),
      (operation) => {
        const treatment = treatmentOf(untaxedBy(operation));
        for (const tax of ['ipi', 'icms', 'reform'] as const)
          expect(treatment[tax] === 'taxed').toBe(operation[tax] === 'taxed');
        expect(letsCredit(treatment)).toBe(letsCredit(operation));
        expect(treatmentOf(untaxedBy(treatment))).toBe(treatment);
      },
    ),
  );
});
