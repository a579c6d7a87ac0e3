import { TestApp } from '../harness/test-app.js';
import { newPart, orderOf, readOrder, setOf } from '../world/orders.js';
import { readTaxAnswers, type TaxAnswer } from '../world/tax-answers.js';

/** Every so many of the thousand. */
const STEP = 90;
const answers = readTaxAnswers().filter((_, index) => index % STEP === 0);

const cfops = { inside: '5101', interstate: '6101', consumer: '6107' };
const cents = (value: number) => Math.round(value * 100);
/** How often a set is taken whose price for one is whole cents. */
const setsIn = (value: number) => [7, 3, 2].find((count) => cents(value) % count === 0) ?? 1;

describe('orders made through the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    // The company's profile is one for all.
    app = await TestApp.startOwn();
  });
  afterAll(() => app.close());

  const create = async (resource: string, body: object) =>
    ((await app.admin.post(`/api/${resource}`, body).expect(201)).body as { id: number }).id;

  const makeLine = async (orderId: number, line: TaxAnswer['lines'][number], code: string) => {
    const { value, ipi, keeps_ipi, origin, operation } = line;
    const rates = line.rates.map(([from, rate]) => ({ from, ipi: rate }));
    const ncm = { code, ipi, keeps_ipi, rates };
    const ncm_id = await create('mercosur-common-nomenclatures', ncm);
    const operation_id = await create('operations', { name: code, ...cfops, ...operation });
    const { id } = await setOf(app.admin, orderId);
    const quantity = setsIn(value);
    const price = { quantity: 1, locked_values: ['unit_value'], unit_value: cents(value) / quantity / 100 };
    await newPart(app.admin, id, { type: 'sheet', ncm_id, operation_id, origin, ...price });
    await app.admin.post(`/api/sets/${String(id)}/update`, { quantity }).expect(200);
  };

  const makeOrder = async (
    { company, customer, destination, day, lines, charges }: TaxAnswer,
    index: number,
  ) => {
    const { body: stored } = await app.admin.get('/api/company/taxes').expect(200);
    const profile = { ...(stored as object), ...company, complete: true };
    await app.admin.put('/api/company/taxes', profile).expect(200);
    const [icms, fcp, difal_base] = destination;
    const rates = [{ from: '2020-01-01', icms, fcp, difal_base }];
    const { state: abbreviation, ...buyer } = customer;
    const state_id = await create('states', { name: abbreviation, abbreviation, icms, rates });
    const customer_id = await create('customers', { name: `Cliente ${String(index)}`, state_id, ...buyer });
    const { id } = await orderOf(app.admin, { customer_id, invoice_date: day });
    for (const [at, line] of lines.entries()) await makeLine(id, line, String(10_000_000 + index * 10 + at));
    const { freight: delivery_value, service: service_value, discount } = charges;
    const charged = { delivery_type: 'CIF', delivery_value, service_value, discount };
    await app.admin.put(`/api/orders/${String(id)}`, charged).expect(200);
    return id;
  };

  it('have the taxes of an independent program to the cent: totals, and the panel’s', async () => {
    for (const [index, answer] of answers.entries()) {
      const id = await makeOrder(answer, index);
      const { totals } = await readOrder(app.admin, id);
      const sum = (...names: (keyof TaxAnswer['sums'])[]) =>
        names.reduce((all, name) => all + cents(answer.sums[name] ?? 0), 0) / 100;
      const ibs = sum('ibs_state', 'ibs_city');
      const shared = { ipi: sum('ipi'), icms: sum('icms'), total: answer.total };
      expect({ index, ...totals }).toMatchObject({ index, ...shared, taxes: { cbs: sum('cbs'), ibs } });
      const { body } = await app.admin.get(`/api/orders/${String(id)}/taxes?on=${answer.day}`).expect(200);
      const [panel] = (body as { days: object[] }).days;
      expect({ index, ...panel }).toMatchObject({
        index,
        ...shared,
        difal: sum('difal', 'fcp', 'fcp_destination'),
        pis_cofins: sum('pis', 'cofins'),
        das: sum('das'),
        iss: sum('iss'),
        credit: sum('credit'),
      });
    }
    expect(answers).toHaveLength(12);
  });
});
