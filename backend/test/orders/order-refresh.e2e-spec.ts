import fc from 'fast-check';
import type { OrderRefreshView } from '../../src/orders/tools/refresh/order-refresh.view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BAR, BENDING, COMPONENT, NCM, STEEL } from '../world/example.js';
import {
  exampleFields,
  newPart,
  newSet,
  type OrderBody,
  type PartBody,
  readOrder,
  setOf,
} from '../world/orders.js';

describe('Recalcular for all parts of an order @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let orderId: number;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    catalogue = await catalogueOf(user);
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const path = () => `/api/orders/${String(orderId)}/refresh`;
  const preview = async () => (await user.get(path()).expect(200)).body as OrderRefreshView;
  const example = (fields: object = {}, set = setId) =>
    newPart(user, set, { ...exampleFields(catalogue), title: 'Aba', ...fields });
  const price = (price_kg: number) =>
    user.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg }).expect(200);
  const partsOf = (order: OrderBody): PartBody[] => order.sets.flatMap(({ parts }) => parts);

  it('shows what each part and the order would be, and stores nothing', async () => {
    const part = await example();
    await user.post(`/api/sets/${String(setId)}/update`, { name: 'Base', quantity: 2 }).expect(200);
    const other = await setOf(user, orderId);
    await newPart(user, other.id, { type: 'component', component_id: catalogue.component, quantity: 1 });
    await price(10);
    const before = await readOrder(user, orderId);
    // 676.10 → 711.50 a set, twice; on top of it 5 % IPI: 33.81 → 35.58.
    expect(await preview()).toEqual({
      version: before.version,
      digest: expect.any(String),
      parts: [
        {
          id: part.id,
          title: 'Aba',
          set_id: setId,
          set: 'Base',
          set_quantity: 2,
          final_value: 676.1,
          new_final_value: 711.5,
          difference: 35.4,
          kept: [],
        },
      ],
      total: before.totals.total,
      new_total: Number((before.totals.total + 2 * (35.4 + 1.77)).toFixed(2)),
      difference: 74.34,
    });
    expect(await readOrder(user, orderId)).toEqual(before);
  });

  it('lists what stays as it is: locked figures, and processes whose value was typed', async () => {
    const processes = (final_value: number) => [{ id: catalogue.process, pivot: { time: 12, final_value } }];
    const locked = { locked_values: ['unit_value', 'net_weight'], unit_value: 70, net_weight: 24 };
    await example({ ...locked, processes: processes(31) });
    await example({ processes: processes(30) });
    await price(10);
    const { parts } = await preview();
    const { title } = BENDING;
    expect(parts.map(({ kept }) => kept)).toEqual([['Peso líquido total', 'Valor unitário', title], []]);
  });

  it('stores what was shown, answers the order, and leaves a trace in the history', async () => {
    const part = await example();
    const untouched = await newPart(user, setId, { type: 'component', component_id: catalogue.component });
    const blank = await newPart(user, setId, {});
    await price(10);
    const { version, digest, total, new_total } = await preview();
    const { body } = await user.put(path(), { version, digest }).expect(200);
    const stored = body as OrderBody;
    expect(stored).toEqual(await readOrder(user, orderId));
    expect(stored.totals.total).toBe(new_total);
    const [dearer, ...others] = partsOf(stored);
    expect(dearer).toMatchObject({ id: part.id, final_value: 711.5, basis_differences: [], version: 2 });
    expect(others).toMatchObject([
      { id: untouched.id, version: untouched.version },
      { id: blank.id, version: blank.version },
    ]);
    const [event] = (await user.get(`/api/orders/${String(orderId)}/history`).expect(200)).body;
    expect(event).toMatchObject({
      action: 'recalculated',
      details: { part_ids: [part.id], total: [total, new_total] },
    });
  });

  it('changes nothing where nothing has changed, and says so', async () => {
    await example();
    const before = await readOrder(user, orderId);
    const { parts, difference, version, digest } = await preview();
    expect({ parts, difference }).toEqual({ parts: [], difference: 0 });
    expect((await user.put(path(), { version, digest }).expect(200)).body).toEqual(before);
    const history = (await user.get(`/api/orders/${String(orderId)}/history`).expect(200)).body;
    expect(history).toMatchObject([{ action: 'created' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the order', () => user.put(`/api/orders/${String(orderId)}`, { discount: 1 }).expect(200)],
    ['a part', () => example({ title: 'Nova' })],
    ['the catalogue', () => price(11)],
  ])('refuses what was shown before %s changed', async (_name, change) => {
    await example();
    await price(10);
    const { version, digest } = await preview();
    await change();
    const before = await readOrder(user, orderId);
    await user.put(path(), { version, digest }).expect(409);
    expect(await readOrder(user, orderId)).toEqual(before);
  });

  it('refuses the whole for a part whose result is too large, and names it', async () => {
    await example();
    const large = { type: 'component', component_id: catalogue.component, quantity: 1_000_000_000 };
    await newPart(user, setId, { ...large, title: 'Parafuso' });
    const dear = { ...COMPONENT, unit_value: 9_999_999_999 };
    await user.put(`/api/components/${String(catalogue.component)}`, dear).expect(200);
    const before = await readOrder(user, orderId);
    for (const call of [user.get(path()), user.put(path(), {})]) {
      const { body } = await call.expect(422);
      expect((body as { message: string }).message).toMatch(/^Peça Parafuso: Valor .* é grande demais/);
    }
    expect(await readOrder(user, orderId)).toEqual(before);
  });

  const money = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
  const anyRow = () =>
    fc.record({
      id: fc.constantFrom(null, catalogue.process),
      pivot: fc.record({ time: fc.integer({ min: 0, max: 90 }), final_value: fc.option(money) }),
    });
  const anyFields = () =>
    fc.record({
      type: fc.constantFrom('material', 'sheet', 'bar', 'component', 'process', null),
      material_id: fc.constantFrom(null, catalogue.material),
      sheet_id: fc.constantFrom(null, catalogue.sheet),
      bar_id: fc.constantFrom(null, catalogue.bar),
      component_id: fc.constantFrom(null, catalogue.component),
      ncm_id: fc.constantFrom(null, catalogue.ncm),
      thickness: money,
      width: money,
      length: money,
      markup: fc.option(fc.integer({ min: 0, max: 500 })),
      quantity: fc.integer({ min: 0, max: 500 }),
      unit_value: money,
      unit_net_weight: money,
      locked_values: fc.subarray(['unit_value', 'unit_net_weight']),
      processes: fc.array(anyRow(), { maxLength: 3 }),
    });
  const figures = () =>
    fc.record({
      price_kg: money,
      unit_value: money,
      value_per_minute: money,
      ipi: fc.integer({ min: 0, max: 100 }),
    });

  it('gives every part what its own Recalcular gives it, whatever it is and whatever changed', async () => {
    const enter = async (resource: string, id: number, body: object) => {
      await user.put(`/api/${resource}/${String(id)}`, body).expect(200);
    };
    const change = async ({ price_kg, unit_value, value_per_minute, ipi }: Record<string, number>) => {
      await enter('materials', catalogue.material, { ...STEEL, price_kg });
      await enter('bars', catalogue.bar, { ...BAR, price_kg });
      await enter('components', catalogue.component, { ...COMPONENT, unit_value });
      await enter('processes', catalogue.process, { ...BENDING, value_per_minute });
      await enter('mercosur-common-nomenclatures', catalogue.ncm, { ...NCM, ipi });
    };
    const run = async (fields: object[], then: Record<string, number>) => {
      const opened = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
      ({ orderId, setId } = opened);
      for (const each of fields) await newPart(user, setId, each);
      await change(then);
      const { body: copy } = await user.post(`/api/orders/${String(orderId)}/duplicate`).expect(201);
      const { version, digest, new_total } = await preview();
      const all = (await user.put(path(), { version, digest }).expect(200)).body as OrderBody;
      for (const { id, set_id, type } of partsOf(copy as OrderBody)) {
        if (type === null) continue;
        await user.put(`/api/sets/${String(set_id)}/parts/${String(id)}`, { refresh: true }).expect(200);
      }
      const single = await readOrder(user, (copy as OrderBody).id);
      const bare = ({ id: _id, set_id: _set, version: _version, ...part }: PartBody) => part;
      expect(partsOf(all).map(bare)).toEqual(partsOf(single).map(bare));
      expect(all.totals.total).toBe(new_total);
      expect(single.totals.total).toBe(new_total);
    };
    const parts = fc.array(anyFields(), { minLength: 1, maxLength: 4 });
    await fc.assert(fc.asyncProperty(parts, figures(), run), { numRuns: walks(25) });
  });
});
