import fc from 'fast-check';
import type { DashboardView, OrdersFigure } from '../../src/insights/dashboard.view.js';
import { OrderFactsKeeper } from '../../src/insights/order-facts.keeper.js';
import { OrderTally } from '../../src/insights/order-tally.entity.js';
import type { OrderCountView, OrderPageView } from '../../src/orders/list/order-list.view.js';
import { Order } from '../../src/orders/order.entity.js';
import { dayAfter, dayOf, monthAfter, monthOf } from '../../src/platform/i18n/calendar.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';

const today = dayOf(new Date().toISOString());
const year = today.slice(0, 4);

describe('the dashboard @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let seller: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
    seller = await app.userWith('edit_pre_orders', 'edit_orders');
  });
  afterAll(() => app.close());

  const dashboard = async (client: Client = app.admin, period?: string): Promise<DashboardView> => {
    const path = period ? `/api/dashboard?period=${period}` : '/api/dashboard';
    return (await client.get(path).expect(200)).body as DashboardView;
  };
  const listed = async (client: Client, filter: object): Promise<number> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
    const { headers } = await client.get(`/api/orders?${query.toString()}`).expect(200);
    return Number(String(headers['content-range']).split('/')[1]);
  };
  /** The same by the screen's list: its count, and the rows of its pages from either end. */
  const shown = async (client: Client, filter: object, besides: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ ...besides, filter: JSON.stringify(filter), size: '200' }).toString();
    const read = async <T>(path: string) => (await client.get(`/api/orders/${path}`).expect(200)).body as T;
    const { quotes, orders, more } = await read<OrderCountView>(`count?${asked}`);
    const [first, last, sorted] = [
      await read<OrderPageView>(`page?${asked}`),
      await read<OrderPageView>(`page?${asked}&end=1`),
      await read<OrderPageView>(`page?${asked}&sort=document&order=ASC`),
    ];
    const rows = [first, last, sorted].map(({ items }) => items.length);
    return { count: quotes + orders, more, rows };
  };
  const move = (client: Client, id: number, body: object) =>
    client.put(`/api/orders/${id}/update-status`, body);
  const check = (repair = false) => app.app.get(OrderFactsKeeper).checkAll({ repair });

  /** Every figure of an answer, wherever it stands in it. */
  const figuresIn = (value: unknown): OrdersFigure[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = !Array.isArray(value) && 'filter' in value ? [value as OrdersFigure] : [];
    return [...own, ...Object.values(value).flatMap(figuresIn)];
  };

  /** Steps that people take; numbers choose what they are about. */
  const STEPS: Record<string, (client: Client, id: number, amount: number) => Promise<unknown>> = {
    send: (client, id) => move(client, id, { status: 'waiting_response' }),
    lose: (client, id, amount) =>
      move(client, id, { status: 'cancelled', ...(amount % 2 ? { lost_reason: 'price' } : {}) }),
    explain: (client, id, amount) =>
      client.put(`/api/orders/${id}/lost-reason`, { lost_reason: amount % 2 ? 'lead_time' : null }),
    approve: (_, id) => move(app.admin, id, { status: 'approved' }),
    release: (client, id) => move(client, id, { status: 'released_for_production' }),
    finish: (client, id) => move(client, id, { status: 'finished' }),
    customer: (client, id, amount) =>
      client.put(`/api/orders/${id}`, {
        customer_id: amount % 3 ? catalogue.customer : catalogue.elsewhere,
      }),
    delivery: (client, id, amount) =>
      client.put(`/api/orders/${id}`, { delivery_date: `${dayAfter(today, (amount % 20) - 10)}T10:00` }),
    service: (client, id, amount) => client.put(`/api/orders/${id}`, { service_value: amount / 100 }),
    part: async (_, id, amount) => {
      // A quote that waits for its answer takes none.
      if ((await readOrder(app.admin, id)).status === 'waiting_response') return;
      const set = await setOf(app.admin, id);
      await partOf(app.admin, set.id, catalogue, { quantity: amount % 30 });
    },
    'set quantity': async (client, id, amount) => {
      const [set] = (await readOrder(app.admin, id)).sets;
      if (set) await client.post(`/api/sets/${set.id}/update`, { quantity: amount % 9 });
    },
    duplicate: (client, id) => client.post(`/api/orders/${id}/duplicate`, {}),
    remove: (_, id) => app.admin.delete(`/api/orders/${id}`),
  };

  it('counts what its links list, and keeps it through any sequence of calls', async () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(STEPS)),
      fc.boolean(),
      fc.integer({ min: 1, max: 999 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const own = await orderOf(seller, { customer_id: catalogue.customer });
        const other = await orderOf(app.admin, { type: 'order', delivery_date: `${today}T08:00` });
        for (const [name, ofSeller, amount] of steps) {
          const { id } = amount % 5 === 0 ? other : own;
          const there = (await app.admin.get(`/api/orders/${id}`)).status === 200;
          if (there) await STEPS[name]?.(ofSeller ? seller : app.admin, id, amount);
        }
        expect(await check()).toEqual({ orders: 0, tallies: 0 });
      }),
      { numRuns: walks(6), endOnFailure: true },
    );
    for (const client of [app.admin, seller]) {
      const view = await dashboard(client);
      expect(view.of_all).toBe(client === app.admin);
      for (const { count, filter } of figuresIn(view)) {
        expect({ filter, count: await listed(client, filter) }).toEqual({ filter, count });
        const all = { filter, count, more: false, rows: [count, count, count] };
        expect({ filter, ...(await shown(client, filter)) }).toEqual(all);
      }
    }
  });

  it('adds up values, rates and days by month, and shows each user what they see', async () => {
    const buyer = await app.userWith('edit_pre_orders', 'approve_pre_orders');
    const quotes = await Promise.all(
      [100, 250, 50].map((service_value) =>
        orderOf(buyer, { service_value, customer_id: catalogue.customer }),
      ),
    );
    const [won, lost, open] = quotes.map(({ id }) => id) as [number, number, number];
    const set = await setOf(app.admin, won);
    const part = await partOf(app.admin, set.id, catalogue);
    await app.db.write(() =>
      app.db.manager.update(
        Order,
        { id: open },
        {
          created_at: new Date(Date.now() - 36 * 3_600_000).toISOString(),
        },
      ),
    );
    await move(buyer, open, { status: 'waiting_response' }).expect(200);
    await move(buyer, lost, { status: 'cancelled', lost_reason: 'competitor' }).expect(200);
    await move(buyer, won, { status: 'approved' }).expect(200);
    const { totals } = await readOrder(app.admin, won);
    const view = await dashboard(buyer, today.slice(0, 7));
    expect(view).toMatchObject({
      period: today.slice(0, 7),
      of_all: false,
      open: { count: 1, value: 50 },
      answers: {
        won: { count: 1, value: totals.total },
        lost: { count: 1, value: 250 },
        rate: 50,
        value_rate: Math.round((totals.total * 1000) / (totals.total + 250)) / 10,
      },
      losses: [{ reason: 'competitor', count: 1, value: 250 }],
      sending: { sent: { count: 1 }, mean_days: 1.5 },
      customers: [{ id: catalogue.customer, name: 'Metalúrgica Açaí', count: 1, value: totals.total }],
      materials: [{ count: 1, value: part.final_value, weight: part.gross_weight }],
    });
    // The tallies of customers hold no weight: none is answered, rather than 0 kg.
    expect(view.customers[0]).not.toHaveProperty('weight');
    expect(view.revenue.find(({ month }) => month === today.slice(0, 7))).toMatchObject({
      value: totals.total,
    });
    expect(view.waiting.map(({ kind, count }) => [kind, count])).toEqual([
      ['write', 0],
      ['follow_up', 1],
      ['approve', 1],
    ]);
    expect((await dashboard(buyer, String(Number(year) - 1))).answers).toMatchObject({ rate: null });
  });

  it('names first the customer who brought the most money, not the most orders', async () => {
    const buyer = await app.userWith('edit_pre_orders', 'approve_pre_orders');
    for (const [customer_id, service_value] of [
      [catalogue.customer, 50],
      [catalogue.customer, 60],
      [catalogue.elsewhere, 500],
    ]) {
      const { id } = await orderOf(buyer, { customer_id, service_value });
      await move(buyer, id, { status: 'approved' }).expect(200);
    }
    expect((await dashboard(buyer, today.slice(0, 7))).customers).toMatchObject([
      { id: catalogue.elsewhere, count: 1, value: 500 },
      { id: catalogue.customer, count: 2, value: 110 },
    ]);
  });

  it('counts a lost quote by the reason that was given after the cancelling', async () => {
    const buyer = await app.userWith('edit_pre_orders');
    const { id } = await orderOf(buyer, { service_value: 90 });
    await move(buyer, id, { status: 'waiting_response' }).expect(200);
    await move(buyer, id, { status: 'cancelled' }).expect(200);
    const losses = async () => (await dashboard(buyer)).losses;
    expect(await losses()).toMatchObject([{ reason: 'unknown', count: 1, value: 90 }]);
    for (const lost_reason of ['competitor', 'price', null]) {
      await buyer.put(`/api/orders/${id}/lost-reason`, { lost_reason }).expect(200);
      const [loss, ...others] = await losses();
      expect(others).toEqual([]);
      expect(loss).toMatchObject({ reason: lost_reason ?? 'unknown', count: 1, value: 90 });
      expect(await listed(buyer, loss!.filter)).toBe(1);
      expect(await shown(buyer, loss!.filter)).toMatchObject({ count: 1, rows: [1, 1, 1] });
    }
    expect(await check()).toEqual({ orders: 0, tallies: 0 });
  });

  it('counts a draft that was cancelled as an answer where it has a reason', async () => {
    const buyer = await app.userWith('edit_pre_orders');
    const { id } = await orderOf(buyer, { service_value: 90 });
    await move(buyer, id, { status: 'cancelled' }).expect(200);
    const answered = async () => (await dashboard(buyer)).answers.answered;
    for (const [lost_reason, count] of [
      [null, 0],
      ['price', 1],
      [null, 0],
    ] as const) {
      await buyer.put(`/api/orders/${id}/lost-reason`, { lost_reason }).expect(200);
      const { filter, ...figure } = await answered();
      expect({ lost_reason, ...figure }).toMatchObject({ lost_reason, count });
      expect(await listed(buyer, filter)).toBe(count);
    }
    expect(await check()).toEqual({ orders: 0, tallies: 0 });
  });

  it('beside each month stands the same one a year before', async () => {
    const { id } = await orderOf(app.admin, { service_value: 77 });
    await move(app.admin, id, { status: 'approved' }).expect(200);
    const now = new Date().toISOString();
    const before = await dashboard(app.admin, monthOf(now));
    const past = `${monthAfter(monthOf(now), -12)}-15T12:00:00.000Z`;
    await app.db.write(() => app.db.manager.update(Order, { id }, { approved_at: past, answered_at: past }));
    expect(await check(true)).toMatchObject({ orders: 1 });
    const after = await dashboard(app.admin, monthOf(now));
    const of = ({ revenue }: DashboardView) => revenue.find(({ month }) => month === monthOf(now));
    expect(of(after)?.year_before).toBe(77);
    expect(of(after)?.value).toBeCloseTo((of(before)?.value ?? 0) - 77, 2);
  });

  it('names wrong tallies and puts them right', async () => {
    await app.db.write(() => app.db.manager.update(OrderTally, { kind: 'status' }, { order_count: 999 }));
    const { tallies } = await check();
    expect(tallies).toBeGreaterThan(0);
    expect(await check(true)).toEqual({ orders: 0, tallies });
    expect(await check()).toEqual({ orders: 0, tallies: 0 });
  });

  it('stays right when many change orders of one owner at once', async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => orderOf(app.admin)));
    await Promise.all(
      quotes.flatMap(({ id }, index) => [
        app.admin.put(`/api/orders/${id}`, { service_value: index + 1 }).expect(200),
        orderOf(app.admin, { service_value: index }),
        move(app.admin, id, { status: index % 2 ? 'approved' : 'cancelled' }).expect(200),
      ]),
    );
    expect(await check()).toEqual({ orders: 0, tallies: 0 });
  });

  it('refuses what is no period', async () => {
    for (const period of ['26', '2026-13', '2026-Q5']) {
      await app.admin.get(`/api/dashboard?period=${period}`).expect(422);
    }
  });
});
