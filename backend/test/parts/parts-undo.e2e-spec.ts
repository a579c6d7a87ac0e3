import fc from 'fast-check';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, type Part } from '../world/orders.js';
import { anyPart } from '../world/random-parts.js';

interface Batch {
  parts: Part[];
  kept: { part_id: number; state: string }[];
  refused: { id: number; status: number; errors: Record<string, string[]> }[];
  order_totals: { total: number };
}

describe('A save of many parts, taken back', () => {
  let app: TestApp;
  let user: Client;
  let other: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    other = await app.userWith('edit_pre_orders', 'view_all_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  async function quoteOf(count: number) {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const parts: Part[] = [];
    for (let index = 0; index < count; index += 1) {
      parts.push(await newPart(user, setId, exampleFields(catalogue)));
    }
    return { orderId, parts };
  }

  const stored = async (id: number) => (await user.get(`/api/set-parts/${id}`).expect(200)).body as Part;
  const versionOf = async (id: number) => (await stored(id)).version;
  const send = async (client: Client, orderId: number, parts: object[]): Promise<Batch> => {
    const body = { partial: true, keep: true, parts };
    return (await client.patch(`/api/orders/${orderId}/parts`, body).expect(200)).body as Batch;
  };
  const restore = async (orderId: number, kept: Batch['kept']): Promise<Batch> => {
    const rows = [];
    for (const { part_id, state } of kept) {
      rows.push({ id: part_id, version: await versionOf(part_id), restore: state });
    }
    return send(user, orderId, rows);
  };
  /** What today's catalogue would make of it is no state of the part. */
  const content = ({ version: _, basis_differences: __, current_final_value: ___, ...part }: Part) => part;
  const price = async (price_kg: number) => {
    await user.put(`/api/materials/${catalogue.material}`, { ...STEEL, price_kg }).expect(200);
  };

  test('any sequence of saves that is undone gives the start, and redone the end, whatever steel costs', async () => {
    const steps = fc.array(
      fc.record({
        changes: fc.tuple(fc.option(anyPart(catalogue)), fc.option(anyPart(catalogue))),
        steel: fc.integer({ min: 100, max: 9_999 }),
      }),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (saves) => {
        const { orderId, parts } = await quoteOf(2);
        const all = async () => {
          const states = [];
          for (const { id } of parts) states.push(content(await stored(id)));
          return states;
        };
        const start = await all();
        const undo: Batch['kept'][] = [];
        for (const { changes, steel } of saves) {
          await price(steel / 100);
          const rows = parts.flatMap(({ id }, index) =>
            changes[index] ? [{ ...changes[index], id, refresh: false }] : [],
          );
          if (rows.length > 0) undo.push((await send(user, orderId, rows)).kept);
        }
        const end = await all();
        await price(77);
        const redo: Batch['kept'][] = [];
        for (const kept of [...undo].reverse()) {
          if (kept.length > 0) redo.push((await restore(orderId, kept)).kept);
        }
        expect(await all()).toEqual(start);
        for (const kept of [...redo].reverse()) if (kept.length > 0) await restore(orderId, kept);
        expect(await all()).toEqual(end);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    await price(STEEL.price_kg);
  });

  test('a part keeps the price of then, where its old fields alone would take today’s', async () => {
    const { orderId, parts } = await quoteOf(1);
    const [part] = parts as [Part];
    const { kept } = await send(user, orderId, [
      { id: part.id, version: 1, type: 'process', sheet_id: null },
    ]);
    await price(STEEL.price_kg * 2);
    const fields = { type: part.type, sheet_id: part.sheet_id, thickness: part.thickness };
    const typed = await send(user, orderId, [{ id: part.id, version: 2, ...fields }]);
    expect(typed.parts[0]?.final_value).not.toBe(part.final_value);
    const undone = await restore(orderId, kept);
    expect(undone.parts[0]).toMatchObject({ final_value: part.final_value, version: 4 });
    expect(undone.order_totals).toEqual(
      (await user.get(`/api/orders/${orderId}`).expect(200)).body.totals as object,
    );
    await price(STEEL.price_kg);
  });

  test('nothing is kept unless asked for, and nothing of a part that stayed as it was', async () => {
    const { orderId, parts } = await quoteOf(2);
    const [one, two] = parts as [Part, Part];
    const rows = [{ id: one.id, quantity: 99 }];
    const { body } = await user.patch(`/api/orders/${orderId}/parts`, { parts: rows }).expect(200);
    expect((body as Batch).kept).toEqual([]);
    const { kept } = await send(user, orderId, [
      { id: one.id, quantity: 100 },
      { id: two.id, quantity: two.quantity },
    ]);
    expect(kept).toEqual([{ part_id: one.id, state: expect.any(String) }]);
  });

  test('a state is its user’s and its part’s own, and another’s change since is a conflict', async () => {
    const { orderId, parts } = await quoteOf(2);
    const [one, two] = parts as [Part, Part];
    const { kept } = await send(user, orderId, [{ id: one.id, version: 1, quantity: 99 }]);
    const [{ state }] = kept as [Batch['kept'][0]];
    const gone = { restore: ['O que a peça era antes não está mais guardado: não dá para desfazer'] };
    const foreign = await send(user, orderId, [{ id: two.id, restore: state }]);
    expect(foreign.refused).toEqual([expect.objectContaining({ id: two.id, status: 422, errors: gone })]);
    const unknown = await send(user, orderId, [{ id: one.id, restore: 'x' }]);
    expect(unknown.refused).toEqual([expect.objectContaining({ status: 422, errors: gone })]);
    const late = await send(user, orderId, [{ id: one.id, version: 1, restore: state }]);
    expect(late.refused).toEqual([expect.objectContaining({ id: one.id, status: 409 })]);
    // The other user may change the quote, but has not made this change.
    const theirs = await send(other, orderId, [{ id: one.id, restore: state }]);
    expect(theirs.refused).toEqual([expect.objectContaining({ status: 422, errors: gone })]);
    expect(await versionOf(one.id)).toBe(2);
  });

  test('while the quote waits for its answer nothing is taken back', async () => {
    const { orderId, parts } = await quoteOf(1);
    const [part] = parts as [Part];
    const { kept } = await send(user, orderId, [{ id: part.id, quantity: 99 }]);
    await user.put(`/api/orders/${orderId}/update-status`, { status: 'waiting_response' }).expect(200);
    const { refused } = await restore(orderId, kept);
    expect(refused).toEqual([expect.objectContaining({ id: part.id, status: 422 })]);
    expect((await stored(part.id)).quantity).toBe(99);
  });

  test('the states go with their part and with its set', async () => {
    const { orderId, parts } = await quoteOf(2);
    const [one, two] = parts as [Part, Part];
    const { kept } = await send(
      user,
      orderId,
      parts.map(({ id }) => ({ id, quantity: 99 })),
    );
    await user.delete(`/api/set-parts/${one.id}`).expect(200);
    const rows = kept.map(({ part_id, state }) => ({ id: part_id, version: 2, restore: state }));
    const { refused, parts: restored } = await send(user, orderId, rows);
    expect(refused).toEqual([expect.objectContaining({ id: one.id, status: 404 })]);
    expect(restored.map(({ id, quantity }) => [id, quantity])).toEqual([[two.id, two.quantity]]);
    await user.delete(`/api/sets/${two.set_id}`).expect(200);
  });
});
