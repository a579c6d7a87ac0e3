import type { PartView } from '../../src/orders/parts/part-view.js';
import type { Client } from '../harness/client.js';
import type { Catalogue } from './catalogue.js';
import { EXAMPLE_SIZES } from './example.js';

/** A part as the API answers it: data, not an instance. */
export type Part = Pick<PartView, keyof PartView>;

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

const created = async <T>(client: Client, path: string, body: object): Promise<T> =>
  (await client.post(path, body).expect(201)).body as T;

/** A new order; a quote unless `fields` name another type. */
export const orderOf = (client: Client, fields: object = {}): Promise<OrderBody> =>
  created(client, '/api/orders', { type: 'pre_order', ...fields });

export const setOf = (client: Client, orderId: number): Promise<SetBody> =>
  created(client, '/api/sets', { name: 'Conjunto', order_id: orderId });

/** A new quote with one set. */
export async function newSet(client: Client, order: object): Promise<{ orderId: number; setId: number }> {
  const { id: orderId } = await orderOf(client, order);
  const { id: setId } = await setOf(client, orderId);
  return { orderId, setId };
}

/** The request that makes a part the worked example's. */
export const exampleFields = (catalogue: Catalogue) => ({
  ...EXAMPLE_SIZES,
  type: 'sheet',
  sheet_id: catalogue.sheet,
  ncm_id: catalogue.ncm,
  processes: [{ id: catalogue.process, pivot: { time: 12 } }],
});

/** The part of a save's answer, as reads answer it: without the order's totals. */
export function partAlone<P extends object>(saved: P): P {
  const { order_totals: _totals, ...part } = saved as P & { order_totals?: unknown };
  return part as unknown as P;
}

/** A part made with these fields. */
export const newPart = async (client: Client, setId: number, fields: object = {}): Promise<Part> =>
  partAlone(await created<Part>(client, `/api/sets/${setId}/parts`, fields));

/** The worked example's part the way the screen makes it: a blank one that is then saved. It follows the order's markup. */
export async function partOf(
  client: Client,
  setId: number,
  catalogue: Catalogue,
  fields: object = {},
): Promise<PartBody> {
  const blank = await created<PartBody>(client, `/api/sets/${setId}/parts`, { title: 'Nova peça' });
  const body = {
    ...exampleFields(catalogue),
    id: blank.id,
    set_id: setId,
    title: 'Aba',
    markup: null,
    locked_values: [],
    ...fields,
  };
  const saved = await client.put(`/api/sets/${setId}/parts/${blank.id}`, body).expect(200);
  return partAlone(saved.body as PartBody);
}

export const readOrder = async (client: Client, id: number): Promise<OrderBody> =>
  (await client.get(`/api/orders/${id}`).expect(200)).body as OrderBody;
