import { JwtService } from '@nestjs/jwt';
import { permissionNames } from '../../src/access/domain/permissions.js';
import { createApi } from '../../src/create-api.js';
import { Database } from '../../src/platform/database/database.js';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings } from '../harness/test-settings.js';

const ADMIN = { email: 'admin@forja.test', password: 'senha-do-admin' };
const WRONG = 'E-mail ou senha incorretos';

const newcomer = (email: string) => ({
  name: 'Nova Pessoa',
  email,
  password: 'uma boa senha',
  password_confirmation: 'uma boa senha',
});

describe('signing in and out', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  const signIn = async (credentials: object = ADMIN) => {
    const { body, headers } = await app.anonymous.post('/api/login', credentials).expect(200);
    const cookie = (headers['set-cookie'] as unknown as string[])[0] ?? '';
    return { token: (body as { token: string }).token, cookie, pair: cookie.split(';')[0] ?? '' };
  };

  it('prepares with the CSRF cookie', async () => {
    const answer = await app.anonymous.get('/sanctum/csrf-cookie').expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^XSRF-TOKEN=/);
  });

  it('answers a token that stands for the user', async () => {
    const { body } = await app.admin.get('/api/user').expect(200);
    expect(body).toMatchObject({ name: 'Administrador', email: ADMIN.email, admin: true, avatar: null });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('takes the e-mail in any case and the password to the letter', async () => {
    await app.anonymous.post('/api/login', { ...ADMIN, email: ' ADMIN@Forja.test ' }).expect(200);
    await app.anonymous.post('/api/login', { ...ADMIN, password: ` ${ADMIN.password}` }).expect(401);
  });

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const unknown = await app.anonymous.post('/api/login', { email: 'x@y.test', password: 'sem-conta' });
    const wrong = await app.anonymous.post('/api/login', { ...ADMIN, password: 'errada-errada' });
    expect([unknown.status, unknown.body]).toEqual([401, { message: WRONG }]);
    expect([wrong.status, wrong.body]).toEqual([401, { message: WRONG }]);
  });

  it('names both missing fields at once', async () => {
    const { body } = await app.anonymous.post('/api/login', { email: '' }).expect(422);
    expect((body as { errors: object }).errors).toEqual({
      email: ['Email é obrigatório'],
      password: ['Senha é obrigatória'],
    });
  });

  it('gives the token as a cookie too, which counts on GET alone', async () => {
    const { cookie, pair } = await signIn();
    expect(cookie).toMatch(/^forja_token=.+HttpOnly; SameSite=Strict/);
    await app.anonymous.get('/api/user').set('Cookie', pair).expect(200);
    await app.anonymous.post('/api/logout').set('Cookie', pair).expect(401);
    const overridden = app.anonymous.post('/api/groups', { name: 'X' }).set('X-HTTP-Method-Override', 'GET');
    await overridden.set('Cookie', pair).expect(401);
  });

  it('revokes the token at logout, also where it was kept', async () => {
    const { token } = await signIn();
    const bearer = `Bearer ${token}`;
    const answer = await app.anonymous.post('/api/logout').set('Authorization', bearer).expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^forja_token=;.*Expires=Thu, 01 Jan 1970/);
    const { body } = await app.anonymous.get('/api/user').set('Authorization', bearer).expect(401);
    expect(body).toEqual({ message: 'Sessão expirada ou inexistente. Entre novamente.' });
    // The user stays signed in in the other browser.
    await app.admin.get('/api/user').expect(200);
  });

  it('refuses forged, unsigned and foreign tokens', async () => {
    const { token } = await signIn();
    const [head, claims, signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const forged of [`${none}.${claims}.`, `${head}.${claims}.${signature.slice(4)}AAAA`, 'x']) {
      await app.anonymous.get('/api/user').set('Authorization', `Bearer ${forged}`).expect(401);
    }
  });

  it.each([
    ['an object', { a: 1 }],
    ['a list', [['x']]],
    ['a number', 0],
    ['nothing', undefined],
    ['true', true],
  ])('refuses a signed token whose id is %s', async (_, jti) => {
    const token = new JwtService({ secret: app.settings.signIn.JWT_SECRET ?? '' }).sign(
      { sub: '1', jti: undefined, ...(jti !== undefined && { jti }) },
      { noTimestamp: true },
    );
    await app.anonymous.get('/api/user').set('Authorization', `Bearer ${token}`).expect(401);
  });

  it('keeps no owner out whose browser signed in before, whatever others guess from the same address', async () => {
    const account = newcomer('dona@forja.test');
    await app.anonymous.post('/api/register', account).expect(201);
    await app.anonymous.post('/api/register', newcomer('vizinho@forja.test')).expect(201);
    const login = (password: string, cookie = '', email = account.email) =>
      app.anonymous.post('/api/login', { email, password }).set('Cookie', cookie);
    const deviceOf = async (email: string) => {
      const { headers } = await login(account.password, '', email).expect(200);
      const cookies = headers['set-cookie'] as unknown as string[];
      const cookie = cookies.find((each) => each.startsWith('forja_device=')) ?? '';
      expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
      return cookie.split(';')[0] ?? '';
    };
    const [own, foreign] = [await deviceOf(account.email), await deviceOf('vizinho@forja.test')];
    for (let count = 0; count < 6; count += 1) await login('palpite-errado').expect(401);
    for (const cookie of ['', foreign, 'forja_device=x.y', `${own}x`]) {
      await login(account.password, cookie).expect(429);
    }
    await login(account.password, own).expect(200);
    for (let count = 0; count < 6; count += 1) await login('palpite-errado', own).expect(401);
    await login(account.password, own).expect(429);
  });

  it('never limits right passwords', async () => {
    for (let count = 0; count < 15; count += 1) await app.anonymous.post('/api/login', ADMIN).expect(200);
  });

  it("answers the user's permissions", async () => {
    const editor = await app.userWith('edit_pre_orders', 'view_all_orders');
    const { body } = await editor.get('/api/user/permissions').expect(200);
    expect(body).toHaveLength(2);
    expect(body).toEqual(expect.arrayContaining([{ name: 'edit_pre_orders' }, { name: 'view_all_orders' }]));
    const all = await app.admin.get('/api/user/permissions').expect(200);
    expect(all.body).toHaveLength(permissionNames.length);
    expect((await (await app.userWith()).get('/api/user/permissions')).body).toEqual([]);
  });
});

describe('registering', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  it('opens an ordinary account', async () => {
    const { body } = await app.anonymous.post('/api/register', newcomer('Ana@Forja.test')).expect(201);
    expect(body).toMatchObject({ name: 'Nova Pessoa', email: 'ana@forja.test', admin: false, enabled: true });
    expect(body).not.toHaveProperty('password_hash');
  });

  it('refuses an e-mail that has an account, in any case', async () => {
    await app.anonymous.post('/api/register', newcomer('dupla@forja.test')).expect(201);
    const { body } = await app.anonymous.post('/api/register', newcomer('DUPLA@forja.test')).expect(422);
    expect((body as { errors: object }).errors).toEqual({ email: ['Este e-mail já está cadastrado'] });
  });

  it('answers every wrong field at once', async () => {
    const wrong = { name: '', email: '', password: '', password_confirmation: '' };
    const { body } = await app.anonymous.post('/api/register', wrong).expect(422);
    expect((body as { errors: object }).errors).toEqual({
      name: ['Nome é obrigatório'],
      email: ['Email é obrigatório'],
      password: ['Senha é obrigatória'],
    });
    const differing = { ...newcomer('sem-arroba'), password: 'curta', password_confirmation: 'outra' };
    const second = await app.anonymous.post('/api/register', differing).expect(422);
    expect((second.body as { errors: object }).errors).toEqual({
      email: ['E-mail inválido'],
      password: ['A senha deve ter pelo menos 8 caracteres'],
      password_confirmation: ['As senhas não coincidem'],
    });
  });
});

describe('the first account', () => {
  it('of an empty database is the one administrator, however many come first', async () => {
    const { settings, dispose } = await testSettings({ SEED: 'none' });
    const api = await createApi(settings);
    try {
      await api.init();
      const guest = new Client(api.getHttpServer());
      const emails = ['um@forja.test', 'dois@forja.test', 'tres@forja.test'];
      const answers = await Promise.all(
        emails.map((email) => guest.post('/api/register', newcomer(email)).expect(201)),
      );
      const administrators = answers.filter(({ body }) => (body as { admin: boolean }).admin);
      expect(administrators).toHaveLength(1);
      expect(administrators[0]?.body).toMatchObject({ enabled: true });
      // The product's own start, not the tests' one: what a password's hash costs here is what it costs an attacker.
      const users = await api
        .get(Database)
        .manager.query<{ password_hash: string }[]>('SELECT password_hash FROM users');
      for (const { password_hash } of users)
        expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(users).toHaveLength(emails.length);
    } finally {
      await api.close();
      await dispose();
    }
  });
});

describe('the registration policy', () => {
  it('approval: the account waits, and sign-in says so, until it is enabled', async () => {
    const app = await TestApp.startOwn({ REGISTRATION: 'approval' });
    try {
      const wanted = newcomer('espera@forja.test');
      const { body } = await app.anonymous.post('/api/register', wanted).expect(201);
      expect(body).toMatchObject({ enabled: false, awaiting_approval: true });
      const refused = await app.anonymous.post('/api/login', wanted).expect(403);
      expect(refused.body).toEqual({ message: 'Um administrador precisa liberar seu acesso.' });
      const { body: found } = await app.admin.get('/api/users?filter={"q":"espera@forja.test"}').expect(200);
      const [{ id, name, email }] = found as [{ id: number; name: string; email: string }];
      const enabled = await app.admin.put(`/api/users/${id}`, { id, name, email, enabled: true }).expect(200);
      expect(enabled.body).toMatchObject({ enabled: true, awaiting_approval: false });
      await app.anonymous.post('/api/login', wanted).expect(200);
    } finally {
      await app.close();
    }
  });

  it('approval: an e-mail that has an account gets the very same answer', async () => {
    const app = await TestApp.startOwn({ REGISTRATION: 'approval' });
    try {
      const register = (email: string) => app.anonymous.post('/api/register', newcomer(email));
      const fresh = await register('inedito@forja.test').expect(201);
      const again = await register('INEDITO@forja.test').expect(201);
      const known = await register(ADMIN.email).expect(201);
      expect(again.body).toEqual(fresh.body);
      expect(known.body).toEqual({ ...(fresh.body as object), email: ADMIN.email });
      await app.anonymous.post('/api/login', ADMIN).expect(200);
      const { headers } = await app.admin.get('/api/users?range=[0,9]').expect(200);
      expect(headers['content-range']).toMatch(/\/2$/);
    } finally {
      await app.close();
    }
  });

  it('closed: every registration is refused', async () => {
    const app = await TestApp.startOwn({ REGISTRATION: 'closed' });
    try {
      const { body } = await app.anonymous.post('/api/register', newcomer('a@forja.test')).expect(403);
      expect((body as { message: string }).message).toMatch(/cadastro de novas contas está fechado/);
    } finally {
      await app.close();
    }
  });
});
