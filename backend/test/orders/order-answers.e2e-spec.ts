import { Order } from '../../src/orders/order.entity.js';
import { dayAfter, dayOf, startOfMonth } from '../../src/platform/i18n/calendar.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

describe('the filters of orders by what became of them @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn();
  });
  afterAll(() => app.close());

  const found = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
    const { body } = await app.admin.get(`/api/orders?${query.toString()}`).expect(200);
    return (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
  };
  const move = (id: number, body: object) =>
    app.admin.put(`/api/orders/${id}/update-status`, body).expect(200);
  const store = (id: number, fields: Partial<Order>) =>
    app.db.write(() => app.db.manager.update(Order, { id }, fields));

  it('find months whole, in the time of Brasília, and why quotes were lost', async () => {
    const [first, last, next, open] = [
      await orderOf(app.admin),
      await orderOf(app.admin),
      await orderOf(app.admin),
      await orderOf(app.admin),
    ].map(({ id }) => id) as [number, number, number, number];
    await move(first, { status: 'waiting_response' });
    await move(first, { status: 'cancelled', lost_reason: 'price' });
    await move(last, { status: 'approved' });
    await move(next, { status: 'cancelled' });
    const [march, april] = [startOfMonth('2026-03'), startOfMonth('2026-04')];
    const end = new Date(Date.parse(april) - 1).toISOString();
    await store(first, { answered_at: march, sent_at: march, created_at: march });
    await store(last, { answered_at: end, approved_at: end });
    await store(next, { answered_at: april });
    expect(await found({ answered_from: '2026-03', answered_to: '2026-03' })).toEqual([first, last]);
    expect(await found({ approved_from: '2026-03', approved_to: '2026-04' })).toEqual([last]);
    expect(await found({ sent_from: '2026-03', sent_to: '2026-03' })).toEqual([first]);
    expect(await found({ created_to: '2026-03' })).toEqual([first]);
    expect(await found({ lost_reason: 'price' })).toEqual([first]);
    expect(await found({ lost_reason: ['price', 'unknown'] })).toEqual([first, next]);
    expect(await found({ created_by_id: 999_999 })).toEqual([]);
    expect(await found({ status: 'in_progress', created_by_id: [app.admin.userId ?? 0] })).toEqual([open]);
  });

  it('find orders that are late and that are due within a week, today included', async () => {
    const today = dayOf(new Date().toISOString());
    const due = async (days: number, type = 'order') =>
      (await orderOf(app.admin, { type, delivery_date: `${dayAfter(today, days)}T10:00` })).id;
    const [late, now, week] = [await due(-1), await due(0), await due(6)];
    await due(7);
    await due(-1, 'pre_order');
    const done = await due(-1);
    await move(done, { status: 'released_for_production' });
    await move(done, { status: 'finished' });
    expect(await found({ due: 'late' })).toEqual([late]);
    expect(await found({ due: 'week' })).toEqual([now, week]);
  });

  it('find waiting quotes by what their customers did with the last revision', async () => {
    const { id } = await orderOf(app.admin);
    await move(id, { status: 'waiting_response' });
    const pathOf = async () =>
      ((await app.admin.post(`/api/orders/${id}/links`, {}).expect(200)).body as { path: string }).path;
    const send = async (what: string, fields: object) =>
      app.anonymous
        .post(`${await pathOf()}/${what}`)
        .type('form')
        .send({ name: 'Ana', contact: 'ana@metal.test', ...fields })
        .expect(303);
    const shown = async () => {
      const page = await app.admin.get('/api/orders/page?sort=id&order=DESC').expect(200);
      const items = page.body.items as { id: number; customer_answer: string | null }[];
      return items.find((item) => item.id === id)?.customer_answer;
    };
    expect(await shown()).toBeNull();
    await app.anonymous.get(await pathOf()).expect(200);
    expect(await shown()).toBe('opened');
    await send('ask', { text: 'Entregam em maio?' });
    expect([await shown(), await found({ customer_answer: 'asked' })]).toEqual(['asked', [id]]);
    await send('refuse', { text: 'Caro' });
    await app.anonymous.get(await pathOf()).expect(200);
    await send('ask', { text: 'E em junho?' });
    expect([await shown(), await found({ customer_answer: 'asked' })]).toEqual(['refused', []]);
    await send('accept', {});
    expect([await shown(), await found({ customer_answer: 'accepted' })]).toEqual(['accepted', [id]]);
    expect(await found({ customer_answer: 'answered' })).toEqual([id]);
    const count = await app.admin.get('/api/orders/count?filter={"customer_answer":"accepted"}').expect(200);
    expect(count.body).toMatchObject({ quotes: 1, orders: 0 });
    // It rests with the quote, comes back with it, and is none of the next revision.
    await move(id, { status: 'in_progress' });
    expect([await shown(), await found({ customer_answer: 'accepted' })]).toEqual([null, []]);
    await move(id, { status: 'waiting_response' });
    expect(await shown()).toBe('accepted');
    await move(id, { status: 'in_progress' });
    await app.admin.put(`/api/orders/${id}`, { service_value: 10 }).expect(200);
    await move(id, { status: 'waiting_response' });
    expect([await shown(), await found({ customer_answer: 'accepted' })]).toEqual([null, []]);
    await app.admin.get('/api/orders?filter={"customer_answer":"maybe"}').expect(400);
  });

  it('find quotes whose validity ends soon or has ended, to the end of its last day in Brasília', async () => {
    const today = dayOf(new Date().toISOString());
    await app.admin.put('/api/company', { name: 'Metalúrgica', quote_validity_days: 10 }).expect(200);
    const waiting = async (days: number | null, fields: object = {}) => {
      const { id } = await orderOf(app.admin, { validity_days: days, ...fields });
      return (await move(id, { status: 'waiting_response' })).body as Record<string, unknown> & {
        id: number;
      };
    };
    const shown = (days: number, validity: string) => ({ valid_until: dayAfter(today, days), validity });
    const far = await waiting(null);
    expect(far).toMatchObject(shown(10, 'valid'));
    const soon = await waiting(3);
    expect(soon).toMatchObject(shown(3, 'ending'));
    const over = await waiting(5);
    await store(over.id, { validity_key: dayAfter(today, -1) });
    const last = await waiting(4);
    await store(last.id, { validity_key: today });
    expect(await found({ validity: 'ending' })).toEqual([soon.id, last.id]);
    expect(await found({ validity: 'ended' })).toEqual([over.id]);
    const query = new URLSearchParams({
      sort: 'valid_until',
      order: 'ASC',
      status: 'waiting_response',
      filter: JSON.stringify({ validity: 'ending' }),
    });
    const page = await app.admin.get(`/api/orders/page?${query.toString()}`).expect(200);
    expect(page.body.items).toMatchObject([
      { id: last.id, ...shown(0, 'ending') },
      { id: soon.id, ...shown(3, 'ending') },
    ]);
    const count = await app.admin.get(`/api/orders/count?${query.toString()}`).expect(200);
    expect(count.body).toMatchObject({ quotes: 2, orders: 0 });
    // What a customer has is changed neither by the quote's own days nor by the company's later ones.
    await app.admin.put(`/api/orders/${over.id}`, { validity_days: 8 }).expect(422);
    await app.admin.put('/api/company', { name: 'Metalúrgica', quote_validity_days: 1 }).expect(200);
    const unchanged = await app.admin.put(`/api/orders/${far.id}`, { validity_days: null }).expect(200);
    expect(unchanged.body).toMatchObject(shown(10, 'valid'));
    const copy = await app.admin.post(`/api/orders/${far.id}/duplicate`, {}).expect(201);
    expect(copy.body).toMatchObject({ valid_until: null, validity: null });
    const back = await move(far.id, { status: 'in_progress' });
    expect(back.body).toMatchObject({ valid_until: null, validity: null });
    const lost = await move(soon.id, { status: 'cancelled' });
    expect(lost.body).toMatchObject({ valid_until: dayAfter(today, 3), validity: null });
  });

  it.each([
    { validity: 'later' },
    { answered_from: '2026-13' },
    { sent_to: 5 },
    { due: 'soon' },
    { lost_reason: 7 },
  ])('refuse %j', async (filter) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    await app.admin.get(`/api/orders?${query.toString()}`).expect(400);
  });
});
