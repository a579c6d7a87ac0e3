import type { LiveTotalsView } from '../../src/orders/live/totals/live-totals.view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newSet, partOf, setOf } from '../world/orders.js';

/** The worked part of docs/pricing.md, ten pieces. */
const WORKED = {
  parts_count: 1,
  parts: 676.1,
  ipi: 33.81,
  reform: 0,
  icms: 121.7,
  total: 709.91,
  gross_weight: 24.7275,
  net_weight: 23.55,
  material_cost: 220.07,
  process_cost: 300,
};

describe('live totals', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const totals = async (id: number, body: object, client: Client = app.admin): Promise<LiveTotalsView> =>
    (await client.post(`/api/orders/${String(id)}/live-totals`, body).expect(200)).body as LiveTotalsView;

  const quote = () => newSet(app.admin, { customer_id: catalogue.customer, markup: 30 });

  it('are those of the order and of the selected parts, as often as their sets are made', async () => {
    const { orderId, setId } = await quote();
    const part = await partOf(app.admin, setId, catalogue);
    const other = await setOf(app.admin, orderId);
    const twice = await partOf(app.admin, other.id, catalogue);
    await app.admin.post(`/api/sets/${String(other.id)}/update`, { quantity: 2 }).expect(200);
    await app.admin.put(`/api/orders/${String(orderId)}`, { discount: 9.73 }).expect(200);
    expect(await totals(orderId, { part_ids: [part.id, 999_999] })).toEqual({
      order: {
        parts_count: 2,
        parts: 2028.3,
        ipi: 101.43,
        reform: 0,
        icms: 365.1,
        total: 2120, // 2,028.30 + 101.43 − 9.73
        gross_weight: 74.1825,
        net_weight: 70.65,
        material_cost: 660.21,
        process_cost: 900,
      },
      selection: WORKED,
      part: null,
    });
    const { selection } = await totals(orderId, { part_ids: [twice.id] });
    expect(selection).toMatchObject({ parts: 1352.2, total: 1419.82, process_cost: 600 });
    expect((await totals(orderId, { part_ids: [] })).selection).toMatchObject({ parts_count: 0, total: 0 });
  });

  it('count a part as it is being edited, as saving it then does', async () => {
    const { orderId, setId } = await quote();
    const part = await partOf(app.admin, setId, catalogue);
    await partOf(app.admin, setId, catalogue);
    const draft = { ...exampleFields(catalogue), id: part.id, quantity: 17, length: 333.3 };
    const live = await totals(orderId, { part: draft });
    expect(live.part?.parts).not.toBe(WORKED.parts);
    expect((await totals(orderId, {})).order).toMatchObject({ parts: 1352.2 });
    const { id: _id, ...fields } = draft;
    await app.admin.put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, fields).expect(200);
    const stored = await totals(orderId, { part_ids: [part.id] });
    expect(live).toEqual({ order: stored.order, selection: null, part: stored.selection });
    const order = (await app.admin.get(`/api/orders/${String(orderId)}`).expect(200)).body as {
      totals: Record<string, number>;
    };
    expect(live.order).toMatchObject({
      total: order.totals.total,
      ipi: order.totals.ipi,
      net_weight: order.totals.net_weight,
    });
  });

  it('show costs to users who may see them alone, and refuse a part of another order', async () => {
    const { orderId, setId } = await quote();
    const part = await partOf(app.admin, setId, catalogue);
    const seller = await app.userWith('edit_pre_orders', 'view_all_orders');
    const { material_cost: _material, process_cost: _process, ...open } = WORKED;
    const seen = await totals(orderId, { part_ids: [part.id] }, seller);
    expect(seen).toEqual({ order: open, selection: open, part: null });
    const elsewhere = await quote();
    const path = `/api/orders/${String(elsewhere.orderId)}/live-totals`;
    await app.admin.post(path, { part: { id: part.id } }).expect(404);
    await app.admin.post(path, { part: { id: part.id, quantity: -1 } }).expect(422);
    const many = Array.from({ length: 5001 }, (_, index) => index + 1);
    await app.admin.post(path, { part_ids: many }).expect(413);
  });
});
