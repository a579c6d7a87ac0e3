import type { Client } from './harness/client.js';

/** A PNG of one red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** What the tests read of an order's answer. */
export interface OrderBody {
  id: number;
  type: string;
  status: string;
  version: number;
  sets: SetBody[];
  totals: { parts: number; ipi: number; icms: number; total: number };
  [field: string]: unknown;
}

export interface SetBody {
  id: number;
  quantity: number;
  version: number;
  parts: PartBody[];
  [field: string]: unknown;
}

export interface PartBody {
  id: number;
  set_id: number;
  version: number;
  quantity: number;
  markup: number | null;
  unit_value: number;
  final_value: number;
  total_icms_value: number;
  total_ipi_value: number;
  [field: string]: unknown;
}

/** Catalogue entries of decisions.md's worked example, and customers in two states. */
export interface Catalogue {
  sheet: number;
  material: number;
  process: number;
  ncm: number;
  /** ICMS 18 %. */
  customer: number;
  /** ICMS 12 %. */
  elsewhere: number;
}

const created = async <T = { id: number }>(client: Client, path: string, body: object): Promise<T> =>
  (await client.post(path, body).expect(201)).body as T;

/** Enters the catalogue entries. */
export async function catalogueOf(admin: Client): Promise<Catalogue> {
  const material = await created(admin, '/api/materials', {
    ...{ name: 'Aço 1020', specific_weight: 0.00785, price_kg: 8.9 },
  });
  const sheet = await created(admin, '/api/sheets', {
    ...{ name: 'Chapa 3 mm', material_id: material.id, thickness: 3, width: 1200, length: 3000 },
  });
  const process = await created(admin, '/api/processes', {
    ...{ title: 'Dobra', name: 'Dobra', value_per_minute: 2.5 },
  });
  const ncm = await created(admin, '/api/mercosur-common-nomenclatures', { code: '7326.90.99', ipi: 5 });
  const near = await created(admin, '/api/states', { name: 'Perto', abbreviation: 'P1', icms: 18 });
  const far = await created(admin, '/api/states', { name: 'Longe', abbreviation: 'L1', icms: 12 });
  const customer = await created(admin, '/api/customers', {
    ...{ name: 'Metalúrgica Açaí', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', state_id: near.id },
  });
  const elsewhere = await created(admin, '/api/customers', { name: 'Serralheria Longe', state_id: far.id });
  return {
    ...{ material: material.id, sheet: sheet.id, process: process.id, ncm: ncm.id },
    ...{ customer: customer.id, elsewhere: elsewhere.id },
  };
}

/** A new order; a quote unless told. */
export const orderOf = (client: Client, fields: object = {}): Promise<OrderBody> =>
  created(client, '/api/orders', { type: 'pre_order', ...fields });

export const setOf = (client: Client, orderId: number): Promise<SetBody> =>
  created(client, '/api/sets', { name: 'Novo conjunto', order_id: orderId });

/** A part of the worked example's sheet and process; ten pieces, following the order's markup. */
export async function partOf(
  client: Client,
  setId: number,
  catalogue: Catalogue,
  fields: object = {},
): Promise<PartBody> {
  const blank = await created<PartBody>(client, `/api/sets/${setId}/parts`, { title: 'Nova peça' });
  const body = {
    ...{ id: blank.id, set_id: setId, type: 'sheet', sheet_id: catalogue.sheet, ncm_id: catalogue.ncm },
    ...{ title: 'Aba', width: 250, length: 400, loss: 5, markup: null, quantity: 10, locked_values: [] },
    processes: [{ id: catalogue.process, pivot: { time: 12 } }],
    ...fields,
  };
  return (await client.put(`/api/sets/${setId}/parts/${blank.id}`, body).expect(200)).body as PartBody;
}

export const readOrder = async (client: Client, id: number): Promise<OrderBody> =>
  (await client.get(`/api/orders/${id}`).expect(200)).body as OrderBody;
