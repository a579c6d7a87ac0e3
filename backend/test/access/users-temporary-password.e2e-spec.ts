import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accessTexts } from '../../src/access/access.texts.js';
import { Client } from '../harness/client.js';
import { ADMIN } from '../harness/first-start.js';
import { TestApp } from '../harness/test-app.js';

const FORGOTTEN = 'senha-da-pessoa';
const TEMPORARY = 'temporaria-123';
const OWN = 'uma nova senha';
const REFUSED = { message: 'Sua senha é temporária. Defina uma nova senha para continuar.' };

describe('a temporary password', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  const emailOf = async (person: Client) =>
    ((await app.admin.get(`/api/users/${String(person.userId)}`).expect(200)).body as { email: string })
      .email;

  const give = (person: Client, password = TEMPORARY) =>
    app.admin.put(`/api/users/${String(person.userId)}/temporary-password`, { password });

  const signIn = async (email: string, password: string) => {
    const { body } = await app.anonymous.post('/api/login', { email, password }).expect(200);
    const { token } = body as { token: string };
    return {
      get: (path: string) => app.anonymous.get(path).set('Authorization', `Bearer ${token}`),
      put: (path: string, sent: object) =>
        app.anonymous.put(path, sent).set('Authorization', `Bearer ${token}`),
      post: (path: string, sent: object) =>
        app.anonymous.post(path, sent).set('Authorization', `Bearer ${token}`),
    };
  };

  const change = (password: string, current_password = TEMPORARY) => ({
    current_password,
    password,
    password_confirmation: password,
  });

  it('replaces the forgotten one and ends the user’s sessions', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    const { body } = await give(person).expect(200);
    expect(body).toMatchObject({ id: person.userId, must_change_password: true });
    expect(JSON.stringify(body)).not.toMatch(/argon2|temporaria/);
    await person.get('/api/user').expect(401);
    await app.anonymous.post('/api/login', { email, password: FORGOTTEN }).expect(401);
    await signIn(email, TEMPORARY);
  });

  it('is no common one for who administrates or approves; other users may have it', async () => {
    const common = 'Senha@2026';
    const approver = await app.userWith('approve_pre_orders');
    const refused = await give(approver, common).expect(422);
    expect(refused.body).toMatchObject({ errors: { password: [accessTexts.passwordCommon] } });
    const account = { name: 'Bia', email: 'bia.comum@forja.test', password: common };
    await app.admin.post('/api/users', { ...account, admin: true }).expect(422);
    await app.admin.post('/api/users', account).expect(201);
    const person = await app.userWith('edit_orders');
    await give(person, common).expect(200);
    const back = await signIn(await emailOf(person), common);
    await back.put('/api/profile/password', change('12345678', common)).expect(200);
    await app.admin.put('/api/profile/password', change('12345678', ADMIN.password)).expect(422);
  });

  it('opens nothing but the way to another one, not even to an administrator', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    await app.admin
      .put(`/api/users/${String(person.userId)}`, { name: 'Chefe', email, admin: true })
      .expect(200);
    await give(person).expect(200);
    const back = await signIn(email, TEMPORARY);
    expect((await back.get('/api/user').expect(200)).body).toMatchObject({ must_change_password: true });
    await back.get('/api/user/permissions').expect(200);
    for (const path of ['/api/orders', '/api/materials', '/api/users', '/api/profile', '/storage/x/1.png']) {
      expect((await back.get(path).expect(403)).body).toEqual(REFUSED);
    }
    expect((await back.post('/api/orders', { type: 'pre_order' }).expect(403)).body).toEqual(REFUSED);
    await back.post('/api/logout', {}).expect(204);
    await back.get('/api/user').expect(401);
  });

  it('counts until its user has chosen another', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    await give(person).expect(200);
    const back = await signIn(email, TEMPORARY);
    const kept = await back.put('/api/profile/password', change(TEMPORARY)).expect(422);
    expect((kept.body as { errors: object }).errors).toEqual({
      password: ['A nova senha precisa ser diferente da temporária'],
    });
    await back.put('/api/profile/password', change(OWN, 'outra coisa')).expect(422);
    await back.get('/api/orders').expect(403);
    const { body } = await back.put('/api/profile/password', change(OWN)).expect(200);
    expect(body).toMatchObject({ must_change_password: false });
    await back.get('/api/orders').expect(200);
    await app.anonymous.post('/api/login', { email, password: TEMPORARY }).expect(401);
    await signIn(email, OWN);
  });

  it('is printed by a command for the only administrator, who has forgotten theirs', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    const { DATA_DIR, DATABASE_URL } = app.settings.database;
    const give = (address: string) =>
      promisify(execFile)(process.execPath, [join(__dirname, '../../dist/give-password.js'), address], {
        env: { PATH: process.env.PATH, DATA_DIR, DATABASE_URL, JWT_SECRET: 'x'.repeat(32) },
      });
    const { stdout } = await give(email.toUpperCase());
    await person.get('/api/user').expect(401);
    const back = await signIn(email, /: (\S+)\n$/.exec(stdout)?.[1] ?? '');
    expect((await back.get('/api/user').expect(200)).body).toMatchObject({ must_change_password: true });
    await expect(give('ninguem@forja.test')).rejects.toMatchObject({
      stderr: 'Nenhum usuário tem o e-mail ninguem@forja.test.\n',
    });
  });

  it('is given by an administrator, to another user, and is long enough', async () => {
    const person = await app.userWith();
    const own = await app.admin
      .put(`/api/users/${String(app.admin.userId)}/temporary-password`, { password: TEMPORARY })
      .expect(409);
    expect(own.body).toEqual({ message: 'Troque a sua própria senha em Meu perfil' });
    await person
      .put(`/api/users/${String(app.admin.userId)}/temporary-password`, { password: TEMPORARY })
      .expect(403);
    const short = await give(person, 'curta').expect(422);
    expect((short.body as { errors: object }).errors).toEqual({
      password: ['A senha deve ter pelo menos 8 caracteres'],
    });
    await app.admin.put('/api/users/999999/temporary-password', { password: TEMPORARY }).expect(404);
    await person.get('/api/user').expect(200);
  });
});
