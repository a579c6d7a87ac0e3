import { TestApp } from '../harness/test-app.js';

interface Named {
  id: number;
  name: string;
}

describe('groups', () => {
  let app: TestApp;
  let permissions: (Named & { title: string })[];

  beforeAll(async () => {
    app = await TestApp.start();
    permissions = (await app.admin.get('/api/permissions').expect(200)).body as typeof permissions;
  });
  afterAll(async () => {
    await app.close();
  });

  const idOf = (name: string) => permissions.find((permission) => permission.name === name)!.id;

  it('choose from the permissions and their titles', () => {
    expect(permissions.map(({ name, title }) => [name, title])).toEqual([
      ['edit_orders', 'Editar pedidos'],
      ['edit_pre_orders', 'Editar orçamentos'],
      ['delete_orders', 'Excluir pedidos'],
      ['delete_pre_orders', 'Excluir orçamentos'],
      ['approve_pre_orders', 'Aprovar orçamentos'],
      ['view_all_orders', 'Ver todos os pedidos'],
      ['view_costs', 'Ver custos e margens'],
      ['view_administration_history', 'Ver histórico da administração'],
    ]);
  });

  it('give their users permissions, and take them again', async () => {
    const person = await app.userWith();
    const granted = async () =>
      ((await person.get('/api/user/permissions').expect(200)).body as Named[]).map(({ name }) => name);
    const wanted = { name: 'Vendas', user_ids: [person.userId], permission_ids: [idOf('edit_pre_orders')] };
    const { body } = await app.admin.post('/api/groups', wanted).expect(201);
    const { id } = body as Named;
    expect(body).toMatchObject({
      name: 'Vendas',
      users: [{ id: person.userId }],
      permissions: [{ id: idOf('edit_pre_orders'), name: 'edit_pre_orders' }],
    });
    expect(await granted()).toEqual(['edit_pre_orders']);
    const more = { ...wanted, permission_ids: [idOf('edit_orders'), idOf('delete_orders')] };
    await app.admin.put(`/api/groups/${String(id)}`, more).expect(200);
    expect((await granted()).sort()).toEqual(['delete_orders', 'edit_orders']);
    await app.admin.put(`/api/groups/${String(id)}`, { ...more, user_ids: [] }).expect(200);
    expect(await granted()).toEqual([]);
  });

  it('are counted once where two give the same', async () => {
    const person = await app.userWith('edit_orders', 'view_all_orders');
    const again = { name: 'Bis', user_ids: [person.userId], permission_ids: [idOf('edit_orders')] };
    await app.admin.post('/api/groups', again).expect(201);
    expect((await person.get('/api/user/permissions')).body).toHaveLength(2);
  });

  it('are listed with members and rights, and deleted as they were', async () => {
    const person = await app.userWith();
    const wanted = { name: 'A Primeira', user_ids: [person.userId, person.userId], permission_ids: [] };
    const { body } = await app.admin.post('/api/groups', wanted).expect(201);
    const { id } = body as Named;
    const list = await app.admin.get('/api/groups').expect(200);
    expect((list.body as Named[])[0]).toEqual(body);
    const filter = encodeURIComponent('{"q":"primeira"}');
    const found = await app.admin.get(`/api/groups?range=[0,9]&filter=${filter}`).expect(200);
    expect(found.body).toEqual([body]);
    expect(found.headers['content-range']).toBe('groups 0-0/1');
    expect((await app.admin.delete(`/api/groups/${String(id)}`).expect(200)).body).toEqual(body);
    await app.admin.get(`/api/groups/${String(id)}`).expect(404);
    await person.get('/api/user').expect(200);
  });

  it('need a name, and users and permissions that exist', async () => {
    const missing = await app.admin.post('/api/groups', { name: '' }).expect(422);
    expect((missing.body as { errors: object }).errors).toEqual({ name: ['Nome é obrigatório'] });
    const unknown = await app.admin.post('/api/groups', { name: 'X', user_ids: [999999] }).expect(422);
    expect((unknown.body as { errors: object }).errors).toEqual({ user_ids: ['Usuário não encontrado'] });
    const right = await app.admin.post('/api/groups', { name: 'X', permission_ids: [999999] }).expect(422);
    expect(Object.keys((right.body as { errors: object }).errors)).toEqual(['permission_ids']);
    await app.admin.put('/api/groups/999999', { name: 'X' }).expect(404);
  });
});
