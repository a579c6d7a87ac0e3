import { MOST_ORDERS } from '../../src/orders/flow/bulk-orders.dto.js';
import { bulkOrderTexts } from '../../src/orders/flow/bulk-orders.texts.js';
import type { BulkOrdersView } from '../../src/orders/flow/bulk-orders.view.js';
import type { OrderCountView, OrderPageView } from '../../src/orders/list/order-list.view.js';
import { orderTexts } from '../../src/orders/orders.texts.js';
import { messages } from '../../src/platform/i18n/messages.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

describe('changes of many orders', () => {
  let app: TestApp;
  let editor: Client;
  let seer: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    editor = await app.userWith('edit_pre_orders');
    seer = await app.userWith('edit_pre_orders', 'view_all_orders');
  });
  afterAll(() => app.close());

  const move = async (client: Client, ids: number[], kind: string) =>
    (await client.post('/api/order-bulk/status', { ids, move: kind }).expect(200)).body as BulkOrdersView;
  const assign = (client: Client, ids: number[], user_id: number | undefined) =>
    client.post('/api/order-bulk/owner', { ids, user_id });
  const statusOf = async (id: number) =>
    ((await app.admin.get(`/api/orders/${id}`).expect(200)).body as { status: string }).status;

  it('leave other requests their turn', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 20; made += 1) ids.push((await orderOf(editor, { type: 'pre_order' })).id);
    const moving = move(editor, ids, 'next');
    const ends = new Set<string>();
    for (let last = ''; last !== 'waiting_response';) {
      // The first one before the last one: otherwise the whole move could happen in between.
      const first = await statusOf(ids[0]!);
      last = await statusOf(ids[19]!);
      ends.add(`${first}, ${last}`);
    }
    expect((await moving).changed).toEqual(ids);
    expect(ends).toContain('waiting_response, in_progress');
  });

  it('move each as its status permits, and say what refused and why', async () => {
    const [own, waiting, hidden, order] = [
      await orderOf(editor, { type: 'pre_order' }),
      await orderOf(editor, { type: 'pre_order' }),
      await orderOf(app.admin, { type: 'pre_order' }),
      await orderOf(app.admin, { type: 'order' }),
    ].map(({ id }) => id) as [number, number, number, number];
    await move(editor, [waiting], 'next');
    expect(await move(editor, [own, waiting, hidden, own, 999_999], 'next')).toEqual({
      changed: [own],
      refused: [
        { id: waiting, message: orderTexts.invalidMove },
        { id: hidden, message: messages.http.notFound },
        { id: 999_999, message: messages.http.notFound },
      ],
    });
    expect([await statusOf(own), await statusOf(hidden)]).toEqual(['waiting_response', 'in_progress']);
    expect(await move(seer, [order, hidden], 'next')).toEqual({
      changed: [hidden],
      refused: [{ id: order, message: messages.http.forbidden }],
    });
    expect((await move(app.admin, [order, own], 'next')).changed).toEqual([order]);
    expect((await move(app.admin, [order, own], 'finish')).changed).toEqual([order]);
    expect((await move(editor, [own, waiting], 'previous')).changed).toEqual([own, waiting]);
    const { body } = await app.admin.get(`/api/orders/${own}/history`).expect(200);
    expect(body).toMatchObject([
      { action: 'status_moved' },
      { action: 'status_moved' },
      { action: 'created' },
    ]);
  });

  it('give orders to another user, who sees them from then on', async () => {
    const { id } = await orderOf(editor, { type: 'pre_order' });
    const order = await orderOf(app.admin, { type: 'order' });
    await assign(editor, [id], seer.userId).expect(403);
    const other = await app.userWith();
    const { body } = await assign(seer, [id, order.id], other.userId).expect(200);
    expect(body).toEqual({
      changed: [id],
      refused: [{ id: order.id, message: messages.http.forbidden }],
    });
    await editor.get(`/api/orders/${id}`).expect(404);
    const page = (await other.get('/api/orders/page').expect(200)).body as OrderPageView;
    expect(page).toMatchObject({ items: [{ id, created_by: { id: other.userId } }], count: { total: 1 } });
    const counted = (await app.admin.get('/api/orders/count').expect(200)).body as OrderCountView;
    const whole = (await app.admin.get('/api/orders').expect(200)).body as object[];
    expect(counted.total).toBe(whole.length);
    const history = (await app.admin.get(`/api/orders/${id}/history`).expect(200)).body as object[];
    expect(history[0]).toMatchObject({
      action: 'saved',
      details: { owner: [expect.any(String), expect.any(String)] },
    });
    await assign(seer, [id], other.userId).expect(200);
    expect((await app.admin.get(`/api/orders/${id}/history`)).body).toHaveLength(history.length);
  });

  it('are limited, and know whom orders may be given to', async () => {
    const many = Array.from({ length: MOST_ORDERS + 1 }, (_, index) => index + 1);
    for (const [ids, text] of [
      [[], bulkOrderTexts.none],
      [many, bulkOrderTexts.tooMany],
    ] as const) {
      const refused = await app.admin.post('/api/order-bulk/status', { ids, move: 'next' }).expect(422);
      expect(refused.body).toMatchObject({ errors: { ids: [text] } });
    }
    await app.admin.post('/api/order-bulk/status', { ids: [1], move: 'approve' }).expect(422);
    await app.admin.post('/api/order-bulk/status', { ids: ['1; DROP'], move: 'next' }).expect(422);
    await assign(app.admin, [1], 999_999).expect(422);
    const names = (await seer.get('/api/order-owners').expect(200)).body as { id: number }[];
    expect(names.map(({ id }) => id)).toContain(app.admin.userId);
    expect((await editor.get('/api/order-owners').expect(200)).body).toMatchObject([{ id: editor.userId }]);
  });
});
