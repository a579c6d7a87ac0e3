import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from '../../src/create-api.js';
import { OrderStreams } from '../../src/orders/live/presence/order-streams.service.js';
import type { Client } from '../harness/client.js';
import { Tab } from '../harness/event-stream.js';
import { TestApp } from '../harness/test-app.js';

let test: TestApp;
let ana: Client;
let order: number;

beforeAll(async () => {
  test = await TestApp.startOwn();
  ana = await test.userWith('edit_pre_orders', 'view_all_orders');
});

afterAll(() => test.close());

beforeEach(async () => {
  const created = await test.admin.post('/api/orders', { type: 'pre_order' }).expect(201);
  order = (created.body as { id: number }).id;
});

const eventsOf = (id: number) => `/api/orders/${String(id)}/events`;

const change = (by: Client, tab = 'none') =>
  by
    .put(`/api/orders/${String(order)}`, { payment_obs: String(Math.random()) })
    .set('X-Tab-Id', tab)
    .expect(200);

describe('an open order @servers', () => {
  it('hears what other tabs store in it, and nothing of its own', async () => {
    const [own, other] = [
      await Tab.open(test.app, ana, eventsOf(order), 'one'),
      await Tab.open(test.app, test.admin, eventsOf(order), 'two'),
    ];
    expect(own.response.headers).toMatchObject({ 'content-type': 'text/event-stream' });
    expect(own.response.headers['content-encoding']).toBeUndefined();
    await change(ana, 'one');
    await other.until(() => other.count('changed') === 1);
    await change(test.admin, 'two');
    await own.until(() => own.count('changed') === 1);
    expect([own.count('changed'), other.count('changed')]).toEqual([1, 1]);
    [own, other].forEach((tab) => tab.close());
  });

  it('hears which parts alone were changed, added and removed, and reads these with the totals of all', async () => {
    const { body: set } = await ana.post('/api/sets', { order_id: order, name: 'Mesa' }).expect(201);
    const { id: set_id } = set as { id: number };
    const path = `/api/orders/${String(order)}`;
    const save = async (parts: object[]) =>
      (await ana.patch(`${path}/parts`, { parts }).set('X-Tab-Id', 'one').expect(200)).body as {
        parts: { id: number; version: number }[];
        order_totals: { sets: { lines: { id: number }[] }[] };
      };
    const added = (await save([{ set_id }, { set_id }])).parts;
    const [changed, removed] = added.map(({ id, version }) => ({ id, version }));
    const [a, b] = [changed?.id, removed?.id];
    const tab = await Tab.open(test.app, test.admin, eventsOf(order), 'two');
    const saved = await save([
      { ...changed, type: 'process', title: 'Base' },
      { ...removed, remove: true },
      { set_id },
    ]);
    await tab.until(() => tab.count('changed') === 1);
    await ana.put(path, { markup: 3 }).expect(200);
    await tab.until(() => tab.count('changed') === 2);
    const changes = tab.received.filter(({ event }) => event === 'changed').map(({ data }) => data);
    const c = saved.parts[1]?.id;
    expect(changes.map((data) => (data ? (JSON.parse(data) as unknown) : data))).toEqual([
      { part_ids: [a, c, b] },
      '',
    ]);
    tab.close();
    const read = await test.admin.get(`${path}/changed-parts?ids=${String(a)}&ids=${String(b)}`).expect(200);
    const whole = (await test.admin.get(path).expect(200)).body as { totals: typeof saved.order_totals };
    const lines = whole.totals.sets[0]?.lines.filter(({ id }) => id === a);
    expect(read.body).toMatchObject({
      parts: [{ id: a, title: 'Base' }],
      removed: [b],
      order_totals: { ...whole.totals, sets: [{ lines }] },
    });
    await test.admin.get(`${path}/changed-parts?ids=x`).expect(422);
  });

  it('hears nothing of a change that was refused, or of another order', async () => {
    const tab = await Tab.open(test.app, test.admin, eventsOf(order), 'two');
    await ana.put(`/api/orders/${String(order)}`, { version: 0, payment_obs: 'x' }).expect(409);
    const created = await ana.post('/api/orders', { type: 'pre_order' }).expect(201);
    await ana.put(`/api/orders/${String((created.body as { id: number }).id)}`, { markup: 3 }).expect(200);
    await change(ana);
    await tab.until(() => tab.count('changed') > 0);
    expect(tab.count('changed')).toBe(1);
    tab.close();
  });

  it('says at its opening in which state the order is, which shows whether it was changed since it was read', async () => {
    const read = async () =>
      (await ana.get(`/api/orders/${String(order)}`).expect(200)).headers['x-order-state']!;
    const opening = async () => {
      const tab = await Tab.open(test.app, ana, eventsOf(order), 'one');
      await tab.until(() => tab.count('opened') > 0);
      const [opened] = tab.received.filter(({ event }) => event === 'opened');
      tab.close();
      return (JSON.parse(opened?.data ?? '') as { state: string }).state;
    };
    const unchanged = await read();
    expect(unchanged).not.toBe('');
    expect(await opening()).toBe(unchanged);
    await change(test.admin);
    expect(await opening()).not.toBe(unchanged);
    const before = await read();
    await test.admin.post('/api/sets', { order_id: order, name: 'Mesa' }).expect(201);
    expect(await opening()).not.toBe(before);
    expect(await opening()).toBe(await read());
    const created = await read();
    await test.admin.put(`/api/orders/${String(order)}/update-status`, { status: 'cancelled' }).expect(200);
    expect(await opening()).not.toBe(created);
  });

  it('shows each other user who has it open once, until the last of their tabs goes', async () => {
    const own = await Tab.open(test.app, ana, eventsOf(order));
    const tabs = [
      await Tab.open(test.app, test.admin, eventsOf(order)),
      await Tab.open(test.app, test.admin, eventsOf(order)),
    ];
    await own.until(() => own.count('present') >= 3);
    expect(own.others).toEqual(['Administrador']);
    await tabs[0]?.until(() => tabs[0]?.others.length === 1);
    expect(tabs[0]?.others).toEqual(['Pessoa 1']);
    tabs[0]?.close();
    await own.until(() => own.count('present') >= 4);
    expect(own.others).toEqual(['Administrador']);
    tabs[1]?.close();
    await own.until(() => own.others.length === 0);
    own.close();
  });

  it('is no stream for whom it is not visible, nor beyond the limit of a user', async () => {
    const outsider = await test.userWith('edit_pre_orders');
    const refused = await Tab.open(test.app, outsider, eventsOf(order));
    expect(refused.response.statusCode).toBe(404);
    const many = await test.userWith('view_all_orders');
    const tabs = await Promise.all(
      Array.from({ length: 21 }, () => Tab.open(test.app, many, eventsOf(order))),
    );
    const statuses = tabs.map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    tabs.forEach((tab) => tab.close());
  });

  it('ends its stream with the session, and with the order', async () => {
    const guest = await test.userWith('view_all_orders');
    const tab = await Tab.open(test.app, guest, eventsOf(order));
    const stays = await Tab.open(test.app, test.admin, eventsOf(order));
    await guest.post('/api/logout', {}).expect(204);
    await test.app.get(OrderStreams).beat();
    await tab.end();
    await stays.until(() => stays.count('beat') >= 1);
    await test.admin.delete(`/api/orders/${String(order)}`).expect(200);
    await stays.until(() => stays.count('changed') >= 1);
    await test.app.get(OrderStreams).beat();
    await stays.end();
  });
});

if (process.env.TEST_REDIS_URL) {
  describe('several processes', () => {
    let second: NestExpressApplication;

    beforeAll(async () => {
      second = await createApi(test.settings);
      await second.listen(0, '127.0.0.1');
    });

    afterAll(() => second.close());

    it('hear of each other what changed and who is there', async () => {
      const here = await Tab.open(test.app, ana, eventsOf(order), 'one');
      const there = await Tab.open(second, test.admin, eventsOf(order), 'two');
      await here.until(() => here.others.length === 1);
      await there.until(() => there.others.length === 1);
      await change(ana, 'one');
      await there.until(() => there.count('changed') === 1);
      there.close();
      await here.until(() => here.others.length === 0);
      here.close();
    });
  });
}
