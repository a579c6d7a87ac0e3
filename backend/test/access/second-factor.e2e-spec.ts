import { RecoveryCode, TotpFactor } from '../../src/access/second-factor/second-factor.entity.js';
import { codeOf, stepAt } from '../../src/access/second-factor/totp.js';
import { User } from '../../src/access/users/user.entity.js';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

const PASSWORD = 'senha-da-pessoa';
const WRONG = { message: 'Código incorreto ou já usado', errors: { code: ['Código incorreto ou já usado'] } };

/** Six digits that are no code of now: the key's codes of these steps are others. */
const WRONG_CODE = 'abcdef';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app does with the key that is typed in. */
function keyOf(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

describe('a second factor @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
  });
  afterAll(() => app.close());

  const as = (token: string, userId?: number) => new Client(app.app.getHttpServer(), token, userId);
  const emailOf = async ({ userId }: Client) =>
    ((await app.admin.get(`/api/users/${String(userId)}`).expect(200)).body as User).email;
  const login = (email: string, password = PASSWORD) => app.anonymous.post('/api/login', { email, password });
  const second = (pending_token: string, code: string) =>
    app.anonymous.post('/api/login/second-factor', { pending_token, code });

  /** An app that makes a code of another step each time: each counts once, and the next one is early. */
  class Authenticator {
    private used = 0;
    constructor(private readonly key: Buffer) {}

    next(): string {
      this.used = Math.max(this.used + 1, stepAt(Date.now()));
      return codeOf(this.key, this.used);
    }
  }

  interface Person {
    client: Client;
    email: string;
    phone: Authenticator;
    codes: string[];
  }

  async function withApp(client?: Client): Promise<Person> {
    const person = client ?? (await app.userWith());
    const setup = await person.post('/api/profile/totp', { password: PASSWORD }).expect(200);
    const { secret, uri, qr } = setup.body as {
      secret: string;
      uri: string;
      qr: { size: number; path: string };
    };
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.size).toBeGreaterThan(20);
    const phone = new Authenticator(keyOf(secret));
    const confirmed = await person.post('/api/profile/totp/confirm', { code: phone.next() }).expect(200);
    const { codes } = confirmed.body as { codes: string[] };
    return { client: person, email: await emailOf(person), phone, codes };
  }

  async function pendingOf(email: string): Promise<string> {
    const { body } = await login(email).expect(202);
    expect(Object.keys(body as object)).toEqual(['pending_token']);
    return (body as { pending_token: string }).pending_token;
  }

  it('changes nothing for accounts without one', async () => {
    const person = await app.userWith();
    const { body } = await login(await emailOf(person)).expect(200);
    expect(Object.keys(body as object)).toEqual(['token']);
    expect((await person.get('/api/profile/second-factor').expect(200)).body).toEqual({
      totp_since: null,
      passkeys: 0,
      recovery_codes_left: 0,
      required: false,
    });
  });

  it('is set up with the password and a code, and asked for at the next sign-in', async () => {
    const person = await app.userWith();
    await person.post('/api/profile/totp/confirm', { code: '123456' }).expect(409);
    await person.post('/api/profile/totp', { password: 'palpite' }).expect(422);
    // Begun twice: the app that was set up last counts.
    await person.post('/api/profile/totp', { password: PASSWORD }).expect(200);
    const email = await emailOf(person);
    await login(email).expect(200);
    const { phone, codes } = await withApp(person);
    expect(codes).toHaveLength(10);
    await person.post('/api/profile/totp', { password: PASSWORD }).expect(409);
    const pending_token = await pendingOf(email);
    expect((await second(pending_token, WRONG_CODE).expect(422)).body).toEqual(WRONG);
    const { body, headers } = await second(pending_token, phone.next()).expect(200);
    const { token } = body as { token: string };
    expect(headers['set-cookie']?.toString()).toContain(`forja_token=${token}`);
    const { body: sessions } = await as(token).get('/api/profile/sessions').expect(200);
    expect(sessions).toHaveLength(2);
    const rows = [await app.db.manager.find(TotpFactor), await app.db.manager.find(RecoveryCode)];
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('opens nothing after the first step alone', async () => {
    const { email } = await withApp();
    const pending_token = await pendingOf(email);
    await as(pending_token).get('/api/user').expect(401);
    await app.anonymous.get('/api/user').set('Cookie', `forja_token=${pending_token}`).expect(401);
  });

  it('takes each code once, at several sign-ins at once too', async () => {
    const { email, phone } = await withApp();
    const code = phone.next();
    const pending = await pendingOf(email);
    const tries = await Promise.all([1, 2, 3].map(async () => (await second(pending, code)).status));
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
    expect((await second(pending, code)).status).not.toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, client, codes } = await withApp();
    const [code = ''] = codes;
    const pending = await pendingOf(email);
    await second(pending, ` ${code.toUpperCase().replaceAll('-', ' ')}`).expect(200);
    await second(pending, code).expect(422);
    expect((await client.get('/api/profile/second-factor').expect(200)).body).toMatchObject({
      recovery_codes_left: 9,
    });
  });

  it('makes wrong codes wait, wherever they come from', async () => {
    const { email, phone } = await withApp();
    const pending = await pendingOf(email);
    for (let count = 0; count < 6; count += 1) await second(pending, WRONG_CODE).expect(422);
    const { headers } = await second(await pendingOf(email), phone.next()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is asked for no longer than five minutes, with the password of now, of an enabled account', async () => {
    const { email, client, phone } = await withApp();
    const pending = await pendingOf(email);
    const over = { message: 'O tempo para informar o código acabou. Entre novamente.' };
    const [id, until, proof] = pending.split('.') as [string, string, string];
    for (const forged of [
      'x',
      `${id}.${String(Number(until) + 1)}.${proof}`,
      `${id}.1.${proof}`,
      `999999.${until}.${proof}`,
    ]) {
      expect((await second(forged, WRONG_CODE).expect(401)).body).toEqual(over);
    }
    await app.db.write(() => app.db.manager.update(User, client.userId!, { enabled: false }));
    await second(pending, WRONG_CODE).expect(403);
    await app.db.write(() => app.db.manager.update(User, client.userId!, { enabled: true }));
    await app.admin
      .put(`/api/users/${String(client.userId)}/temporary-password`, { password: 'temporaria-123' })
      .expect(200);
    await second(pending, phone.next()).expect(401);
  });

  it('is given up with password and code, and its codes are made anew so', async () => {
    const { email, client, phone, codes } = await withApp();
    const proof = (code: string, password = PASSWORD) => ({ password, code });
    await client.post('/api/profile/recovery-codes', proof(codes[0]!, 'palpite')).expect(422);
    await client.post('/api/profile/recovery-codes', proof(WRONG_CODE)).expect(422);
    const renewed = await client.post('/api/profile/recovery-codes', proof(phone.next())).expect(200);
    expect((renewed.body as { codes: string[] }).codes).toHaveLength(10);
    await second(await pendingOf(email), codes[1]!).expect(422);
    await client.post('/api/profile/totp/remove', proof(WRONG_CODE)).expect(422);
    const [left = ''] = (renewed.body as { codes: string[] }).codes;
    expect((await client.post('/api/profile/totp/remove', proof(left)).expect(200)).body).toMatchObject({
      totp_since: null,
      recovery_codes_left: 0,
    });
    await login(email).expect(200);
  });

  it('is removed by an administrator, from another account, whose sessions end', async () => {
    const { email, client } = await withApp();
    const path = `/api/users/${String(client.userId)}/second-factor`;
    await client.delete(path).expect(403);
    expect((await app.admin.delete(path).expect(200)).body).toMatchObject({ second_factor: false });
    await client.get('/api/user').expect(401);
    await login(email).expect(200);
    await app.admin.delete(`/api/users/${String(app.admin.userId)}/second-factor`).expect(409);
  });

  it('comes before all else where a group requires it', async () => {
    const person = await app.userWith('edit_orders');
    const refused = { message: 'Seu grupo exige a verificação em duas etapas. Ative-a para continuar.' };
    const group = { name: 'Com dois fatores', user_ids: [person.userId], second_factor_required: true };
    const { body } = await app.admin.post('/api/groups', group).expect(201);
    const { id } = body as { id: number };
    expect(body).toMatchObject({ second_factor_required: true });
    for (const path of ['/api/orders', '/api/profile', '/api/profile/sessions', '/storage/x/1.png']) {
      expect((await person.get(path).expect(403)).body).toEqual(refused);
    }
    await person.put('/api/profile', { name: 'X', email: 'x@y' }).expect(403);
    expect((await person.get('/api/user').expect(200)).body).toMatchObject({
      must_set_up_second_factor: true,
    });
    await withApp(person);
    await person.get('/api/orders').expect(200);
    expect((await person.get('/api/user').expect(200)).body).toMatchObject({
      must_set_up_second_factor: false,
      second_factor: true,
    });
    // What is absent stays; a member without a factor is let in once it is no longer required.
    const other = await app.userWith();
    const users = { name: 'Com dois fatores', user_ids: [person.userId, other.userId] };
    await app.admin.put(`/api/groups/${id}`, users).expect(200);
    await other.get('/api/orders').expect(403);
    await other.post('/api/logout', {}).expect(204);
    await app.admin.put(`/api/groups/${id}`, { ...users, second_factor_required: false }).expect(200);
    const { body: signedIn } = await login(await emailOf(other)).expect(200);
    await as((signedIn as { token: string }).token)
      .get('/api/orders')
      .expect(200);
  });
});
