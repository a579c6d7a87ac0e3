import type { CalculationView } from '../../src/orders/parts/calculation-view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BENDING, EXAMPLE_RESULT, STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, type Part } from '../world/orders.js';

describe('Pricing: saved prices do not change by themselves', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let orderId: number;
  let part: Part;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    catalogue = await catalogueOf(user);
    const opened = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    orderId = opened.orderId;
    part = await newPart(user, opened.setId, exampleFields(catalogue));
  });

  afterEach(async () => {
    await user.delete(`/api/states/${catalogue.state}`);
  });

  const save = async (body: object) => {
    const answer = await user.put(`/api/sets/${part.set_id}/parts/${part.id}`, body).expect(200);
    return answer.body as Part;
  };
  const calculate = async (body: object) => {
    const answer = await user.post('/api/set-parts/calculateProperties', body).expect(200);
    return answer.body as CalculationView;
  };
  const reload = async () => (await user.get(`/api/set-parts/${part.id}`).expect(200)).body as Part;
  const dearerSteel = () =>
    user.put(`/api/materials/${catalogue.material}`, { ...STEEL, price_kg: 10 }).expect(200);
  const dearerCut = () =>
    user.put(`/api/processes/${catalogue.process}`, { ...BENDING, value_per_minute: 3 }).expect(200);

  /** 2.47275 × 10 + 30 = 54.7275, × 1.3 */
  const WITH_DEARER_STEEL = { unit_value: 71.15, final_value: 711.5 };

  test('a new price alters no saved part; the part says that it differs', async () => {
    await dearerSteel();
    const difference = { source: 'sheet', id: catalogue.sheet, field: 'price_kg', basis: 8.9, current: 10 };
    const today = { basis_differences: [difference], current_final_value: WITH_DEARER_STEEL.final_value };
    expect(part.current_final_value).toBeNull();
    expect(await reload()).toEqual({ ...part, ...today });
    const order = (await user.get(`/api/orders/${orderId}`).expect(200)).body;
    expect(order.sets[0].parts[0]).toMatchObject(today);
    const set = (await user.get(`/api/sets/${part.set_id}`).expect(200)).body;
    expect(set.parts[0]).toMatchObject(today);
  });

  test('another quantity keeps the old price, Recalcular takes the new one', async () => {
    await dearerSteel();
    const kept = await save({ quantity: 20 });
    expect(kept).toMatchObject({ unit_value: 67.61, final_value: 1352.2 });
    expect(kept.basis_differences).toHaveLength(1);
    const renewed = await save({ quantity: 10, refresh: true });
    expect(renewed).toMatchObject({
      ...WITH_DEARER_STEEL,
      basis_differences: [],
      current_final_value: null,
    });
    expect(await save({ quantity: 10 })).toMatchObject(WITH_DEARER_STEEL);
  });

  test('another choice takes its own current figures, everything else keeps its saved ones', async () => {
    const other = {
      name: 'Chapa 6 mm',
      material_id: catalogue.material,
      thickness: 6,
      width: 1000,
      length: 2000,
    };
    const sheet = (await user.post('/api/sheets', other).expect(201)).body;
    await dearerSteel();
    await dearerCut();
    const changed = await save({ sheet_id: sheet.id });
    // 4.9455 kg × 10.00 + the saved 30.00, × 1.3
    expect(changed).toMatchObject({ thickness: 6, unit_net_weight: 4.71, unit_value: 103.29 });
    expect(changed.basis_differences).toMatchObject([{ source: 'process', basis: 2.5, current: 3 }]);
  });

  test('a process keeps its rate when its time changes, a typed value stays when everything is renewed', async () => {
    await dearerCut();
    const longer = await save({ processes: [{ id: catalogue.process, pivot: { time: 20 } }] });
    expect(longer.processes[0]).toMatchObject({
      value_per_minute: 2.5,
      pivot: { time: 20, final_value: 50 },
    });
    const typed = { id: catalogue.process, pivot: { time: 20, final_value: 44.44 } };
    const both = await save({ processes: [longer.processes[0], typed] });
    const renewed = await save({ processes: both.processes, refresh: true });
    expect(renewed.processes.map(({ pivot }) => pivot.final_value)).toEqual([60, 44.44]);
  });

  test("the process value takes today's rate, or the part's saved one", async () => {
    await dearerCut();
    const value = async (body: object) =>
      (await user.post('/api/set-parts/calculateProcessValue', body).expect(200)).body.value as number;
    expect(await value({ process_id: catalogue.process, time: 12 })).toBe(36);
    expect(await value({ process_id: catalogue.process, time: 12, part_id: part.id })).toBe(30);
    expect(await value({ process_id: null, time: 12 })).toBe(0);
    expect(await value({ process_id: catalogue.process, time: 0 })).toBe(0);
    await user.post('/api/set-parts/calculateProcessValue', { process_id: 999_999, time: 1 }).expect(422);
    await user.post('/api/set-parts/calculateProcessValue', { process_id: 1, time: 1.5 }).expect(422);
  });

  test('another customer changes the ICMS alone', async () => {
    await dearerSteel();
    const state = { name: 'Outro estado', abbreviation: 'YY', icms: 12 };
    const stateId = (await user.post('/api/states', state).expect(201)).body.id;
    const customer = { name: 'Outro cliente', state_id: stateId };
    const customerId = (await user.post('/api/customers', customer).expect(201)).body.id;
    await user.put(`/api/orders/${orderId}`, { customer_id: customerId }).expect(200);
    const changed = await reload();
    expect(changed).toMatchObject({
      ...EXAMPLE_RESULT,
      icms: 12,
      unit_icms_value: 8.11,
      total_icms_value: 81.13,
    });
    expect(changed.basis_differences).toMatchObject([{ source: 'sheet', field: 'price_kg' }]);
    await user.put(`/api/orders/${orderId}`, { customer_id: null }).expect(200);
    expect(await reload()).toMatchObject({ icms: 0, total_icms_value: 0, final_value: 676.1 });
  });

  test("the order's markup moves the parts that follow it, from their own figures", async () => {
    const own = await newPart(user, part.set_id, { ...exampleFields(catalogue), markup: 0 });
    await dearerSteel();
    const { body } = await user.put(`/api/orders/${orderId}/on-markup-change`, { markup: 50 }).expect(200);
    const [follows, keeps] = body.sets[0].parts;
    // 52.007475 × 1.5
    expect(follows).toMatchObject({ id: part.id, markup: null, unit_value: 78.01, final_value: 780.1 });
    expect(keeps).toMatchObject({ id: own.id, markup: 0, unit_value: 52.01, version: own.version });
    expect(body.totals.parts).toBe(1300.2);
  });

  test("a new part takes the ICMS of the customer's state at that moment", async () => {
    await user
      .put(`/api/states/${catalogue.state}`, { name: 'Estado', abbreviation: 'ZZ', icms: 20 })
      .expect(200);
    expect((await newPart(user, part.set_id)).icms).toBe(20);
    const kept = await save({ quantity: 1 });
    expect(kept.icms).toBe(18);
    expect(kept.basis_differences).toEqual([
      { source: 'icms', id: null, field: 'icms', basis: 18, current: 20 },
    ]);
    expect((await save({ refresh: true })).icms).toBe(20);
  });

  describe('calculateProperties', () => {
    test('answers what a save would store, with every step, and stores nothing', async () => {
      const answer = await calculate({ part: { ...part, quantity: 20, locked_values: [] } });
      expect(answer).toMatchObject({
        quantity: 20,
        net_weight: 47.1,
        gross_weight: 49.455,
        unit_value: 67.61,
      });
      expect(answer).toMatchObject({ final_value: 1352.2, total_ipi_value: 67.61, total_icms_value: 243.4 });
      expect(answer.processes).toEqual([
        {
          id: catalogue.process,
          value_per_minute: 2.5,
          setup: 0,
          has_rule: false,
          rule_problem: null,
          pivot: { time: 12, final_value: 30, setup: null, setup_value: 0, rule: false, exact_time: null },
        },
      ]);
      const named = answer.steps.map(({ field }) => field);
      expect(named).toEqual(expect.arrayContaining(['unit_net_weight', 'unit_value', 'total_icms_value']));
      expect(await reload()).toEqual(part);
    });

    test('keeps the saved figures of a saved part, and takes the current ones with refresh', async () => {
      await dearerSteel();
      const kept = await calculate({ part: { id: part.id } });
      expect(kept).toMatchObject({ unit_value: 67.61 });
      expect(kept.basis_differences).toHaveLength(1);
      const renewed = await calculate({ part: { id: part.id }, refresh: true });
      expect(renewed).toMatchObject({ ...WITH_DEARER_STEEL, basis_differences: [] });
      expect((await reload()).unit_value).toBe(67.61);
    });

    test('a part that is not saved takes markup and ICMS from its set or order, or none', async () => {
      const fields = exampleFields(catalogue);
      expect(await calculate({ part: { ...fields, set_id: part.set_id } })).toMatchObject(EXAMPLE_RESULT);
      expect(await calculate({ part: { ...fields, order_id: orderId } })).toMatchObject(EXAMPLE_RESULT);
      const alone = await calculate({ part: fields });
      expect(alone).toMatchObject({ unit_value: 52.01, icms: 0, total_icms_value: 0, loss: 5 });
      expect(await calculate({ part: {} })).toMatchObject({ final_value: 0, markup: null, loss: 0 });
    });

    test('names what is wrong below part', async () => {
      const part = { width: -1, locked_values: ['weight'] };
      const refused = await user.post('/api/set-parts/calculateProperties', { part }).expect(422);
      expect(refused.body.errors).toEqual({
        'part.width': ['Largura deve ser maior ou igual a 0'],
        'part.locked_values': ['Campo que não pode ser travado: weight'],
      });
      await user.post('/api/set-parts/calculateProperties', {}).expect(422);
      await user.post('/api/set-parts/calculateProperties', { part: { order_id: 999_999 } }).expect(404);
    });
  });
});
