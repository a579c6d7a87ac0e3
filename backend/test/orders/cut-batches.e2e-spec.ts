import type { CutBatchPlanView, BatchPurchaseView } from '../../src/cutting/batches/cut-batches.view.js';
import { readPdf } from '../documents/pdf-text.js';
import { records, workbookOf } from '../exchange/workbooks.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { SHEET, STEEL } from '../world/example.js';
import { exampleFields, newPart, orderOf, setOf } from '../world/orders.js';

interface Item {
  id: number;
  version: number;
  code: string;
  batch_id: number | null;
  [field: string]: unknown;
}

describe('orders that are cut together', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    user = await app.userWith('edit_orders', 'edit_pre_orders', 'view_all_orders', 'view_costs');
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    catalogue = await catalogueOf(user);
  });

  /** An order in production with covers of 580 × 1480: four of them fill a sheet. */
  const orderWith = async (quantity: number, order: object = {}) => {
    const { id } = await orderOf(user, { type: 'order', ...order });
    const { id: setId } = await setOf(user, id);
    const size = { title: `Tampa ${String(id)}`, width: 580, length: 1480, quantity, ncm_id: null };
    const part = await newPart(user, setId, { ...exampleFields(catalogue), ...size });
    return { id, setId, part };
  };
  const batchOf = async (...order_ids: number[]) =>
    (await user.post('/api/cut-batches', { order_ids }).expect(201)).body as CutBatchPlanView;
  const pathOf = ({ id }: { id: number }) => `/api/cut-batches/${String(id)}`;
  const view = async (batch: { id: number }) =>
    (await user.get(pathOf(batch)).expect(200)).body as CutBatchPlanView;
  const compute = async (batch: { id: number }, settings: object = {}) =>
    (await user.post(`${pathOf(batch)}/plan`, settings).expect(200)).body as CutBatchPlanView;
  const move = (batch: { id: number; version: number }, state: string) =>
    user.put(`${pathOf(batch)}/state`, { state, version: batch.version });
  const store = async (fields: object) =>
    (
      await user
        .post('/api/stock-items', { material_id: catalogue.material, thickness: 3, ...fields })
        .expect(201)
    ).body as Item;
  const items = async (): Promise<Item[]> =>
    ((await user.get('/api/stock-items').expect(200)).body as Item[]).filter(
      ({ material_id, bar_id }) => material_id === catalogue.material || bar_id === catalogue.bar,
    );

  it('says what to buy for all of them, by what is due first, and keeps what is ticked off', async () => {
    const late = await orderWith(3, { delivery_date: '2027-02-01T10:00' });
    const soon = await orderWith(1, { delivery_date: '2026-12-10T08:00' });
    const free = (await user.get('/api/cut-batches/orders').expect(200)).body as { id: number }[];
    expect(free.map(({ id }) => id).indexOf(soon.id)).toBeLessThan(free.map(({ id }) => id).indexOf(late.id));
    const batch = await batchOf(late.id, soon.id);
    expect(batch).toMatchObject({ state: 'open', orders: [{ id: soon.id }, { id: late.id }], made_at: null });
    const plan = await compute(batch);
    expect(plan.groups).toHaveLength(1);
    expect(plan.groups[0]!.parts).toMatchObject([
      { title: soon.part.title, set: `${String(soon.id)} · Conjunto`, pieces: 1 },
      { title: late.part.title, pieces: 3 },
    ]);
    const bought = {
      name: `${SHEET.name} · 1200 × 3000 mm`,
      material: STEEL.name,
      count: 1,
      weight: 84.78,
      value: 754.54,
      bought: 0,
    };
    expect(plan.purchases).toMatchObject([bought]);
    expect(plan.sums).toMatchObject({ bought: { weight: 84.78 }, own: { weight: 0 } });
    const list = (await user.get('/api/cut-purchases').expect(200)).body as BatchPurchaseView[];
    const [line] = list.filter(({ batch_id }) => batch_id === batch.id);
    expect(line).toMatchObject({ ...bought, due_date: expect.stringContaining('2026-12-10T08:00') });
    await user.put(`/api/cut-purchases/${String(line!.id)}`, { bought: 1 }).expect(204);
    // One more than fits on the sheet: a second one is missing, the first one stays bought.
    await user
      .put(`/api/sets/${String(soon.setId)}/parts/${String(soon.part.id)}`, {
        ...exampleFields(catalogue),
        title: soon.part.title,
        width: 580,
        length: 1480,
        ncm_id: null,
        quantity: 2,
      })
      .expect(200);
    expect((await view(batch)).groups[0]!.plan!.changed).toEqual([soon.part.title]);
    expect((await compute(batch)).purchases).toMatchObject([{ count: 2, bought: 1 }]);
    const listed = (await user.get('/api/cut-batches').expect(200)).body as object[];
    expect(listed[0]).toMatchObject({ id: batch.id, to_buy: 2, bought: 1 });
  });

  it('takes the shop’s own stock first, reserves it, uses it up, and puts remnants back', async () => {
    const whole = await store({ width: 1200, length: 3000, place: 'Pátio', count: 2 });
    const bar = await store({ material_id: null, thickness: null, bar_id: catalogue.bar, length: 2000 });
    expect(await items()).toMatchObject([
      { code: expect.stringMatching(/^E\d+$/) },
      { code: whole.code },
      bar,
    ]);
    const order = await orderWith(2);
    await newPart(user, order.setId, {
      title: 'Eixo',
      type: 'bar',
      bar_id: catalogue.bar,
      length: 900,
      quantity: 2,
    });
    const batch = await batchOf(order.id);
    const plan = await compute(batch);
    expect(plan.purchases).toEqual([]);
    expect(plan.groups.map(({ plan: of }) => of!.items)).toMatchObject([
      [{ count: 1, weight: 84.78 }],
      [{ id: bar.id, name: bar.code, count: 1 }],
    ]);
    const { groups, sums } = plan;
    const [sheet] = groups[0]!.plan!.cuts;
    expect(sheet!.stock).toContain('Pátio');
    expect(sums!.own.weight).toBe(
      Math.round((sums!.used.weight + sums!.kept.weight + sums!.scrap.weight) * 1e4) / 1e4,
    );

    const other = await batchOf((await orderWith(1)).id);
    const otherPlan = await compute(other);
    const released = (await move(plan, 'released').expect(200)).body as CutBatchPlanView;
    const taken = groups.flatMap(({ plan: of }) => of!.items.map(({ id }) => id));
    expect((await items()).filter(({ batch_id }) => batch_id === batch.id).map(({ id }) => id)).toEqual(
      taken,
    );
    const first = (await items()).find(({ id }) => id === taken[0])!;
    const refused = await move(otherPlan, 'released').expect(409);
    expect(refused.body.message).toBe(`${first.code} · Pátio está reservado para o lote ${String(batch.id)}`);
    await user.delete(`/api/stock-items/${String(first.id)}`).expect(409);
    await user.post(`${pathOf(batch)}/plan`, {}).expect(409);

    const opened = (await move(released, 'open').expect(200)).body as CutBatchPlanView;
    expect((await items()).every(({ batch_id }) => batch_id === null)).toBe(true);
    const again = (await move(opened, 'released').expect(200)).body as CutBatchPlanView;
    await user.get(`${pathOf(batch)}/pdf-labels`).expect(422);
    await move(again, 'cut').expect(200);
    const left = await items();
    expect(left.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first.id]));
    // Two of 580 beside each other on 1200 leave what is behind 10 + 1480 + 5 mm.
    expect(left.filter(({ obs }) => obs === `Retalho do lote ${String(batch.id)}`)).toMatchObject([
      { material_id: catalogue.material, thickness: 3, width: 1200, length: 1505, batch_id: null },
    ]);
    // The note is the user's: a remnant is found without it.
    const remnant = left.find(({ from_batch_id }) => from_batch_id === batch.id)!;
    await user.put(`/api/stock-items/${String(remnant.id)}`, { ...remnant, obs: 'Riscado' }).expect(200);
    const labels = await user
      .get(`${pathOf(batch)}/pdf-labels`)
      .responseType('blob')
      .expect(200);
    const { pages } = await readPdf(labels.body as Buffer);
    expect(pages).toHaveLength(1);
    for (const words of [remnant.code, STEEL.name, '3 × 1.200 × 1.505 mm', 'Riscado']) {
      expect(pages[0]).toContain(words);
    }
    const done = await view(batch);
    expect(done).toMatchObject({ state: 'cut', sums });
    await move(done, 'open').expect(409);
    // The plan that was of the sheet which is used up finds another one, or the remnant.
    const next = await compute(other);
    expect(next.purchases).toEqual([]);
    const [used] = next.groups[0]!.plan!.items;
    const { body: item } = await user.get(`/api/stock-items/${String(used!.id)}`).expect(200);
    await user.put(`/api/stock-items/${String(used!.id)}`, { ...item, length: 1400 }).expect(200);
    const changed = await move(next, 'released').expect(409);
    expect(changed.body.message).toContain('mudou ou não está mais no estoque');
    await move(await compute(other), 'released').expect(200);
  });

  it('refuses orders of other batches and quotes, and releases no plan that is out of date', async () => {
    const order = await orderWith(1);
    const quote = await orderOf(user);
    const batch = await batchOf(order.id);
    const twice = await user.post('/api/cut-batches', { order_ids: [order.id] }).expect(409);
    expect(twice.body.message).toBe(`O pedido ${String(order.id)} já está no lote ${String(batch.id)}`);
    const early = await user.post('/api/cut-batches', { order_ids: [quote.id] }).expect(409);
    expect(early.body.message).toBe(`O pedido ${String(quote.id)} não está em produção`);
    await user.post('/api/cut-batches', { order_ids: [] }).expect(422);
    const unplanned = await move(batch, 'released').expect(409);
    expect(unplanned.body.message).toBe('Calcule o corte antes de liberar o lote');
    const plan = await compute(batch);
    await move(batch, 'released').expect(409);
    await newPart(user, order.setId, {
      ...exampleFields(catalogue),
      title: 'Nova',
      width: 50,
      length: 50,
      quantity: 1,
    });
    const old = await move(plan, 'released').expect(409);
    expect(old.body.message).toBe('O plano está desatualizado, calcule de novo: Nova');
    const late = await orderWith(2);
    const orders = { order_ids: [order.id, late.id], version: plan.version };
    const joined = (await user.put(`${pathOf(batch)}/orders`, orders).expect(200)).body as CutBatchPlanView;
    expect(joined.orders.map(({ id }) => id).sort()).toEqual([order.id, late.id].sort());
    expect(joined.groups[0]!.plan!.changed).toContain(late.part.title);
    await user.put(`${pathOf(batch)}/orders`, orders).expect(409);
    await user.put(`${pathOf(batch)}/orders`, { order_ids: [late.id] }).expect(200);
    await user.delete(pathOf(await batchOf(order.id))).expect(204);
    await user.delete(pathOf(batch)).expect(204);
    await user.get(pathOf(batch)).expect(404);
    await batchOf(order.id);
  });

  it('keeps a sheet that is locked, of the shop’s own stock too, while it is open', async () => {
    await store({ width: 700, length: 1600, place: 'Estante 1' });
    const batch = await batchOf((await orderWith(6)).id);
    const [group] = (await compute(batch)).groups;
    const own = group!.plan!.cuts.findIndex(({ stock }) => stock.includes('Estante 1'));
    const change = { group: group!.key, digest: group!.plan!.digest, cut: own, locked: true };
    const locked = (await user.put(`${pathOf(batch)}/sheet`, change).expect(200)).body as CutBatchPlanView;
    const next = await compute(batch);
    const [first, ...others] = next.groups[0]!.plan!.cuts;
    expect(first).toEqual(locked.groups[0]!.plan!.cuts[own]);
    expect(others.some(({ stock }) => stock.includes('Estante 1'))).toBe(false);
    expect(next.groups).toMatchObject([{ outside: [], plan: { outdated: false, items: [{ count: 1 }] } }]);
    await move(next, 'released').expect(200);
    const { digest } = next.groups[0]!.plan!;
    const late = await user.put(`${pathOf(batch)}/sheet`, { ...change, digest, cut: 0 }).expect(409);
    expect(late.body.message).toBe('O lote já foi liberado: reabra para mudar');
  });

  it('is for those who see all orders; changes are for those who edit them', async () => {
    const batch = await batchOf((await orderWith(1)).id);
    const reader = await app.userWith('view_all_orders');
    const { body } = await reader.get(pathOf(batch)).expect(200);
    expect(body).toMatchObject({ can_edit: false });
    await reader.post(`${pathOf(batch)}/plan`, {}).expect(403);
    await reader.delete(pathOf(batch)).expect(403);
    await (await app.userWith('edit_orders')).get(pathOf(batch)).expect(403);
    await compute(batch);
    const seen = (await reader.get(pathOf(batch)).expect(200)).body as CutBatchPlanView;
    expect(seen.purchases).toMatchObject([{ value: null }]);
    expect(seen.sums!.bought.value).toBeNull();
  });

  it('says what a sheet or bar of the stock has to have', async () => {
    const { body } = await user.post('/api/stock-items', { length: 0 }).expect(422);
    expect(body.errors).toEqual({
      length: ['Comprimento é obrigatório'],
      material_id: ['Informe o material da chapa ou a barra'],
      thickness: ['Espessura é obrigatória'],
      width: ['Largura é obrigatória'],
    });
    const item = await store({ width: 500, length: 400 });
    const { body: changed } = await user
      .put(`/api/stock-items/${String(item.id)}`, { ...item, place: 'Estante 2' })
      .expect(200);
    expect(changed).toMatchObject({ code: item.code, place: 'Estante 2', version: 2 });
    await user.delete(`/api/materials/${String(catalogue.material)}`).expect(409);
    const label = await user.get(`/api/stock-items/${String(item.id)}/label`).expect(200);
    for (const words of [item.code, STEEL.name, '3 × 500 × 400&nbsp;mm', 'Estante 2']) {
      expect(label.text).toContain(words);
    }
  });

  it('prints its plan and lists what to buy for Excel', async () => {
    const orders = [await orderWith(3), await orderWith(4)];
    const batch = await batchOf(...orders.map(({ id }) => id));
    await user.get(`${pathOf(batch)}/pdf`).expect(422);
    await store({ width: 700, length: 1600, place: 'Estante 1' });
    await compute(batch);
    const { body } = await user
      .get(`${pathOf(batch)}/pdf`)
      .responseType('blob')
      .expect(200);
    const { title, pages } = await readPdf(body as Buffer);
    expect(title).toBe(`Plano de corte – Lote ${String(batch.id)}`);
    for (const words of ['Pedidos', 'Do estoque', 'Estante 1', 'Lista de compras', SHEET.name]) {
      expect(pages[0]).toContain(words);
    }
    expect(pages.join()).toContain(`${String(orders[0]!.id)} · Conjunto`);
    // The numbers are those of the screen and of the sheets' DXF.
    for (const number of [1, 2]) expect(pages[number]).toContain(`Chapa ${String(number)} · `);
    const book = await workbookOf(user.get(`/api/exports/cut-batches/${String(batch.id)}`));
    expect(records(book['Lista de compras']!)).toMatchObject([{ Material: STEEL.name, Quantidade: 2 }]);
  });
});
