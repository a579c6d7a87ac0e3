import type { OrderView } from '../../src/orders/tree/order-view.js';
import type { QuoteBreaksView } from '../../src/revisions/breaks/quantity-breaks.view.js';
import { records, workbookOf } from '../exchange/workbooks.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet, partOf } from '../world/orders.js';

const [NOVEMBER, JANUARY] = ['2026-11-20', '2027-01-15'];

describe('an order whose taxes are computed completely', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  const create = async (resource: string, body: object) =>
    ((await app.admin.post(`/api/${resource}`, body).expect(201)).body as { id: number }).id;
  const company = async (fields: object) => {
    const { body } = await app.admin.get('/api/company/taxes').expect(200);
    return app.admin.put('/api/company/taxes', { ...(body as object), ...fields });
  };
  beforeAll(async () => {
    // The company's profile is one for all.
    app = await TestApp.startOwn();
    catalogue = await catalogueOf(app.admin);
    await company({ state: 'SP', regime: 'presumido', iss: 5 });
  });
  afterAll(async () => {
    await company({ state: null, regime: null, iss: 0, complete: false });
    await app.close();
  });

  const customerIn = async (state: object, customer: object = { state_registration: '110.042.490.114' }) => {
    const state_id = await create('states', { name: 'Estado', abbreviation: 'SP', icms: 18, ...state });
    return create('customers', { name: 'Cliente', state_id, ...customer });
  };
  /** The worked example in a quote for a customer in São Paulo. */
  const quote = async (fields: object = {}) => {
    const customer_id = await customerIn({});
    const { orderId, setId } = await newSet(app.admin, { customer_id, markup: 30, ...fields });
    const part = await partOf(app.admin, setId, catalogue);
    return { id: orderId, setId, part };
  };
  const read = async (id: number) =>
    (await app.admin.get(`/api/orders/${String(id)}`).expect(200)).body as OrderView;
  const save = async (id: number, fields: object) =>
    (await app.admin.put(`/api/orders/${String(id)}`, fields).expect(200)).body as OrderView;
  const partIn = (order: OrderView) => order.sets[0]!.parts[0]!;

  it('is a new one where the company says so, which needs its state and regime; others stay as they were', async () => {
    const { id } = await quote();
    expect(await read(id)).toMatchObject({ complete_taxes: false, totals: { total: 709.91, taxes: null } });
    const refused = await company({ state: null, complete: true });
    expect(refused.body).toMatchObject({
      errors: { state: ['Informe a UF e o regime tributário da empresa'] },
    });
    expect((await company({ complete: true })).status).toBe(200);
    const { id: later } = await quote({ invoice_date: JANUARY });
    expect(await read(later)).toMatchObject({
      complete_taxes: true,
      totals: { ipi: 0, reform: 47.13, total: 723.23, taxes: { day: JANUARY, estimate: true } },
    });
    expect(await read(id)).toMatchObject({ complete_taxes: false, totals: { total: 709.91 } });
    await company({ complete: false });
  });

  it('follows its day: the parts’ rates, the totals and the list; back there and here again all is as it was', async () => {
    const { id } = await quote({ invoice_date: NOVEMBER });
    const before = await save(id, { complete_taxes: true });
    expect(before.totals).toMatchObject({ ipi: 33.81, icms: 121.7, reform: 0, total: 709.91 });
    const after = await save(id, { invoice_date: JANUARY });
    expect(after.totals).toMatchObject({ ipi: 0, icms: 121.7, reform: 47.13, total: 723.23 });
    expect(partIn(after)).toMatchObject({ final_value: 676.1, total_ipi_value: 0, basis_differences: [] });
    const again = await save(id, { invoice_date: NOVEMBER });
    expect(again.totals).toEqual(before.totals);
    expect(partIn(again)).toMatchObject({ total_ipi_value: 33.81, unit_value: partIn(before).unit_value });
    const basic = await save(id, { complete_taxes: false });
    expect(basic.totals).toMatchObject({ ipi: 33.81, total: 709.91, taxes: null });
    const { body: history } = await app.admin.get(`/api/orders/${String(id)}/history`).expect(200);
    expect(JSON.stringify(history)).toContain(`"complete_taxes":["${NOVEMBER}",null]`);
  });

  it('follows its customer’s state and profile', async () => {
    const { id, setId } = await quote({ invoice_date: NOVEMBER });
    await save(id, { complete_taxes: true });
    const rates = [{ from: '2026-06-01', icms: 20, fcp: 2, difal_base: 'single' }];
    const customer_id = await customerIn({ abbreviation: 'RJ', rates }, { cpf: '123.456.789-09' });
    const order = await save(id, { customer_id });
    expect(order.totals).toMatchObject({ icms: 85.19, total: 709.91 });
    expect(partIn(order)).toMatchObject({ total_icms_value: 85.19 });
    // One that is added later is taxed as the others are, and so is one that is edited.
    const later = await partOf(app.admin, setId, catalogue);
    expect(later.total_icms_value).toBe(85.19);
    expect((await read(id)).totals.icms).toBe(170.38);
  });

  it('has one total for goods of another origin, in each answer and in the list', async () => {
    const { id, setId, part } = await quote({
      customer_id: await customerIn({ abbreviation: 'BA' }),
      invoice_date: JANUARY,
    });
    await save(id, { complete_taxes: true });
    const usual = (await read(id)).totals;
    const { version } = partIn(await read(id));
    const path = `/api/sets/${String(setId)}/parts/${String(part.id)}`;
    const { body } = await app.admin
      .put(path, { ...part, processes: undefined, version, origin: 1 })
      .expect(200);
    const { totals } = await read(id);
    // Between states 4 % of ICMS in the place of 7: less of it is taken from the base of CBS and IBS.
    expect(totals.icms).toBeLessThan(usual.icms);
    expect(totals.reform).toBeGreaterThan(usual.reform);
    const { reform, total } = totals;
    expect((body as { order_totals: object }).order_totals).toMatchObject({ reform, total });
    const filter = JSON.stringify({ id });
    const [row] = (await app.admin.get(`/api/orders?filter=${filter}`).expect(200)).body as {
      total: number;
    }[];
    expect(row?.total).toBe(total);
  });

  it('is edited, calculated and broken down with the same taxes', async () => {
    const { id, setId, part } = await quote({ invoice_date: JANUARY });
    await save(id, { complete_taxes: true });
    const stored = partIn(await read(id));
    const path = `/api/sets/${String(setId)}/parts/${String(part.id)}`;
    const saved = await app.admin
      .put(path, { ...part, processes: undefined, version: stored.version, quantity: 20 })
      .expect(200);
    expect(saved.body).toMatchObject({ total_ipi_value: 0, order_totals: { ipi: 0 } });
    const order = await read(id);
    const { parts, reform, total } = order.totals;
    expect(saved.body).toMatchObject({ order_totals: { parts, reform, total } });
    expect(total).toBeCloseTo(parts + reform, 6);
    const update = (fields: object) =>
      app.admin.post(`/api/sets/${String(setId)}/update`, fields).expect(200);
    await update({ breaks: [3] });
    const breaks = (await app.admin.get(`/api/orders/${String(id)}/breaks`).expect(200))
      .body as QuoteBreaksView;
    const offered = breaks.sets[0]?.breaks[0]?.figures;
    await update({ quantity: 3 });
    const { ipi: ownIpi, reform: ownReform, parts: ownParts } = (await read(id)).totals;
    expect(offered).toMatchObject({ total: ownParts, ipi: ownIpi, reform: ownReform });
    const margins = await app.admin.get(`/api/orders/${String(id)}/margins`).expect(200);
    const { contribution, cost } = margins.body as { contribution: number; cost: number };
    expect(contribution).toBeCloseTo(ownParts - (await read(id)).totals.icms - cost, 6);
  });

  it('that its customer has is frozen with its taxes, and what moved is explained to the cent', async () => {
    const { id } = await quote({ invoice_date: NOVEMBER, delivery_type: 'CIF', delivery_value: 150 });
    await save(id, { complete_taxes: true });
    const move = (status: string) =>
      app.admin.put(`/api/orders/${String(id)}/update-status`, { status }).expect(200);
    await move('waiting_response');
    const sent = await read(id);
    for (const [field, value] of [
      ['complete_taxes', false],
      ['invoice_date', JANUARY],
      ['operation_id', 2],
    ] as const) {
      const refused = await app.admin.put(`/api/orders/${String(id)}`, { [field]: value }).expect(422);
      expect(refused.body).toMatchObject({ errors: { [field]: [expect.stringContaining('aguardando')] } });
    }
    await move('in_progress');
    const moved = await save(id, { invoice_date: JANUARY });
    expect(moved.totals.total).not.toBe(sent.totals.total);
    const { body } = await app.admin.get(`/api/orders/${String(id)}/revision-difference?from=0`).expect(200);
    const { before, after, steps } = body as {
      before: number;
      after: number;
      steps: { reason: string; value: number; ipi: number }[];
    };
    expect([before, after]).toEqual([sent.totals.total, moved.totals.total]);
    const sum = steps.reduce((all, { value, ipi }) => all + value + ipi, 0);
    expect(sum).toBeCloseTo(after - before, 6);
    expect(steps.map(({ reason }) => reason)).toEqual(['ipi', 'taxes']);
    // CBS and IBS are no IPI.
    expect(steps[1]!.value).toBe(moved.totals.reform);
  });

  it('an edit that is taken back after the day has moved comes back with the taxes of the day', async () => {
    const { id, part } = await quote({ invoice_date: NOVEMBER });
    await save(id, { complete_taxes: true });
    const edit = async (row: object) => {
      const { version } = partIn(await read(id));
      const parts = [{ id: part.id, version, ...row }];
      const answer = await app.admin
        .patch(`/api/orders/${String(id)}/parts`, { partial: true, keep: true, parts })
        .expect(200);
      return answer.body as { kept: { state: string }[] };
    };
    const { kept } = await edit({ quantity: 20 });
    await save(id, { invoice_date: JANUARY });
    await edit({ restore: kept[0]!.state });
    const back = await read(id);
    expect(partIn(back)).toMatchObject({ quantity: 10, final_value: 676.1, total_ipi_value: 0 });
    expect(back.totals).toMatchObject({ ipi: 0, reform: 47.13, total: 723.23 });
  });

  it('a part of the customer’s material costs its processes, and is taxed as such', async () => {
    const { id, setId, part } = await quote({ invoice_date: NOVEMBER });
    const own = await save(id, { complete_taxes: true });
    const change = (fields: object) =>
      app.admin.put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, { type: 'sheet', ...fields });
    const { body } = await change({ customer_material: true }).expect(200);
    expect(body).toMatchObject({
      operation_id: null,
      customer_material: true,
      unit_value: 39,
      final_value: 390,
      gross_weight: 24.7275,
    });
    expect(body).toMatchObject({ ipi: 0, total_ipi_value: 0, total_icms_value: 70.2 });
    const { body: taxes } = await app.admin.get(`/api/orders/${String(id)}/taxes`).expect(200);
    expect(taxes).toMatchObject({
      days: [{ ipi: 0, reasons: { ipi: expect.stringMatching(/^0 %: 7/) as string } }],
    });
    const { 'Itens para faturar': rows = [] } = await workbookOf(
      app.admin.get(`/api/exports/orders/${String(id)}`),
    );
    expect(records(rows)[0]).toMatchObject({ CFOP: '5124', 'IPI (R$)': 0, 'ICMS (R$)': 70.2 });
    // Without complete taxes its material costs nothing either, and its IPI is the NCM's.
    const basic = await save(id, { complete_taxes: false });
    expect(basic.totals).toMatchObject({ parts: 390, ipi: 19.5 });
    await save(id, { complete_taxes: true });
    await change({ customer_material: null }).expect(200);
    const again = await read(id);
    expect(again.totals).toEqual(own.totals);
    const unknown = await change({ operation_id: 999_999 }).expect(422);
    expect(unknown.body).toMatchObject({ errors: { operation_id: [expect.any(String)] } });
  });

  it('is sold by the company’s operation where neither it nor its parts name one', async () => {
    const sample = { name: 'Remessa', inside: '5911', interstate: '6911', consumer: '6911' };
    const untaxed = { ipi: 'none', icms: 'none', reform: 'none', text: 'Remessa sem imposto.' };
    const operation_id = await create('operations', { ...sample, ...untaxed });
    const unknown = await company({ operation_id: 999_999 });
    expect(unknown.body).toMatchObject({ errors: { operation_id: [expect.any(String)] } });
    expect((await company({ operation_id })).body).toMatchObject({ operation_id });
    const inUse = await app.admin.delete(`/api/operations/${String(operation_id)}`).expect(409);
    expect(inUse.body).toEqual({ message: 'Operação em uso por 1 natureza padrão da empresa' });
    const { body: history } = await app.admin.get('/api/administration-history').expect(200);
    const [newest] = (history as { data: object[] }).data;
    expect(newest).toMatchObject({ field: 'Natureza padrão', before: null, after: 'Remessa' });

    const usual = await quote({ invoice_date: JANUARY });
    expect((await save(usual.id, { complete_taxes: true })).totals).toMatchObject({
      ipi: 0,
      icms: 0,
      reform: 0,
      total: 676.1,
    });
    const { body: taxes } = await app.admin.get(`/api/orders/${String(usual.id)}/taxes`).expect(200);
    expect(taxes).toMatchObject({ days: [{ total: 676.1 }] });
    const sold = await save(usual.id, { operation_id: 1 });
    expect(sold.totals.total).toBe(723.23);
    await company({ operation_id: null });
    expect((await save(usual.id, { operation_id: null })).totals.total).toBe(723.23);
    await app.admin.delete(`/api/operations/${String(operation_id)}`).expect(200);
  });

  it('is exported with the lines of its invoice, which sum to its totals', async () => {
    const charges = { delivery_type: 'CIF', delivery_value: 150, discount: 30.55 };
    const { id, setId } = await quote({ invoice_date: NOVEMBER, ...charges });
    await partOf(app.admin, setId, catalogue, { title: 'Segunda', quantity: 3 });
    await save(id, { complete_taxes: true });
    const linesNow = async () => {
      const { 'Itens para faturar': rows = [] } = await workbookOf(
        app.admin.get(`/api/exports/orders/${String(id)}`),
      );
      return records(rows);
    };
    /** Each tax is its rate of its base, to the cent; one that is not there has no base. */
    const expectTax = (line: Record<string, unknown>, base: string, tax: string) => {
      const value = (Number(line[`${base} (R$)`]) * Number(line[`${tax} (%)`])) / 100;
      expect(Math.abs(value - Number(line[`${tax} (R$)`]))).toBeLessThanOrEqual(0.005001);
    };
    for (const line of await linesNow()) {
      expect(line['IPI (R$)']).toBeGreaterThan(0);
      expectTax(line, 'Base do IPI', 'IPI');
    }
    await save(id, { invoice_date: JANUARY });
    const lines = await linesNow();
    for (const line of lines) {
      expect(line).toMatchObject({ 'Base do IPI (R$)': 0, 'IPI (R$)': 0 });
      expectTax(line, 'Base do ICMS', 'ICMS');
      for (const tax of ['CBS', 'IBS estado', 'IBS município']) expectTax(line, 'Base da CBS e do IBS', tax);
    }
    expect(lines[0]).toMatchObject({
      CFOP: '5101',
      Unidade: 'PC',
      Quantidade: 10,
      'ICMS (%)': 18,
      'CBS (%)': 8.4,
    });
    const { totals } = await read(id);
    const sumOf = (heading: string) => lines.reduce((all, line) => all + Number(line[heading]), 0);
    expect(sumOf('Valor total (R$)')).toBeCloseTo(totals.parts, 6);
    expect(sumOf('Frete (R$)')).toBeCloseTo(150, 6);
    expect(sumOf('Desconto (R$)')).toBeCloseTo(30.55, 6);
    expect(sumOf('ICMS (R$)')).toBeCloseTo(totals.icms, 6);
    const onTop = ['CBS (R$)', 'IBS estado (R$)', 'IBS município (R$)'].map(sumOf);
    expect(onTop.reduce((all, one) => all + one, 0)).toBeCloseTo(totals.reform, 6);
    const { id: basic } = await quote();
    expect(await workbookOf(app.admin.get(`/api/exports/orders/${String(basic)}`))).not.toHaveProperty(
      'Itens para faturar',
    );
  });

  it('once approved keeps its taxes until a person asks for new ones', async () => {
    const { id } = await quote({ invoice_date: NOVEMBER });
    await save(id, { complete_taxes: true });
    await app.admin.put(`/api/orders/${String(id)}`, { type: 'order' }).expect(200);
    const kept = await save(id, { invoice_date: JANUARY });
    expect(kept.totals).toMatchObject({ total: 709.91, taxes: { day: NOVEMBER } });
    const asked = await save(id, { complete_taxes: true });
    expect(asked.totals).toMatchObject({ total: 723.23, taxes: { day: JANUARY } });
  });

  it('refuses a discount that parts and service do not carry, and computes nothing without a profile', async () => {
    const { id } = await quote({ delivery_type: 'CIF', delivery_value: 100 });
    await save(id, { complete_taxes: true });
    const refused = await app.admin.put(`/api/orders/${String(id)}`, { discount: 700 }).expect(422);
    expect(refused.body).toMatchObject({
      errors: { discount: ['O desconto não pode ser maior que o valor das peças e do serviço'] },
    });
    await company({ state: null, regime: null });
    const { id: other } = await quote();
    const missing = await app.admin.put(`/api/orders/${String(other)}`, { complete_taxes: true }).expect(422);
    expect(missing.body).toMatchObject({
      errors: { complete_taxes: ['Informe a UF e o regime tributário da empresa'] },
    });
    await company({ state: 'SP', regime: 'presumido' });
  });

  it('a part that comes from another order has the taxes of the one it comes to', async () => {
    const from = await quote();
    const to = await quote({ invoice_date: JANUARY });
    await save(to.id, { complete_taxes: true });
    await app.admin
      .post(`/api/orders/${String(to.id)}/transfer-parts`, {
        mode: 'copy',
        from_order_id: from.id,
        targets: [{ set_id: to.setId, ids: [from.part.id] }],
      })
      .expect(200);
    const { sets, totals } = await read(to.id);
    expect(sets[0]!.parts.map(({ total_ipi_value }) => total_ipi_value)).toEqual([0, 0]);
    expect(totals).toMatchObject({ parts: 1352.2, ipi: 0, reform: 94.26 });
  });
});
