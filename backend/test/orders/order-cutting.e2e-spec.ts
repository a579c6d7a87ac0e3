import { unzipSync } from 'fflate';
import { dxf, polyline } from '../../src/files/flat-pattern/dxf-samples.js';
import { unfold } from '../../src/files/flat-pattern/domain/flat-pattern.js';
import type { CuttingView } from '../../src/cutting/cutting.view.js';
import { records, workbookOf } from '../exchange/workbooks.js';
import { readPdf } from '../documents/pdf-text.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BAR, BENDING, SHEET, STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, readOrder, type OrderBody } from '../world/orders.js';

/** The sheet as a list of purchases names it. */
const ORDERED = `${SHEET.name} · 1200 × 3000 mm`;

const cents = (value: number) => Math.round(value * 100 + 1e-7) / 100;

/** BRL of all pieces of a part of the sheet, computed for the test alone: material with its loss, bending, 30 % markup. */
const priceOf = (
  { width, length, quantity }: { width: number; length: number; quantity: number },
  loss: number,
) => {
  const weight = (SHEET.thickness * width * length * STEEL.specific_weight) / 1000;
  const unit = (weight * (1 + loss / 100) * STEEL.price_kg + 12 * BENDING.value_per_minute) * 1.3;
  return cents(cents(unit) * quantity);
};

describe('the cutting plan of an order', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let orderId: number;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    user = await app.userWith('edit_pre_orders', 'view_costs');
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    catalogue = await catalogueOf(user);
    ({ orderId, setId } = await newSet(user, { markup: 30 }));
  });

  const path = () => `/api/orders/${String(orderId)}/cutting`;
  const view = async () => (await user.get(path()).expect(200)).body as CuttingView;
  const compute = async (settings: object = {}) =>
    (await user.post(path(), settings).expect(200)).body as CuttingView;
  const unchecked = async () => (await user.get(`${path()}/unchecked`).expect(200)).body as object[];
  const cover = { title: 'Tampa', width: 580, length: 1480, quantity: 4, loss: 20, ncm_id: null };
  const coverPart = (fields: object = {}) =>
    newPart(user, setId, { ...exampleFields(catalogue), ...cover, ...fields });

  it('says what to buy and how to cut it, and what the loss would make of the price; stores no price', async () => {
    const part = await coverPart();
    const shaft = await newPart(user, setId, {
      title: 'Eixo',
      type: 'bar',
      bar_id: catalogue.bar,
      length: 1990,
      quantity: 3,
    });
    const before = await readOrder(user, orderId);
    expect((await view()).groups.map(({ plan }) => plan)).toEqual([null, null]);
    expect(await unchecked()).toEqual([
      { key: expect.any(String), name: STEEL.name, thickness: 3 },
      { key: expect.any(String), name: BAR.name, thickness: null },
    ]);
    const plan = await compute();
    expect(await unchecked()).toEqual([]);
    const [sheets, bars] = plan.groups;
    // Two by two with 5 mm between them on 1180 × 2980: 84.78 kg for 80.86128 kg of pieces.
    expect(sheets).toMatchObject({
      name: STEEL.name,
      thickness: 3,
      applicable: true,
      outside: [],
      parts: [{ id: part.id, number: 1, pieces: 4 }],
      plan: {
        outdated: false,
        proved: true,
        purchases: [{ id: catalogue.sheet, name: ORDERED, count: 1, weight: 84.78, value: 754.54 }],
        utilisation: 95.38,
        loss: 4.85,
        cuts: [
          {
            count: 1,
            used: 3000,
            placed: [{ part_id: part.id, x: 10, y: 10, width: 580, length: 1480 }, {}, {}, {}],
          },
        ],
      },
    });
    expect(bars).toMatchObject({
      name: BAR.name,
      thickness: null,
      plan: {
        proved: true,
        loss: 0.5,
        cuts: [{ width: null, used: 6000, placed: [{ part_id: shaft.id, y: 0 }, { y: 1993 }, { y: 3986 }] }],
      },
    });
    expect(sheets!.value).toBe(priceOf(cover, 20));
    expect(sheets!.new_value).toBe(priceOf(cover, 4.85));
    expect(plan.total).toBe(before.totals.total);
    expect(await readOrder(user, orderId)).toEqual(before);
    expect(await view()).toEqual(plan);

    // One group alone: the other keeps the plan that it had, which says that it is of other settings.
    const { groups } = await compute({ gap: 12, kerf: 30, group: sheets!.key });
    expect(groups.map((each) => each.plan!.outdated)).toEqual([false, true]);
    expect(groups[1]!.plan!.cuts).toEqual(bars!.plan!.cuts);
    expect((await compute({ gap: 12, kerf: 30 })).groups[1]!.plan!.cuts).not.toEqual(bars!.plan!.cuts);
  });

  it('applies the loss as it was shown, in one change that the history names', async () => {
    const part = await coverPart();
    const locked = await coverPart({
      title: 'Travada',
      width: 100,
      length: 100,
      quantity: 1,
      locked_values: ['gross_weight'],
      gross_weight: 2,
    });
    const { digest, total, new_total, changes, groups } = await compute();
    expect(changes).toBe(1);
    const loss = groups[0]!.plan!.loss!;
    const { body } = await user.put(`${path()}/loss`, { digest }).expect(200);
    const order = body as OrderBody;
    expect(order).toEqual(await readOrder(user, orderId));
    expect(order.totals.total).toBe(new_total);
    const [cut, kept] = order.sets[0]!.parts;
    expect(cut).toMatchObject({ id: part.id, loss, final_value: priceOf(cover, loss) });
    expect(kept).toMatchObject({ id: locked.id, loss: 20, gross_weight: 2, version: 1 });
    const [event] = (await user.get(`/api/orders/${String(orderId)}/history`).expect(200)).body;
    expect(event).toMatchObject({
      action: 'recalculated',
      details: { part_ids: [part.id], total: [total, new_total], cutting: true },
    });
    const after = await view();
    expect(after).toMatchObject({ total: new_total, new_total, changes: 0 });
    expect(after.groups[0]!.plan!.outdated).toBe(false);
    await user.put(`${path()}/loss`, { digest: after.digest }).expect(409);
    const old = await user.put(`${path()}/loss`, { digest }).expect(409);
    expect(old.body.message).toContain('foi alterado por outra pessoa');
  });

  it('says that it is out of date and why, and computes only those groups again', async () => {
    const part = await coverPart();
    const { digest, made_at } = await compute();
    await user
      .put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, {
        ...exampleFields(catalogue),
        ...cover,
        quantity: 5,
      })
      .expect(200);
    const [group] = (await view()).groups;
    expect(group).toMatchObject({ applicable: false, plan: { outdated: true, changed: ['Tampa'] } });
    expect(await unchecked()).toMatchObject([{ key: group!.key }]);
    await user.put(`${path()}/loss`, { digest }).expect(409);
    const again = await compute();
    expect(again.made_at! > made_at!).toBe(true);
    expect(again.groups[0]!.plan).toMatchObject({ outdated: false, purchases: [{ count: 2 }] });
    await user.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg: 10 }).expect(200);
    expect((await view()).groups[0]!.plan).toMatchObject({ outdated: false, bought: { value: 1695.6 } });
    const smaller = { ...SHEET, name: 'Retalho', width: 700, length: 900, material_id: catalogue.material };
    await user.post('/api/sheets', smaller).expect(201);
    expect((await view()).groups[0]!.plan).toMatchObject({ outdated: true, changed: [] });
    expect(await unchecked()).toEqual([]);
  });

  it('names what it does not cut; such a group gives no loss until the part is left out', async () => {
    const huge = await coverPart({ title: 'Enorme', width: 1300, length: 3200 });
    await coverPart();
    const [group] = (await compute()).groups;
    expect(group).toMatchObject({
      applicable: false,
      outside: [{ id: huge.id, title: 'Enorme', reason: 'too_large' }],
      plan: { loss: 4.85 },
    });
    const [without] = (await compute({ left_out_part_ids: [huge.id] })).groups;
    expect(without).toMatchObject({ applicable: true, outside: [{ reason: 'left_out' }] });
  });

  it('keeps a locked sheet when it is computed again, and moves pieces between the others', async () => {
    const part = await coverPart({ width: 580, length: 900, quantity: 7 });
    const first = (await compute()).groups[0]!;
    const countsOf = ({ plan }: CuttingView['groups'][number]) =>
      plan!.cuts.map(({ count, placed }) => count * placed.length);
    expect(countsOf(first)).toEqual([5, 2]);
    const change = (fields: object, group: CuttingView['groups'][number]) =>
      user.put(`${path()}/sheet`, { group: group.key, digest: group.plan!.digest, ...fields });
    const changed = async (fields: object, group: CuttingView['groups'][number]) =>
      ((await change(fields, group).expect(200)).body as CuttingView).groups[0]!;

    const spread = await changed({ cut: 0, piece: 2, to: 1 }, first);
    expect(countsOf(spread)).toEqual([4, 3]);
    const { bought, used, kept, scrap } = spread.plan!;
    expect(bought.weight).toBeCloseTo(used.weight + kept.weight + scrap.weight, 4);
    expect(spread).toMatchObject({ applicable: true, plan: { outdated: false } });
    const old = await change({ cut: 0, locked: true }, first).expect(409);
    expect(old.body.message).toContain('foi alterado por outra pessoa');

    const locked = await changed({ cut: 1, locked: true }, spread);
    const refused = await change({ cut: 0, piece: 0, to: 1 }, locked).expect(409);
    expect(refused.body.message).toBe('A chapa está travada: destrave para mover peças');
    const again = (await compute()).groups[0]!;
    expect(countsOf(again)).toEqual([3, 4]);
    expect(again.plan!.cuts[0]).toEqual(locked.plan!.cuts[1]);
    expect((await view()).groups[0]).toEqual(again);
    await user
      .put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, {
        ...exampleFields(catalogue),
        ...cover,
        width: 580,
        length: 900,
        quantity: 15,
      })
      .expect(200);
    const more = (await compute()).groups[0]!;
    expect(more.plan!.cuts.map(({ count, placed, locked: stays }) => [count, placed.length, stays])).toEqual([
      [1, 3, true],
      [2, 6, false],
    ]);
    const open = await changed({ cut: 0, locked: false }, more);
    const full = await change({ cut: 0, piece: 0, to: 1 }, open).expect(422);
    expect(full.body.errors).toEqual({ to: ['A peça não cabe nesta chapa com as que já estão nela'] });
    await change({ cut: 0, piece: 3, to: 1 }, open).expect(422);
    const anew = (await compute()).groups[0]!.plan!;
    expect(anew.cuts.map((cut) => cut.locked)).not.toContain(true);
    expect(anew.digest).not.toBe(open.plan!.digest);
  });

  it('gives a piece a sheet of its own, and names a locked one that other settings let go', async () => {
    await coverPart({ width: 580, length: 900, quantity: 2 });
    const { key, plan } = (await compute()).groups[0]!;
    const [{ stock, name } = { stock: 0, name: '' }] = plan!.new_sheets;
    expect(name).toBe(SHEET.name);
    const asked = { group: key, digest: plan!.digest, cut: 0 };
    await user.put(`${path()}/sheet`, { ...asked, piece: 0, new_stock: stock + 1 }).expect(422);
    const { body } = await user.put(`${path()}/sheet`, { ...asked, piece: 0, new_stock: stock }).expect(200);
    const moved = (body as CuttingView).groups[0]!.plan!;
    expect(moved.cuts.map(({ placed }) => placed.length)).toEqual([1, 1]);
    expect([plan!.proved, moved.proved]).toEqual([true, false]);
    const lock = { group: key, digest: moved.digest, cut: 1, locked: true };
    await user.put(`${path()}/sheet`, lock).expect(200);
    expect((await compute()).groups[0]!.plan).toMatchObject({ released: [], cuts: [{ locked: true }, {}] });
    await user.put(`${path()}/sheet`, lock).expect(409);
    expect((await compute({ gap: 7 })).groups[0]!.plan).toMatchObject({
      released: [{ cut: 0, name: SHEET.name, reason: 'settings' }],
      cuts: [{ placed: [{}, {}] }],
    });
  });

  it('keeps its settings, and refuses those that leave nothing of a sheet', async () => {
    const part = await coverPart();
    const settings = {
      method: 'sheared',
      gap: 0,
      edge: 0,
      kerf: 2,
      trim: 10,
      unturned_part_ids: [part.id],
    };
    await compute(settings);
    expect((await view()).settings).toMatchObject(settings);
    const { body } = await user.post(path(), { gap: 201, method: 'jato' }).expect(422);
    expect(body.errors).toEqual({ gap: ['De 0 a 200 mm'], method: [expect.any(String)] });
  });

  it('of an order shows the loss and stores none; money is for those who see costs', async () => {
    await coverPart();
    await compute();
    const order = await app.userWith(
      'edit_pre_orders',
      'edit_orders',
      'approve_pre_orders',
      'view_all_orders',
    );
    for (const status of ['waiting_response', 'approved']) {
      await order.put(`/api/orders/${String(orderId)}/update-status`, { status }).expect(200);
    }
    const { body } = await order.get(path()).expect(200);
    const { groups, total, new_total, digest } = body as CuttingView;
    expect(groups[0]).toMatchObject({
      applicable: false,
      plan: { loss: 4.85, bought: { weight: 84.78, value: null } },
    });
    expect(new_total).toBe(total);
    const refused = await order.put(`${path()}/loss`, { digest }).expect(409);
    expect(refused.body.message).toBe('A perda só pode ser aplicada em orçamento em andamento');
  });

  it('prints what to buy and how to cut it, not before it is computed', async () => {
    await coverPart();
    const pdf = `${path()}/pdf`;
    const refused = await user.get(pdf).expect(422);
    expect(refused.body.message).toBe('Calcule o corte antes de imprimir o plano');
    await compute();
    const { body, headers } = await user.get(pdf).responseType('blob').expect(200);
    const name = `plano-de-corte-${String(orderId).padStart(6, '0')}.pdf`;
    expect((headers as Record<string, string>)['content-disposition']).toContain(name);
    const { title, pages } = await readPdf(body as Buffer);
    expect(title).toContain('Plano de corte');
    expect(pages).toHaveLength(2);
    for (const words of ['Lista de compras', SHEET.name, '3 mm', '84,78']) expect(pages[0]).toContain(words);
    for (const words of ['Tampa', '580 × 1.480', '1.480 × 580', 'Por chapa'])
      expect(pages[1]).toContain(words);
    expect(pages[1]).not.toContain('Chapa 1 · ');
  });

  it('lists what to buy for Excel, with prices for those who see costs', async () => {
    const { body: sheet } = await app.admin.get(`/api/sheets/${String(catalogue.sheet)}`).expect(200);
    const supplied = { ...(sheet as object), supplier: 'Aços Silva' };
    await app.admin.put(`/api/sheets/${String(catalogue.sheet)}`, supplied).expect(200);
    await coverPart();
    await compute();
    const listed = async (client: Client) =>
      records(
        (await workbookOf(client.get(`/api/exports/orders/${String(orderId)}/cutting`)))['Lista de compras']!,
      );
    const row = {
      Fornecedor: 'Aços Silva',
      Material: STEEL.name,
      'Chapa ou barra': ORDERED,
      Quantidade: 1,
      'Peso (kg)': 84.78,
    };
    expect(await listed(user)).toEqual([
      expect.objectContaining({ ...row, 'Preço por kg (R$)': 8.9, 'Valor total (R$)': 754.54 }),
    ]);
    const { 'Plano de corte': plan = [] } = await workbookOf(
      user.get(`/api/exports/orders/${String(orderId)}/cutting`),
    );
    expect(records(plan)).toContainEqual(
      expect.objectContaining({ 'Chapa ou barra': SHEET.name, Peça: 'Tampa', 'Cortadas assim': 1 }),
    );
    const [shown] = await listed(await app.userWith('view_all_orders'));
    expect(shown).toMatchObject(row);
    expect(shown).not.toHaveProperty('Valor total (R$)');
  });

  it('by the outlines of DXF drawings takes less than by the rectangles around them', async () => {
    const triangle = dxf([polyline(true, [0, 0], [1150, 0], [0, 1400])], { units: 4 });
    const { body } = await user
      .post('/api/upload-set-part')
      .field('set_id', setId)
      .attach('file', Buffer.from(triangle), 'Esquadro.dxf')
      .expect(201);
    const { id } = body as { id: number };
    const fields = { ...exampleFields(catalogue), ncm_id: null, title: 'Esquadro', true_area: true };
    const sizes = { width: 1150, length: 1400, quantity: 4 };
    await user.put(`/api/sets/${String(setId)}/parts/${String(id)}`, { ...fields, ...sizes }).expect(200);
    const [rectangles] = (await compute({ method: 'free' })).groups;
    expect(rectangles).toMatchObject({ parts: [{ outline: null }], plan: { purchases: [{ count: 2 }] } });
    // Placed by their rectangles, they are cut by their outlines all the same.
    const loose = new URLSearchParams({ group: rectangles!.key, cut: '0' }).toString();
    const first = await user.get(`${path()}/dxf?${loose}`).responseType('blob').expect(200);
    const pieces = rectangles!.plan!.cuts[0]!.placed.length;
    const cutOut = unfold((first.body as Buffer).toString()).pattern.net_area;
    expect(cutOut).toBeCloseTo(pieces * 0.5 * 1150 * 1400, 0);
    const [group] = (await compute({ method: 'shapes' })).groups;
    expect(group).toMatchObject({
      parts: [{ id, outline: { path: expect.stringMatching(/^M[\d. L]+Z$/) } }],
      outside: [],
      plan: { purchases: [{ count: 1 }] },
    });
    const printed = await user.get(`${path()}/pdf`).responseType('blob').expect(200);
    expect((await readPdf(printed.body as Buffer)).pages[0]).toContain('Laser pelo contorno');
    const [cut] = group!.plan!.cuts;
    expect(cut!.placed.map(({ angle }) => angle! % 180)).toEqual([0, 0, 0, 0]);
    expect(group!.plan!.loss).toBeLessThan(rectangles!.plan!.loss!);
    const query = new URLSearchParams({ group: group!.key, cut: '0' }).toString();
    const sheet = await user.get(`${path()}/dxf?${query}`).responseType('blob').expect(200);
    const { pattern, texts } = unfold((sheet.body as Buffer).toString());
    expect(texts).toEqual(['1', '1', '1', '1']);
    expect(pattern).toMatchObject({ pierces: 4, open_contours: 0 });
    expect(pattern.net_area).toBeCloseTo(4 * 0.5 * 1150 * 1400, 0);
    await user.get(`${path()}/dxf?${query.replace('cut=0', 'cut=1')}`).expect(422);
    const [free] = (await compute({ method: 'turned' })).groups;
    expect(free!.plan!.loss).toBeLessThanOrEqual(group!.plan!.loss!);
    for (const none of ['', '&cut=']) {
      const all = await user.get(`${path()}/dxf?group=${group!.key}${none}`).responseType('blob').expect(200);
      const [[name, text] = ['', new Uint8Array()]] = Object.entries(unzipSync(all.body as Buffer));
      expect(name).toMatch(/mm chapa 1\.dxf$/);
      expect(Buffer.from(text)).toEqual(sheet.body);
    }
    // Without a drawing of its size the part is its rectangle again.
    await user
      .put(`/api/sets/${String(setId)}/parts/${String(id)}`, { ...fields, ...sizes, length: 1300 })
      .expect(200);
    expect((await view()).groups[0]!.plan).toMatchObject({ outdated: true });
    expect((await compute({ method: 'shapes' })).groups[0]!.parts).toMatchObject([{ outline: null }]);
  });

  it('of five thousand small pieces is found in time, and stored', async () => {
    const sizes = Array.from({ length: 50 }, (_, index) => ({
      width: 60 + index * 3,
      length: 90 + index * 7,
      quantity: 100,
    }));
    for (const size of sizes) await coverPart({ ...size, title: `Peça ${String(size.width)}` });
    const { groups } = await compute();
    const cut = groups[0]!.plan!.cuts.reduce((sum, { count, placed }) => sum + count * placed.length, 0);
    expect(cut).toBe(5000);
    expect((await view()).groups[0]!.plan).toEqual(groups[0]!.plan);
  });
});
