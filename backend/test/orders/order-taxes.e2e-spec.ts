import type { TaxPeriod } from '../../src/pricing/domain/taxes/tax-rules.js';
import type { OrderTaxesView } from '../../src/orders/tools/taxes/order-taxes.view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet, partOf } from '../world/orders.js';

const [NOVEMBER, JANUARY] = ['2026-11-20', '2027-01-15'];
const EMPTY = 'Informe a UF e o regime tributário da empresa';

interface Profile {
  version: number;
  periods: TaxPeriod[];
}

describe('the taxes of an order by the day of its invoice', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  beforeAll(async () => {
    // The company's profile is one for all.
    app = await TestApp.startOwn();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const profile = async (): Promise<Profile> =>
    (await app.admin.get('/api/company/taxes').expect(200)).body as Profile;
  const change = async (fields: object) =>
    app.admin.put('/api/company/taxes', { ...(await profile()), ...fields });
  const taxesOf = async (id: number, days = `${NOVEMBER},${JANUARY}`, client: Client = app.admin) =>
    (await client.get(`/api/orders/${String(id)}/taxes?on=${days}`).expect(200)).body as OrderTaxesView;
  const create = async (resource: string, body: object) =>
    ((await app.admin.post(`/api/${resource}`, body).expect(201)).body as { id: number }).id;
  /** The worked example for a customer in this state. */
  const quoteTo = async (state: object, customer: object = { state_registration: '110.042.490.114' }) => {
    const state_id = await create('states', { name: 'Estado', abbreviation: 'SP', icms: 18, ...state });
    const customer_id = await create('customers', { name: 'Cliente', state_id, ...customer });
    const { orderId, setId } = await newSet(app.admin, { customer_id, markup: 30 });
    await partOf(app.admin, setId, catalogue);
    return orderId;
  };

  it('are not computed before the company has a state and a regime', async () => {
    const { orderId } = await newSet(app.admin, {});
    expect(await taxesOf(orderId)).toMatchObject({ problem: EMPTY, days: [] });
    expect(await profile()).toMatchObject({ state: null, regime: null, pis: 0.65, cofins: 3 });
    await change({ state: 'SP', regime: 'presumido' }).then((answer) => expect(answer.status).toBe(200));
    expect(await taxesOf(orderId)).toMatchObject({ problem: null, days: [{ total: 0 }, { total: 0 }] });
  });

  it('compare two days: IPI ends, CBS and IBS come on top, and a markup leaves the same net revenue', async () => {
    const id = await quoteTo({});
    const { days, notes } = await taxesOf(id);
    expect(days[0]).toMatchObject({
      on: NOVEMBER,
      ipi: 33.81,
      icms: 121.7,
      pis_cofins: 20.23,
      reform: null,
      difference: null,
      cbs: 4.81,
      ibs: 0.53,
      total: 709.91,
      same_net: null,
    });
    expect(days[1]).toMatchObject({
      on: JANUARY,
      estimate: true,
      ipi: 0,
      icms: 121.7,
      pis_cofins: 0,
      reform: 47.13,
      difference: { ipi: -33.81, reform: 47.13, total: 13.32, icms: 0, pis_cofins: -20.23 },
      cbs: 46.57,
      ibs: 0.56,
      total: 723.23,
      same_net: { markup: 25.255, total: 696.81 },
    });
    expect(days[1]?.reasons).toEqual({
      ipi: 'zero em 2027: 7326.90.90',
      icms: '18 %: dentro de SP',
      reform: 'CBS 8,4 %, IBS 0,1 %, somados ao total (estimativa)',
      pis_cofins: 'extintos em 2027',
    });
    expect(notes).toEqual(['invoice_day', 'estimate', 'tax_review']);
  });

  it('follow the customer’s state and profile, and rates by day', async () => {
    const rates = [{ from: '2026-06-01', icms: 20, fcp: 2, difal_base: 'single' }];
    const id = await quoteTo({ abbreviation: 'RJ', rates }, { cpf: '123.456.789-09' });
    const [november] = (await taxesOf(id, NOVEMBER)).days;
    expect(november).toMatchObject({ icms: 85.19, difal: 70.99, total: 709.91 });
    expect(november?.reasons.icms).toBe('12 %: SP → RJ, origem 0');
    const own = await quoteTo({ abbreviation: 'RS' }, { taxpayer: 1, final_use: true });
    expect((await taxesOf(own, NOVEMBER)).days[0]?.reasons.icms).toBe(
      '12 %: SP → RS, origem 0 · DIFAL por conta do cliente',
    );
  });

  it('show what the price contains, ICMS aside, to those alone who see costs', async () => {
    const id = await quoteTo({});
    const seller = await app.userWith('view_all_orders', 'edit_pre_orders');
    const [november] = (await taxesOf(id, NOVEMBER, seller)).days;
    expect(november).toMatchObject({
      ipi: 33.81,
      icms: 121.7,
      pis_cofins: null,
      difal: null,
      das: null,
      iss: null,
    });
  });

  it('count for the planned day, which is stored with the order and changes no total', async () => {
    const id = await quoteTo({});
    const before = (await app.admin.get(`/api/orders/${String(id)}`).expect(200)).body as { totals: object };
    const { body } = await app.admin.put(`/api/orders/${String(id)}`, { invoice_date: JANUARY }).expect(200);
    expect(body).toMatchObject({ invoice_date: JANUARY, totals: before.totals });
    const { body: asked } = await app.admin.get(`/api/orders/${String(id)}/taxes`).expect(200);
    expect(asked).toMatchObject({ day: JANUARY, days: [{ on: JANUARY, total: 723.23 }] });
  });

  it.each([
    ['2027-02-30', 'Data inválida'],
    ['2041-01-01', 'Data fora do período de 2020 a 2040'],
    ['amanhã', 'Data inválida'],
    // Seven days.
    [Array.from({ length: 7 }, (_, day) => `2027-01-0${String(day + 1)}`).join(), 'Data inválida'],
  ])('are not computed for %s', async (day, text) => {
    const { orderId } = await newSet(app.admin, {});
    const answer = await app.admin
      .get(`/api/orders/${String(orderId)}/taxes?on=${encodeURIComponent(day)}`)
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { on: [text] } });
    await app.admin.put(`/api/orders/${String(orderId)}`, { invoice_date: day }).expect(422);
  });

  it('a discount above parts and service is named', async () => {
    const id = await quoteTo({});
    await app.admin
      .put(`/api/orders/${String(id)}`, { delivery_type: 'CIF', delivery_value: 100, discount: 700 })
      .expect(200);
    expect((await taxesOf(id)).problem).toBe(
      'O desconto não pode ser maior que o valor das peças e do serviço',
    );
  });

  it.each([
    [{ state: 'XX' }, 'state', 'UF inválida'],
    [{ origin: 9 }, 'origin', 'Origem deve ser de 0 a 8'],
    [{ pis: 101 }, 'pis', 'Alíquota deve ser menor ou igual a 100'],
    [{ periods: [] }, 'periods', 'O primeiro período não pode ser excluído'],
  ])('a profile of %o is refused', async (fields, field, text) => {
    const answer = await change(fields);
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: { [field]: [text] } }),
    ]);
  });

  it('the timetable is the shop’s own once it is changed, and its first row stays', async () => {
    const { periods } = await profile();
    const fixed = periods.map((period) =>
      period.from === '2027-01-01' ? { ...period, cbs: 8.5, estimate: false } : period,
    );
    const answer = await change({ periods: fixed.toReversed() });
    expect(answer.body).toMatchObject({ periods: fixed });
    const id = await quoteTo({});
    expect((await taxesOf(id, JANUARY)).days[0]).toMatchObject({ cbs: 47.12, estimate: false });
    const twice = await change({ periods: [...periods, periods[1]] });
    expect(twice.body).toMatchObject({ errors: { periods: ['Já existe uma alíquota a partir desta data'] } });
    await app.admin.put('/api/company/taxes', { ...(await profile()), version: 1 }).expect(409);
    await change({ periods });
    expect((await profile()).periods).toEqual(periods);
  });

  it.each([
    [
      'states',
      { name: 'A', abbreviation: 'AA', icms: 18 },
      { icms: 90, fcp: 10, difal_base: 'single' },
      'rates.0.fcp',
      'ICMS e FCP juntos devem ficar abaixo de 100 %',
    ],
    [
      'mercosur-common-nomenclatures',
      { code: '7326.90.90', ipi: 5 },
      { ipi: 101 },
      'rates.0.ipi',
      'IPI deve ser menor ou igual a 100',
    ],
    [
      'states',
      { name: 'A', abbreviation: 'AA', icms: 18 },
      { icms: 18, fcp: 0, difal_base: 'single', from: '2019-12-31' },
      'rates.0.from',
      'Data fora do período de 2020 a 2040',
    ],
  ])('a rate of %s out of its limits is refused at its field', async (resource, entry, rate, field, text) => {
    const from = '2027-01-01';
    const refused = await app.admin
      .post(`/api/${resource}`, { ...entry, rates: [{ from, ...rate }] })
      .expect(422);
    expect(refused.body).toMatchObject({ errors: { [field]: [text] } });
  });

  it('an NCM’s rates by day are kept, and counted as its IPI', async () => {
    const rates = [{ from: '2027-01-01', ipi: 3.25 }];
    const path = `/api/mercosur-common-nomenclatures/${String(catalogue.ncm)}`;
    const { body } = await app.admin
      .put(path, { code: '7326.90.90', ipi: 5, rates, keeps_ipi: null })
      .expect(200);
    expect(body).toMatchObject({ rates, keeps_ipi: null });
    expect((await taxesOf(await quoteTo({}), JANUARY)).days[0]).toMatchObject({ ipi: 21.97 });
    const twice = await app.admin
      .put(path, { code: '7326.90.90', ipi: 5, rates: [...rates, ...rates] })
      .expect(422);
    expect(twice.body).toMatchObject({ errors: { rates: ['Já existe uma alíquota a partir desta data'] } });
  });
});
