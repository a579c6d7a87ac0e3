import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { type OrderBody, orderOf, partOf, readOrder, setOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

/** What a copy has of its own: ids, versions and places of storage. */
const OWN = new Set(['id', 'set_id', 'order_id', 'version', 'created_at', 'updated_at']);

/** What a copy does not take over: it is a quote again, its owner's, with a quote's moves. */
const OF_THE_QUOTE = [
  'type',
  'status',
  'approved_by',
  'approved_at',
  'revision',
  'last_move',
  'created_by',
  'can',
  'transitions',
];

const pick = (order: OrderBody, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, order[field]]));

/** The order with everything that a copy has of its own left out. */
const withoutOwn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, field: unknown) => (OWN.has(key) ? undefined : field)));

describe('duplicating an order', () => {
  let app: TestApp;
  let source: OrderBody;

  beforeAll(async () => {
    app = await TestApp.start();
    const catalogue = await catalogueOf(app.admin);
    const { id } = await orderOf(app.admin, {
      customer_id: catalogue.customer,
      markup: 30,
      delivery_type: 'CIF',
      delivery_value: 80,
      delivery_date: '2026-12-24T18:00',
      payment_obs: '28 dias',
      validity_days: 7,
      quote_obs: 'Sem montagem.',
      service_value: 10,
      discount: 5,
    });
    const bracket = await setOf(app.admin, id);
    await app.admin
      .post(`/api/sets/${bracket.id}/update`)
      .field('name', 'Suporte')
      .field('quantity', '3')
      .attach('image', PIXEL, 'conjunto.png')
      .expect(200);
    await app.admin
      .post('/api/upload-set-part')
      .field('set_id', String(bracket.id))
      .attach('file', PIXEL, 'peça.png')
      .expect(201);
    await partOf(app.admin, bracket.id, catalogue, { locked_values: ['unit_value'], unit_value: 99.5 });
    const plate = await setOf(app.admin, id);
    const part = await partOf(app.admin, plate.id, catalogue, { markup: 7.5, obs: 'rebarbar' });
    await app.admin.put(`/api/set-parts/${part.id}/status`, { status: 'finished' }).expect(200);
    await app.admin.put(`/api/orders/${id}`).attach('os_file', PIXEL, 'ordem de serviço.png').expect(200);
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'approved' }).expect(200);
    // A price of after the parts' calculation: the copy must keep the price basis, too.
    const dearer = { name: 'Aço 1020', specific_weight: 0.00785, price_kg: 12 };
    await app.admin.put(`/api/materials/${catalogue.material}`, dearer).expect(200);
    source = await readOrder(app.admin, id);
  });
  afterAll(() => app.close());

  const duplicate = async (): Promise<OrderBody> =>
    (await app.admin.post(`/api/orders/${source.id}/duplicate`).expect(201)).body as OrderBody;

  it('copies everything into a quote in progress with all parts in production', async () => {
    const copy = await duplicate();
    expect(copy.id).not.toBe(source.id);
    expect(copy).toMatchObject({
      type: 'pre_order',
      status: 'in_progress',
      approved_by: null,
      approved_at: null,
    });
    expect(copy).toMatchObject({ last_move: null, version: 1, created_by: { id: app.admin.userId } });
    const same = { ...source, sets: source.sets.map(allInProduction) };
    expect(withoutOwn(copy)).toEqual(withoutOwn({ ...same, ...pick(copy, OF_THE_QUOTE) }));
    expect(
      copy.sets.flatMap(({ parts }) => parts).some(({ basis_differences }) => hasSome(basis_differences)),
    ).toBe(true);
    expect(await readOrder(app.admin, copy.id)).toEqual(copy);
  });

  it('leaves the source as it was, apart from its history', async () => {
    const copy = await duplicate();
    expect(await readOrder(app.admin, source.id)).toEqual(source);
    const { body } = await app.admin.get(`/api/orders/${source.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'duplicated', details: { copy: copy.id } });
    const own = await app.admin.get(`/api/orders/${copy.id}/history`).expect(200);
    expect(own.body).toMatchObject([{ action: 'created', details: { copy_of: source.id } }]);
  });

  it('keeps the files of the copy when the source is changed or goes, and removes them with the last', async () => {
    const first = await duplicate();
    const second = await duplicate();
    const path = (second.sets[0]?.parts[0]?.content ?? '') as string;
    const stored = () => app.admin.get(path);
    await stored().expect(200);
    await app.admin.delete(`/api/orders/${first.id}`).expect(200);
    await stored().expect(200);
    expect((await app.admin.get(`/api/orders/${second.id}/download-os`).expect(200)).body).toEqual(PIXEL);
  });

  it('gives a copy that is changed apart from its source', async () => {
    const copy = await duplicate();
    await app.admin.put(`/api/orders/${copy.id}/on-markup-change`, { markup: 80 }).expect(200);
    for (const { id } of copy.sets) await app.admin.delete(`/api/sets/${id}`).expect(200);
    await app.admin.delete(`/api/orders/${copy.id}/remove-os`).expect(200);
    expect(await readOrder(app.admin, source.id)).toEqual(source);
    await app.admin.get((source.sets[0]?.content ?? '') as string).expect(200);
  });
});

const hasSome = (list: unknown) => Array.isArray(list) && list.length > 0;

const allInProduction = (set: OrderBody['sets'][number]) => ({
  ...set,
  status: 'in_production',
  parts: set.parts.map((part) => ({ ...part, status: 'in_production' })),
});
