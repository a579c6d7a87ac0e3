import type { OrderMarginsView } from '../../src/orders/tools/margins/order-margins.view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newSet, partOf, setOf } from '../world/orders.js';

describe('margins', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let seller: Client;
  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
    seller = await app.userWith('edit_pre_orders', 'view_all_orders');
  });
  afterAll(() => app.close());

  const quote = () => newSet(app.admin, { customer_id: catalogue.customer, markup: 30 });
  const marginsOf = async (id: number): Promise<OrderMarginsView> =>
    (await app.admin.get(`/api/orders/${String(id)}/margins`).expect(200)).body as OrderMarginsView;

  it('are cost, contribution and margin of parts, sets and the order', async () => {
    const { orderId, setId } = await quote();
    const part = await partOf(app.admin, setId, catalogue);
    const worked = { cost: 520.07, contribution: 34.33, margin: 5.08 };
    const empty = await setOf(app.admin, orderId);
    expect(await marginsOf(orderId)).toEqual({
      ...worked,
      without_discount: { contribution: 34.33, margin: 5.08 },
      sets: [
        { id: setId, ...worked, parts: [{ id: part.id, ...worked }] },
        { id: empty.id, cost: 0, contribution: 0, margin: null, parts: [] },
      ],
    });
    await app.admin.post(`/api/sets/${String(setId)}/update`, { quantity: 3 }).expect(200);
    await app.admin.put(`/api/orders/${String(orderId)}`, { discount: 28.3 }).expect(200);
    // 3 × (676.10 − 121.70 − 520.07) − 28.30, of 2,000.00
    expect(await marginsOf(orderId)).toMatchObject({
      cost: 1560.21,
      contribution: 74.69,
      margin: 3.73,
      without_discount: { contribution: 102.99, margin: 5.08 },
      sets: [{ cost: 1560.21, contribution: 102.99, parts: [worked] }, { margin: null }],
    });
  });

  it('of several orders leave out those that the user does not see', async () => {
    const controller = await app.userWith('view_costs', 'edit_pre_orders');
    const [theirs, own] = [await quote(), await newSet(controller, {})];
    await partOf(app.admin, theirs.setId, catalogue);
    const margins = async (client: Client, ...ids: number[]) =>
      (await client.post('/api/order-margins', { ids }).expect(200)).body as unknown[];
    const { cost, contribution, margin } = await marginsOf(theirs.orderId);
    const [one, other] = [
      { id: theirs.orderId, cost, contribution, margin },
      { id: own.orderId, cost: 0, contribution: 0, margin: null },
    ];
    const all = await margins(app.admin, own.orderId, theirs.orderId, 999_999);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([one, other]));
    expect(await margins(controller, own.orderId, theirs.orderId)).toEqual([other]);
    await app.admin
      .post('/api/order-margins', { ids: Array.from({ length: 201 }, (_, i) => i + 1) })
      .expect(422);
  });

  it('keep the promised prices: a dearer sheet costs what the part was calculated with, until Recalcular', async () => {
    const { orderId, setId } = await quote();
    const part = await partOf(app.admin, setId, catalogue, {
      locked_values: ['gross_weight'],
      gross_weight: 30,
    });
    const before = await marginsOf(orderId);
    expect(before.sets[0]).toMatchObject({ cost: 567 });
    const steel = (price_kg: number) =>
      app.admin.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg }).expect(200);
    await steel(STEEL.price_kg + 1);
    expect(await marginsOf(orderId)).toEqual(before);
    const path = `/api/sets/${String(setId)}/parts/${String(part.id)}`;
    await app.admin.put(path, { ...exampleFields(catalogue), refresh: true, locked_values: [] }).expect(200);
    expect((await marginsOf(orderId)).cost).toBe(544.8);
    await steel(STEEL.price_kg);
  });

  it('come with a calculation, for users who may see them alone', async () => {
    const { setId } = await quote();
    const part = { ...exampleFields(catalogue), set_id: setId };
    const calculate = async (client: Client) =>
      (await client.post('/api/set-parts/calculateProperties', { part }).expect(200)).body as {
        margin?: unknown;
      };
    expect((await calculate(app.admin)).margin).toEqual({ cost: 520.07, contribution: 34.33, margin: 5.08 });
    expect(await calculate(seller)).not.toHaveProperty('margin');
    const controller = await app.userWith('view_costs', 'view_all_orders');
    expect((await calculate(controller)).margin).toMatchObject({ margin: 5.08 });
  });

  it('can be the target: the markup that leaves them, at the ICMS of the customer', async () => {
    const { orderId, setId } = await quote();
    await partOf(app.admin, setId, catalogue);
    const path = `/api/orders/${String(orderId)}`;
    const markup = (target: string) => app.admin.get(`${path}/markup-for-margin?target_margin=${target}`);
    expect((await markup('25').expect(200)).body).toEqual({ markup: 75.439 });
    await app.admin.put(`${path}/on-markup-change`, { markup: 75.439 }).expect(200);
    expect((await marginsOf(orderId)).margin).toBe(25);
    const { body } = await markup('82').expect(422);
    expect(body).toMatchObject({
      message: 'A margem desejada e o ICMS (18 %) precisam somar menos de 100 % do preço.',
    });
    for (const wrong of ['-1', '100', 'x', '']) await markup(wrong).expect(422);
  });
});
