import type { PermissionName } from '../../src/access/domain/permissions.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

describe('who may do what with an order', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  /** A user with these permissions who owns a fresh order of this type. */
  async function ownerOf(
    type: string,
    ...permissions: PermissionName[]
  ): Promise<{ user: Client; id: number }> {
    const user = await app.userWith(...permissions);
    const { id } = await orderOf(app.admin, { type });
    await app.admin.post('/api/order-bulk/owner', { ids: [id], user_id: user.userId }).expect(200);
    return { user, id };
  }

  it('is refused without signing in', async () => {
    await app.anonymous.get('/api/orders').expect(401);
    await app.anonymous.post('/api/orders', { type: 'order' }).expect(401);
    await app.anonymous.get('/api/status-flow').expect(401);
  });

  it("hides others' orders from users who may not see all", async () => {
    const { id } = await orderOf(app.admin);
    const everything = await app.userWith(
      'edit_orders',
      'edit_pre_orders',
      'delete_orders',
      'approve_pre_orders',
    );
    const path = `/api/orders/${id}`;
    expect((await everything.get('/api/orders').expect(200)).body).toEqual([]);
    await everything.get(path).expect(404);
    await everything.put(path, { markup: 1 }).expect(404);
    await everything.post(`${path}/duplicate`).expect(404);
    await everything.put(`${path}/update-status`, { status: 'approved' }).expect(404);
    await everything.put(`${path}/on-markup-change`, { markup: 1 }).expect(404);
    await everything.get(`${path}/history`).expect(404);
    await everything.get(`${path}/download-os`).expect(404);
    await everything.delete(`${path}/remove-os`).expect(404);
    await everything.delete(path).expect(404);
  });

  it("shows others' orders to users who may see all, read-only", async () => {
    const { id } = await orderOf(app.admin);
    const looker = await app.userWith('view_all_orders');
    const path = `/api/orders/${id}`;
    const { body } = await looker.get(path).expect(200);
    expect(body).toMatchObject({ can: { edit: false, delete: false, approve: false }, transitions: [] });
    expect((await looker.get('/api/orders').expect(200)).body).toContainEqual(
      expect.objectContaining({ id }),
    );
    await looker.put(path, { markup: 1 }).expect(403);
    await looker.put(`${path}/update-status`, { status: 'cancelled' }).expect(403);
    await looker.post(`${path}/duplicate`).expect(403);
    await looker.delete(path).expect(403);
    await looker.post('/api/orders', { type: 'pre_order' }).expect(403);
  });

  it.each<[string, PermissionName, number]>([
    ['pre_order', 'edit_pre_orders', 200],
    ['pre_order', 'edit_orders', 403],
    ['order', 'edit_orders', 200],
    ['order', 'edit_pre_orders', 403],
  ])('changes a %s with %s: %i', async (type, permission, status) => {
    const { user, id } = await ownerOf(type, permission);
    const path = `/api/orders/${id}`;
    await user.post('/api/orders', { type }).expect(status === 200 ? 201 : 403);
    await user.put(path, { payment_obs: 'x' }).expect(status);
    await user.put(`${path}/on-markup-change`, { markup: 2 }).expect(status);
    const next = type === 'order' ? 'released_for_production' : 'waiting_response';
    await user.put(`${path}/update-status`, { status: next }).expect(status);
    const { body } = await user.get(path).expect(200);
    // A quote that waits for its answer is read-only.
    const change = status === 200 && type === 'order';
    expect(body.can).toEqual({ edit: status === 200, change, delete: false, approve: false });
  });

  it.each<[PermissionName[], number, number]>([
    [['edit_pre_orders'], 201, 403],
    [['edit_orders'], 403, 201],
    [['edit_orders', 'edit_pre_orders'], 201, 201],
    [['view_all_orders', 'delete_orders', 'approve_pre_orders'], 403, 403],
  ])(
    'with %j a new quote is answered %i, a new order %i, as JSON and as a form',
    async (names, quote, order) => {
      const user = await app.userWith(...names);
      for (const [type, status] of [
        ['pre_order', quote],
        ['order', order],
      ] as const) {
        const { body } = await user.post('/api/orders', { type }).expect(status);
        if (status === 403) expect(body).toEqual({ message: 'Você não tem permissão para esta ação' });
        await user.post('/api/orders').field('type', type).expect(status);
      }
      const expected = [quote, order].filter((status) => status === 201).length * 2;
      expect(
        (await user.get('/api/orders?filter={"type":["pre_order","order"]}').expect(200)).body.filter(
          ({ created_by }: { created_by: { id: number } | null }) => created_by?.id === user.userId,
        ),
      ).toHaveLength(expected);
    },
  );

  it.each<[string, PermissionName, number]>([
    ['pre_order', 'delete_pre_orders', 200],
    ['pre_order', 'delete_orders', 200],
    ['order', 'delete_orders', 200],
    ['order', 'delete_pre_orders', 403],
    ['order', 'edit_orders', 403],
  ])('deletes a %s with %s: %i', async (type, permission, status) => {
    const { user, id } = await ownerOf(type, permission);
    await user.delete(`/api/orders/${id}`).expect(status);
  });

  it('lets only an approver approve, by status and by type', async () => {
    const editor = await ownerOf('pre_order', 'edit_pre_orders', 'edit_orders');
    const offered = (await editor.user.get(`/api/orders/${editor.id}`)).body.transitions;
    expect(offered.map(({ status }: { status: string }) => status)).toEqual([
      'waiting_response',
      'cancelled',
    ]);
    await editor.user.put(`/api/orders/${editor.id}/update-status`, { status: 'approved' }).expect(403);
    await editor.user.put(`/api/orders/${editor.id}`, { type: 'order' }).expect(403);

    const approver = await ownerOf('pre_order', 'approve_pre_orders');
    const path = `/api/orders/${approver.id}/update-status`;
    await approver.user.put(path, { status: 'waiting_response' }).expect(403);
    const { body } = await approver.user.put(path, { status: 'approved' }).expect(200);
    expect(body).toMatchObject({ type: 'order', can: { edit: false, approve: false }, transitions: [] });
    await approver.user.put(path, { status: 'released_for_production' }).expect(403);

    const both = await ownerOf('pre_order', 'edit_pre_orders', 'approve_pre_orders');
    await both.user.put(`/api/orders/${both.id}`, { type: 'order' }).expect(200);
  });

  it('duplicates an order for users who may make quotes', async () => {
    const { user, id } = await ownerOf('order', 'edit_pre_orders');
    const { body } = await user.post(`/api/orders/${id}/duplicate`).expect(201);
    expect(body).toMatchObject({ type: 'pre_order', created_by: { id: user.userId }, can: { edit: true } });
    const other = await ownerOf('order', 'edit_orders');
    await other.user.post(`/api/orders/${other.id}/duplicate`).expect(403);
  });
});
