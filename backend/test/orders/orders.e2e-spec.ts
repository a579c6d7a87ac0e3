import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';

const OVERRIDE = ['X-HTTP-Method-Override', 'PUT'] as const;

describe('orders', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  describe('creating', () => {
    it.each([
      ['pre_order', 'in_progress'],
      ['order', 'waiting_release'],
    ])('begins a %s in %s', async (type, status) => {
      const { body } = await app.admin.post('/api/orders', { type }).expect(201);
      expect(body).toMatchObject({ type, status, version: 1, sets: [], customer: null, customer_id: null });
      expect(body).toMatchObject({ delivery_value: 0, service_value: 0, discount: 0, markup: 0 });
      expect(body.created_by).toEqual({ id: app.admin.userId, name: 'Administrador' });
    });

    it('begins with the markup of the company, unless one is given', async () => {
      await app.admin.put('/api/company', { name: 'Forja', default_markup: 32.5 }).expect(200);
      const markupOf = async (given: object) =>
        (await app.admin.post('/api/orders', { type: 'pre_order', ...given }).expect(201)).body as object;
      expect(await markupOf({})).toMatchObject({ markup: 32.5 });
      expect(await markupOf({ markup: 0 })).toMatchObject({ markup: 0 });
      expect(await markupOf({ markup: null })).toMatchObject({ markup: 0 });
      await app.admin.put('/api/company', { name: 'Minha empresa' }).expect(200);
    });

    it('stores every field of a multipart form', async () => {
      const { body } = await app.admin
        .post('/api/orders')
        .field('type', 'pre_order')
        .field('customer_id', String(catalogue.customer))
        .field('delivery_type', 'CIF')
        .field('delivery_value', '150.50')
        .field('service_value', '20')
        .field('discount', '')
        .field('markup', '12.345')
        .field('delivery_date', '2026-12-01T14:30')
        .field('estimated_delivery_date', '15 dias')
        .field('payment_obs', '28 dias')
        .field('validity_days', '20')
        .field('quote_obs', 'Sem montagem.')
        .expect(201);
      expect(body).toMatchObject({
        customer_id: catalogue.customer,
        delivery_type: 'CIF',
        delivery_value: 150.5,
        service_value: 20,
        discount: 0,
        markup: 12.345,
        delivery_date: '2026-12-01T14:30',
        estimated_delivery_date: '15 dias',
        payment_obs: '28 dias',
        validity_days: 20,
        quote_obs: 'Sem montagem.',
        customer: { name: 'Metalúrgica Açaí', state: { abbreviation: 'P1', icms: 18 } },
        totals: { freight: 150.5, service: 20, total: 170.5 },
      });
    });

    it('names every wrong field at once', async () => {
      const wrong = {
        customer_id: 'x',
        delivery_type: 'AIR',
        delivery_value: 1.234,
        discount: -1,
        markup: 1.2345,
        delivery_date: '2026-02-31T10:00',
        payment_obs: 7,
        validity_days: 366,
      };
      const { body } = await app.admin.post('/api/orders', wrong).expect(422);
      expect(body.errors).toEqual({
        type: ['Tipo é obrigatório'],
        customer_id: ['Deve ser um número'],
        delivery_type: ['Valor não reconhecido'],
        delivery_value: ['Máximo 2 casas decimais'],
        discount: ['Desconto deve ser maior ou igual a 0'],
        markup: ['Máximo 3 casas decimais'],
        delivery_date: ['Data inválida'],
        payment_obs: ['Deve ser um texto'],
        validity_days: ['Validade deve ser de 1 a 365 dias'],
      });
    });

    it('refuses a customer that is not there', async () => {
      const { body } = await app.admin
        .post('/api/orders', { type: 'order', customer_id: 999_999 })
        .expect(422);
      expect(body.errors).toEqual({ customer_id: ['Registro não encontrado'] });
    });
  });

  describe('saving', () => {
    it('changes the fields given and leaves the others, however it is sent', async () => {
      const order = await orderOf(app.admin, { payment_obs: 'à vista', delivery_type: 'FOB', markup: 10 });
      const path = `/api/orders/${order.id}`;
      const first = await app.admin
        .post(path)
        .set(...OVERRIDE)
        .field('markup', '20')
        .expect(200);
      expect(first.body).toMatchObject({
        markup: 20,
        payment_obs: 'à vista',
        delivery_type: 'FOB',
        version: 2,
      });
      const second = await app.admin.put(path, { delivery_type: null, payment_obs: '' }).expect(200);
      expect(second.body).toMatchObject({ markup: 20, payment_obs: null, delivery_type: null, version: 3 });
      await app.admin.post(path, { markup: 30 }).expect(404);
      expect(await readOrder(app.admin, order.id)).toEqual(second.body);
    });

    it('refuses an older version and changes nothing', async () => {
      const order = await orderOf(app.admin);
      const path = `/api/orders/${order.id}`;
      const saved = await app.admin.put(path, { payment_obs: 'A', version: 1 }).expect(200);
      const { body } = await app.admin.put(path, { payment_obs: 'B', version: 1 }).expect(409);
      expect(body.message).toMatch(/alterado por outra pessoa/);
      expect(await readOrder(app.admin, order.id)).toEqual(saved.body);
      await app.admin.put(`${path}/update-status`, { status: 'cancelled', version: 1 }).expect(409);
      await app.admin.put(`${path}/on-markup-change`, { markup: 5, version: 1 }).expect(409);
      await app.admin.put(path, { payment_obs: 'C' }).expect(200);
    });

    it('counts no version for a save that changes nothing', async () => {
      const order = await orderOf(app.admin, { markup: 10 });
      const { body } = await app.admin.put(`/api/orders/${order.id}`, { markup: 10 }).expect(200);
      expect(body).toEqual(order);
    });

    it('asks for a type where one is given empty', async () => {
      const { id } = await orderOf(app.admin);
      const { body } = await app.admin.put(`/api/orders/${id}`, { type: null, discount: 'x' }).expect(422);
      expect(body.errors).toEqual({ type: ['Tipo é obrigatório'], discount: ['Deve ser um número'] });
    });

    it('never makes a quote of an order', async () => {
      const { id } = await orderOf(app.admin, { type: 'order' });
      const { body } = await app.admin.put(`/api/orders/${id}`, { type: 'pre_order' }).expect(422);
      expect(body).toEqual({
        message: 'Não é possível alterar um pedido para orçamento',
        errors: { type: ['Não é possível alterar um pedido para orçamento'] },
      });
    });

    it('approves a quote whose type is changed by hand', async () => {
      const { id } = await orderOf(app.admin);
      const { body } = await app.admin
        .put(`/api/orders/${id}`, { type: 'order', payment_obs: 'ok' })
        .expect(200);
      expect(body).toMatchObject({
        type: 'order',
        status: 'waiting_release',
        payment_obs: 'ok',
        approved_by: 'Administrador',
        last_move: { by: 'Administrador', status: 'waiting_release' },
      });
      expect(Date.parse(body.approved_at)).not.toBeNaN();
    });

    it('does not approve a cancelled quote by its type', async () => {
      const { id } = await orderOf(app.admin);
      await app.admin.put(`/api/orders/${id}/update-status`, { status: 'cancelled' }).expect(200);
      const { body } = await app.admin.put(`/api/orders/${id}`, { type: 'order' }).expect(422);
      expect(body.errors).toEqual({ type: ['O status atual não permite esta mudança'] });
    });
  });

  it('answers 404 for what is not there', async () => {
    for (const id of ['999999', 'new', '0', '99999999999']) {
      await app.admin.get(`/api/orders/${id}`).expect(404);
    }
    await app.admin.put('/api/orders/999999', { markup: 1 }).expect(404);
    await app.admin.delete('/api/orders/999999').expect(404);
    await app.admin.post('/api/orders/999999/duplicate').expect(404);
    await app.admin.put('/api/orders/999999/update-status', { status: 'cancelled' }).expect(404);
    await app.admin.get('/api/orders/999999/history').expect(404);
  });

  it('deletes an order with everything in it, and answers it as it was', async () => {
    const order = await orderOf(app.admin, { customer_id: catalogue.customer });
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, catalogue);
    const before = await readOrder(app.admin, order.id);
    const { body } = await app.admin.delete(`/api/orders/${order.id}`).expect(200);
    expect(body).toEqual(before);
    await app.admin.get(`/api/orders/${order.id}`).expect(404);
    await app.admin.get(`/api/sets/${set.id}`).expect(404);
    await app.admin.get(`/api/set-parts/${part.id}`).expect(404);
    for (const table of ['order_sets', 'set_parts', 'part_processes']) {
      const column = { order_sets: 'order_id', set_parts: 'set_id', part_processes: 'part_id' }[table];
      const id = { order_sets: order.id, set_parts: set.id, part_processes: part.id }[table];
      expect(await app.db.manager.query(`SELECT id FROM ${table} WHERE ${column} = ${id}`)).toEqual([]);
    }
  });

  it('keeps who did what in the history, newest first', async () => {
    const { id } = await orderOf(app.admin);
    await app.admin.put(`/api/orders/${id}`, { markup: 5 }).expect(200);
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'approved' }).expect(200);
    const { body } = await app.admin.get(`/api/orders/${id}/history`).expect(200);
    const entries = (body as { user_name: string; action: string; details: unknown }[]).map(
      ({ action, details }) => [action, details],
    );
    expect(entries).toEqual([
      [
        'approved',
        {
          type: ['pre_order', 'order'],
          status: ['waiting_response', 'waiting_release'],
          approved_by: [null, 'Administrador'],
          approved_at: [null, expect.any(String)],
        },
      ],
      ['status_moved', { status: ['in_progress', 'waiting_response'], revision: [null, 0] }],
      ['saved', { markup: [0, 5] }],
      ['created', null],
    ]);
    expect(body[0].user_name).toBe('Administrador');
  });

  it('keeps what changed in parts and sets, by name, and a page of the history at a time', async () => {
    const order = await orderOf(app.admin);
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, catalogue);
    const history = async (query = '') =>
      (await app.admin.get(`/api/orders/${order.id}/history${query}`).expect(200)).body as {
        id: number;
        action: string;
        details: Record<string, unknown>;
      }[];
    const path = `/api/sets/${set.id}/parts/${part.id}`;
    await app.admin.put(path, { type: 'sheet', quantity: part.quantity + 1 }).expect(200);
    const [saved] = await history();
    expect(saved).toMatchObject({ action: 'part_saved', details: { part_id: part.id, part: part.title } });
    expect(saved?.details.quantity).toEqual([part.quantity, part.quantity + 1]);
    expect(saved?.details).toHaveProperty('final_value');
    expect(saved?.details).not.toHaveProperty('unit_value');

    const before = (await history()).length;
    await app.admin.put(path, { type: 'sheet', quantity: part.quantity + 1 }).expect(200);
    expect(await history()).toHaveLength(before);

    await app.admin.post(`/api/sets/${set.id}/update`, { name: 'Base', quantity: 3 }).expect(200);
    await app.admin.delete(`/api/set-parts/${part.id}`).expect(200);
    await app.admin.delete(`/api/sets/${set.id}`).expect(200);
    const [setGone, partGone, setSaved] = await history();
    expect(setGone).toMatchObject({ action: 'set_deleted', details: { set: 'Base' } });
    expect(partGone).toMatchObject({ action: 'part_deleted', details: { part: part.title } });
    expect(setSaved?.details).toMatchObject({ name: [set.name, 'Base'], quantity: [1, 3] });

    const all = await history();
    expect(await history(`?before=${all[1]?.id}`)).toEqual(all.slice(2));
    await app.admin.get(`/api/orders/${order.id}/history?before=x`).expect(422);
  });
});
