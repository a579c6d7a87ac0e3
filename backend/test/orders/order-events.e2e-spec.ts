import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from '../../src/create-api.js';
import { OrderStreams } from '../../src/orders/presence/order-streams.service.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

interface Received {
  event: string;
  data: string;
}

/** The events of an order as a tab receives them, from the opening on. */
class Tab {
  readonly received: Received[] = [];
  private waiting: (() => void)[] = [];
  private text = '';
  ended = false;

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
    response.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  static async open(
    app: NestExpressApplication,
    { token }: Client,
    order: number,
    tab = 'none',
  ): Promise<Tab> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const path = `/api/orders/${String(order)}/events?tab=${tab}`;
    const headers = { Authorization: `Bearer ${token ?? ''}`, 'Accept-Encoding': 'gzip' };
    return new Tab(
      await new Promise((resolve, reject) =>
        get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject),
      ),
    );
  }

  /** Waits for what is true of the received events. */
  async until(reached: (events: readonly Received[]) => boolean): Promise<void> {
    while (!reached(this.received)) {
      if (this.ended) throw new Error(`ended after ${JSON.stringify(this.received)}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async end(): Promise<void> {
    while (!this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  count(event: string): number {
    return this.received.filter((each) => each.event === event).length;
  }

  /** The others of the last `present`. */
  get others(): string[] {
    const last = this.received.filter(({ event }) => event === 'present').at(-1);
    return (JSON.parse(last?.data ?? '{"others":[]}') as { others: { name: string }[] }).others.map(
      ({ name }) => name,
    );
  }

  close(): void {
    this.response.destroy();
  }

  private take(text: string): void {
    this.text += text;
    const blocks = this.text.split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event')) this.received.push({ event: field('event'), data: field('data') });
    }
    this.wake();
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((go) => go());
  }
}

let test: TestApp;
let ana: Client;
let order: number;

beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen(0, '127.0.0.1');
  ana = await test.userWith('edit_pre_orders', 'view_all_orders');
});

afterAll(() => test.close());

beforeEach(async () => {
  const created = await test.admin.post('/api/orders', { type: 'pre_order' }).expect(201);
  order = (created.body as { id: number }).id;
});

const change = (by: Client, tab = 'none') =>
  by
    .put(`/api/orders/${String(order)}`, { payment_obs: String(Math.random()) })
    .set('X-Tab-Id', tab)
    .expect(200);

describe('an open order', () => {
  it('hears what other tabs store in it, and nothing of its own', async () => {
    const [own, other] = [
      await Tab.open(test.app, ana, order, 'one'),
      await Tab.open(test.app, test.admin, order, 'two'),
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

  it('hears nothing of a change that was refused, or of another order', async () => {
    const tab = await Tab.open(test.app, test.admin, order, 'two');
    await ana.put(`/api/orders/${String(order)}`, { version: 0, payment_obs: 'x' }).expect(409);
    const created = await ana.post('/api/orders', { type: 'pre_order' }).expect(201);
    await ana.put(`/api/orders/${String((created.body as { id: number }).id)}`, { markup: 3 }).expect(200);
    await change(ana);
    await tab.until(() => tab.count('changed') > 0);
    expect(tab.count('changed')).toBe(1);
    tab.close();
  });

  it('shows each other user who has it open once, until the last of their tabs goes', async () => {
    const own = await Tab.open(test.app, ana, order);
    const tabs = [await Tab.open(test.app, test.admin, order), await Tab.open(test.app, test.admin, order)];
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
    const refused = await Tab.open(test.app, outsider, order);
    expect(refused.response.statusCode).toBe(404);
    const many = await test.userWith('view_all_orders');
    const tabs = await Promise.all(Array.from({ length: 21 }, () => Tab.open(test.app, many, order)));
    const statuses = tabs.map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    tabs.forEach((tab) => tab.close());
  });

  it('ends its stream with the session, and with the order', async () => {
    const guest = await test.userWith('view_all_orders');
    const tab = await Tab.open(test.app, guest, order);
    const stays = await Tab.open(test.app, test.admin, order);
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
      const here = await Tab.open(test.app, ana, order, 'one');
      const there = await Tab.open(second, test.admin, order, 'two');
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
