import { customerLabel } from '../../ui';
import type { Order } from '../data/types';
import {
  documentsOf,
  fieldsOf,
  flowSteps,
  newOrder,
  orderFieldNames,
  osDisplayName,
  osRefusal,
} from './order-rules';

it('names a customer with its document', () => {
  expect(customerLabel({ name: 'Metal SA', cnpj: '12', cpf: '34' })).toBe('Metal SA - CNPJ: 12');
  expect(customerLabel({ name: 'Ana', cnpj: null, cpf: '34' })).toBe('Ana - CPF: 34');
  expect(customerLabel({ name: 'Ana', cnpj: null, cpf: null })).toBe('Ana');
});

it('names documents by the six digits of the order', () => {
  expect(
    documentsOf({ id: 123, type: 'pre_order', complete_taxes: false }, false).map(({ fileName }) => fileName),
  ).toEqual([
    'orcamento-000123.pdf',
    'orcamento-conjuntos-000123.pdf',
    'orcamento-pecas-000123.pdf',
    // An Excel file has the name that its answer gives it.
    undefined,
  ]);
});

it('shows where a quote or an order stands', () => {
  const states = (type: Order['type'], status: Order['status']) =>
    flowSteps({ type, status }).map((step) => `${step.status} ${step.state}`);
  expect(states('pre_order', 'waiting_response')).toEqual([
    'in_progress done',
    'waiting_response current',
    'approved ahead',
  ]);
  expect(states('pre_order', 'cancelled').at(-1)).toBe('cancelled current');
  expect(states('order', 'finished').at(-1)).toBe('finished current');
});

it('edits the fields of the order alone', () => {
  const order = { ...newOrder('order'), id: 3, status: 'in_progress', version: 2 } as unknown as Order;
  expect(fieldsOf(order)).toEqual({ ...newOrder('order'), id: 3, version: 2 });
  expect(orderFieldNames).not.toContain('version');
});

describe('the service-order file', () => {
  it('is shown without its prefix', () => {
    expect(osDisplayName('/storage/os/1718000000_planta_baixa.pdf')).toBe('planta_baixa.pdf');
  });

  it.each([
    ['a.PDF', 10, undefined],
    ['a.txt', 10, 'Formato não aceito: use PDF, DOC, DOCX, JPG, JPEG, PNG ou WEBP'],
    ['a.docx', 10 * 1024 * 1024 + 1, 'O arquivo passa do limite de 10MB'],
  ])('%s of %d bytes', (name, size, refusal) => expect(osRefusal({ name, size })).toBe(refusal));
});
