import { ORDERS, type OrderChanged } from '../../src/orders/access/changed-orders.js';
import { OrdersRepository, type OrderFields } from '../../src/orders/orders.repository.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';

describe('a change of an order', () => {
  let app: TestApp;
  let ids: { order: number; set: number; part: number };
  let announced: OrderChanged[];

  beforeAll(async () => {
    app = await TestApp.start();
    const order = await orderOf(app.admin);
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, await catalogueOf(app.admin));
    ids = { order: order.id, set: set.id, part: part.id };
    announced = [];
    const run = (changes: readonly OrderChanged[]) => void announced.push(...changes);
    app.db.follow([{ name: 'test', topic: ORDERS, phase: 'afterCommit', run }]);
  });
  beforeEach(() => announced.splice(0));
  afterAll(() => app.close());

  it('is announced by each write inside of it, with the origin of its request', async () => {
    const host = 'forja.test';
    const change = expect.objectContaining({ order_id: ids.order, origin: `http://${host}` }) as OrderChanged;
    await app.admin.put(`/api/orders/${ids.order}`, { payment_obs: '28 dias' }).set('Host', host).expect(200);
    expect(announced.splice(0)).toEqual([change]);
    await app.admin.post(`/api/sets/${ids.set}/update`, { quantity: 3 }).set('Host', host).expect(200);
    expect(announced.splice(0)).toEqual([change]);
    await app.admin
      .put(`/api/sets/${ids.set}/parts/order`, { ids: [ids.part] })
      .set('Host', host)
      .expect(200);
    expect(announced.splice(0)).toEqual([change]);
    await app.admin.delete(`/api/set-parts/${ids.part}`).set('Host', host).expect(200);
    expect(announced).toEqual([change]);
  });

  it('is not announced where only the permission was checked, or nothing was stored', async () => {
    await app.admin
      .post(`/api/sets/${ids.set}/update`)
      .attach('image', Buffer.from('text'), 'a.txt')
      .expect(415);
    await app.admin.post(`/api/sets/${ids.set}/update`, { quantity: 4, version: 0 }).expect(409);
    await app.admin.put(`/api/orders/${ids.order}`, { payment_obs: '28 dias' }).expect(200);
    await app.admin.get(`/api/orders/${ids.order}`).expect(200);
    expect(announced).toEqual([]);
  });

  it.each<[string, Partial<OrderFields>, boolean, former_owner: unknown]>([
    ['its customer', { customer_id: null }, true, undefined],
    ['its owner', { created_by_id: null }, true, expect.any(Number)],
    ['its file', { os_file_id: null }, true, undefined],
    ['its delivery', { delivery_type: 'FOB', delivery_date: null }, false, undefined],
  ])(
    'of %s says whether it is found by other words since, and whose it was',
    async (_, fields, words, former_owner) => {
      await app.db.write(() => app.app.get(OrdersRepository).update(ids.order, fields));
      expect(announced).toMatchObject([{ order_id: ids.order, words, former_owner }]);
    },
  );
});
