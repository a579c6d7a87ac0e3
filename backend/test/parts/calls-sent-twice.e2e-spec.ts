import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, orderOf, type Part, readOrder, setOf } from '../world/orders.js';

interface Answer {
  set_id: number;
  set_ids: number[];
  repeated: boolean;
  parts: Part[];
  sets: { set_id: number; part_ids: number[] }[];
  missing: string[];
  order: { sets: { id: number; parts: Part[] }[] };
  order_totals: { total: number };
}

describe('Kits and copies that are asked for again @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  const quote = () => orderOf(user, { customer_id: catalogue.customer, markup: 30 });
  const post = async (orderId: number, path: string, body: object, status = 200): Promise<Answer> =>
    (await user.post(`/api/orders/${String(orderId)}/${path}`, body).expect(status)).body as Answer;
  /** A quote with a set of two parts. */
  const source = async () => {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const parts: Part[] = [];
    for (const title of ['A', 'B'])
      parts.push(await newPart(user, setId, { ...exampleFields(catalogue), title }));
    return { orderId, setId, ids: parts.map(({ id }) => id) };
  };
  const stored = async (orderId: number) =>
    (await readOrder(user, orderId)).sets.map(({ id, parts }) => [id, parts.map((part) => part.id)]);
  const removeParts = (orderId: number, ids: readonly number[]) =>
    user
      .patch(`/api/orders/${String(orderId)}/parts`, { parts: ids.map((id) => ({ id, remove: true })) })
      .expect(200);
  const ids = ({ parts }: Pick<Answer, 'parts'>) => parts.map(({ id }) => id);

  test('a kit is inserted once by two calls at once and by one later, and anew once its set was removed', async () => {
    const { setId } = await source();
    const kit = (await user.post('/api/kits', { name: 'Mesa', set_id: setId }).expect(201)).body as {
      id: number;
    };
    const { id: orderId } = await quote();
    const insert = () => post(orderId, 'insert-kit', { kit_id: kit.id, key: 'kit-1' }, 201);
    const both = await Promise.all([insert(), insert()]);
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    const again = await insert();
    const [[set, parts]] = (await stored(orderId)) as [[number, number[]]];
    expect(parts).toHaveLength(2);
    for (const answer of [...both, again]) {
      expect(answer).toMatchObject({ set_id: set, missing: [] });
      expect(answer.order.sets.map(({ id }) => id)).toEqual([set]);
    }
    const other = await post(orderId, 'insert-kit', { kit_id: kit.id, key: 'kit-2' }, 201);
    expect(other.repeated).toBe(false);
    expect(await stored(orderId)).toHaveLength(2);
    await user.delete(`/api/kits/${String(kit.id)}`).expect(200);
    expect(await insert()).toMatchObject({ set_id: set, repeated: true });
    await user.delete(`/api/sets/${String(set)}`).expect(200);
    const { body } = await user
      .post(`/api/orders/${String(orderId)}/insert-kit`, { kit_id: kit.id, key: 'kit-1' })
      .expect(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['kit_id']);
  });

  test('a kit without a name for its call is inserted each time, and a name counts for its order', async () => {
    const { setId } = await source();
    const kit = (await user.post('/api/kits', { name: 'Mesa', set_id: setId }).expect(201)).body as {
      id: number;
    };
    const { id: orderId } = await quote();
    await post(orderId, 'insert-kit', { kit_id: kit.id }, 201);
    await post(orderId, 'insert-kit', { kit_id: kit.id, key: null }, 201);
    expect(await stored(orderId)).toHaveLength(2);
    const { id: otherId } = await quote();
    for (const id of [orderId, otherId])
      expect(await post(id, 'insert-kit', { kit_id: kit.id, key: 'x' }, 201)).toMatchObject({
        repeated: false,
      });
  });

  test.each(['the same order', 'another order'])('copies of parts within %s are made once', async (where) => {
    const from = await source();
    const target = where === 'another order' ? (await quote()).id : from.orderId;
    const [one, two] = [(await setOf(user, target)).id, (await setOf(user, target)).id];
    const [a, b] = from.ids as [number, number];
    const body = {
      mode: 'copy',
      from_order_id: from.orderId,
      key: 'parts-1',
      // One set twice, and the later part first.
      targets: [
        { set_id: two, ids: [b] },
        { set_id: one, ids: [a], position: 1 },
      ],
    };
    const before = await stored(target);
    const both = await Promise.all([
      post(target, 'transfer-parts', body),
      post(target, 'transfer-parts', body),
    ]);
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    const again = await post(target, 'transfer-parts', body);
    const [copyOfB, copyOfA] = ids(again) as [number, number];
    expect(again.parts.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(both.map(ids)).toEqual([ids(again), ids(again)]);
    expect(again).toMatchObject({
      repeated: true,
      former: [],
      sets: expect.arrayContaining([
        { set_id: one, part_ids: [copyOfA] },
        { set_id: two, part_ids: [copyOfB] },
      ]) as unknown,
    });
    expect(again.order_totals).toEqual((await readOrder(user, target)).totals);
    expect(await stored(target)).toEqual([...before.slice(0, -2), [one, [copyOfA]], [two, [copyOfB]]]);

    await removeParts(target, [copyOfA]);
    expect(ids(await post(target, 'transfer-parts', body))).toEqual([copyOfB]);
    await removeParts(target, [copyOfB]);
    const anew = await post(target, 'transfer-parts', body);
    expect(anew).toMatchObject({ repeated: false });
    expect(ids(await post(target, 'transfer-parts', body))).toEqual(ids(anew));
  });

  test('copies that go into one set twice are answered in the order of the request', async () => {
    const from = await source();
    const [a, b] = from.ids as [number, number];
    const body = {
      mode: 'copy',
      key: 'parts-2',
      targets: [
        { set_id: from.setId, ids: [b] },
        { set_id: from.setId, ids: [a], position: 1 },
      ],
    };
    const first = await post(from.orderId, 'transfer-parts', body);
    const again = await post(from.orderId, 'transfer-parts', body);
    expect(again.parts).toEqual(first.parts);
    expect((await stored(from.orderId)).flat(2)).toHaveLength(5);
  });

  test('copies of sets are made once', async () => {
    const from = await source();
    const other = await newSet(user, {});
    await post(from.orderId, 'transfer-sets', { mode: 'copy', ids: [from.setId] });
    const sets = (await stored(from.orderId)).map(([id]) => id as number);
    const body = {
      mode: 'copy',
      from_order_id: from.orderId,
      ids: [...sets].reverse(),
      position: 1,
      key: 's',
    };
    const both = await Promise.all([
      post(other.orderId, 'transfer-sets', body),
      post(other.orderId, 'transfer-sets', body),
    ]);
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    const again = await post(other.orderId, 'transfer-sets', body);
    expect(both.map(({ set_ids }) => set_ids)).toEqual([again.set_ids, again.set_ids]);
    const now = await stored(other.orderId);
    expect(now.map(([id]) => id)).toEqual([...again.set_ids, other.setId]);
    for (const setId of again.set_ids) await user.delete(`/api/sets/${String(setId)}`).expect(200);
    expect(await post(other.orderId, 'transfer-sets', body)).toMatchObject({ repeated: false });
  });

  test('a copy that was refused leaves no name behind, and a move answers as without one', async () => {
    const from = await source();
    const { setId, orderId } = await newSet(user, {});
    const path = `/api/orders/${String(orderId)}/transfer-parts`;
    const body = { mode: 'copy', from_order_id: from.orderId, key: 'k' };
    await user
      .post(path, { ...body, targets: [{ set_id: setId, ids: [...from.ids, 999_999_999] }] })
      .expect(422);
    const targets = [{ set_id: setId, ids: from.ids }];
    expect(await post(orderId, 'transfer-parts', { ...body, targets })).toMatchObject({ repeated: false });
    const move = { ...body, mode: 'move', key: 'move', targets };
    expect(await post(orderId, 'transfer-parts', move)).toMatchObject({ repeated: false });
    await user.post(path, move).expect(422);
    expect((await stored(orderId))[0]?.[1]).toHaveLength(4);
  });
});
