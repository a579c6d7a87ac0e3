import fc from 'fast-check';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, setOf, type Part } from '../world/orders.js';
import { anyPart } from '../world/random-parts.js';

interface Batch {
  parts: Part[];
  refused: { index: number; id: number | null; status: number; message: string; errors: object }[];
  order_totals: { total: number };
}

describe('Many parts saved at once @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  /** A quote with so many parts of the worked example, in two sets. */
  async function quoteOf(count: number) {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const { id: other } = await setOf(user, orderId);
    const parts: Part[] = [];
    for (let index = 0; index < count; index += 1) {
      parts.push(await newPart(user, index % 2 === 0 ? setId : other, exampleFields(catalogue)));
    }
    return { orderId, parts };
  }

  const send = (orderId: number, body: object) => user.patch(`/api/orders/${orderId}/parts`, body);
  const stored = async (id: number) => (await user.get(`/api/set-parts/${id}`).expect(200)).body as Part;
  const totalsOf = async (orderId: number) =>
    (await user.get(`/api/orders/${orderId}`).expect(200)).body.totals as Batch['order_totals'];
  const savesOf = async (orderId: number) => {
    const { body } = await user.get(`/api/orders/${orderId}/history`).expect(200);
    return (body as { action: string }[]).filter(({ action }) => action === 'part_saved').length;
  };

  /** What two parts of the same history share: all but where they are. */
  const content = ({ id: _, set_id: __, ...part }: Part) => part;

  test('each becomes what a save of it alone makes of it, whatever is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPart(catalogue), { minLength: 2, maxLength: 3 }), async (changes) => {
        const alone = await quoteOf(changes.length);
        const together = await quoteOf(changes.length);
        const one: Part[] = [];
        for (const [index, change] of changes.entries()) {
          const { id = 0, set_id = 0 } = alone.parts[index] ?? {};
          await user.put(`/api/sets/${set_id}/parts/${id}`, change).expect(200);
        }
        for (const { id } of alone.parts) one.push(await stored(id));
        const parts = changes.map((change, index) => ({
          ...change,
          id: together.parts[index]?.id,
          version: 1,
        }));
        const { body } = await send(together.orderId, { parts }).expect(200);
        const batch = body as Batch;
        expect(batch.refused).toEqual([]);
        expect(batch.parts.map(content)).toEqual(one.map(content));
        for (const part of batch.parts) expect(await stored(part.id)).toEqual(part);
        const totals = await totalsOf(together.orderId);
        expect(batch.order_totals).toEqual(totals);
        expect(totals.total).toBe((await totalsOf(alone.orderId)).total);
        expect(await savesOf(together.orderId)).toBe(await savesOf(alone.orderId));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  describe('of which one can not be saved', () => {
    const wrong = [
      ['a wrong figure', (id: number) => ({ id, width: -1 }), 422, 'width'],
      ['an entry that is gone', (id: number) => ({ id, material_id: 987_654 }), 422, 'material_id'],
      ['an older version', (id: number) => ({ id, version: 7, title: 'x' }), 409, 'version'],
      ['a part of no order', () => ({ id: 987_654, title: 'x' }), 404, 'id'],
      ['no object', () => 'x', 422, 'id'],
      ['no part', () => ({ title: 'x' }), 422, 'id'],
    ] as const;

    test.each(wrong)('all stay as they are: %s', async (_, row, status, field) => {
      const { orderId, parts } = await quoteOf(2);
      const [first, second] = parts as [Part, Part];
      const body = { parts: [{ id: first.id, quantity: 99 }, row(second.id)] };
      const answer = await send(orderId, body).expect(status === 409 ? 409 : 422);
      expect(Object.keys(answer.body.errors as object)).toEqual([`parts.1.${field}`]);
      for (const part of parts) expect(await stored(part.id)).toEqual(part);
      expect(await savesOf(orderId)).toBe(0);
    });

    test.each([null, 7, 'x', []])('the text names the line that is no object: %p', async (wrong) => {
      const { orderId, parts } = await quoteOf(1);
      const [{ id, set_id }] = parts as [Part];
      const rows = { parts: [{ id, quantity: 99 }, wrong] };
      expect((await send(orderId, rows).expect(422)).body).toEqual({
        message: 'Linha 2: Deve ser um objeto',
        errors: { 'parts.1.id': ['Deve ser um objeto'] },
      });
      const text = 'Linha 2: deve ser um objeto';
      const path = `/api/sets/${String(set_id)}/parts/${String(id)}`;
      const processes = [{ id: catalogue.process, pivot: { time: 1 } }, wrong];
      expect((await user.put(path, { processes }).expect(422)).body).toEqual({
        message: text,
        errors: { processes: [text] },
      });
      const rule = { name: 'Laser', driver: 'length', rows: [{ speed: 1 }, wrong] };
      expect((await user.post('/api/time-rules', rule).expect(422)).body).toEqual({
        message: text,
        errors: { rows: [text] },
      });
    });

    test.each(wrong)('the others are saved with `partial`: %s', async (_, row, status, field) => {
      const { orderId, parts } = await quoteOf(2);
      const [first, second] = parts as [Part, Part];
      const body = { partial: true, parts: [row(second.id), { id: first.id, quantity: 99 }] };
      const { refused, parts: saved, order_totals } = (await send(orderId, body).expect(200)).body as Batch;
      expect(saved.map(({ id, quantity }) => [id, quantity])).toEqual([[first.id, 99]]);
      expect(refused).toEqual([
        expect.objectContaining({ index: 0, status, errors: { [field]: [expect.any(String)] } }),
      ]);
      expect(await stored(second.id)).toEqual(second);
      expect(order_totals).toEqual(await totalsOf(orderId));
    });
  });

  test('a part of another order is not found, and one that is named twice is refused', async () => {
    const { orderId, parts } = await quoteOf(1);
    const strange = await quoteOf(1);
    const [part] = parts as [Part];
    const [foreign] = strange.parts as [Part];
    await send(orderId, { parts: [{ id: foreign.id, quantity: 5 }] }).expect(422);
    expect(await stored(foreign.id)).toEqual(foreign);
    const twice = {
      partial: true,
      parts: [
        { id: part.id, quantity: 5 },
        { id: part.id, quantity: 6 },
      ],
    };
    const { body } = await send(orderId, twice).expect(422);
    expect(body.errors).toEqual({ 'parts.1.id': ['Esta peça está duas vezes no mesmo envio'] });
    await send(orderId, { parts: [] }).expect(422);
    await send(orderId, { parts: Array.from({ length: 1001 }, () => ({ id: part.id })) }).expect(422);
    expect(await stored(part.id)).toEqual(part);
  });

  test('while the quote waits for its answer only what changes nothing passes', async () => {
    const { orderId, parts } = await quoteOf(1);
    const [part] = parts as [Part];
    await user.put(`/api/orders/${orderId}/update-status`, { status: 'waiting_response' }).expect(200);
    await send(orderId, { parts: [{ id: part.id, quantity: part.quantity }] }).expect(200);
    const { body } = await send(orderId, { parts: [{ id: part.id, quantity: 77 }] }).expect(422);
    expect(Object.keys(body.errors as object)).toContain('parts.0.quantity');
  });

  test('two at once: one of them is stored, the other is a conflict', async () => {
    const { orderId, parts } = await quoteOf(4);
    const body = (quantity: number) => ({
      parts: parts.map(({ id, version }) => ({ id, version, quantity })),
    });
    const answers = await Promise.all([send(orderId, body(11)), send(orderId, body(22))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as Batch;
    for (const part of won.parts) expect(await stored(part.id)).toEqual(part);
  });
});
