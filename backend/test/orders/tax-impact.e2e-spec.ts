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
    const locked = { locked_values: ['unit_value'], unit_value: 67.61 };
    const { id: partId } = await partOf(app.admin, setId, catalogue, locked);
    return { id: orderId, setId, partId };
  };
  const read = async (id: number) =>
    (await app.admin.get(`/api/orders/${String(id)}`).expect(200)).body as OrderView;
  const impact = async (entry: object = TAXES) =>
    (await app.admin.post('/api/price-impact', entry).expect(200)).body as PriceImpactView;
  const reprice = async (entry: object, shown: PriceImpactView['quotes']) => {
    const quotes = shown.map(({ id, digest }) => ({ id, digest }));
    const begun = await app.admin.post('/api/repricings', { ...entry, quotes }).expect(201);
    const { id } = begun.body as { id: number };
    await app.app.get(Repricings).tryNow({ id, created_by_id: app.admin.userId! });
    return (await app.admin.get(`/api/repricings/${String(id)}`).expect(200)).body as object;
  };

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
    expect(await reprice(TAXES, shown.quotes)).toMatchObject({ repriced: 2, waiting: 0, failed: 0 });
    expect((await read(drafted.id)).totals).toMatchObject({ total: 725.45, taxes: { estimate: false } });
    const again = await read(sent.id);
    expect(again).toMatchObject({ status: 'waiting_response', revision: 1, totals: { total: 725.45 } });
    expect((await read(before2027.id)).totals.total).toBe(709.91);
    expect((await impact()).quotes).toEqual([]);
  });

  it('are taken into chosen quotes of plain taxes that are in progress, which are listed before with old and new totals', async () => {
    await company({ complete: false });
    const [drafted, sent, left] = [await quote(), await quote(), await quote()];
    await company({ complete: true });
    await app.admin
      .put(`/api/orders/${String(sent.id)}/update-status`, { status: 'waiting_response' })
      .expect(200);
    const chosen = { ...TAXES, orders: [drafted.id, sent.id, 999_999] };
    const shown = await impact(chosen);
    const { total } = (await read(drafted.id)).totals;
    expect(total).toBe(709.91);
    expect(shown.quotes).toMatchObject([{ id: drafted.id, total, problem: null }]);
    expect(await reprice(TAXES, shown.quotes)).toMatchObject({ repriced: 1, waiting: 0, failed: 0 });
    const after = await read(drafted.id);
    expect(after).toMatchObject({
      complete_taxes: true,
      totals: { ipi: 0, total: shown.quotes[0]!.new_total },
    });
    for (const { id } of [sent, left])
      expect(await read(id)).toMatchObject({ complete_taxes: false, totals: { total } });
    expect((await impact(chosen)).quotes).toEqual([]);
    const most = Array.from({ length: 2001 }, (_, index) => index + 1);
    await app.admin.post('/api/price-impact', { ...TAXES, orders: most }).expect(422);
    await company({ complete: false, state: null, regime: null });
    const [refused] = (await impact({ ...TAXES, orders: [left.id] })).quotes;
    expect(refused).toMatchObject({ problem: 'Informe a UF e o regime tributário da empresa' });
    await company({ complete: true, state: 'SP', regime: 'presumido' });
  });

  it('of an NCM: its rates as they are typed concern the quotes of their days, and bring nothing else along', async () => {
    const later = await quote();
    const now = await quote('SP', { invoice_date: '2026-11-20' });
    await company({ iss: 5 });
    const path = `/api/mercosur-common-nomenclatures/${String(catalogue.ncm)}`;
    const ncm = { resource: 'mercosur-common-nomenclatures', id: catalogue.ncm };
    const rates = [{ from: '2027-01-01', ipi: 6.5 }];
    const shown = await impact({ ...ncm, values: { ipi: 5, ipi_rates: rates } });
    const own = shown.quotes.find(({ id }) => id === later.id)!;
    const { total } = (await read(later.id)).totals;
    expect(own).toMatchObject({ parts: 1, total, difference: 43.95, kept: [] });
    expect(shown.quotes.some(({ id }) => id === now.id)).toBe(false);
    const { body } = await app.admin.get(path).expect(200);
    await app.admin.put(path, { ...(body as object), rates }).expect(200);
    expect(await reprice(ncm, [own])).toMatchObject({ repriced: 1, failed: 0 });
    expect((await read(later.id)).totals).toMatchObject({ ipi: 43.95, total: own.new_total });
    expect((await impact(ncm)).quotes.some(({ id }) => id === later.id)).toBe(false);
    expect((await impact()).quotes.find(({ id }) => id === later.id)).toMatchObject({ difference: 0 });
    await app.admin.put(path, { ...(body as object), version: undefined }).expect(200);
    await company({ iss: 0 });
  });

  it('of a state and of a customer: the ICMS of the day, of the quotes into that state alone', async () => {
    const own = await quote();
    const other = await quote();
    const { customer } = await read(own.id);
    const state = { resource: 'states', id: customer!.state!.id };
    const icms_rates = [{ from: '2027-01-01', icms: 20, fcp: 0, difal_base: 'single' }];
    const typed = await impact({ ...state, values: { icms_rates } });
    expect(typed.quotes).toMatchObject([{ id: own.id, difference: -1.21, icms: 121.7, new_icms: 135.22 }]);
    expect(typed.quotes.some(({ id }) => id === other.id)).toBe(false);
    const { body } = await app.admin.get(`/api/states/${String(state.id)}`).expect(200);
    await app.admin
      .put(`/api/states/${String(state.id)}`, { ...(body as object), rates: icms_rates })
      .expect(200);
    expect(await reprice(state, typed.quotes)).toMatchObject({ repriced: 1, failed: 0 });
    expect((await read(own.id)).totals.icms).toBe(135.22);
    expect((await impact(state)).quotes).toEqual([]);
    const moved = { resource: 'customers', id: customer!.id };
    const to = (await read((await quote('RS')).id)).customer!.state!.id;
    expect((await impact({ ...moved, values: { state_id: to } })).quotes).toMatchObject([
      { id: own.id, new_icms: 81.13 },
    ]);
    const refused = { ...state, values: { icms_rates: [{ ...icms_rates[0], fcp: 80 }] } };
    const answer = await app.admin.post('/api/price-impact', refused).expect(422);
    expect(answer.body).toMatchObject({
      errors: { 'values.icms_rates.0.fcp': expect.any(Array) as string[] },
    });
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
