import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, type OrderBody, type Part } from '../world/orders.js';

/** A worked example: 12 minutes and a setup of 15 at 2.35 a minute, ten pieces a set, markup 30 %. */
const PROCESS = { title: 'Dobra', value_per_minute: 2.35, setup: 15 };

describe('setups', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let process: number;
  let orderId: number;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders', 'view_costs');
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    process = (await user.post('/api/processes', PROCESS).expect(201)).body.id as number;
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const row = (pivot: object = { time: 12 }) => ({ processes: [{ id: process, pivot }] });
  const make = (pivot?: object) => newPart(user, setId, { ...exampleFields(catalogue), ...row(pivot) });
  const save = async (part: Part, body: object) =>
    (await user.put(`/api/sets/${setId}/parts/${part.id}`, body).expect(200)).body as Part;
  const order = async () => (await user.get(`/api/orders/${orderId}`).expect(200)).body as OrderBody;
  const sets = (quantity: number) => user.post(`/api/sets/${setId}/update`, { quantity }).expect(200);

  test('are spread over all pieces of the lot, and follow the quantity of the set', async () => {
    const part = await make();
    expect(part).toMatchObject({ unit_value: 69.85, final_value: 698.5, version: 1 });
    expect(part.processes).toEqual([
      {
        id: process,
        title: 'Dobra',
        value_per_minute: 2.35,
        setup: 15,
        has_rule: false,
        rule_driver: null,
        typed_over_rule: false,
        pivot: { time: 12, final_value: 28.2, setup: null, setup_value: 3.53, rule: false, exact_time: null },
      },
    ]);
    const without = await make({ time: 12, setup: 0 });
    await sets(3);
    const tripled = await order();
    expect(tripled.sets[0]?.parts).toMatchObject([
      { id: part.id, version: 2, unit_value: 66.8, final_value: 668 },
      { id: without.id, version: 1, unit_value: 65.27 },
    ]);
    expect(tripled.totals.total).toBe(2004 + 3 * 652.7 + tripled.totals.ipi);
    const margins = await user.get(`/api/orders/${orderId}/margins`).expect(200);
    expect(margins.body.sets[0].parts[0]).toMatchObject({ cost: 513.82, contribution: 33.94, margin: 5.08 });
  });

  test('a row’s own stays until it is taken back; a request that leaves it out changes nothing', async () => {
    const part = await make({ time: 12, setup: 30 });
    expect(part.processes[0]?.pivot).toMatchObject({ setup: 30, setup_value: 7.05 });
    const kept = await save(part, row({ time: 13 }));
    expect(kept.processes[0]?.pivot).toMatchObject({ time: 13, setup: 30 });
    const back = await save(part, row({ time: 13, setup: null }));
    expect(back.processes[0]?.pivot).toMatchObject({ setup: null, setup_value: 3.53 });
    const refused = await user.put(`/api/sets/${setId}/parts/${part.id}`, row({ time: 1, setup: 1.5 }));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'processes.0.pivot.setup': ['Apenas números inteiros'] },
    ]);
    const preview = { ...row({ time: 12, setup: 15 }), id: part.id, quantity: 1 };
    const calculated = await user.post('/api/set-parts/calculateProperties', { part: preview }).expect(200);
    expect(calculated.body.processes[0].pivot.setup_value).toBe(35.25);
    expect(calculated.body.steps).toContainEqual(
      expect.objectContaining({ field: 'setup_value', name: 'Preparação do processo 1' }),
    );
  });

  test('the catalogue keeps one that a save leaves out; parts keep theirs until Recalcular', async () => {
    const part = await make();
    const { setup: _setup, ...rest } = PROCESS;
    const kept = await user.put(`/api/processes/${process}`, rest).expect(200);
    expect(kept.body).toMatchObject({ setup: 15 });
    await user.put(`/api/processes/${process}`, { ...PROCESS, setup: 60 }).expect(200);
    const changed = (await user.get(`/api/set-parts/${part.id}`).expect(200)).body as Part;
    expect(changed).toMatchObject({
      unit_value: 69.85,
      basis_differences: [{ source: 'process', id: process, field: 'setup', basis: 15, current: 60 }],
    });
    const refreshed = await save(part, { refresh: true });
    expect(refreshed.processes[0]?.pivot.setup_value).toBe(14.1);
    expect(refreshed.final_value).toBe(changed.current_final_value);
    const copy = await user.post(`/api/orders/${orderId}/duplicate`).expect(201);
    expect(copy.body.sets[0].parts[0]).toMatchObject({
      unit_value: refreshed.unit_value,
      processes: refreshed.processes,
    });
  });
});
