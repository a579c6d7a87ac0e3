import { Repricings } from '../../src/orders/tools/price-changes/repricings.service.js';
import type { PriceImpactView } from '../../src/orders/tools/price-changes/price-impact.view.js';
import type { OrderView } from '../../src/orders/tree/order-view.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet, partOf } from '../world/orders.js';

const JANUARY = '2027-01-15';
const TAXES = { resource: 'taxes', id: 1 };

describe('tax tables that changed', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  const company = async (fields: object) => {
    const { body } = await app.admin.get('/api/company/taxes').expect(200);
    await app.admin.put('/api/company/taxes', { ...(body as object), ...fields }).expect(200);
  };
  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '' });
    catalogue = await catalogueOf(app.admin);
    const profile = { complete: true, state: 'SP', regime: 'presumido' };
    await company(profile);
  });
  afterAll(() => app.close());

  const quote = async (abbreviation = 'SP', fields: object = {}) => {
    const made = await app.admin.post('/api/states', { name: 'Estado', abbreviation, icms: 18 }).expect(201);
    const customer = {
      name: 'Cliente',
      state_registration: '110.042',
      state_id: (made.body as OrderView).id,
    };
    const { body } = await app.admin.post('/api/customers', customer).expect(201);
    const terms = { customer_id: (body as OrderView).id, markup: 30, invoice_date: JANUARY, ...fields };
    const { orderId, setId } = await newSet(app.admin, terms);
    const { id: partId } = await partOf(app.admin, setId, catalogue);
    return { id: orderId, setId, partId };
  };
  const read = async (id: number) =>
    (await app.admin.get(`/api/orders/${String(id)}`).expect(200)).body as OrderView;
  const impact = async () =>
    (await app.admin.post('/api/price-impact', TAXES).expect(200)).body as PriceImpactView;

  it('reprice the open quotes that they concern, which are listed before with old and new totals', async () => {
    const drafted = await quote();
    const sent = await quote();
    const before2027 = await quote('SP', { invoice_date: '2026-11-20' });
    await app.admin
      .put(`/api/orders/${String(sent.id)}/update-status`, { status: 'waiting_response' })
      .expect(200);
    expect((await impact()).quotes).toEqual([]);
    const { body } = await app.admin.get('/api/company/taxes').expect(200);
    const { periods } = body as { periods: { from: string }[] };
    const fixed = { cbs: 8.8, estimate: false };
    await company({
      periods: periods.map((period) => (period.from === '2027-01-01' ? { ...period, ...fixed } : period)),
    });
    const shown = await impact();
    expect(shown).toMatchObject({ name: 'Tributação da empresa', can_reprice: true, difference: 4.44 });
    expect(shown.quotes).toMatchObject([
      { id: sent.id, status: 'waiting_response', total: 723.23, new_total: 725.45 },
      { id: drafted.id, status: 'in_progress', total: 723.23, new_total: 725.45, parts: 0 },
    ]);
    expect((await read(drafted.id)).totals.total).toBe(723.23);
    const quotes = shown.quotes.map(({ id, digest }) => ({ id, digest }));
    const begun = await app.admin.post('/api/repricings', { ...TAXES, quotes }).expect(201);
    const { id } = begun.body as { id: number };
    await app.app.get(Repricings).tryNow({ id, created_by_id: app.admin.userId! });
    const ended = await app.admin.get(`/api/repricings/${String(id)}`).expect(200);
    expect(ended.body).toMatchObject({ repriced: 2, waiting: 0, failed: 0 });
    expect((await read(drafted.id)).totals).toMatchObject({ total: 725.45, taxes: { estimate: false } });
    const again = await read(sent.id);
    expect(again).toMatchObject({ status: 'waiting_response', revision: 1, totals: { total: 725.45 } });
    expect((await read(before2027.id)).totals.total).toBe(709.91);
    expect((await impact()).quotes).toEqual([]);
  });

  it('of a part’s origin: another one brings its rate between states, and goes with it', async () => {
    const { id, setId, partId } = await quote('RS');
    const edit = async (origin: number | null) => {
      const path = `/api/sets/${String(setId)}/parts/${String(partId)}`;
      await app.admin.put(path, { type: 'sheet', origin }).expect(200);
      return (await read(id)).totals.icms;
    };
    expect((await read(id)).totals.icms).toBe(81.13);
    expect(await edit(3)).toBe(27.04);
    expect(await edit(0)).toBe(81.13);
    expect(await edit(8)).toBe(27.04);
    await app.admin.put(`/api/orders/${String(id)}`, { invoice_date: '2026-11-20' }).expect(200);
    expect((await read(id)).totals.icms).toBe(27.04);
    expect(await edit(null)).toBe(81.13);
    const refused = { type: 'sheet', origin: 9 };
    const answer = await app.admin.put(`/api/sets/${String(setId)}/parts/${String(partId)}`, refused);
    expect(answer.body).toMatchObject({ errors: { origin: ['Origem deve ser de 0 a 8'] } });
  });
});
