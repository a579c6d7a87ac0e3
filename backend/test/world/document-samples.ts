import { BLANK_FIGURES } from '@forja/figures';
import { Company } from '../../src/company/company.entity.js';
import type { LoadedDocument } from '../../src/documents/models/shared-model.js';
import type { LoadedFile, LoadedPart, LoadedProcess } from '../../src/orders/part-rows/loaded-part.js';
import type { LoadedSet } from '../../src/orders/sets/loaded-set.js';
import type { LoadedCustomer, LoadedOrder } from '../../src/orders/tree/order-tree.js';
import { quoteBreaks } from '../../src/revisions/domain/quantity-breaks.js';
import { withAmounts } from '../../src/orders/tree/with-amounts.js';
import { EXAMPLE_AMOUNTS, EXAMPLE_SIZES, SHEET } from './example.js';

/** Orders as the loader answers them, without a database: what the pure steps of a document are tried with. */

export const company = (fields: Partial<Company> = {}): Company =>
  Object.assign(new Company(), {
    id: 1,
    name: 'Metalúrgica Três Irmãos Ltda.',
    cnpj: '12.345.678/0001-95',
    state_registration: '029/0123456',
    contact: null,
    address: 'Rua das Indústrias, 1450 – Distrito Industrial',
    postal_code: '95112-000',
    city: 'Caxias do Sul – RS',
    tax_note: 'Empresa optante pelo Simples Nacional.',
    phone: '(54) 3222-1450',
    email: 'comercial@tresirmaos.com.br',
    quote_validity_days: 15,
    default_payment_obs: null,
    default_quote_obs: null,
    logo_file_id: null,
    logo_file: null,
    ...fields,
  });

export const customer = (fields: Partial<LoadedCustomer> = {}): LoadedCustomer => ({
  id: 7,
  version: 1,
  code: null,
  name: 'Metalúrgica Boa Vista Ltda.',
  email: 'compras@boavista.com.br',
  phone: '(11) 4002-8922',
  cnpj: '98.765.432/0001-98',
  cpf: null,
  state_registration: '110.042.490.114',
  contact: 'Carla Nunes',
  address: 'Av. Henry Ford, 2200 – Mooca',
  street_number: null,
  district: null,
  city_code: null,
  postal_code: '03109-000',
  city: 'São Paulo',
  state_id: 25,
  taxpayer: null,
  final_use: null,
  state: { id: 25, version: 1, name: 'São Paulo', abbreviation: 'SP', icms: 18, rates: null },
  ...fields,
});

const sheet = {
  id: 3,
  name: 'Chapa 1020 3,00 × 1200 × 3000',
  thickness: 3,
  width: 1200,
  length: 3000,
  material_id: 2,
  specific_weight: 0.00785,
  price_kg: 9.5,
};

/** The worked example of the pricing rules: R$ 67,61 each, 10 pieces, R$ 676,10. */
export const part = (fields: Partial<LoadedPart> = {}): LoadedPart => ({
  id: 31,
  set_id: 11,
  position: 1,
  type: 'sheet',
  operation_id: null,
  customer_material: false,
  origin: null,
  title: 'Suporte lateral',
  reference: 'FJ-1001',
  obs: null,
  unit: 'piece',
  status: 'in_production',
  content_file_id: null,
  content_file: null,
  previous_file_id: null,
  previous_file: null,
  secondary_file_id: null,
  secondary_file: null,
  material_id: null,
  material: null,
  sheet_id: sheet.id,
  sheet,
  bar_id: null,
  bar: null,
  component_id: null,
  component: null,
  ncm_id: 5,
  ncm: { id: 5, code: '7326.90.90', ipi: 5 },
  ...BLANK_FIGURES,
  thickness: SHEET.thickness,
  ...EXAMPLE_SIZES,
  true_area: false,
  cut_choice: null,
  ...EXAMPLE_AMOUNTS,
  locked_values: [],
  price_basis: {
    material: null,
    sheet: null,
    bar: null,
    component: null,
    ncm: { id: 5, ipi: 5 },
    icms: 18,
    processes: [],
  },
  version: 1,
  set_quantity: 1,
  processes: [process('Corte a laser', 4), process('Dobra', 3), process('Pintura eletrostática', 5)],
  ...fields,
});

export function process(title: string, time: number): LoadedProcess {
  return {
    part_id: 31,
    position: 1,
    process_id: 1,
    process: { id: 1, title, value_per_minute: 2, setup: 0 },
    time,
    final_value: 0,
    setup: null,
    rule: false,
    exact_time: null,
    typed_value: false,
  };
}

export const set = (parts: LoadedPart[], fields: Partial<LoadedSet> = {}): LoadedSet => ({
  id: 11,
  order_id: 123,
  position: 1,
  name: 'Mesa de trabalho',
  status: 'in_production',
  quantity: 2,
  breaks: [],
  unit: 'piece',
  ncm_id: null,
  ncm: null,
  reference: null,
  obs: null,
  content_file_id: null,
  content_file: null,
  version: 1,
  ...fields,
  parts,
});

export const picture = (fields: Partial<LoadedFile> = {}): LoadedFile => ({
  id: 90,
  original_key: 'parts/a/original.png',
  original_name: 'desenho.png',
  mime: 'image/png',
  size: 1000,
  page: null,
  width: 1414,
  height: 1000,
  preview_key: 'parts/a/preview.png',
  thumbnail_key: 'parts/a/preview.png',
  flat_pattern: null,
  ...fields,
});

/** A document of an order with these sets; its amounts are the API's own calculation. */
export function loaded(sets: LoadedSet[], fields: Partial<LoadedOrder> = {}): LoadedDocument {
  const order: LoadedOrder = {
    id: 123,
    type: 'pre_order',
    status: 'in_progress',
    validity_key: '',
    customer_answer: '',
    customer_id: 7,
    customer: customer(),
    delivery_type: 'CIF',
    tax_basis: null,
    delivery_value: 380,
    service_value: 150,
    discount: 120,
    markup: 30,
    delivery_date: '2026-12-10T14:00',
    estimated_delivery_date: '15 dias úteis após aprovação',
    invoice_date: null,
    operation_id: null,
    payment_obs: '30% na aprovação, saldo em 28 dias no boleto',
    validity_days: null,
    quote_obs: null,
    remind_customer: false,
    breaks: [],
    os_file_id: null,
    os_stored_file: null,
    created_by_id: 1,
    created_by: { id: 1, name: 'Ana Souza' },
    approved_by: null,
    approved_at: null,
    sent_at: null,
    answered_at: null,
    lost_reason: null,
    lost_note: null,
    revision: null,
    version: 1,
    created_at: '2026-11-20T13:00:00.000Z',
    updated_at: '2026-11-20T13:00:00.000Z',
    ...fields,
    sets,
  };
  const tree = withAmounts(order);
  return {
    order: tree,
    company: company(),
    breaks: quoteBreaks(tree),
    revision: null,
    issued_at: order.created_at,
  };
}
