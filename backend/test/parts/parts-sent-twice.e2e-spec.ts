import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newSet, setOf, type OrderBody, type Part } from '../world/orders.js';

interface Batch {
  parts: Part[];
  removed: number[];
  refused: { index: number; id: number | null; status: number }[];
  kept: { part_id: number; state: string | null }[];
  order_totals: { total: number };
}

describe('Rows that add parts and are sent again @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  const quote = () => newSet(user, { customer_id: catalogue.customer, markup: 30 });
  const send = async (orderId: number, parts: object[]): Promise<Batch> => {
    const body = { partial: true, keep: true, parts };
    return (await user.patch(`/api/orders/${String(orderId)}/parts`, body).expect(200)).body as Batch;
  };
  const stored = async (orderId: number) => {
    const order = (await user.get(`/api/orders/${String(orderId)}`).expect(200)).body as OrderBody;
    return { ...order, parts: order.sets.flatMap(({ parts }) => parts as unknown as Part[]) };
  };
  const rowsOf = (setId: number, ...names: string[]) =>
    names.map((title) => ({ ...exampleFields(catalogue), set_id: setId, title, key: `key-of-${title}` }));
  const ids = ({ parts }: Pick<Batch, 'parts'>) => parts.map(({ id }) => id);

  test('two at once, and again later, become their parts once', async () => {
    const { orderId, setId } = await quote();
    const rows = rowsOf(setId, 'A', 'B', 'C');
    const [one, other] = await Promise.all([send(orderId, rows), send(orderId, rows)]);
    const again = await send(orderId, [...rowsOf(setId, 'D'), ...rows]);
    const { parts, totals } = await stored(orderId);
    expect(parts.map(({ title, position }) => [title, position])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 4],
    ]);
    expect(ids(one)).toEqual(ids({ parts: parts.slice(0, 3) }));
    expect(other.parts).toEqual(one.parts);
    expect(again.parts.map(({ title }) => title)).toEqual(['D', 'A', 'B', 'C']);
    expect(again.parts.slice(1)).toEqual(one.parts);
    expect(again.kept).toHaveLength(4);
    expect(again.kept).toEqual(
      expect.arrayContaining(ids(again).map((part_id) => ({ part_id, state: null }))),
    );
    expect(again.order_totals).toEqual(totals);
  });

  test('a part that another has changed meanwhile is answered as it is by now', async () => {
    const { orderId, setId } = await quote();
    const [row] = rowsOf(setId, 'A');
    const [part] = (await send(orderId, [row!])).parts;
    await send(orderId, [{ id: part!.id, version: 1, quantity: 7 }]);
    const { parts } = await send(orderId, [{ ...row, quantity: 10 }]);
    expect(parts).toEqual([expect.objectContaining({ id: part!.id, quantity: 7, version: 2 })]);
    expect(parts).toEqual((await stored(orderId)).parts);
  });

  test('a part that was removed since is added anew, and again only once', async () => {
    const { orderId, setId } = await quote();
    const rows = rowsOf(setId, 'A');
    const [part] = (await send(orderId, rows)).parts;
    await send(orderId, [{ id: part!.id, remove: true }]);
    const anew = await send(orderId, rows);
    expect(ids(anew)).not.toEqual([part!.id]);
    expect(ids(await send(orderId, rows))).toEqual(ids(anew));
    expect(ids(await stored(orderId))).toEqual(ids(anew));
  });

  test('a name counts for its set, and only for rows that were stored', async () => {
    const { orderId, setId } = await quote();
    const { id: other } = await setOf(user, orderId);
    const [row] = rowsOf(setId, 'A');
    const wrong = { ...row, width: -1 };
    await user
      .patch(`/api/orders/${String(orderId)}/parts`, { parts: [row, { ...wrong, key: 'B' }] })
      .expect(422);
    await send(orderId, [wrong]);
    expect((await stored(orderId)).parts).toEqual([]);
    const added = await send(orderId, [row!]);
    const elsewhere = await send(orderId, [{ ...row, set_id: other }]);
    expect(ids(await stored(orderId))).toEqual([...ids(added), ...ids(elsewhere)]);
  });

  describe('with the wish to remove what they became', () => {
    const gone = (setId: number, title: string, fields: object = {}) => ({
      set_id: setId,
      key: `key-of-${title}`,
      remove: true,
      version: 1,
      ...fields,
    });

    test('remove that part, which can come back, and nothing where they became none', async () => {
      const { orderId, setId } = await quote();
      const [a, b] = (await send(orderId, rowsOf(setId, 'A', 'B'))).parts;
      const answer = await send(orderId, [gone(setId, 'A'), gone(setId, 'never sent')]);
      expect(answer).toMatchObject({ parts: [], removed: [a!.id], refused: [] });
      expect(ids(await stored(orderId))).toEqual([b!.id]);
      expect(await send(orderId, [gone(setId, 'never sent')])).toMatchObject({ parts: [], removed: [] });
      const [kept] = answer.kept;
      expect(kept?.part_id).toBe(a!.id);
      await send(orderId, [{ id: a!.id, restore: kept?.state }]);
      expect(ids(await stored(orderId))).toEqual([a!.id, b!.id]);
    });

    test('leave a part that another has changed since, and one that is gone by now', async () => {
      const { orderId, setId } = await quote();
      const [part] = (await send(orderId, rowsOf(setId, 'A'))).parts;
      await send(orderId, [{ id: part!.id, version: 1, quantity: 7 }]);
      const { refused } = await send(orderId, [gone(setId, 'A')]);
      expect(refused).toMatchObject([{ index: 0, id: part!.id, status: 409 }]);
      expect(ids(await stored(orderId))).toEqual([part!.id]);
      await send(orderId, [{ id: part!.id, remove: true }]);
      expect((await send(orderId, [gone(setId, 'A')])).removed).toEqual([]);
    });

    test('are refused without a name, or beside another row of the part', async () => {
      const { orderId, setId } = await quote();
      const [part] = (await send(orderId, rowsOf(setId, 'A'))).parts;
      const path = `/api/orders/${String(orderId)}/parts`;
      const errors = async (parts: object[]) =>
        Object.keys(((await user.patch(path, { parts }).expect(422)).body as { errors: object }).errors);
      expect(await errors([gone(setId, 'A', { key: null })])).toEqual(['parts.0.id']);
      expect(await errors([{ id: part!.id, quantity: 3 }, gone(setId, 'A')])).toEqual(['parts.1.key']);
      expect(ids(await stored(orderId))).toEqual([part!.id]);
    });
  });

  test('the same name twice in one call is refused: which row counts would be a guess', async () => {
    const { orderId, setId } = await quote();
    const rows = [...rowsOf(setId, 'A'), ...rowsOf(setId, 'A')];
    const { body } = await user
      .patch(`/api/orders/${String(orderId)}/parts`, { partial: true, parts: rows })
      .expect(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['parts.1.key']);
  });

  test('names are forgotten after days', async () => {
    const { orderId, setId } = await quote();
    await send(orderId, rowsOf(setId, 'A'));
    const old = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    await app.db.write(() =>
      app.db.manager.query('UPDATE part_uploads SET created_at = ? WHERE set_id = ?', [old, setId]),
    );
    const next = await quote();
    await send(next.orderId, rowsOf(next.setId, 'B'));
    const left = await app.db.manager.query<object[]>(
      `SELECT id FROM part_uploads WHERE set_id = ${String(setId)}`,
    );
    expect(left).toEqual([]);
  });
});
