import { Company } from '../src/company/company.entity.js';
import type { LoadedDocument } from '../src/documents/models/loaded-document.js';
import { StoredFile } from '../src/files/stored-file.entity.js';
import { Customer } from '../src/catalogue/customers/customer.entity.js';
import { Process } from '../src/catalogue/processes/process.entity.js';
import { Sheet } from '../src/catalogue/sheets/sheet.entity.js';
import { State } from '../src/catalogue/states/state.entity.js';
import type { LoadedOrder } from '../src/orders/tree/order-tree.repository.js';
import { Order } from '../src/orders/order.entity.js';
import { PartProcess } from '../src/orders/parts/part-process.entity.js';
import { SetPart } from '../src/orders/parts/set-part.entity.js';
import { OrderSet } from '../src/orders/sets/order-set.entity.js';
import { orderTotals } from '../src/pricing/domain/order/order-totals.js';

/** Orders as the loader answers them, without a database: what the pure steps of a document are tried with. */

export const company = (fields: Partial<Company> = {}): Company =>
  Object.assign(new Company(), {
    id: 1,
    name: 'Metalúrgica Três Irmãos Ltda.',
    cnpj: '12.345.678/0001-95',
    address: 'Rua das Indústrias, 1450 – Distrito Industrial, Caxias do Sul – RS, 95112-000',
    phone: '(54) 3222-1450',
    email: 'comercial@tresirmaos.com.br',
    quote_validity_days: 15,
    logo_file_id: null,
    logo_file: null,
    ...fields,
  });

export const customer = (fields: Partial<Customer> = {}): Customer =>
  Object.assign(new Customer(), {
    id: 7,
    name: 'Metalúrgica Boa Vista Ltda.',
    email: 'compras@boavista.com.br',
    phone: '(11) 4002-8922',
    cnpj: '98.765.432/0001-98',
    cpf: null,
    address: 'Av. Henry Ford, 2200 – Mooca, São Paulo',
    state_id: 25,
    state: Object.assign(new State(), { id: 25, name: 'São Paulo', abbreviation: 'SP', icms: 18 }),
    ...fields,
  });

/** The worked example of the pricing rules (decisions section 1): R$ 67,61 each, 10 pieces, R$ 676,10. */
export const part = (fields: Partial<SetPart> = {}): SetPart =>
  Object.assign(new SetPart(), {
    id: 31,
    set_id: 11,
    position: 1,
    type: 'sheet',
    title: 'Suporte lateral',
    reference: 'FJ-1001',
    obs: null,
    unit: 'piece',
    status: 'in_production',
    content_file: null,
    secondary_file: null,
    material: null,
    sheet: Object.assign(new Sheet(), { id: 3, name: 'Chapa 1020 3,00 × 1200 × 3000' }),
    bar: null,
    component: null,
    thickness: 3,
    width: 250,
    length: 400,
    loss: 5,
    markup: null,
    quantity: 10,
    unit_net_weight: 2.355,
    net_weight: 23.55,
    unit_gross_weight: 2.4728,
    gross_weight: 24.7275,
    unit_value: 67.61,
    final_value: 676.1,
    unit_ipi_value: 3.38,
    total_ipi_value: 33.81,
    unit_icms_value: 12.17,
    total_icms_value: 121.7,
    price_basis: {
      ...{ material: null, sheet: null, bar: null, component: null },
      ...{ ncm: { id: 5, ipi: 5 }, icms: 18, processes: [] },
    },
    processes: [process('Corte a laser', 4), process('Dobra', 3), process('Pintura eletrostática', 5)],
    ...fields,
  });

export function process(title: string, time: number): PartProcess {
  return Object.assign(new PartProcess(), { time, process: Object.assign(new Process(), { title }) });
}

export const set = (parts: SetPart[], fields: Partial<OrderSet> = {}): LoadedOrder['sets'][number] =>
  Object.assign(new OrderSet(), {
    id: 11,
    order_id: 123,
    position: 1,
    name: 'Mesa de trabalho',
    status: 'in_production' as const,
    quantity: 2,
    unit: 'piece' as const,
    reference: null,
    obs: null,
    content_file: null,
    ...fields,
    parts,
  });

export const picture = (fields: Partial<StoredFile> = {}): StoredFile =>
  Object.assign(new StoredFile(), {
    id: 90,
    mime: 'image/png',
    width: 1414,
    height: 1000,
    preview_key: 'parts/a/preview.png',
    thumbnail_key: 'parts/a/preview.png',
    ...fields,
  });

/** A document of an order with these sets; its totals are the API's own calculation. */
export function loaded(sets: LoadedOrder['sets'], fields: Partial<Order> = {}): LoadedDocument {
  const order = Object.assign(new Order(), {
    id: 123,
    type: 'pre_order' as const,
    status: 'in_progress' as const,
    customer: customer(),
    delivery_type: 'CIF' as const,
    delivery_value: 380,
    service_value: 150,
    discount: 120,
    markup: 30,
    delivery_date: '2026-12-10T14:00',
    estimated_delivery_date: '15 dias úteis após aprovação',
    payment_obs: '30% na aprovação, saldo em 28 dias no boleto',
    created_by: { id: 1, name: 'Ana Souza' } as Order['created_by'],
    created_at: '2026-11-20T13:00:00.000Z',
    ...fields,
    sets,
  });
  return { order, totals: orderTotals(order), company: company() };
}
