import { generateKeyPairSync } from 'node:crypto';
import { SignInChallenge } from '../../src/access/challenges/sign-in-challenge.entity.js';
import { Passkey } from '../../src/access/second-factor/second-factor.entity.js';
import { SessionSweep } from '../../src/access/sessions/session-sweep.service.js';
import { Session } from '../../src/access/sessions/session.entity.js';
import { User } from '../../src/access/users/user.entity.js';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { SoftwareAuthenticator, type Asked, type Spoilt } from './software-authenticator.js';

const PASSWORD = 'senha-da-pessoa';
const ORIGIN = 'https://forja.metal.test';
const PASSKEYS = '/api/profile/passkeys';
const OVER = { message: 'O tempo para usar a chave de acesso acabou. Tente de novo.' };
const UNKNOWN = { message: 'Esta chave de acesso não está cadastrada' };
const REFUSED = 'A chave de acesso não pôde ser confirmada. Tente de novo ou use outra.';

interface Added {
  passkey: { id: number; name: string; created_at: string; last_used_at: string | null };
  recovery_codes: string[];
}

describe('passkeys @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '', PUBLIC_URL: `${ORIGIN}/` });
  });
  afterAll(() => app.close());

  const as = (token: string) => new Client(app.app.getHttpServer(), token);
  const emailOf = async ({ userId }: Client) =>
    ((await app.admin.get(`/api/users/${String(userId)}`).expect(200)).body as User).email;
  const login = (email: string) => app.anonymous.post('/api/login', { email, password: PASSWORD });

  const asked = async (client: Client, body: object = {}): Promise<Asked> =>
    ((await client.post(`${PASSKEYS}/options`, body).expect(200)).body as { options: Asked }).options;
  const askedToSignIn = async (body: object = {}): Promise<Asked> =>
    ((await app.anonymous.post('/api/login/passkey/options', body).expect(200)).body as { options: Asked })
      .options;

  const add = (client: Client, credential: object, name = 'Celular') =>
    client.post(PASSKEYS, { name, credential });
  const signIn = (credential: object) => app.anonymous.post('/api/login/passkey', { credential });

  async function withPasskey(client?: Client) {
    const person = client ?? (await app.userWith());
    const device = new SoftwareAuthenticator(ORIGIN);
    const { body } = await add(person, device.create(await asked(person))).expect(201);
    return { client: person, device, email: await emailOf(person), added: body as Added };
  }

  /** The sign-in of the user was an hour ago. */
  const signedInEarlier = ({ userId: user_id }: Client) =>
    app.db.write(() =>
      app.db.manager.update(
        Session,
        { user_id: user_id! },
        { created_at: new Date(Date.now() - 3_600_000).toISOString() },
      ),
    );

  it('are registered, listed, sign in without anything typed, and note their last use', async () => {
    const { client, device, added } = await withPasskey();
    expect(added.passkey).toMatchObject({ name: 'Celular', last_used_at: null });
    expect(added.recovery_codes).toHaveLength(10);
    const options = await askedToSignIn();
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(options.rpId).toBe('forja.metal.test');
    const { body, headers } = await signIn(device.get(options)).expect(200);
    const { token } = body as { token: string };
    expect(headers['set-cookie']?.toString()).toContain(`forja_token=${token}`);
    const own = await as(token).get(PASSKEYS).expect(200);
    expect(own.body).toMatchObject({
      domain: 'forja.metal.test',
      password_needed: false,
      passkeys: [{ name: 'Celular' }],
    });
    const [passkey] = (own.body as { passkeys: { last_used_at: string | null }[] }).passkeys;
    expect(Date.parse(passkey?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await as(token).get('/api/user').expect(200)).body).toMatchObject({ id: client.userId });
    const [stored] = await app.db.manager.findBy(Passkey, { user_id: client.userId! });
    expect(stored?.transports).toEqual(['internal']);
  });

  it('ask for the password once the sign-in is ten minutes ago', async () => {
    const { client, added } = await withPasskey();
    await signedInEarlier(client);
    expect((await client.get(PASSKEYS).expect(200)).body).toMatchObject({ password_needed: true });
    const missing = { errors: { password: ['Senha atual é obrigatória'] } };
    const remove = `${PASSKEYS}/${String(added.passkey.id)}/remove`;
    for (const path of [`${PASSKEYS}/options`, remove]) {
      expect((await client.post(path, {}).expect(422)).body).toMatchObject(missing);
      await client.post(path, { password: 'palpite' }).expect(422);
    }
    await client.post(`${PASSKEYS}/options`, { password: PASSWORD }).expect(200);
    expect((await client.post(remove, { password: PASSWORD }).expect(200)).body).toMatchObject({
      passkeys: [],
    });
  });

  it('show again who uses a session whose sign-in is ten minutes ago, where there is no password', async () => {
    const PROOF = '/api/profile/proof';
    const { client, device, added } = await withPasskey();
    await app.db.write(() => app.db.manager.update(User, { id: client.userId! }, { without_password: true }));
    await signedInEarlier(client);
    const remove = `${PASSKEYS}/${String(added.passkey.id)}/remove`;
    expect((await client.post(remove, {}).expect(422)).body).toMatchObject({
      errors: { password: [expect.stringContaining('Confirme que é você') as string] },
    });
    expect((await client.get(PROOF).expect(200)).body).toEqual({
      needed: true,
      passkey: true,
      provider: null,
    });
    const askedToProve = async () =>
      ((await client.post(`${PROOF}/passkey/options`).expect(200)).body as { options: Asked }).options;
    const prove = (credential: object) => client.post(`${PROOF}/passkey`, { credential });

    const options = await askedToProve();
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const other = await withPasskey();
    expect((await prove(other.device.get(options)).expect(409)).body).toEqual(UNKNOWN);
    // A challenge counts for one purpose, once, and for the account that it was made for.
    expect((await prove(device.get(await askedToSignIn())).expect(409)).body).toEqual(OVER);
    await signIn(device.get(await askedToProve())).expect(401, OVER);
    await other.client.post(`${PROOF}/passkey`, { credential: device.get(await askedToProve()) }).expect(403);
    expect((await client.get(PROOF).expect(200)).body).toMatchObject({ needed: true });

    const signed = device.get(await askedToProve());
    expect((await prove(signed).expect(200)).body).toMatchObject({ needed: false });
    await prove(signed).expect(409, OVER);
    await client.post(remove, {}).expect(200);
    await client.post(`${PROOF}/passkey/options`).expect(409);
  });

  it('are the second step after a password, and count as the second factor that a group requires', async () => {
    const person = await app.userWith('edit_orders');
    const group = { name: 'Com chave', user_ids: [person.userId], second_factor_required: true };
    await app.admin.post('/api/groups', group).expect(201);
    await person.get('/api/orders').expect(403);
    const { device, email, added } = await withPasskey(person);
    await person.get('/api/orders').expect(200);
    expect((await person.get('/api/profile/second-factor').expect(200)).body).toEqual({
      totp_since: null,
      passkeys: 1,
      recovery_codes_left: 10,
      required: true,
    });
    const { pending_token } = (await login(email).expect(202)).body as { pending_token: string };
    const options = await askedToSignIn({ pending_token });
    expect(options.allowCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }]);
    // Another account's passkey is no second factor of this one.
    const other = await withPasskey();
    expect((await signIn(other.device.get(options)).expect(401)).body).toEqual(UNKNOWN);
    await signIn(device.get(await askedToSignIn({ pending_token }))).expect(200);
    await app.anonymous.post('/api/login/passkey/options', { pending_token: 'x' }).expect(401);
    const code = added.recovery_codes[0];
    await app.anonymous.post('/api/login/second-factor', { pending_token, code }).expect(200);
    // With the last one the second factor goes, and the group asks for one again.
    await person.post(`${PASSKEYS}/${String(added.passkey.id)}/remove`, {}).expect(200);
    const none = { message: 'Esta conta não tem chave de acesso. Use um código.' };
    const bare = await app.anonymous.post('/api/login/passkey/options', { pending_token }).expect(404);
    expect(bare.body).toEqual(none);
    await login(email).expect(200);
    await person.get('/api/orders').expect(403);
  });

  it('give recovery codes with the first factor alone', async () => {
    const { client } = await withPasskey();
    const second = await withPasskey(client);
    expect(second.added.recovery_codes).toEqual([]);
    const { body } = await client
      .post(`${PASSKEYS}/${String(second.added.passkey.id)}/remove`, {})
      .expect(200);
    expect((body as { passkeys: object[] }).passkeys).toHaveLength(1);
    expect((await client.get('/api/profile/second-factor').expect(200)).body).toMatchObject({
      passkeys: 1,
      recovery_codes_left: 10,
    });
  });

  it('take each challenge once, at several sign-ins at once too', async () => {
    const { device } = await withPasskey();
    const signed = device.get(await askedToSignIn());
    const tries = await Promise.all([1, 2, 3].map(async () => (await signIn(signed)).status));
    expect(tries.sort()).toEqual([200, 401, 401]);
    expect((await signIn(signed).expect(401)).body).toEqual(OVER);
  });

  it('take no challenge after five minutes, for another purpose or account, or of nowhere', async () => {
    const { client, device } = await withPasskey();
    const late = await askedToSignIn();
    await app.db.write(() =>
      app.db.manager.update(SignInChallenge, { purpose: 'passkey-sign-in' }, { expires_at: '2026-01-01' }),
    );
    const sweep = app.app.get(SessionSweep);
    expect((await signIn(device.get(late)).expect(401)).body).toEqual(OVER);
    expect(await sweep.sweep()).toBeGreaterThan(0);
    expect(await app.db.manager.countBy(SignInChallenge, { purpose: 'passkey-sign-in' })).toBe(0);
    const toRegister = await asked(client);
    await signIn(device.get({ ...toRegister, rpId: 'forja.metal.test' })).expect(401);
    const fresh = new SoftwareAuthenticator(ORIGIN);
    const other = await app.userWith();
    expect((await add(other, fresh.create(toRegister)).expect(422)).body).toMatchObject({
      errors: { credential: [OVER.message] },
    });
    await add(client, fresh.create(toRegister)).expect(422);
    await add(client, fresh.create(await askedToSignIn())).expect(422);
    await signIn(device.get({ challenge: 'bm93aGVyZQ', rpId: 'forja.metal.test' })).expect(401);
  });

  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const wrongs: [string, Spoilt][] = [
    ['another origin', { origin: 'https://forja.meta1.test' }],
    ['another domain', { rpId: 'meta1.test' }],
    ['no PIN or fingerprint', { unverified: true }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another key', { key: foreign }],
    ['another account', { userHandle: 'b3V0cmE' }],
    ['a count that went back', { counter: 1 }],
  ];

  it.each(wrongs)('are refused at the sign-in with %s', async (_, spoilt) => {
    const { device } = await withPasskey();
    await signIn(device.get(await askedToSignIn())).expect(200);
    await signIn(device.get(await askedToSignIn())).expect(200);
    const { body } = await signIn(device.get(await askedToSignIn(), spoilt)).expect(401);
    expect(body).toEqual({ message: REFUSED });
    await signIn(device.get(await askedToSignIn())).expect(200);
  });

  it.each(wrongs.slice(0, 3))('are not registered with %s', async (_, spoilt) => {
    const person = await app.userWith();
    const { body } = await add(person, new SoftwareAuthenticator(ORIGIN).create(await asked(person), spoilt));
    expect(body).toEqual({ message: REFUSED, errors: { credential: [REFUSED] } });
    expect((await person.get(PASSKEYS).expect(200)).body).toMatchObject({ passkeys: [] });
  });

  it('are registered once, and not without a name', async () => {
    const { client, device } = await withPasskey();
    const again = await asked(client);
    expect(again.excludeCredentials).toMatchObject([{ id: device.id }]);
    await add(client, device.create(again), ' ').expect(422);
    const { body } = await add(client, device.create(await asked(client))).expect(409);
    expect(body).toEqual({ message: 'Esta chave de acesso já está cadastrada' });
    const other = await app.userWith();
    await add(other, device.create(await asked(other))).expect(409);
    expect((await login(await emailOf(other))).status).toBe(200);
  });

  it('open no closed account, and none once they are removed', async () => {
    const { client, device, added } = await withPasskey();
    const enable = (enabled: boolean) =>
      app.db.write(() => app.db.manager.update(User, client.userId!, { enabled }));
    await enable(false);
    expect((await signIn(device.get(await askedToSignIn())).expect(403)).body).toEqual({
      message: 'Conta desabilitada. Fale com um administrador.',
    });
    await enable(true);
    const remove = `${PASSKEYS}/${String(added.passkey.id)}/remove`;
    const other = await app.userWith();
    expect((await other.post(remove, {}).expect(404)).body).toEqual(UNKNOWN);
    await client.post(remove, {}).expect(200);
    expect((await signIn(device.get(await askedToSignIn())).expect(401)).body).toEqual(UNKNOWN);
  });

  it('are removed by an administrator with the second factor', async () => {
    const { client, device, email } = await withPasskey();
    const path = `/api/users/${String(client.userId)}/second-factor`;
    expect((await app.admin.delete(path).expect(200)).body).toMatchObject({ second_factor: false });
    await signIn(device.get(await askedToSignIn())).expect(401);
    await login(email).expect(200);
  });

  it('are offered at the sign-in where they work', async () => {
    expect((await app.anonymous.get('/api/sign-in-options').expect(200)).body).toMatchObject({
      passkey_domain: 'forja.metal.test',
      registration: true,
    });
  });
});

describe('passkeys without PUBLIC_URL', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '', REGISTRATION: 'closed' });
  });
  afterAll(() => app.close());

  it('work on localhost alone, at the origin that asks', async () => {
    const at = (host: string) => app.anonymous.get('/api/sign-in-options').set('Host', host).expect(200);
    expect((await at('localhost:3000')).body).toMatchObject({
      passkey_domain: 'localhost',
      registration: false,
    });
    expect((await at('192.168.0.10:3000')).body).toMatchObject({ passkey_domain: null });
    expect((await at('forja.metal.test')).body).toMatchObject({ passkey_domain: null });
    const origin = 'http://localhost:3000';
    const device = new SoftwareAuthenticator(origin);
    const call = (path: string, body: object) => app.admin.post(path, body).set('Origin', origin);
    const { body } = await call(`${PASSKEYS}/options`, {}).expect(200);
    const credential = device.create((body as { options: Asked }).options);
    await call(PASSKEYS, { name: 'Computador', credential }).expect(201);
    const elsewhere = await app.admin.post(`${PASSKEYS}/options`, {}).set('Origin', 'http://10.0.0.5:3000');
    expect(elsewhere.status).toBe(403);
    expect((elsewhere.body as { message: string }).message).toContain('PUBLIC_URL');
  });
});
