import { Order } from '../../src/orders/order.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

interface UserBody {
  id: number;
  name: string;
  email: string;
  admin: boolean;
  enabled: boolean;
}

describe('users @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    // Of its own: which administrator is the last one depends on all users of an application.
    app = await TestApp.startOwn();
  });
  afterAll(async () => {
    await app.close();
  });

  const read = async (id: number | undefined) =>
    (await app.admin.get(`/api/users/${String(id)}`).expect(200)).body as UserBody;

  const change = (by: Client, user: UserBody, changes: Partial<UserBody>) =>
    by.put(`/api/users/${String(user.id)}`, { ...user, version: undefined, ...changes });

  it('are listed without their passwords, whole or by the page', async () => {
    await app.userWith();
    const { body } = await app.admin.get('/api/users').expect(200);
    expect((body as UserBody[]).map(({ name }) => name)).toContain('Administrador');
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash/);
    const query = `sort=${encodeURIComponent('["id","DESC"]')}&range=${encodeURIComponent('[0,0]')}`;
    const page = await app.admin.get(`/api/users?${query}`).expect(200);
    expect(page.body).toHaveLength(1);
    expect(page.headers['content-range']).toBe(`users 0-0/${String((body as UserBody[]).length)}`);
    await app.admin.get(`/api/users?sort=${encodeURIComponent('["password_hash","ASC"]')}`).expect(400);
  });

  it('are created by an administrator, with a password that has to be changed first', async () => {
    const account = { name: 'Bia Nova', email: 'Bia@Forja.test', password: 'kx4f-9mzt-b7qd' };
    const { body } = await app.admin.post('/api/users', account).expect(201);
    const made = { name: 'Bia Nova', email: 'bia@forja.test', admin: false, enabled: true };
    expect(body).toMatchObject({ ...made, must_change_password: true, awaiting_approval: false });
    expect(JSON.stringify(body)).not.toContain('kx4f');
    const signedIn = await app.anonymous.post('/api/login', account).expect(200);
    const { token } = signedIn.body as { token: string };
    await app.anonymous.get('/api/orders').set('Authorization', `Bearer ${token}`).expect(403);
    const again = await app.admin.post('/api/users', account).expect(422);
    expect(again.body).toHaveProperty('errors.email');
    const empty = await app.admin
      .post('/api/users', { name: ' ', email: 'x', password: 'curta' })
      .expect(422);
    expect(Object.keys((empty.body as { errors: object }).errors).sort()).toEqual([
      'email',
      'name',
      'password',
    ]);
  });

  it('are listed with their groups', async () => {
    const { userId } = await app.userWith();
    const group = { name: 'Orçamentistas', user_ids: [userId], permission_ids: [] };
    const { body } = await app.admin.post('/api/groups', group).expect(201);
    const listed = (await app.admin.get('/api/users').expect(200)).body as { id: number; groups: object[] }[];
    const groupsOf = (id: number | undefined) => listed.find((user) => user.id === id)?.groups;
    expect(groupsOf(userId)).toContainEqual({ id: (body as { id: number }).id, name: 'Orçamentistas' });
    expect(groupsOf(app.admin.userId)).toEqual([]);
  });

  it('are found by a part of the name, wildcards taken literally', async () => {
    const { body } = await app.admin.get('/api/users/search?search=ADMINISTRA').expect(200);
    expect(body).toEqual([{ id: app.admin.userId, name: 'Administrador' }]);
    expect((await app.admin.get('/api/users/search?search=adm%25n')).body).toEqual([]);
    expect((await app.admin.get('/api/users/search')).body).not.toHaveLength(0);
  });

  it('are changed: name, e-mail, flags; what is absent stays', async () => {
    const { userId } = await app.userWith();
    const user = await read(userId);
    const { body } = await change(app.admin, user, { name: 'Outro Nome', email: 'Outro@Forja.test' }).expect(
      200,
    );
    expect(body).toMatchObject({
      name: 'Outro Nome',
      email: 'outro@forja.test',
      admin: false,
      enabled: true,
    });
    const partial = { name: 'Só o nome', email: 'outro@forja.test' };
    const second = await app.admin.put(`/api/users/${String(userId)}`, partial).expect(200);
    expect(second.body).toMatchObject({ ...partial, enabled: true });
  });

  it('need name and e-mail, and an e-mail of their own', async () => {
    const user = await read((await app.userWith()).userId);
    const { body } = await change(app.admin, user, { name: ' ', email: '' }).expect(422);
    expect((body as { errors: object }).errors).toEqual({
      name: ['Nome é obrigatório'],
      email: ['Email é obrigatório'],
    });
    const taken = await change(app.admin, user, { email: 'ADMIN@forja.test' }).expect(422);
    expect((taken.body as { errors: object }).errors).toEqual({ email: ['Este e-mail já está cadastrado'] });
  });

  it('lose every session when disabled, and sign-in says why', async () => {
    const person = await app.userWith();
    const user = await read(person.userId);
    await change(app.admin, user, { enabled: false }).expect(200);
    await person.get('/api/user').expect(401);
    const login = { email: user.email, password: 'senha-da-pessoa' };
    const { body } = await app.anonymous.post('/api/login', login).expect(403);
    expect((body as { message: string }).message).toMatch(/^Conta desabilitada/);
    await change(app.admin, user, { enabled: true }).expect(200);
    await person.get('/api/user').expect(401);
    await app.anonymous.post('/api/login', login).expect(200);
  });

  it('are made administrators with effect on their next call', async () => {
    const person = await app.userWith();
    await person.get('/api/users').expect(403);
    await change(app.admin, await read(person.userId), { admin: true }).expect(200);
    await person.get('/api/users').expect(200);
    await change(app.admin, await read(person.userId), { admin: false }).expect(200);
    await person.get('/api/users').expect(403);
  });

  it('keep one enabled administrator, whatever is tried', async () => {
    const last = await read(app.admin.userId);
    for (const changes of [{ admin: false }, { enabled: false }]) {
      const { body } = await change(app.admin, last, changes).expect(409);
      expect((body as { message: string }).message).toMatch(/último administrador/);
    }
    const own = await app.admin.delete(`/api/users/${String(last.id)}`).expect(409);
    expect(own.body).toEqual({ message: 'Você não pode excluir a sua própria conta' });
    expect(await read(last.id)).toMatchObject({ admin: true, enabled: true });
  });

  it('keep one enabled administrator when two step down at the same time', async () => {
    const other = await app.userWith();
    await change(app.admin, await read(other.userId), { admin: true }).expect(200);
    const both = [await read(app.admin.userId), await read(other.userId)];
    const answers = await Promise.all(both.map((user) => change(app.admin, user, { admin: false })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    const survivor = (await app.admin.get('/api/users')).status === 200 ? app.admin : other;
    const { body } = await survivor.get('/api/users').expect(200);
    expect((body as UserBody[]).filter((user) => user.admin && user.enabled)).toHaveLength(1);
    await change(survivor, both[0]!, { admin: true }).expect(200);
  });

  it('leave their orders behind when deleted', async () => {
    const person = await app.userWith('edit_pre_orders');
    const user = await read(person.userId);
    const { id: orderId } = await orderOf(person);
    const { body } = await app.admin.delete(`/api/users/${String(user.id)}`).expect(200);
    expect(body).toMatchObject({ id: user.id, email: user.email });
    await person.get('/api/user').expect(401);
    await app.admin.get(`/api/users/${String(user.id)}`).expect(404);
    const order = await app.db.manager.findOneBy(Order, { id: orderId });
    expect(order).toMatchObject({ id: orderId, created_by_id: null });
  });

  it('that are not there are 404', async () => {
    await app.admin.get('/api/users/999999').expect(404);
    await app.admin.put('/api/users/999999', { name: 'X', email: 'x@y.test' }).expect(404);
    await app.admin.delete('/api/users/zero').expect(404);
  });
});
