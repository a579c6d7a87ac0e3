import { Api, type Named, type Order, type OrderSet, type Part, unique } from './api.js';
import type { Drawing } from './drawings.js';

/** A customer in São Paulo (ICMS 18 %). */
export async function makeCustomer(api: Api, name = unique('Cliente')): Promise<Named> {
  const state = await api.find('states', 'São Paulo');
  return api.post<Named>('/customers', { name, cnpj: '12.ABC.345/01DE-35', state_id: state.id });
}

/** A quote of the worked example: CIF, markup 30, a customer of its own; `fields` change what it needs otherwise. */
export async function makeQuote(api: Api, fields: Record<string, unknown> = {}): Promise<Order> {
  const customer = await makeCustomer(api);
  return api.post<Order>('/orders', {
    type: 'pre_order',
    customer_id: customer.id,
    delivery_type: 'CIF',
    delivery_value: 100,
    markup: 30,
    ...fields,
  });
}

export const makeSet = (api: Api, orderId: number, name = unique('Conjunto')) =>
  api.post<OrderSet>('/sets', { order_id: orderId, name });

/** The worked example of docs/pricing.md: 250 × 400 of 3 mm sheet, ten pieces, twelve minutes of bending: R$ 676,10. */
export async function makeSheetPart(
  api: Api,
  setId: number,
  fields: Record<string, unknown> = {},
): Promise<Part> {
  const [sheet, ncm, process] = await Promise.all([
    api.find('sheets', 'Chapa 1020 3,00 × 1200 × 3000'),
    api.find('mercosur-common-nomenclatures', '7326.19.00'),
    api.find('processes', 'Dobra'),
  ]);
  const blank = await api.post<Part>(`/sets/${setId}/parts`, { set_id: setId, title: unique('Peça') });
  return api.put<Part>(`/sets/${setId}/parts/${blank.id}`, {
    type: 'sheet',
    sheet_id: sheet.id,
    ncm_id: ncm.id,
    width: 250,
    length: 400,
    loss: 5,
    quantity: 10,
    processes: [{ id: process.id, pivot: { time: 12 } }],
    ...fields,
  });
}

/** A part made by an upload, so with a drawing. */
export const uploadPart = (api: Api, setId: number, drawing: Drawing) =>
  api.upload<Part | Part[]>('/upload-set-part', { set_id: setId, file: drawing });

export interface PricedQuote {
  order: Order;
  set: OrderSet;
  part: Part;
}

/** A quote with one set that holds the part of the worked example. */
export async function makePricedQuote(api: Api, fields: Record<string, unknown> = {}): Promise<PricedQuote> {
  const order = await makeQuote(api, fields);
  const set = await makeSet(api, order.id);
  const part = await makeSheetPart(api, set.id);
  return { order, set, part };
}

export const PASSWORD = 'senha-de-teste';

/** A user who registered and was let in, in a group of their own with the given permissions. */
export async function makeUser(
  admin: Api,
  baseURL: string,
  ...permissions: string[]
): Promise<Api & { email: string; name: string }> {
  const name = unique('Pessoa');
  const email = `${name.replace(/\s/g, '.').toLowerCase()}@example.com`;
  const registration = { name, email, password: PASSWORD, password_confirmation: PASSWORD };
  await admin.post('/register', registration);
  // The answer to a registration names no account: a guest must not learn who has one.
  const users = await admin.get<(Named & { email: string })[]>('/users');
  const id = users.find((user) => user.email === email)?.id;
  if (id === undefined) throw new Error(`No account of ${email}`);
  await admin.put(`/users/${id}`, { name, email, enabled: true });
  const all = await admin.get<Named[]>('/permissions');
  if (permissions.length > 0) {
    const wanted = all.filter((permission) => permissions.includes(permission.name)).map((each) => each.id);
    await admin.post('/groups', { name: unique('Grupo'), user_ids: [id], permission_ids: wanted });
  }
  const api = await Api.signIn(baseURL, { email, password: PASSWORD });
  return Object.assign(api, { email, name });
}
