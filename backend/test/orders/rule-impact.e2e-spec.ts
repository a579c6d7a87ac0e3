import { Repricings } from '../../src/orders/tools/price-changes/repricings.service.js';
import type { PriceImpactView } from '../../src/orders/tools/price-changes/price-impact.view.js';
import type { RepricingView } from '../../src/orders/tools/price-changes/repricings.dto.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, type Part } from '../world/orders.js';

const RULE = {
  name: 'Laser',
  driver: 'cut',
  handling_seconds: 6,
  minimum: 0.5,
  rows: [{ from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 }],
};

describe('a changed rule for minutes', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  const quote = async (process: number, pivot: object) => {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const processes = [{ id: process, pivot }];
    return { orderId, part: await newPart(user, setId, { ...exampleFields(catalogue), processes }) };
  };

  it('shows the open quotes that follow it, and reprices them with the rate that was promised', async () => {
    const { body: rule } = await user.post('/api/time-rules', RULE).expect(201);
    const fields = { title: 'Corte', value_per_minute: 7.8, rule_id: rule.id };
    const { body: process } = await user.post('/api/processes', fields).expect(201);
    const following = await quote(process.id as number, { rule: true });
    const typed = await quote(process.id as number, { time: 5 });
    const impact = async () =>
      (await user.post('/api/price-impact', { resource: 'time-rules', id: rule.id }).expect(200))
        .body as PriceImpactView;
    expect(await impact()).toMatchObject({ name: 'Laser', quotes: [] });

    // Its name and remark are no other figures; half the speed is, and so is another rate, which stays as it was.
    await user.put(`/api/time-rules/${rule.id}`, { ...RULE, name: 'Laser 4 kW' }).expect(200);
    expect((await impact()).quotes).toEqual([]);
    const slower = { ...RULE, rows: [{ ...RULE.rows[0], speed: 1200 }] };
    const { body: saved } = await user.put(`/api/time-rules/${rule.id}`, slower).expect(200);
    await user.put(`/api/processes/${process.id}`, { ...fields, value_per_minute: 99 }).expect(200);
    const shown = await impact();
    expect(shown.quotes.map(({ id }) => id)).toEqual([following.orderId]);
    expect(shown.difference).toBeGreaterThan(0);
    expect(await impact()).toEqual(shown);

    const quotes = shown.quotes.map(({ id, digest }) => ({ id, digest }));
    const body = { resource: 'time-rules', id: rule.id, quotes };
    const { body: repricing } = await user.post('/api/repricings', body).expect(201);
    const { id } = repricing as RepricingView;
    await app.app.get(Repricings).tryNow({ id, created_by_id: user.userId! });
    const { body: ended } = await user.get(`/api/repricings/${id}`).expect(200);
    expect(ended).toMatchObject({ resource: 'time-rules', repriced: 1, failed: 0, skipped: 0 });

    const read = async (part: Part) =>
      (await user.get(`/api/set-parts/${part.id}`).expect(200)).body as Part & {
        basis_differences: object[];
      };
    const after = await read(following.part);
    // 1,300 ÷ 1,200 + 0.8 ÷ 60 + 6 ÷ 60, × 7.80
    expect(after.processes[0]).toMatchObject({
      value_per_minute: 7.8,
      pivot: { rule: true, exact_time: 1.1967, time: 2, final_value: 9.33 },
    });
    expect(after.basis_differences).toMatchObject([{ field: 'value_per_minute', basis: 7.8, current: 99 }]);
    expect((await read(typed.part)).processes[0]?.pivot).toMatchObject({ rule: false, time: 5 });
    expect((await impact()).quotes).toEqual([]);
    expect(saved.version_id).not.toBe(rule.version_id);
  });

  it('shows the same before the rule is saved, and what it showed can be repriced after', async () => {
    const { body: rule } = await user.post('/api/time-rules', RULE).expect(201);
    const fields = { title: 'Corte', value_per_minute: 7.8, rule_id: rule.id };
    const { body: process } = await user.post('/api/processes', fields).expect(201);
    const { orderId } = await quote(process.id as number, { rule: true });
    const impact = async (given?: object) =>
      user.post('/api/price-impact', { resource: 'time-rules', id: rule.id, rule: given });
    expect((await impact(RULE)).body).toMatchObject({ name: 'Laser', quotes: [], difference: 0 });
    const slower = { ...RULE, rows: [{ ...RULE.rows[0], speed: 1200 }] };
    const shown = (await impact(slower)).body as PriceImpactView;
    // 9.33 instead of 5.11 (+ 30 %), times 10.
    expect(shown.quotes).toMatchObject([{ id: orderId, parts: 1 }]);
    expect(shown.difference).toBeGreaterThan(50);
    expect((await user.get(`/api/time-rules/${rule.id}`)).body).toMatchObject({ version: rule.version });

    await user.put(`/api/time-rules/${rule.id}`, slower).expect(200);
    expect((await impact()).body).toEqual(shown);
    const refused = await impact({ ...slower, rows: [{ speed: 0 }] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ 'rule.rows.0.speed': ['Velocidade deve ser maior que 0'] });
    await user.post('/api/price-impact', { resource: 'time-rules', id: rule.id, rule: [slower] }).expect(422);
  });

  it('of a rule that is not there says so', async () => {
    await user.post('/api/price-impact', { resource: 'time-rules', id: 999_999 }).expect(404);
  });
});
