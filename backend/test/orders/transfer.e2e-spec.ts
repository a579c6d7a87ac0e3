import fc from 'fast-check';
import { OrderTotalsKeeper } from '../../src/orders/kept-totals/order-totals.keeper.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, orderOf, type Part, readOrder, setOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

interface Transferred {
  parts: Part[];
  sets: { set_id: number; part_ids: number[] }[];
  former: { set_id: number; ids: number[]; position: number }[];
  order_totals: { total: number };
}

interface Target {
  set_id: number;
  ids: number[];
  position?: number | null;
}

describe('copying and moving parts and sets @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  /** A quote with sets of so many parts each; all parts differ. */
  async function quoteOf(counts: number[], fields: object = {}) {
    const order = await orderOf(user, { customer_id: catalogue.customer, markup: 30, ...fields });
    const sets: number[] = [];
    const parts: Part[][] = [];
    for (const count of counts) {
      const { id } = await setOf(user, order.id);
      sets.push(id);
      const made: Part[] = [];
      for (let index = 0; index < count; index += 1) {
        const title = `Peça ${String(sets.length)}.${String(index + 1)}`;
        const width = 100 * sets.length + index;
        made.push(await newPart(user, id, { ...exampleFields(catalogue), title, width }));
      }
      parts.push(made);
    }
    return { orderId: order.id, sets, parts };
  }

  const transferParts = (client: Client, orderId: number, body: object) =>
    client.post(`/api/orders/${String(orderId)}/transfer-parts`, body);
  const transferSets = (client: Client, orderId: number, body: object) =>
    client.post(`/api/orders/${String(orderId)}/transfer-sets`, body);
  const placed = async (
    orderId: number,
    mode: 'copy' | 'move',
    targets: Target[],
    from_order_id?: number,
  ): Promise<Transferred> =>
    (await transferParts(user, orderId, { mode, targets, from_order_id }).expect(200)).body as Transferred;

  const price = async (price_kg: number) => {
    await user.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg }).expect(200);
  };
  const idsOf = async (orderId: number) =>
    (await readOrder(user, orderId)).sets.map((set) => set.parts.map(({ id }) => id));
  /** What a copy does not share with its original. */
  const content = ({
    id: _,
    set_id: __,
    position: ___,
    version: ____,
    basis_differences: _____,
    current_final_value: ______,
    ...part
  }: Part) => ({ ...part, processes: part.processes.map(({ pivot }) => pivot) });
  /** The parts of another id. */
  const plainTotals = (totals: object): unknown =>
    JSON.parse(JSON.stringify(totals, (key, value: unknown) => (key === 'id' ? undefined : value)));
  const saved = (setId: number, part: Part, fields: object) =>
    user.put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, { version: part.version, ...fields });
  const wrongTotals = async () => {
    const wrong: unknown[] = [];
    const onWrong = (id: number, columns: readonly string[]) => wrong.push([id, columns]);
    await app.app.get(OrderTotalsKeeper).checkAll({ repair: false, onWrong });
    return wrong;
  };

  test('a copy in the same order has its original’s figures and price basis, whatever steel costs today', async () => {
    const { orderId, sets, parts } = await quoteOf([2, 1]);
    const [first, second] = parts[0] as [Part, Part];
    await price(99);
    const targets = [{ set_id: sets[1] ?? 0, ids: [second.id, first.id], position: 1 }];
    const answer = await placed(orderId, 'copy', targets);
    expect(answer.parts.map(content)).toEqual([second, first].map(content));
    expect(answer.parts.map(({ position }) => position)).toEqual([1, 2]);
    expect(answer.former).toEqual([]);
    expect(await idsOf(orderId)).toEqual([
      [first.id, second.id],
      [...answer.parts.map(({ id }) => id), parts[1]?.[0]?.id],
    ]);
    const { totals } = await readOrder(user, orderId);
    expect(answer.order_totals).toEqual(totals);
    expect(totals.parts).toBeCloseTo(
      2 * (first.final_value + second.final_value) + (parts[1]?.[0]?.final_value ?? 0),
      2,
    );
    // From its own basis, still: a changed quantity brings no new steel price in.
    const [copy] = answer.parts as [Part];
    const path = `/api/sets/${String(copy.set_id)}/parts/${String(copy.id)}`;
    const saved = (await user.put(path, { quantity: 20 }).expect(200)).body as Part;
    expect(saved.unit_value).toBe(second.unit_value);
    await price(STEEL.price_kg);
  });

  test('a part that is moved to another set keeps its id, and its answer says what puts it back', async () => {
    const { orderId, sets, parts } = await quoteOf([3, 2]);
    const [a, b, c] = parts[0]!.map(({ id }) => id) as [number, number, number];
    const [d, e] = parts[1]!.map(({ id }) => id) as [number, number];
    const before = await readOrder(user, orderId);
    const [one, two] = sets as [number, number];
    const answer = await placed(orderId, 'move', [{ set_id: two, ids: [c, a], position: 2 }]);
    expect(await idsOf(orderId)).toEqual([[b], [d, c, a, e]]);
    expect(answer.sets).toEqual([
      { set_id: one, part_ids: [b] },
      { set_id: two, part_ids: [d, c, a, e] },
    ]);
    expect(answer.parts).toMatchObject([
      { id: c, set_id: two, position: 2, version: 2 },
      { id: a, set_id: two, position: 3, version: 2 },
    ]);
    expect(answer.former).toEqual([
      { set_id: one, ids: [a], position: 1 },
      { set_id: one, ids: [c], position: 3 },
    ]);
    await placed(orderId, 'move', answer.former);
    expect(await idsOf(orderId)).toEqual([
      [a, b, c],
      [d, e],
    ]);
    expect((await readOrder(user, orderId)).totals).toEqual(before.totals);
    expect(await wrongTotals()).toEqual([]);
  });

  test('any moves that are taken back give the same order and the same figures', async () => {
    const { orderId, sets, parts } = await quoteOf([3, 2, 0]);
    // Setups make the figures depend on the set's quantity.
    await user.post(`/api/sets/${String(sets[1])}/update`, { quantity: 4 }).expect(200);
    const [first] = parts[0] as [Part];
    const processes = [{ id: catalogue.process, pivot: { time: 12, setup: 15 } }];
    await user.put(`/api/sets/${String(first.set_id)}/parts/${String(first.id)}`, { processes }).expect(200);
    const all = parts.flat().map(({ id }) => id);
    const state = async () => {
      const { sets: stored, totals } = await readOrder(user, orderId);
      return { totals, parts: stored.map((set) => set.parts.map(({ version: _, ...part }) => part)) };
    };
    const move = fc.record({
      ids: fc.shuffledSubarray(all, { minLength: 1 }),
      set: fc.nat(2),
      position: fc.option(fc.integer({ min: 1, max: 7 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 3 }), async (moves) => {
        const start = await state();
        const undo: Target[][] = [];
        for (const { ids, set, position } of moves) {
          const target = { set_id: sets[set] ?? 0, ids, position };
          undo.push((await placed(orderId, 'move', [target])).former);
        }
        expect(await wrongTotals()).toEqual([]);
        for (const former of undo.reverse()) await placed(orderId, 'move', former);
        expect(await state()).toEqual(start);
      }),
      { numRuns: walks(10) },
    );
  });

  test('setups are spread over the pieces of the set that a part comes to', async () => {
    const { orderId, setId } = await newSet(user, { markup: 30 });
    const three = (await setOf(user, orderId)).id;
    await user.post(`/api/sets/${String(three)}/update`, { quantity: 3 }).expect(200);
    const processes = [{ id: catalogue.process, pivot: { time: 12, setup: 15, final_value: 28.2 } }];
    const part = await newPart(user, setId, { ...exampleFields(catalogue), quantity: 1, processes });
    const answer = await placed(orderId, 'copy', [{ set_id: three, ids: [part.id] }]);
    const alone = await newPart(user, three, { ...exampleFields(catalogue), quantity: 1, processes });
    expect(answer.parts[0]?.unit_value).toBe(alone.unit_value);
    expect(answer.parts[0]?.unit_value).toBeLessThan(part.unit_value);
  });

  test('in another order a part keeps its basis and takes markup and ICMS of there', async () => {
    const { orderId, parts } = await quoteOf([2]);
    const ids = parts[0]!.map(({ id }) => id);
    await user
      .put(`/api/sets/${String(parts[0]?.[1]?.set_id)}/parts/${String(ids[1])}`, { markup: 5 })
      .expect(200);
    const elsewhere = { customer_id: catalogue.elsewhere, markup: 50 };
    const { orderId: other, setId } = await newSet(user, elsewhere);
    await price(50);
    const answer = await placed(other, 'copy', [{ set_id: setId, ids }], orderId);
    // The same as a duplicate of the order that gets those terms.
    const { body } = await user.post(`/api/orders/${String(orderId)}/duplicate`).expect(201);
    const duplicate = body as { id: number };
    await user.put(`/api/orders/${String(duplicate.id)}`, elsewhere).expect(200);
    const [expected] = (await readOrder(user, duplicate.id)).sets as unknown as [{ parts: Part[] }];
    expect(answer.parts.map(content)).toEqual(expected.parts.map(content));
    expect(answer.parts[1]?.markup).toBe(5);
    expect(answer.parts[0]?.unit_value).not.toBe(parts[0]?.[0]?.unit_value);
    expect((await readOrder(user, orderId)).sets[0]?.parts).toHaveLength(2);
    await price(STEEL.price_kg);
  });

  test('a move into another order takes the parts with their drawings away, and can be taken back', async () => {
    const { orderId, sets, parts } = await quoteOf([3]);
    const ids = parts[0]!.map(({ id }) => id) as [number, number, number];
    const upload = await user
      .post('/api/upload-set-part')
      .field('set_id', String(sets[0]))
      .attach('file', PIXEL, 'chapa.png')
      .expect(201);
    const drawn = upload.body as Part;
    const before = (await readOrder(user, orderId)).totals;
    const { orderId: other, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const moved = [ids[0], drawn.id];
    const there = await placed(other, 'move', [{ set_id: setId, ids: moved }], orderId);
    expect(there.parts.map(({ id }) => id)).not.toEqual(moved);
    expect(await idsOf(orderId)).toEqual([[ids[1], ids[2]]]);
    const [stays] = (await readOrder(user, orderId)).sets as unknown as [{ parts: Part[] }];
    expect(stays.parts.map(({ position }) => position)).toEqual([1, 2]);
    const picture = there.parts[1]?.content ?? '';
    await user.get(picture).expect(200);
    await user.get(`/api/set-parts/${String(drawn.id)}`).expect(404);
    const back = await placed(orderId, 'move', there.former, other);
    expect(plainTotals((await readOrder(user, orderId)).totals)).toEqual(plainTotals(before));
    expect(back.parts.map(({ title }) => title)).toEqual(['Peça 1.1', 'chapa']);
    expect(back.parts.map(({ position }) => position)).toEqual([1, 4]);
    expect(await idsOf(other)).toEqual([[]]);
    await user.get(back.parts[1]?.content ?? '').expect(200);
    expect(await wrongTotals()).toEqual([]);
  });

  test('a revision that is taken up brings a part back that was moved into another order', async () => {
    const { orderId, sets, parts } = await quoteOf([2]);
    const [first] = parts[0] as [Part];
    const status = `/api/orders/${String(orderId)}/update-status`;
    await user.put(status, { status: 'waiting_response' }).expect(200);
    await user.put(status, { status: 'in_progress' }).expect(200);
    const { orderId: other, setId } = await newSet(user, {});
    await placed(other, 'move', [{ set_id: setId, ids: [first.id] }], orderId);
    await user.post(`/api/orders/${String(orderId)}/revisions/0/take-up`, {}).expect(201);
    const ids = await idsOf(orderId);
    expect(ids).toEqual([parts[0]!.map(({ id }) => id)]);
    expect((await readOrder(user, orderId)).sets[0]?.id).toBe(sets[0]);
    expect((await idsOf(other))[0]).toHaveLength(1);
  });

  test('sets are put in another order, copied beside their originals, and moved into another order', async () => {
    const { orderId, sets, parts } = await quoteOf([2, 1, 0]);
    const [one, two, three] = sets as [number, number, number];
    await user.post(`/api/sets/${String(one)}/update`, { quantity: 3, breaks: [1, 5] }).expect(200);
    const turned = await transferSets(user, orderId, { mode: 'move', ids: [three], position: 1 }).expect(200);
    expect(turned.body.set_ids).toEqual([three]);
    const order = turned.body.order as { sets: { id: number; position: number }[] };
    expect(order.sets.map(({ id, position }) => [id, position])).toEqual([
      [three, 1],
      [one, 2],
      [two, 3],
    ]);
    const copied = await transferSets(user, orderId, { mode: 'copy', ids: [one], position: 3 }).expect(200);
    const [copy] = copied.body.set_ids as [number];
    const stored = await readOrder(user, orderId);
    expect(stored.sets.map(({ id }) => id)).toEqual([three, one, copy, two]);
    expect(stored.sets[2]).toMatchObject({ quantity: 3, breaks: [1, 5], position: 3 });
    const figures = (set: number) => (stored.sets[set]!.parts as unknown as Part[]).map(content);
    expect(figures(2)).toEqual(figures(1));
    const { orderId: other } = await newSet(user, { markup: 10 });
    const body = { mode: 'move', ids: [two, one], from_order_id: orderId, position: 1 };
    const away = await transferSets(user, other, body).expect(200);
    expect((await readOrder(user, orderId)).sets.map(({ id, position }) => [id, position])).toEqual([
      [three, 1],
      [copy, 2],
    ]);
    const arrived = (await readOrder(user, other)).sets;
    expect(arrived.map(({ id }) => id).slice(0, 2)).toEqual(away.body.set_ids);
    expect(arrived[1]?.parts).toHaveLength(parts[0]!.length);
    expect(arrived[1]?.parts[0]?.unit_value).toBeLessThan(parts[0]?.[0]?.unit_value ?? 0);
    expect(await wrongTotals()).toEqual([]);
  });

  test('sets that were moved away come back to where they stood', async () => {
    const { orderId, sets } = await quoteOf([1, 0, 1, 1, 0]);
    const names = async () => (await readOrder(user, orderId)).sets.map(({ name }) => name);
    for (const [index, id] of sets.entries())
      await user.post(`/api/sets/${String(id)}/update`, { name: `Conjunto ${String(index)}` }).expect(200);
    const before = await names();
    const { orderId: other } = await newSet(user, {});
    const ids = [sets[3], sets[0], sets[2]];
    const { body } = await transferSets(user, other, { mode: 'move', ids, from_order_id: orderId }).expect(
      200,
    );
    const [fourth, first, third] = body.set_ids as number[];
    expect(body.former).toEqual([
      { ids: [first], position: 1 },
      { ids: [third, fourth], position: 3 },
    ]);
    for (const back of body.former as object[])
      await transferSets(user, orderId, { mode: 'move', from_order_id: other, ...back }).expect(200);
    expect(await names()).toEqual(before);
    expect(await wrongTotals()).toEqual([]);
  });

  test('the histories of both orders say what was copied and moved', async () => {
    const { orderId, sets, parts } = await quoteOf([2, 0]);
    const [first, second] = parts[0] as [Part, Part];
    await placed(orderId, 'move', [{ set_id: sets[0] ?? 0, ids: [second.id], position: 1 }]);
    await placed(orderId, 'move', [{ set_id: sets[1] ?? 0, ids: [second.id] }]);
    const { orderId: other, setId } = await newSet(user, {});
    await placed(other, 'copy', [{ set_id: setId, ids: [first.id] }], orderId);
    await placed(other, 'move', [{ set_id: setId, ids: [first.id] }], orderId);
    const events = async (id: number) => {
      const { body } = await user.get(`/api/orders/${String(id)}/history`).expect(200);
      const listed = body as { action: string; details: object }[];
      return listed
        .filter(({ action }) => action.startsWith('parts_'))
        .map(({ action, details }) => ({ action, ...details }));
    };
    const names = [first.title];
    expect(await events(orderId)).toEqual([
      { action: 'parts_moved', names, count: 1, to_order: other },
      { action: 'parts_moved', names: [second.title], count: 1 },
    ]);
    expect(await events(other)).toEqual([
      { action: 'parts_moved', names, count: 1, from_order: orderId },
      { action: 'parts_copied', names, count: 1, from_order: orderId },
    ]);
  });

  it('a save of a part that another has moved meanwhile is a conflict, and saved where it is by now', async () => {
    const { orderId, sets, parts } = await quoteOf([2, 0]);
    const [from = 0, to = 0] = sets;
    const part = parts[0]![0]!;
    const moved = (await placed(orderId, 'move', [{ set_id: to, ids: [part.id] }])).parts[0]!;
    await saved(from, part, { quantity: 7 }).expect(409);
    await saved(from, moved, { quantity: 7 }).expect(404);
    await saved(to, moved, { quantity: 7 }).expect(200);
    const grid = (body: object) => user.patch(`/api/orders/${String(orderId)}/parts`, body);
    const rows = (version: number) => ({ partial: true, parts: [{ id: part.id, version, quantity: 8 }] });
    const { body: older } = await grid(rows(part.version)).expect(200);
    expect(older).toMatchObject({ parts: [], refused: [{ index: 0, status: 409 }] });
    const { body: newest } = await grid(rows(moved.version + 1)).expect(200);
    expect(newest).toMatchObject({ parts: [{ id: part.id, set_id: to, quantity: 8 }], refused: [] });
  });

  describe('refuses', () => {
    const message = async (orderId: number, body: object, status: number, client = user) =>
      (await transferParts(client, orderId, body).expect(status)).body.message as string;

    test('parts that are gone, named twice or of another order, and sets that are not there', async () => {
      const { orderId, sets, parts } = await quoteOf([2]);
      const { setId, orderId: other } = await newSet(user, {});
      const [a, b] = parts[0]!.map(({ id }) => id) as [number, number];
      const [set_id = 0] = sets;
      const before = await idsOf(orderId);
      const move = (targets: Target[]) => ({ mode: 'move', targets });
      expect(await message(orderId, move([{ set_id: setId, ids: [a] }]), 422)).toBe(
        'O conjunto de destino não existe mais',
      );
      const twice = move([
        { set_id, ids: [a] },
        { set_id, ids: [b, a] },
      ]);
      expect(await message(orderId, twice, 422)).toBe('A mesma peça está duas vezes na lista');
      expect(await message(other, move([{ set_id: setId, ids: [a] }]), 422)).toBe(
        'Uma das peças não está mais na origem',
      );
      await user.delete(`/api/set-parts/${String(b)}`).expect(200);
      const copy = { mode: 'copy', from_order_id: orderId, targets: [{ set_id: setId, ids: [b, a] }] };
      expect(await message(other, copy, 422)).toBe('Uma das peças não está mais na origem');
      expect(await message(orderId, { mode: 'move', targets: [{ set_id, ids: [] }] }, 422)).toBe(
        'Escolha ao menos uma peça',
      );
      await transferSets(user, orderId, { mode: 'move', ids: [set_id, set_id] }).expect(422);
      await transferSets(user, orderId, { mode: 'copy', ids: [setId] }).expect(422);
      expect(await idsOf(orderId)).toEqual([before[0]?.slice(0, 1)]);
      expect(await idsOf(other)).toEqual([[]]);
    });

    test('who may not change the target, or the source of a move, or does not see the source', async () => {
      const { orderId, parts } = await quoteOf([1]);
      const ids = parts[0]!.map(({ id }) => id);
      const colleague = await app.userWith('edit_pre_orders');
      const theirs = await newSet(colleague, {});
      const into = { mode: 'copy', from_order_id: orderId, targets: [{ set_id: theirs.setId, ids }] };
      expect(await message(theirs.orderId, into, 422, colleague)).toBe(
        'O orçamento ou pedido de origem não existe mais, ou você não tem acesso a ele',
      );
      const own = { mode: 'copy', targets: [{ set_id: parts[0]?.[0]?.set_id, ids }] };
      await transferParts(colleague, orderId, own).expect(404);
      const seller = await app.userWith('edit_orders', 'view_all_orders');
      await transferParts(seller, orderId, own).expect(403);
      const order = await orderOf(seller, { type: 'order' });
      const set = await setOf(seller, order.id);
      const targets = [{ set_id: set.id, ids }];
      await transferParts(seller, order.id, { mode: 'move', from_order_id: orderId, targets }).expect(403);
      await transferParts(seller, order.id, { mode: 'copy', from_order_id: orderId, targets }).expect(200);
    });

    test('changes of a quote that waits for its answer; copies out of it are made', async () => {
      const { orderId, sets, parts } = await quoteOf([2]);
      const ids = parts[0]!.map(({ id }) => id);
      const { orderId: other, setId } = await newSet(user, {});
      await user
        .put(`/api/orders/${String(orderId)}/update-status`, { status: 'waiting_response' })
        .expect(200);
      const waits = 'Orçamento aguardando resposta: volte para Em andamento para alterar';
      const here = [{ set_id: sets[0] ?? 0, ids }];
      expect(await message(orderId, { mode: 'copy', targets: here }, 422)).toBe(waits);
      expect(await message(orderId, { mode: 'move', targets: here }, 422)).toBe(waits);
      const there = { from_order_id: orderId, targets: [{ set_id: setId, ids }] };
      expect(await message(other, { mode: 'move', ...there }, 422)).toBe(waits);
      await transferSets(user, orderId, { mode: 'copy', ids: sets }).expect(422);
      expect((await placed(other, 'copy', there.targets, orderId)).parts).toHaveLength(2);
    });
  });

  test('two moves in opposite directions at once are both made', async () => {
    const [one, two] = [await quoteOf([4]), await quoteOf([4])];
    const half = (quote: typeof one, from: number) =>
      quote.parts[0]!.slice(from, from + 2).map(({ id }) => id);
    for (const from of [0, 2]) {
      await Promise.all([
        placed(two.orderId, 'move', [{ set_id: two.sets[0] ?? 0, ids: half(one, from) }], one.orderId),
        placed(one.orderId, 'move', [{ set_id: one.sets[0] ?? 0, ids: half(two, from) }], two.orderId),
      ]);
    }
    expect((await idsOf(one.orderId))[0]).toHaveLength(4);
    expect((await idsOf(two.orderId))[0]).toHaveLength(4);
    expect(await wrongTotals()).toEqual([]);
  });
});
