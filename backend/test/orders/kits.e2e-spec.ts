import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BENDING, STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, orderOf, type Part, readOrder } from '../world/orders.js';

interface Kit {
  id: number;
  version: number;
  name: string;
  folder: string | null;
  parts_count: number;
  parts: { title: string; quantity: number; made_of: string | null; processes: string[] }[];
}

interface Inserted {
  set_id: number;
  missing: string[];
  order: { sets: { id: number; name: string; quantity: number; position: number; parts: Part[] }[] };
}

describe('kits', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  /** A set of the worked example's part, made three times. */
  async function exampleSet() {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    await user.post(`/api/sets/${String(setId)}/update`, { quantity: 3, breaks: [10] }).expect(200);
    const part = await newPart(user, setId, { ...exampleFields(catalogue), title: 'Aba' });
    return { orderId, setId, part };
  }

  const kitOf = async (setId: number, name: string, folder: string | null = null): Promise<Kit> =>
    (await user.post('/api/kits', { name, folder, set_id: setId }).expect(201)).body as Kit;
  const insert = async (orderId: number, kit_id: number): Promise<Inserted> =>
    (await user.post(`/api/orders/${String(orderId)}/insert-kit`, { kit_id }).expect(201)).body as Inserted;
  const price = async (price_kg: number) => {
    await user.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg }).expect(200);
  };

  test('a set is saved as a kit, found by folder and name, renamed and deleted', async () => {
    const { setId } = await exampleSet();
    const kit = await kitOf(setId, 'Mesa', 'Bancadas');
    expect(kit).toMatchObject({ version: 1, name: 'Mesa', folder: 'Bancadas', parts_count: 1 });
    expect(kit.parts).toEqual([
      {
        title: 'Aba',
        quantity: 10,
        made_of: expect.any(String),
        processes: [BENDING.title],
        thumbnail: null,
      },
    ]);
    const alone = await kitOf(setId, 'Zinco');
    const listed = (await user.get('/api/kits').expect(200)).body as Kit[];
    const own = listed.filter(({ id }) => [kit.id, alone.id].includes(id));
    expect(own.map(({ name }) => name)).toEqual(['Zinco', 'Mesa']);
    const path = `/api/kits/${String(kit.id)}`;
    await user.put(path, { name: 'Mesa 2', version: 1 }).expect(200);
    await user.put(path, { name: 'Mesa 3', version: 1 }).expect(409);
    expect((await user.get(path).expect(200)).body).toMatchObject({
      name: 'Mesa 2',
      folder: 'Bancadas',
      version: 2,
    });
    expect((await user.put(path, { name: '' }).expect(422)).body.errors).toEqual({
      name: ['Nome é obrigatório'],
    });
    await user.delete(path).expect(200);
    await user.get(path).expect(404);
    await user.delete(`/api/kits/${String(alone.id)}`).expect(200);
  });

  test('inserted it takes the prices of today, and the terms of its order', async () => {
    const { setId, orderId } = await exampleSet();
    const kit = await kitOf(setId, 'Suporte');
    const same = await insert(orderId, kit.id);
    const [original, copy] = same.order.sets;
    expect(copy).toMatchObject({ id: same.set_id, name: 'Suporte', quantity: 3, breaks: [10], position: 2 });
    const figures = ({ id: _, set_id: __, processes, ...part }: Part) => ({
      ...part,
      processes: processes.map(({ pivot }) => pivot),
    });
    expect(copy?.parts.map(figures)).toEqual(original?.parts.map(figures));
    expect(same.missing).toEqual([]);

    await price(20);
    const other = await orderOf(user, { customer_id: catalogue.elsewhere, markup: 10 });
    const { order, set_id } = await insert(other.id, kit.id);
    const now = await newPart(user, set_id, { ...exampleFields(catalogue), title: 'Aba' });
    const { position: _, ...expected } = figures(now);
    const [inserted] = order.sets;
    expect(inserted?.parts.map(figures)).toMatchObject([expected]);
    expect(inserted?.parts[0]?.unit_value).not.toBe(original?.parts[0]?.unit_value);
    const { totals } = await readOrder(user, other.id);
    expect(totals.parts).toBeCloseTo(2 * 3 * now.final_value, 2);
    await price(STEEL.price_kg);
  });

  test('typed prices stay behind; measured weights and own markups come along', async () => {
    const { orderId, setId } = await newSet(user, { markup: 30 });
    await newPart(user, setId, {
      ...exampleFields(catalogue),
      markup: 5,
      locked_values: ['unit_value', 'unit_net_weight'],
      unit_value: 999,
      unit_net_weight: 3.5,
      processes: [{ id: catalogue.process, pivot: { time: 12, final_value: 77 } }],
    });
    const kit = await kitOf(setId, 'Travado');
    const { order } = await insert(orderId, kit.id);
    const part = order.sets[1]?.parts[0];
    expect(part).toMatchObject({ locked_values: ['unit_net_weight'], unit_net_weight: 3.5, markup: 5 });
    expect(part?.unit_value).not.toBe(999);
    expect(part?.processes[0]?.pivot.final_value).toBeCloseTo(12 * BENDING.value_per_minute, 2);
  });

  test('entries that are gone leave their choices empty, and are named', async () => {
    const { orderId, setId } = await newSet(user, {});
    const made = await user.post('/api/components', { name: 'Rodízio', unit_value: 12 }).expect(201);
    const { id } = made.body as { id: number };
    await newPart(user, setId, { type: 'component', component_id: id, title: 'Roda', quantity: 4 });
    const kit = await kitOf(setId, 'Carrinho');
    await user.delete(`/api/sets/${String(setId)}`).expect(200);
    await user.delete(`/api/components/${String(id)}`).expect(200);
    const { order, missing } = await insert(orderId, kit.id);
    expect(missing).toEqual(['Rodízio']);
    expect(order.sets[0]?.parts[0]).toMatchObject({ component_id: null, quantity: 4, final_value: 0 });
  });

  test('only a set that is seen becomes a kit, and only an order that may be changed takes one', async () => {
    const { orderId, setId } = await exampleSet();
    const colleague = await app.userWith('edit_pre_orders');
    await colleague.post('/api/kits', { name: 'Alheio', set_id: setId }).expect(404);
    const kit = await kitOf(setId, 'Comum');
    await colleague.get(`/api/kits/${String(kit.id)}`).expect(200);
    const call = `/api/orders/${String(orderId)}/insert-kit`;
    await colleague.post(call, { kit_id: kit.id }).expect(404);
    const reader = await app.userWith('view_all_orders');
    await reader.post(call, { kit_id: kit.id }).expect(403);
    const gone = await user.post(call, { kit_id: 999_999 }).expect(422);
    expect(gone.body).toMatchObject({ errors: { kit_id: ['Este kit não existe mais'] } });
    await user
      .put(`/api/orders/${String(orderId)}/update-status`, { status: 'waiting_response' })
      .expect(200);
    await user.post(call, { kit_id: kit.id }).expect(422);
  });
});
