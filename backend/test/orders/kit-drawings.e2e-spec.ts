import { circle, dxf, line, on, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newSet, type Part } from '../world/orders.js';

/** 400 × 250 with holes of 100 and 12, and one bend. */
const PLATE = dxf(
  [rectangle(0, 0, 400, 250), circle(125, 125, 50), circle(300, 125, 6), on('DOBRA', line(200, 0, 200, 250))],
  { units: 4 },
);

/** Parts of a large kit. */
const MANY = 300;

interface Inserted {
  set_id: number;
  order: {
    sets: { id: number; parts: Part[] }[];
    totals: { sets: { id: number; quantity: number; final_value: number; unit: { final_value: number } }[] };
  };
}

describe('kits with drawings', () => {
  let app: TestApp;
  let user: Client;
  let colleague: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders', 'delete_pre_orders');
    colleague = await app.userWith();
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  const kitOf = async (setId: number, name: string): Promise<number> =>
    ((await user.post('/api/kits', { name, set_id: setId }).expect(201)).body as { id: number }).id;
  const insert = async (orderId: number, kit_id: number): Promise<Inserted> =>
    (await user.post(`/api/orders/${String(orderId)}/insert-kit`, { kit_id }).expect(201)).body as Inserted;

  /** Where its original is served. */
  const pathOf = ({ original }: Part): string => original?.path ?? 'none';

  /** A set of one part from a DXF, weighed by its area, whose hole of 100 is not cut. */
  async function drawnSet() {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const { body } = await user
      .post('/api/upload-set-part')
      .field('set_id', String(setId))
      .attach('file', Buffer.from(PLATE), 'Chapa.dxf')
      .expect(201);
    const { id } = body as Part;
    const { body: sheet } = await user.get(`/api/set-parts/${String(id)}/contours`).expect(200);
    const { contours } = sheet as { contours: { id: string; diameter: number | null }[] };
    const out = contours.filter(({ diameter }) => diameter === 100).map((contour) => contour.id);
    const saved = await user
      .put(`/api/sets/${String(setId)}/parts/${String(id)}`, {
        ...exampleFields(catalogue),
        type: 'sheet',
        sheet_id: catalogue.sheet,
        width: 250,
        length: 400,
        true_area: true,
        contours_out: out,
      })
      .expect(200);
    return { orderId, setId, part: saved.body as Part };
  }

  const kept = ({ contours_out, cut, flat_pattern, unit_net_weight, final_value, true_area }: Part) => ({
    contours_out,
    cut,
    flat_pattern,
    unit_net_weight,
    final_value,
    true_area,
  });

  test('drawing and contours come along, price the same, and outlive the order that they are from', async () => {
    const { orderId, setId, part } = await drawnSet();
    expect(part.contours_out).toHaveLength(1);
    const kit = await kitOf(setId, 'Chapa furada');
    const other = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    await user.delete(`/api/orders/${String(orderId)}`).expect(200);

    // Everyone sees the kit with its picture, and what it would cost in an order: what it then costs.
    const { thumbnail, parts } = (await colleague.get(`/api/kits/${String(kit)}`).expect(200)).body as {
      thumbnail: string;
      parts: { thumbnail: string | null }[];
    };
    expect(parts.map((each) => each.thumbnail)).toEqual([thumbnail]);
    await colleague.get(thumbnail).expect(200);
    const offered = await user.get(`/api/orders/${String(other.orderId)}/kits/${String(kit)}`).expect(200);
    const { set_id, order } = await insert(other.orderId, kit);
    const made = order.totals.sets.find(({ id }) => id === set_id);
    expect(offered.body).toEqual({
      quantity: made?.quantity,
      unit_value: made?.unit.final_value,
      final_value: made?.final_value,
      missing: [],
    });
    const copy = order.sets.find(({ id }) => id === set_id)?.parts[0];
    if (!copy) throw new Error('The kit made no part');
    expect(kept(copy)).toEqual(kept(part));
    expect(copy.content).not.toBeNull();

    // The kit's own files go with it; those of the order share their objects and stay.
    await user.delete(`/api/kits/${String(kit)}`).expect(200);
    await user.get(pathOf(copy)).expect(200);
    const again = await user.get(`/api/set-parts/${String(copy.id)}/contours`).expect(200);
    expect((again.body as { contours: unknown[] }).contours).toHaveLength(3);
  });

  test('a kit that is gone leaves no file behind', async () => {
    const { orderId, setId, part } = await drawnSet();
    const kit = await kitOf(setId, 'Passageiro');
    await user.delete(`/api/orders/${String(orderId)}`).expect(200);
    const { orderId: other } = await newSet(user, { markup: 30 });
    const { order } = await insert(other, kit);
    expect(order.sets.at(-1)?.parts[0]?.original).toEqual(part.original);
    await user.delete(`/api/orders/${String(other)}`).expect(200);
    await user.delete(`/api/kits/${String(kit)}`).expect(200);
    await user.get(pathOf(part)).expect(404);
  });

  test('a set of 300 parts becomes a kit and a set again', async () => {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const parts = Array.from({ length: MANY }, (_, index) => ({
      ...exampleFields(catalogue),
      set_id: setId,
      title: `Chapa ${String(index + 1)}`,
      obs: 'Rebarbar e limpar antes da pintura. '.repeat(8),
    }));
    await user.patch(`/api/orders/${String(orderId)}/parts`, { parts }).expect(200);
    const kit = await kitOf(setId, 'Galpão');
    const { set_id, order } = await insert(orderId, kit);
    const [before, after] = [setId, set_id].map((id) =>
      order.sets.find((set) => set.id === id)?.parts.map(({ title, final_value }) => [title, final_value]),
    );
    expect(after).toHaveLength(MANY);
    expect(after).toEqual(before);
  });
});
