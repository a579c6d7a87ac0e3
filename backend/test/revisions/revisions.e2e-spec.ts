import { Order } from '../../src/orders/order.entity.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { RevisionFill } from '../../src/revisions/revision-fill.service.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import { readPdf } from '../documents/pdf-text.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BENDING, NCM, SHEET } from '../world/example.js';
import {
  exampleFields,
  orderOf,
  type OrderBody,
  type PartBody,
  partOf,
  readOrder,
  setOf,
} from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

const AWAITS = 'Orçamento aguardando resposta: volte para Em andamento para alterar';

interface RevisionBody {
  number: number;
  name: string;
  frozen_by: string;
  total: number;
  digest: string;
  superseded: boolean;
  as_now: boolean;
  documents: { kind: string; digest: string }[];
}

describe('revisions @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const move = async (id: number, ...statuses: string[]) => {
    for (const status of statuses)
      await app.admin.put(`/api/orders/${id}/update-status`, { status }).expect(200);
  };
  const revisionsOf = async (id: number) =>
    (await app.admin.get(`/api/orders/${id}/revisions`).expect(200)).body as RevisionBody[];
  const names = async (id: number) => (await revisionsOf(id)).map(({ name }) => name);
  const save = (part: PartBody, fields: object) =>
    app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, { type: 'sheet', ...fields });

  /** A quote with a set of one drawn part. */
  async function quote(
    fields: object = {},
    entries = catalogue,
  ): Promise<{ order: OrderBody; part: PartBody }> {
    const order = await orderOf(app.admin, { customer_id: entries.customer, markup: 30, ...fields });
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, entries);
    const upload = app.admin.post('/api/upload-set-part').field('part_id', part.id);
    await upload.attach('file', PIXEL, 'a.png').expect(201);
    return { order, part };
  }

  it('are frozen on the way to the customer, once for each content', async () => {
    const { order, part } = await quote();
    expect(await revisionsOf(order.id)).toEqual([]);
    await move(
      order.id,
      'waiting_response',
      'in_progress',
      'waiting_response',
      'cancelled',
      'waiting_response',
    );
    const [first, ...others] = await revisionsOf(order.id);
    expect(others).toEqual([]);
    const { totals, revision } = await readOrder(app.admin, order.id);
    expect(revision).toBe(0);
    expect(first).toMatchObject({
      number: 0,
      name: 'R0',
      frozen_by: 'Administrador',
      total: totals.total,
      superseded: false,
      as_now: true,
    });
    await move(order.id, 'in_progress');
    await save(part, { quantity: 12 }).expect(200);
    expect((await revisionsOf(order.id))[0]).toMatchObject({ name: 'R0', as_now: false });
    await save(part, { quantity: 10 }).expect(200);
    await move(order.id, 'waiting_response', 'in_progress');
    expect(await names(order.id)).toEqual(['R0']);
    await save(part, { quantity: 12 }).expect(200);
    await move(order.id, 'waiting_response');
    expect((await revisionsOf(order.id)).map(({ name, superseded }) => [name, superseded])).toEqual([
      ['R1', false],
      ['R0', true],
    ]);
    const { body: history } = await app.admin.get(`/api/orders/${order.id}/history`).expect(200);
    expect(history[0].details).toEqual({ status: ['in_progress', 'waiting_response'], revision: [0, 1] });
  });

  it('what waits for its answer is read-only at each field, and unchanged values pass', async () => {
    const { order, part } = await quote();
    await move(order.id, 'waiting_response');
    const url = `/api/orders/${order.id}`;
    const refused = await app.admin.put(url, { discount: 5, payment_obs: 'À vista', markup: 30 }).expect(422);
    expect(refused.body).toEqual({ message: AWAITS, errors: { discount: [AWAITS], payment_obs: [AWAITS] } });
    await app.admin.put(url, { discount: 0, markup: 30, customer_id: catalogue.customer }).expect(200);
    const fieldOf = async (call: ReturnType<typeof save>) =>
      Object.keys((await call.expect(422)).body.errors);
    expect(await fieldOf(app.admin.put(`${url}/on-markup-change`, { markup: 31 }))).toEqual(['markup']);
    expect(await fieldOf(save(part, { quantity: 11 }))).toContain('quantity');
    const { body: asStored } = await app.admin.get(`/api/set-parts/${part.id}`).expect(200);
    await app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, asStored).expect(200);
    const set = `/api/sets/${part.set_id}`;
    expect(await fieldOf(app.admin.post(`${set}/update`, { name: 'Outro' }))).toEqual(['name']);
    await app.admin.post(`${set}/update`, { name: 'Conjunto', quantity: 1 }).expect(200);
    expect(await fieldOf(app.admin.post(`${set}/parts`, { title: 'Nova' }))).toEqual(['title']);
    expect(await fieldOf(app.admin.put(`${set}/parts/order`, { ids: [part.id] }))).toEqual(['ids']);
    expect(await fieldOf(app.admin.delete(set))).toEqual(['status']);
    expect(await fieldOf(app.admin.delete(`/api/set-parts/${part.id}`))).toEqual(['status']);
    expect(await fieldOf(app.admin.post('/api/sets', { name: 'B', order_id: order.id }))).toEqual(['name']);
    expect(await fieldOf(app.admin.put(`${url}/refresh`, {}))).toEqual(['status']);
    const upload = app.admin.post('/api/upload-set-part').field('set_id', part.set_id);
    expect(await fieldOf(upload.attach('file', PIXEL, 'b.png'))).toEqual(['set_id']);
    await app.admin.put(`/api/set-parts/${part.id}/status`, { status: 'finished' }).expect(200);
    await app.admin.put(url).attach('os_file', PIXEL, 'os.png').expect(200);
    await app.admin.delete(`${url}/remove-os`).expect(200);
    await move(order.id, 'in_progress');
    await save(part, { quantity: 11 }).expect(200);
  });

  it('print the same bytes for ever, and the order’s own calls print them while it waits', async () => {
    const { order, part } = await quote();
    await move(order.id, 'waiting_response');
    const pdf = async (path: string) =>
      (await app.admin.get(`/api/orders/${order.id}/${path}`).buffer(true).expect(200)) as unknown as {
        body: Buffer;
        headers: Record<string, string>;
      };
    const first = await pdf('revisions/0/pdf');
    expect(first.headers['content-disposition']).toContain(
      `orcamento-${String(order.id).padStart(6, '0')}.pdf`,
    );
    const own = await pdf('pdf');
    expect(own.body.equals(first.body)).toBe(true);
    expect((await pdf('pdf-sets')).body.equals((await pdf('revisions/0/pdf-sets')).body)).toBe(true);
    await move(order.id, 'in_progress');
    const draft = await pdf('pdf');
    expect(draft.headers.etag).not.toBe(own.headers.etag);
    await save(part, { quantity: 20 }).expect(200);
    expect((await readPdf((await pdf('pdf')).body)).title).toMatch(/ R1 – rascunho$/);
    await app.admin.delete(`/api/set-parts/${part.id}`).expect(200);
    await move(order.id, 'waiting_response');
    const second = await pdf('revisions/1/pdf');
    expect(second.headers['content-disposition']).toContain('-R1.pdf');
    expect((await pdf('revisions/0/pdf')).body.equals(first.body)).toBe(true);
    const marked = await pdf('revisions/0/pdf?marked=true');
    expect((await readPdf(marked.body)).pages.every((page) => page.includes('SUBSTITUÍDO'))).toBe(true);
    expect((await pdf('revisions/1/pdf?marked=true')).body.equals(second.body)).toBe(true);
    const { title } = await readPdf(second.body);
    expect(title).toMatch(/^Orçamento \d{6} R1$/);
    const sheets = await pdf('revisions/0/pdf-parts');
    expect(sheets.headers['content-disposition']).toContain('pecas-');
    await app.admin.get(`/api/orders/${order.id}/revisions/1/pdf-parts`).expect(422);
    await app.admin.get(`/api/orders/${order.id}/revisions/2/pdf`).expect(404);
    const [, r0] = await revisionsOf(order.id);
    expect(r0?.documents.map(({ kind }) => kind)).toEqual(['quote', 'sets', 'part-sheets']);
    expect(first.headers.etag).toBe(`"${r0?.documents[0]?.digest}"`);
  });

  it('are taken up again with ids, values, locks, drawings and terms, in progress alone', async () => {
    const { order, part } = await quote({ payment_obs: 'À vista' });
    await save(part, { final_value: 700, locked_values: ['final_value'] }).expect(200);
    await move(order.id, 'waiting_response');
    const takeUp = (number: number, body: object = {}) =>
      app.admin.post(`/api/orders/${order.id}/revisions/${number}/take-up`, body);
    expect((await takeUp(0).expect(422)).body.message).toBe(
      'Só um orçamento em andamento pode retomar uma revisão',
    );
    await move(order.id, 'in_progress');
    const before = await readOrder(app.admin, order.id);
    await app.admin.delete(`/api/set-parts/${part.id}`).expect(200);
    await app.admin.put(`/api/orders/${order.id}`, { payment_obs: '30 dias', customer_id: null }).expect(200);
    await takeUp(0, { version: 1 }).expect(409);
    const { body: after } = await takeUp(0).expect(201);
    const comparable = ({ sets, totals, payment_obs, customer_id }: OrderBody) => ({
      sets: sets.map(({ version: _v, parts, ...set }) => ({
        ...set,
        parts: parts.map(({ version: _w, ...each }) => each),
      })),
      totals,
      payment_obs,
      customer_id,
    });
    expect(comparable(after as OrderBody)).toEqual(comparable(before));
    await app.admin.get((before.sets[0]!.parts[0] as unknown as { content: string }).content).expect(200);
    expect((await revisionsOf(order.id))[0]).toMatchObject({ name: 'R0', as_now: true });
    await move(order.id, 'approved');
    expect(await readOrder(app.admin, order.id)).toMatchObject({ type: 'order', revision: 0 });
    expect(await names(order.id)).toEqual(['R0']);
    const { body: history } = await app.admin.get(`/api/orders/${order.id}/history`).expect(200);
    expect(history[1]).toMatchObject({ action: 'revision_taken_up', details: { revision: 0 } });
  });

  it('keep their values where a catalogue entry is gone when they are taken up, until the part is edited', async () => {
    const create = async (resource: string, body: object) =>
      (await app.admin.post(`/api/${resource}`, body).expect(201)).body.id as number;
    const gone = {
      ...catalogue,
      customer: await create('customers', { name: 'Serralheria', state_id: catalogue.state }),
      sheet: await create('sheets', { ...SHEET, material_id: catalogue.material }),
      process: await create('processes', { ...BENDING, setup: 15 }),
      ncm: await create('mercosur-common-nomenclatures', { ...NCM, code: '7308.90.90' }),
    };
    const { order, part } = await quote({ customer_id: gone.customer }, gone);
    await move(order.id, 'waiting_response', 'in_progress');
    const before = await readOrder(app.admin, order.id);
    await app.admin.delete(`/api/sets/${part.set_id}`).expect(200);
    await app.admin.put(`/api/orders/${order.id}`, { customer_id: null }).expect(200);
    const entries = { sheets: gone.sheet, processes: gone.process, customers: gone.customer };
    for (const [resource, id] of Object.entries({
      ...entries,
      'mercosur-common-nomenclatures': gone.ncm,
    })) {
      await app.admin.delete(`/api/${resource}/${id}`).expect(200);
    }
    const { body } = await app.admin.post(`/api/orders/${order.id}/revisions/0/take-up`, {}).expect(201);
    const after = body as OrderBody;
    expect(after).toMatchObject({ customer_id: null, totals: before.totals });
    const [taken] = after.sets[0]!.parts as [PartBody];
    const { unit_value, final_value, net_weight, total_ipi_value, ipi } = before.sets[0]!.parts[0]!;
    const values = { unit_value, final_value, net_weight, total_ipi_value, ipi };
    expect(taken).toMatchObject({
      ...values,
      sheet_id: null,
      ncm_id: null,
      processes: [{ id: null, pivot: { time: 12, final_value: 30 } }],
    });
    // A change of the quote leaves them alone; the part's own edit does not.
    await app.admin.post(`/api/sets/${part.set_id}/update`, { quantity: 2 }).expect(200);
    await app.admin.put(`/api/orders/${order.id}/on-markup-change`, { markup: 31 }).expect(200);
    const [still] = (await readOrder(app.admin, order.id)).sets[0]!.parts as [PartBody];
    expect(still).toMatchObject(values);
    const { body: edited } = await save(still, { quantity: 11 }).expect(200);
    expect(edited).toMatchObject({ unit_value: 0, net_weight: 0, ipi: 0 });
    // Chosen anew it costs what it does today.
    const chosen = await save(still, exampleFields(catalogue)).expect(200);
    expect(chosen.body).toMatchObject({ unit_value: 68.13, final_value: 681.3 });
  });

  it('an approval is of the last one, or of a new one where the quote says something else', async () => {
    const direct = await quote();
    await move(direct.order.id, 'approved');
    expect(await readOrder(app.admin, direct.order.id)).toMatchObject({ type: 'order', revision: 0 });
    const { order, part } = await quote();
    await move(order.id, 'waiting_response', 'in_progress');
    await save(part, { quantity: 3 }).expect(200);
    const { body } = await app.admin.put(`/api/orders/${order.id}`, { type: 'order' }).expect(200);
    expect(body).toMatchObject({ type: 'order', revision: 1 });
    const frozen = await app.admin.get(`/api/orders/${order.id}/revisions/1`).expect(200);
    expect(frozen.body).toMatchObject({ type: 'pre_order', totals: { total: body.totals.total } });
    expect(frozen.body.can).toBeUndefined();
  });

  it('go with their order, bytes and files too; a duplicate has none', async () => {
    const { order } = await quote();
    await move(order.id, 'waiting_response');
    await app.admin.get(`/api/orders/${order.id}/revisions/0/pdf`).expect(200);
    const storage = app.app.get(FileStorage);
    const stored = async (folder: string) => {
      const keys: string[] = [];
      for await (const { key } of storage.list(folder)) keys.push(key);
      return keys;
    };
    expect(await stored(`revisions/${order.id}/`)).toHaveLength(1);
    const { body: copy } = await app.admin.post(`/api/orders/${order.id}/duplicate`, {}).expect(201);
    expect(copy.revision).toBeNull();
    expect(await revisionsOf(copy.id as number)).toEqual([]);
    await app.admin.delete(`/api/orders/${copy.id}`).expect(200);
    await app.admin.delete(`/api/orders/${order.id}`).expect(200);
    expect(await stored(`revisions/${order.id}/`)).toEqual([]);
    const rows = await app.db.manager.query(`SELECT id FROM stored_files WHERE order_id = ${order.id}`);
    expect(rows).toEqual([]);
    expect(await app.db.manager.findBy(Revision, { order_id: order.id })).toEqual([]);
  });

  it('come to quotes that waited before there were any, as of the day on which they were sent', async () => {
    const { order } = await quote();
    await move(order.id, 'waiting_response');
    await app.db.write(async () => {
      await app.db.manager.delete(Revision, { order_id: order.id });
      await app.db.manager.update(Order, { id: order.id }, { revision: null });
    });
    await app.app.get(RevisionFill).fillOnce();
    expect(await revisionsOf(order.id)).toMatchObject([
      { name: 'R0', frozen_by: 'Administrador', as_now: true },
    ]);
  });

  it('are compared in money, with each other and with the quote as it is now', async () => {
    const { order, part } = await quote();
    await move(order.id, 'waiting_response', 'in_progress');
    await save(part, { quantity: 12 }).expect(200);
    await app.admin.put(`/api/orders/${order.id}`, { service_value: 50 }).expect(200);
    const difference = (query: string) =>
      app.admin.get(`/api/orders/${order.id}/revision-difference?${query}`);
    const { body } = await difference('from=0').expect(200);
    expect(body).toMatchObject({
      from: 0,
      to: null,
      before: 709.91,
      after: 901.89,
      moved: 191.98,
      steps: [
        { reason: 'quantity', value: 135.22, ipi: 6.76, moved: 141.98, running: 851.89 },
        { reason: 'service', value: 50, ipi: 0, moved: 50, running: 901.89 },
      ],
      parts: [{ id: part.id, kind: 'changed', moved: 141.98 }],
    });
    await move(order.id, 'waiting_response');
    const { body: frozen } = await difference('from=1&to=0').expect(200);
    expect(frozen).toEqual({ ...body, to: 1 });
    await difference('from=0&to=0').expect(422);
    await difference('from=9').expect(404);
    await difference('').expect(422);
  });
});
