import { orderStatuses, type OrderStatus, type OrderType } from '../../src/orders/domain/order-types.js';
import { movesFrom, statusesOf } from '../../src/orders/domain/status-flow.js';
import { TestApp } from '../harness/test-app.js';
import { type OrderBody, orderOf } from '../world/orders.js';

/** How to get a fresh order into each status that can be reached. */
const WAYS: [OrderType, OrderStatus, OrderStatus[]][] = [
  ['pre_order', 'in_progress', []],
  ['pre_order', 'waiting_response', ['waiting_response']],
  ['pre_order', 'cancelled', ['cancelled']],
  ['order', 'waiting_release', []],
  ['order', 'released_for_production', ['released_for_production']],
  ['order', 'finished', ['released_for_production', 'finished']],
];

describe('the status of an order @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  const move = (id: number, status: string) => app.admin.put(`/api/orders/${id}/update-status`, { status });

  async function orderIn(type: OrderType, way: OrderStatus[]): Promise<OrderBody> {
    let order = await orderOf(app.admin, { type });
    for (const status of way) order = (await move(order.id, status).expect(200)).body as OrderBody;
    return order;
  }

  it.each(WAYS)('of a %s in %s takes the moves of the table and no other', async (type, from, way) => {
    const moves = movesFrom(type, from);
    const { id, transitions } = await orderIn(type, way);
    expect(transitions).toEqual(
      moves.map(({ to, label, kind, confirm }) => ({ status: to, label, kind, confirm })),
    );
    for (const status of orderStatuses.filter((each) => !moves.some(({ to }) => to === each))) {
      const { body } = await move(id, status).expect(422);
      expect(body.message).toBe('O status atual não permite esta mudança');
    }
    for (const { to, becomes } of moves) {
      const { body } = await move((await orderIn(type, way)).id, to).expect(200);
      expect(body).toMatchObject(becomes);
      expect(statusesOf(body.type)).toContain(body.status);
    }
  });

  it('answers an approved quote as a waiting order, with who approved it and when', async () => {
    const { id } = await orderOf(app.admin);
    const { body } = await move(id, 'approved').expect(200);
    expect(body).toMatchObject({
      type: 'order',
      status: 'waiting_release',
      approved_by: 'Administrador',
      version: 2,
    });
    const released = await move(id, 'released_for_production').expect(200);
    expect(released.body).toMatchObject({ approved_by: 'Administrador', approved_at: body.approved_at });
    expect(released.body.last_move).toEqual({
      by: 'Administrador',
      at: expect.any(String),
      status: 'released_for_production',
    });
  });

  it('keeps why a quote was lost until it is taken up again, and refuses a reason for any other move', async () => {
    const { id } = await orderOf(app.admin);
    const loss = { lost_reason: 'price', lost_note: 'Fechou 8% abaixo' };
    const put = (body: object) => app.admin.put(`/api/orders/${id}/update-status`, body);
    const refused = await put({ status: 'waiting_response', ...loss }).expect(422);
    expect(refused.body.errors).toEqual({ lost_reason: ['Só um cancelamento tem motivo'] });
    await put({ status: 'cancelled', lost_reason: 'weather' }).expect(422);
    expect((await put({ status: 'cancelled', ...loss }).expect(200)).body).toMatchObject(loss);
    const { body: events } = await app.admin.get(`/api/orders/${id}/history`).expect(200);
    expect(events[0].details).toMatchObject({
      lost_reason: [null, 'price'],
      lost_note: [null, 'Fechou 8% abaixo'],
    });
    const copy = await app.admin.post(`/api/orders/${id}/duplicate`, {}).expect(201);
    expect(copy.body).toMatchObject({ lost_reason: null, lost_note: null });
    expect((await move(id, 'waiting_response').expect(200)).body).toMatchObject({
      lost_reason: null,
      lost_note: null,
    });
    expect((await move(id, 'cancelled').expect(200)).body).toMatchObject({ lost_reason: null });
    await move(id, 'waiting_response').expect(200);
    const short = await put({ status: 'cancelled', reason: 'no_answer' }).expect(200);
    expect(short.body).toMatchObject({ lost_reason: 'no_answer', lost_note: null });
  });

  it('takes why a quote was lost after it was cancelled, too, and keeps who changed that', async () => {
    const { id } = await orderOf(app.admin);
    const explain = (body: object) => app.admin.put(`/api/orders/${id}/lost-reason`, body);
    const early = await explain({ lost_reason: 'price' }).expect(422);
    expect(early.body.errors).toEqual({ lost_reason: ['Só um cancelamento tem motivo'] });
    const { version } = (await move(id, 'cancelled').expect(200)).body as OrderBody;
    await explain({ lost_reason: 'weather' }).expect(422);
    await explain({ lost_note: 'x'.repeat(501) }).expect(422);
    const given = { lost_reason: 'competitor', lost_note: 'Fechou com outro' };
    expect((await explain({ ...given, version }).expect(200)).body).toMatchObject({
      ...given,
      status: 'cancelled',
      version: version + 1,
    });
    await explain({ lost_reason: 'price', version }).expect(409);
    expect((await explain({ lost_reason: 'price' }).expect(200)).body).toMatchObject({
      lost_reason: 'price',
      lost_note: 'Fechou com outro',
    });
    // The same again is no change.
    expect((await explain({ lost_reason: 'price' }).expect(200)).body).toMatchObject({
      version: version + 2,
    });
    const { body: events } = await app.admin.get(`/api/orders/${id}/history`).expect(200);
    expect(events[0]).toMatchObject({
      action: 'saved',
      user_name: 'Administrador',
      details: { lost_reason: ['competitor', 'price'] },
    });
    expect((await explain({ lost_reason: null, lost_note: null }).expect(200)).body).toMatchObject({
      lost_reason: null,
      lost_note: null,
    });
    await move(id, 'waiting_response').expect(200);
    await explain({ lost_reason: 'price' }).expect(422);
  });

  it('refuses an unknown status', async () => {
    const { id } = await orderOf(app.admin);
    const empty = await app.admin.put(`/api/orders/${id}/update-status`, {}).expect(422);
    expect(empty.body.errors).toEqual({ status: ['Campo obrigatório'] });
    await move(id, 'gone').expect(422);
  });

  it('lets two people at once make a move only once', async () => {
    const { id } = await orderOf(app.admin);
    const answers = await Promise.all([move(id, 'waiting_response'), move(id, 'waiting_response')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is served as a table', async () => {
    const user = await app.userWith();
    const { body } = await user.get('/api/status-flow').expect(200);
    expect(body).toContainEqual({
      type: 'pre_order',
      from: 'in_progress',
      to: 'approved',
      kind: 'approve',
      label: 'Aprovar',
      confirm: true,
      right: 'approve',
      becomes: { type: 'order', status: 'waiting_release' },
    });
    expect(body).toHaveLength(11);
  });
});
