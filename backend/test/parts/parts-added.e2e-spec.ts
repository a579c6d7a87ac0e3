import fc from 'fast-check';
import { circle, dxf, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, setOf, type OrderBody, type Part } from '../world/orders.js';
import { anyPart } from '../world/random-parts.js';

interface Batch {
  parts: Part[];
  removed: number[];
  kept: { part_id: number; state: string | null }[];
  refused: { index: number; id: number | null; status: number; errors: Record<string, string[]> }[];
  order_totals: { total: number };
}

describe('Rows that add parts and remove them @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  async function quoteOf(titles: readonly string[]) {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const parts: Part[] = [];
    for (const title of titles)
      parts.push(await newPart(user, setId, { ...exampleFields(catalogue), title }));
    return { orderId, setId, parts };
  }

  const send = async (orderId: number, parts: object[], partial = true): Promise<Batch> => {
    const body = { partial, keep: true, parts };
    return (await user.patch(`/api/orders/${orderId}/parts`, body).expect(200)).body as Batch;
  };
  const orderOf = async (id: number) => (await user.get(`/api/orders/${id}`).expect(200)).body as OrderBody;
  const partsOf = async (id: number) =>
    (await orderOf(id)).sets.flatMap(({ parts }) => parts as unknown as Part[]);
  const places = async (id: number) => (await partsOf(id)).map(({ title, position }) => [title, position]);
  /** The rows that take back what a call has done. */
  const undoOf = ({ kept, parts }: Batch) =>
    kept.map(({ part_id, state }) => {
      const version = parts.find(({ id }) => id === part_id)?.version;
      return state === null
        ? { id: part_id, version, remove: true }
        : { id: part_id, version, restore: state };
    });
  const content = ({ version: _, ...part }: Part) => part;

  test('a part that is added is what its creation alone makes of the same fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPart(catalogue), { minLength: 1, maxLength: 3 }), async (fields) => {
        const [alone, together] = [await quoteOf(['A']), await quoteOf(['A'])];
        for (const each of fields) await user.post(`/api/sets/${alone.setId}/parts`, each).expect(201);
        const rows = fields.map((each) => ({ ...each, set_id: together.setId }));
        const batch = await send(together.orderId, rows);
        const [one, other] = [await partsOf(alone.orderId), await partsOf(together.orderId)];
        const same = ({ id: _, set_id: __, ...part }: Part) => part;
        expect(other.map(same)).toEqual(one.map(same));
        expect(batch.parts).toEqual(other.slice(1));
        expect(batch.order_totals).toEqual((await orderOf(together.orderId)).totals);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  test('rows that are wrong stay out, or all of them without `partial`', async () => {
    const { orderId, setId, parts } = await quoteOf(['A']);
    const strange = await quoteOf(['X']);
    const rows = [
      { set_id: setId, title: 'B', width: -1 },
      { set_id: setId, title: 'C', material_id: 987_654 },
      { set_id: strange.setId, title: 'D' },
      { title: 'E' },
      { set_id: setId, title: 'F' },
    ];
    await user.patch(`/api/orders/${orderId}/parts`, { parts: rows }).expect(422);
    expect(await partsOf(orderId)).toEqual(parts);
    const { refused, parts: added } = await send(orderId, rows);
    expect(refused.map(({ index, status, errors }) => [index, status, Object.keys(errors)])).toEqual(
      expect.arrayContaining([
        [0, 422, ['width']],
        [1, 422, ['material_id']],
        [2, 422, ['set_id']],
        [3, 422, ['id']],
      ]),
    );
    expect(added.map(({ title, position }) => [title, position])).toEqual([['F', 2]]);
    expect(await places(strange.orderId)).toEqual([['X', 1]]);
  });

  test('removed parts come back where they were, with the prices of then, as often as asked for', async () => {
    const { orderId, parts } = await quoteOf(['A', 'B', 'C', 'D']);
    const start = await partsOf(orderId);
    const [, b, , d] = parts as [Part, Part, Part, Part];
    const remove = ({ id, version }: Part) => ({ id, version, remove: true });
    const removal = await send(orderId, [remove(d), remove(b)]);
    expect(removal.removed).toEqual([d.id, b.id]);
    expect(removal.order_totals).toEqual((await orderOf(orderId)).totals);
    expect(await places(orderId)).toEqual([
      ['A', 1],
      ['C', 2],
    ]);
    await user.put(`/api/materials/${catalogue.material}`, { ...STEEL, price_kg: 99 }).expect(200);
    const back = await send(orderId, undoOf(removal));
    const shown = (all: Part[]) =>
      all.map((part) => ({ ...content(part), basis_differences: [], current_final_value: 0 }));
    expect(shown(await partsOf(orderId))).toEqual(shown(start));
    expect(back.parts.map(({ id, version }) => [id, version])).toEqual([
      [d.id, 2],
      [b.id, 2],
    ]);
    const again = await send(orderId, undoOf(back));
    expect(await places(orderId)).toHaveLength(2);
    await send(orderId, undoOf(again));
    expect(shown(await partsOf(orderId))).toEqual(shown(start));
    await user.put(`/api/materials/${catalogue.material}`, STEEL).expect(200);
  });

  test('added parts go and come back, with what was changed of them after', async () => {
    const { orderId, setId } = await quoteOf(['A']);
    const added = await send(orderId, [
      { ...exampleFields(catalogue), set_id: setId, title: 'B' },
      { set_id: setId, title: 'C' },
    ]);
    expect(added.kept).toEqual(added.parts.map(({ id }) => ({ part_id: id, state: null })));
    const [b] = added.parts as [Part, Part];
    const edited = await send(orderId, [{ id: b.id, version: 1, quantity: 99 }]);
    const unedited = await send(orderId, undoOf(edited));
    const rows = added.kept.map(({ part_id }) => ({
      id: part_id,
      version: part_id === b.id ? 3 : 1,
      remove: true,
    }));
    const gone = await send(orderId, rows);
    expect(await places(orderId)).toEqual([['A', 1]]);
    const back = await send(orderId, undoOf(gone));
    expect(back.refused).toEqual([]);
    const redone = unedited.kept.map(({ part_id, state }) => ({ id: part_id, version: 4, restore: state }));
    expect((await send(orderId, redone)).parts).toEqual([
      expect.objectContaining({ id: b.id, title: 'B', quantity: 99, version: 5 }),
    ]);
  });

  test('a removed part keeps its drawing until it can’t come back any more', async () => {
    const { orderId, setId } = await quoteOf([]);
    const plate = dxf([rectangle(0, 0, 400, 250), circle(125, 125, 50)], { units: 4 });
    const call = user.post('/api/upload-set-part').field('set_id', setId);
    const part = (await call.attach('file', Buffer.from(plate), 'Placa.dxf').expect(201)).body as Part;
    const query = `SELECT id FROM stored_files WHERE order_id = ${String(orderId)}`;
    const files = async () => (await app.db.manager.query<object[]>(query)).length;
    const before = await files();
    const removal = await send(orderId, [{ id: part.id, remove: true }]);
    expect(await files()).toBe(before);
    const back = await send(orderId, undoOf(removal));
    expect(back.parts).toEqual([
      expect.objectContaining({ id: part.id, content: part.content, flat_pattern: part.flat_pattern }),
    ]);
    await user.patch(`/api/orders/${orderId}/parts`, { parts: [{ id: part.id, remove: true }] }).expect(200);
    expect(await files()).toBe(0);
  });

  test('a part that was changed meanwhile, is gone or was kept for another is not touched', async () => {
    const { orderId, parts } = await quoteOf(['A', 'B']);
    const [a, b] = parts as [Part, Part];
    const { refused } = await send(orderId, [{ id: a.id, version: 7, remove: true }]);
    expect(refused).toEqual([expect.objectContaining({ id: a.id, status: 409 })]);
    const removal = await send(orderId, [{ id: a.id, remove: true }]);
    const [kept] = removal.kept as [Batch['kept'][0]];
    const wrong = await send(orderId, [
      { id: b.id, restore: kept.state },
      { id: 987_654, restore: kept.state },
    ]);
    expect(wrong.refused.map(({ id, status }) => [id, status])).toEqual([
      [b.id, 422],
      [987_654, 404],
    ]);
    const other = await app.userWith('edit_pre_orders', 'view_all_orders');
    const body = { partial: true, parts: [{ id: a.id, restore: kept.state }] };
    const theirs = (await other.patch(`/api/orders/${orderId}/parts`, body).expect(200)).body as Batch;
    expect(theirs.refused).toEqual([expect.objectContaining({ id: a.id, status: 404 })]);
    await user.delete(`/api/sets/${a.set_id}`).expect(200);
    const late = await send(orderId, undoOf(removal));
    expect(late.refused).toEqual([expect.objectContaining({ id: a.id, status: 422 })]);
  });

  test('while the quote waits for its answer nothing comes and nothing goes', async () => {
    const { orderId, setId, parts } = await quoteOf(['A', 'B']);
    const [a, b] = parts as [Part, Part];
    const removal = await send(orderId, [{ id: b.id, remove: true }]);
    await user.put(`/api/orders/${orderId}/update-status`, { status: 'waiting_response' }).expect(200);
    const { refused } = await send(orderId, [
      { id: a.id, remove: true },
      { set_id: setId, title: 'C' },
      ...undoOf(removal),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(await places(orderId)).toEqual([['A', 1]]);
  });

  test('each part that goes or comes back leaves a line in the history', async () => {
    const { orderId, parts } = await quoteOf(['A']);
    const removal = await send(orderId, [{ id: parts[0]!.id, remove: true }]);
    await send(orderId, undoOf(removal));
    const { body } = await user.get(`/api/orders/${orderId}/history`).expect(200);
    const actions = (body as { action: string }[]).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('part_'))).toEqual(['part_saved', 'part_deleted']);
  });

  test('many come into two sets at once, each set in the order of the rows', async () => {
    const { orderId, setId } = await quoteOf(['A']);
    const { id: other } = await setOf(user, orderId);
    const rows = Array.from({ length: 250 }, (_, index) => ({
      set_id: index % 2 === 0 ? setId : other,
      title: `Nova ${String(index)}`,
    }));
    const { parts } = await send(orderId, rows);
    expect(parts.map(({ title }) => title)).toEqual(rows.map(({ title }) => title));
    const { sets } = await orderOf(orderId);
    const second = sets.find(({ id }) => id === other)!;
    expect(second.parts.map(({ title, position }) => [title, position])).toEqual(
      rows.filter(({ set_id }) => set_id === other).map(({ title }, index) => [title, index + 1]),
    );
  });
});
