import { ListedOrdersKeeper } from '../../src/orders/listed/listed-orders.keeper.js';
import { Order } from '../../src/orders/order.entity.js';
import { insertRows } from '../../src/platform/database/bulk-rows.js';
import { TestApp } from '../harness/test-app.js';
import type { Client } from '../harness/client.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newPart, newSet, orderOf } from '../world/orders.js';

describe('the orders list', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let near: number;
  let far: number;
  let bare: number;

  beforeAll(async () => {
    app = await TestApp.startOwn();
    catalogue = await catalogueOf(app.admin);
    const cif = { delivery_type: 'CIF', delivery_value: 99.9, delivery_date: '2026-05-10T08:00' };
    near = (await orderOf(app.admin, { customer_id: catalogue.customer, ...cif })).id;
    const later = { delivery_date: '2026-05-10T17:30:20' };
    far = (await orderOf(app.admin, { type: 'order', customer_id: catalogue.elsewhere, ...later })).id;
    bare = (await orderOf(app.admin)).id;
  });
  afterAll(() => app.close());

  const list = (
    query: { filter?: object; sort?: unknown[]; range?: number[] },
    client: Client = app.admin,
  ) => {
    const parameters = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      JSON.stringify(value),
    ]);
    return client.get(`/api/orders?${new URLSearchParams(parameters).toString()}`);
  };
  const ids = async (query: Parameters<typeof list>[0]) =>
    ((await list(query).expect(200)).body as { id: number }[]).map(({ id }) => id);

  it('answers a page of more orders than a statement takes parameters, by name', async () => {
    const now = new Date().toISOString();
    const order = {
      type: 'order' as const,
      status: 'finished' as const,
      delivery_value: 0,
      service_value: 0,
      discount: 0,
      markup: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    };
    const rows = Array.from({ length: 33_000 }, () => order);
    const recount = () => app.app.get(ListedOrdersKeeper).recount();
    await app.db.write(() => insertRows(app.db.manager, Order, rows));
    await recount();
    const { body, headers } = await list({ sort: ['customer', 'ASC'], range: [0, 32_999] }).expect(200);
    expect(body).toHaveLength(33_000);
    expect(headers['content-range']).toBe('orders 0-32999/33003');
    await app.db.write(() => app.db.manager.delete(Order, { status: 'finished' }));
    await recount();
  });

  it('shows the columns of the list and no more, newest first', async () => {
    const { body, headers } = await app.admin.get('/api/orders').expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([bare, far, near]);
    expect(body[2]).toEqual({
      id: near,
      type: 'pre_order',
      status: 'in_progress',
      customer_id: catalogue.customer,
      customer: {
        id: catalogue.customer,
        name: 'Metalúrgica Açaí',
        cnpj: '11.222.333/0001-81',
        cpf: null,
        address: 'Rua A, 1',
        state: { id: expect.any(Number), name: 'Perto', abbreviation: 'P1' },
      },
      delivery_type: 'CIF',
      delivery_value: 99.9,
      total: 99.9,
      sets_count: 0,
      parts_count: 0,
      delivery_date: '2026-05-10T08:00',
      created_by: { id: app.admin.userId, name: 'Administrador' },
      created_at: expect.any(String),
      revision: null,
      customer_answer: null,
      valid_until: null,
      validity: null,
      updated_at: expect.any(String),
    });
    expect(body[0]).toMatchObject({ customer: null, delivery_value: 0, delivery_date: null });
    expect(headers['content-range']).toBe('orders 0-2/3');
  });

  it('answers 304 where the browser has it already', async () => {
    const whole = () => app.admin.get('/api/orders');
    const { body: before } = await app.admin.get(`/api/customers/${catalogue.customer}`).expect(200);
    const customer = {
      name: before.name,
      cnpj: before.cnpj,
      address: before.address,
      state_id: before.state_id,
    };
    const moveTo = (status: string, version: number) =>
      app.admin.put(`/api/orders/${bare}/update-status`, { status, version }).expect(200);
    const changes = [
      () => app.admin.put(`/api/orders/${near}`, { payment_obs: 'À vista' }).expect(200),
      () => app.admin.put(`/api/customers/${catalogue.customer}`, { ...customer, name: 'Outro' }).expect(200),
      () => app.admin.put(`/api/customers/${catalogue.customer}`, customer).expect(200),
      () => moveTo('waiting_response', 1),
      () => moveTo('in_progress', 2),
      () => app.userWith(),
    ];
    for (const change of changes) {
      const tag = (await whole().expect(200)).headers.etag ?? '';
      expect((await whole().set('If-None-Match', tag).expect(304)).text).toBe('');
      await change();
      await whole().set('If-None-Match', tag).expect(200);
    }
  });

  it('takes pages and says how many there are', async () => {
    const { body, headers } = await list({ sort: ['id', 'ASC'], range: [1, 1] }).expect(200);
    expect(body).toMatchObject([{ id: far }]);
    expect(headers['content-range']).toBe('orders 1-1/3');
  });

  it('sorts by what it shows', async () => {
    expect(await ids({ sort: ['delivery_value', 'DESC'] })).toEqual([near, bare, far]);
    expect(await ids({ sort: ['customer.name', 'DESC'] })).toEqual([far, near, bare]);
    expect(await ids({ sort: ['delivery_date', 'DESC'] })).toEqual([far, near, bare]);
  });

  it.each<[string, object, () => number[]]>([
    ['the code', { q: '0001' }, () => []],
    ['a part of the name', { q: 'metal' }, () => [near]],
    ['the beginning of the document', { q: '11.222' }, () => [near]],
    ['wildcards as they are', { q: 'me%l' }, () => []],
    ['a type', { type: 'order' }, () => [far]],
    ['statuses', { status: ['in_progress', 'cancelled'] }, () => [bare, near]],
    ['no status', { status: [] }, () => []],
    ['a customer', { customer_id: 0 }, () => []],
    ['dates from', { delivery_date_from: '2026-05-10T08:00:00' }, () => [far, near]],
    ['dates after', { delivery_date_from: '2026-05-10T08:01' }, () => [far]],
    ['dates to the minute', { delivery_date_to: '2026-05-10T17:30' }, () => [far, near]],
    ['dates to a day', { delivery_date_to: '2026-05-09' }, () => []],
    ['dates to a day, which is meant whole', { delivery_date_to: '2026-05-10' }, () => [far, near]],
    ['nothing', { q: '', type: null, unknown: 1 }, () => [bare, far, near]],
  ])('filters by %s', async (_, filter, expected) => {
    expect(await ids({ filter })).toEqual(expected());
  });

  it('finds an order by its code, padded or not', async () => {
    expect(await ids({ filter: { q: String(far).padStart(6, '0') } })).toContain(far);
    expect(await ids({ filter: { id: [near, bare] } })).toEqual([bare, near]);
  });

  it('finds the orders whose parts name an entry of a catalogue, by an operation also those that name it themselves', async () => {
    const { orderId, setId } = await newSet(app.admin, {});
    const codes = { inside: '5101', interstate: '6101', consumer: '6107' };
    const taxes = { ipi: 'taxed', icms: 'taxed', reform: 'taxed' };
    const { body: operation } = await app.admin
      .post('/api/operations', { name: 'Remessa', ...codes, ...taxes })
      .expect(201);
    const own = (await orderOf(app.admin, { operation_id: operation.id })).id;
    await newPart(app.admin, setId, {
      type: 'sheet',
      sheet_id: catalogue.sheet,
      operation_id: operation.id,
    });
    expect(await ids({ filter: { sheet_id: catalogue.sheet } })).toEqual([orderId]);
    expect(await ids({ filter: { sheet_id: catalogue.sheet + 1 } })).toEqual([]);
    expect(await ids({ filter: { bar_id: catalogue.bar } })).toEqual([]);
    expect(await ids({ filter: { operation_id: operation.id } })).toEqual([own, orderId]);
  });

  it.each([
    ['sort=["password","ASC"]'],
    ['sort=["constructor","ASC"]'],
    ['range=[5,1]'],
    ['filter={"type":{"a":1}}'],
    ['filter={"q":[1]}'],
    ['filter={"sheet_id":"x"}'],
    ['filter=x'],
  ])('refuses %s', async (query) => {
    const { body } = await app.admin.get(`/api/orders?${encodeURI(query)}`).expect(400);
    expect(body.message).toBe('Parâmetros de lista inválidos');
  });
});
