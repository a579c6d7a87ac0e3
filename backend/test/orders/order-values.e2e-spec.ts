import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { type OrderBody, orderOf, type PartBody, partOf, readOrder, setOf } from '../world/orders.js';

describe('the values of an order', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  /** An order with the worked example as its one part, following its markup of 30 %. */
  async function workedExample(): Promise<{ order: OrderBody; setId: number; part: PartBody }> {
    const { id } = await orderOf(app.admin, { customer_id: catalogue.customer, markup: 30 });
    const set = await setOf(app.admin, id);
    const part = await partOf(app.admin, set.id, catalogue);
    return { order: await readOrder(app.admin, id), setId: set.id, part };
  }
  const partsOf = (order: OrderBody): PartBody[] => order.sets.flatMap(({ parts }) => parts);

  it('are those of the worked example, and the totals follow', async () => {
    const { order, part } = await workedExample();
    expect(part).toMatchObject({
      net_weight: 23.55,
      gross_weight: 24.7275,
      unit_value: 67.61,
      final_value: 676.1,
      unit_ipi_value: 3.38,
      total_ipi_value: 33.81,
      unit_icms_value: 12.17,
      total_icms_value: 121.7,
    });
    const { body } = await app.admin
      .put(`/api/orders/${order.id}`, {
        delivery_type: 'CIF',
        delivery_value: 100,
        service_value: 50,
        discount: 9.91,
      })
      .expect(200);
    expect(body.totals).toMatchObject({
      parts: 676.1,
      ipi: 33.81,
      icms: 121.7,
      freight: 100,
      service: 50,
      discount: 9.91,
      total: 850,
      gross_weight: 24.7275,
      net_weight: 23.55,
    });
    const fob = await app.admin.put(`/api/orders/${order.id}`, { delivery_type: 'FOB' }).expect(200);
    expect(fob.body).toMatchObject({ delivery_value: 100, totals: { freight: 0, total: 750 } });
  });

  it.each([
    ['PUT on-markup-change', (id: number) => [`/api/orders/${id}/on-markup-change`, { markup: 50 }]],
    ['a save of the order', (id: number) => [`/api/orders/${id}`, { markup: 50 }]],
  ] as const)('follow a new markup through %s, save where a part has its own', async (_, call) => {
    const { order, setId, part } = await workedExample();
    const own = await partOf(app.admin, setId, catalogue, { markup: 30 });
    const [path, body] = call(order.id) as [string, object];
    const changed = (await app.admin.put(path, body).expect(200)).body as OrderBody;
    expect(changed).toMatchObject({ markup: 50, version: order.version + 1 });
    const [following, keeping] = partsOf(changed);
    expect(following).toMatchObject({ id: part.id, markup: null, unit_value: 78.01, final_value: 780.1 });
    expect(keeping).toEqual(own);
    expect(changed.totals.parts).toBe(1456.2);
    expect(await readOrder(app.admin, order.id)).toEqual(changed);
  });

  it("change in ICMS alone with the order's customer", async () => {
    const { order, part } = await workedExample();
    await app.admin
      .put(`/api/materials/${catalogue.material}`, {
        name: 'Aço 1020',
        specific_weight: 0.00785,
        price_kg: 99,
      })
      .expect(200);
    const moved = await app.admin
      .put(`/api/orders/${order.id}`, { customer_id: catalogue.elsewhere })
      .expect(200);
    const [after] = partsOf(moved.body);
    const icms = { icms: 12, unit_icms_value: 8.11, total_icms_value: 81.13 };
    expect(after).toMatchObject({
      ...icms,
      unit_value: part.unit_value,
      total_ipi_value: part.total_ipi_value,
    });
    expect(moved.body.totals).toMatchObject({ icms: 81.13, parts: 676.1, total: 709.91 });
    const none = await app.admin.put(`/api/orders/${order.id}`, { customer_id: null }).expect(200);
    expect(partsOf(none.body)[0]).toMatchObject({ icms: 0, total_icms_value: 0, final_value: 676.1 });
    await app.admin
      .put(`/api/materials/${catalogue.material}`, {
        name: 'Aço 1020',
        specific_weight: 0.00785,
        price_kg: 8.9,
      })
      .expect(200);
  });

  describe('with a discount', () => {
    const refused = {
      message: 'O desconto não pode ser maior que o total',
      errors: { discount: ['O desconto não pode ser maior que o total'] },
    };

    it('refuse one above what it is taken from', async () => {
      const { order } = await workedExample();
      const path = `/api/orders/${order.id}`;
      expect((await app.admin.put(path, { discount: 709.92 }).expect(422)).body).toEqual(refused);
      expect(await readOrder(app.admin, order.id)).toEqual(order);
      const { body } = await app.admin.put(path, { discount: 709.91 }).expect(200);
      expect(body.totals.total).toBe(0);
    });

    it('refuse one on a new order that has nothing to take it from', async () => {
      const fields = { type: 'pre_order', discount: 10, delivery_value: 10, delivery_type: 'FOB' };
      expect((await app.admin.post('/api/orders', fields).expect(422)).body).toEqual(refused);
      await app.admin.post('/api/orders', { ...fields, delivery_type: 'CIF' }).expect(201);
    });

    it('refuse a change by which it would come to exceed the total, and keep every part', async () => {
      const { order } = await workedExample();
      const path = `/api/orders/${order.id}`;
      const before = (await app.admin.put(path, { discount: 700 }).expect(200)).body as OrderBody;
      const lower = await app.admin.put(`${path}/on-markup-change`, { markup: 0 }).expect(422);
      expect(lower.body).toEqual(refused);
      expect(await readOrder(app.admin, order.id)).toEqual(before);
    });

    it('let a part shrink, and the next save of the values set it right', async () => {
      const { order, setId, part } = await workedExample();
      const path = `/api/orders/${order.id}`;
      await app.admin.put(path, { discount: 700 }).expect(200);
      await app.admin.put(`/api/sets/${setId}/parts/${part.id}`, { type: 'sheet', quantity: 1 }).expect(200);
      expect((await readOrder(app.admin, order.id)).totals.total).toBeLessThan(0);
      await app.admin.put(path, { payment_obs: 'à vista' }).expect(200);
      expect((await app.admin.put(path, { discount: 700 }).expect(422)).body).toEqual(refused);
      await app.admin.put(path, { discount: 7 }).expect(200);
    });
  });

  it('takes an emptied markup as 0, and recalculates the parts that follow it', async () => {
    const { order } = await workedExample();
    const path = `/api/orders/${order.id}/on-markup-change`;
    const { body } = await app.admin.put(path, { markup: null }).expect(200);
    expect(body).toMatchObject({ markup: 0, sets: [{ parts: [{ markup: null, unit_value: 52.01 }] }] });
  });

  it('refuses a markup that is not a number of at most three decimals', async () => {
    const { id } = await orderOf(app.admin);
    const path = `/api/orders/${id}/on-markup-change`;
    expect((await app.admin.put(path, {}).expect(422)).body.errors).toEqual({
      markup: ['Campo obrigatório'],
    });
    const fine = await app.admin.put(path, { markup: 1.2345 }).expect(422);
    expect(fine.body.errors).toEqual({ markup: ['Máximo 3 casas decimais'] });
  });
});
