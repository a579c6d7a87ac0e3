import { generateKeyPairSync } from 'node:crypto';
import { OidcIdentity } from '../../src/access/oidc/oidc-identity.entity.js';
import { User } from '../../src/access/users/user.entity.js';
import { SignInChallenge } from '../../src/access/challenges/sign-in-challenge.entity.js';
import { startOidcProvider } from '../../../scripts/lib/test-oidc-provider.mjs';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

const PUBLIC_URL = 'https://forja.metal.test';
const PASSWORD = 'senha-da-pessoa';
const CLIENT = { clientId: 'forja', clientSecret: 'segredo-do-cliente' };
const OVER = {
  message: 'O tempo para entrar acabou, ou a entrada começou em outro navegador. Tente de novo.',
};
const REFUSED = { message: 'A entrada não foi confirmada. Tente de novo.' };
const CANCELLED = {
  message: 'A entrada pela conta da empresa foi cancelada. Tente de novo, ou entre com e-mail e senha.',
};
const DOWN = { message: 'O serviço de entrada da empresa não responde. Entre com e-mail e senha.' };

type Provider = Awaited<ReturnType<typeof startOidcProvider>>;

/** What the provider gave the browser, and the cookie with which it came. */
interface Back {
  body: Record<string, string>;
  cookie: string;
}

/** What the page at the provider's way back sends. */
function answerOf({ searchParams }: URL): Record<string, string> {
  const { code, ...rest } = Object.fromEntries(searchParams);
  return code === undefined ? rest : { ...rest, authorization_code: code };
}

for (const alg of ['RS256', 'ES256'] as const) {
  describe(`an OpenID provider (${alg})`, () => {
    let app: TestApp;
    let provider: Provider;

    beforeAll(async () => {
      provider = await startOidcProvider({ ...CLIENT, alg });
      app = await TestApp.start({
        REDIS_URL: '',
        PUBLIC_URL: `${PUBLIC_URL}/`,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.clientId,
        OIDC_CLIENT_SECRET: CLIENT.clientSecret,
        OIDC_NAME: 'Metal Ltda.',
      });
    });
    afterAll(async () => {
      await app.close();
      await provider.end();
    });
    beforeEach(() => {
      Object.assign(provider.state, { spoilt: {}, refuses: false, down: false, key: undefined });
    });

    /** Walks to the provider and back as a browser does. */
    async function walk(from: Client, path: string): Promise<Back> {
      const begun = await from.post(path, {}).expect(200);
      const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
      const { url } = begun.body as { url: string };
      const answer = await fetch(url, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/oidc`);
      return { body: answerOf(back), cookie };
    }
    const begin = () => walk(app.anonymous, '/api/login/oidc');
    const finish = ({ body, cookie }: Back) =>
      app.anonymous.post('/api/login/oidc/finish', body).set('Cookie', cookie);
    const emailOf = async ({ userId }: Client) =>
      ((await app.admin.get(`/api/users/${String(userId)}`).expect(200)).body as User).email;

    let people = 0;
    /** An account that is linked to a person at the provider, who signs in next. */
    async function linked(): Promise<Client> {
      const person = await app.userWith();
      people += 1;
      provider.state.person = { sub: `pessoa-${alg}-${String(people)}`, email: 'ana@empresa.test' };
      const { body, cookie } = await walk(person, '/api/profile/oidc');
      const view = await person.post('/api/profile/oidc/finish', body).set('Cookie', cookie).expect(200);
      expect(view.body).toMatchObject({ provider: 'Metal Ltda.', linked: true, label: 'ana@empresa.test' });
      return person;
    }

    it('signs the linked account in', async () => {
      const person = await linked();
      const { body, headers } = await finish(await begin()).expect(200);
      expect(Object.keys(body as object)).toEqual(['token']);
      const { token } = body as { token: string };
      expect(headers['set-cookie']?.toString()).toContain(`forja_token=${token}`);
      const [row] = await app.db.manager.findBy(OidcIdentity, { user_id: person.userId! });
      expect(row?.last_used_at).not.toBeNull();
      const { body: options } = await app.anonymous.get('/api/sign-in-options').expect(200);
      expect(options).toMatchObject({ oidc_name: 'Metal Ltda.' });
    });

    it('opens nothing for a person who is linked to no account, whatever e-mail they have', async () => {
      const { email } = { email: await emailOf(await app.userWith()) };
      provider.state.person = {
        sub: 'estranha',
        email,
        email_verified: true,
      } as typeof provider.state.person;
      const { body } = await finish(await begin()).expect(403);
      expect((body as { message: string }).message).toContain('não está ligada a nenhuma conta');
      expect(await app.db.manager.countBy(OidcIdentity, { subject: 'estranha' })).toBe(0);
    });

    const { privateKey: foreign } =
      alg === 'RS256'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    it.each([
      ['another nonce', { spoilt: { nonce: 'outro' } }],
      ['another audience', { spoilt: { aud: 'outro-cliente' } }],
      ['another issuer', { spoilt: { iss: 'https://outro.test' } }],
      ['an ID token that is over', { spoilt: { exp: 1_700_000_000 } }],
      ['another key', { key: foreign }],
    ])('is refused with %s', async (_, changes) => {
      await linked();
      Object.assign(provider.state, changes);
      expect((await finish(await begin()).expect(401)).body).toEqual(REFUSED);
    });

    it('says so where the person cancels at the provider', async () => {
      await linked();
      provider.state.refuses = true;
      expect((await finish(await begin()).expect(401)).body).toEqual(CANCELLED);
    });

    it('takes each answer once, within five minutes, in the browser that began', async () => {
      await linked();
      const back = await begin();
      await finish({ ...back, cookie: 'forja_oidc=outro' }).expect(401);
      await finish({ ...back, body: { ...back.body, state: 'outro' } }).expect(401);
      await finish(back).expect(200);
      expect((await finish(back).expect(401)).body).toEqual(OVER);
      // The same code in another request.
      const { body, cookie } = await begin();
      const replayed = { body: { ...body, authorization_code: back.body.authorization_code ?? '' }, cookie };
      expect((await finish(replayed).expect(401)).body).toEqual(REFUSED);
      const late = await begin();
      await app.db.write(() =>
        app.db.manager.update(SignInChallenge, { purpose: 'oidc-sign-in' }, { expires_at: '2026-01-01' }),
      );
      expect((await finish(late).expect(401)).body).toEqual(OVER);
    });

    it('asks for the second factor of the account or has it set up where a group requires one, and opens no closed account', async () => {
      const person = await linked();
      const update = (changes: Partial<User>) =>
        app.db.write(() => app.db.manager.update(User, person.userId!, changes));
      await update({ second_factor: true });
      const { body } = await finish(await begin()).expect(202);
      expect(Object.keys(body as object)).toEqual(['pending_token']);
      await update({ second_factor: false });
      const group = {
        name: `Com dois fatores ${alg}`,
        user_ids: [person.userId],
        second_factor_required: true,
      };
      await app.admin.post('/api/groups', group).expect(201);
      const { token } = (await finish(await begin()).expect(200)).body as { token: string };
      const session = new Client(app.app.getHttpServer(), token);
      const view = (await session.get('/api/user').expect(200)).body as object;
      expect(view).toMatchObject({ must_set_up_second_factor: true });
      await session.get('/api/orders').expect(403);
      await session.post('/api/profile/oidc/remove', {}).expect(403);
      await update({ enabled: false });
      await finish(await begin()).expect(403);
    });

    it('links an identity to one account, and an account to one identity', async () => {
      const person = await linked();
      const again = await walk(person, '/api/profile/oidc');
      await person.post('/api/profile/oidc/finish', again.body).set('Cookie', again.cookie).expect(409);
      const other = await app.userWith();
      const { body, cookie } = await walk(other, '/api/profile/oidc');
      // Begun by another account, or as a sign-in.
      await person.post('/api/profile/oidc/finish', body).set('Cookie', cookie).expect(409, OVER);
      const once = await walk(other, '/api/profile/oidc');
      await other.post('/api/profile/oidc/finish', once.body).set('Cookie', once.cookie).expect(409);
      const signIn = await begin();
      await other
        .post('/api/profile/oidc/finish', signIn.body)
        .set('Cookie', signIn.cookie)
        .expect(409, OVER);
      expect((await person.post('/api/profile/oidc/remove', {}).expect(200)).body).toMatchObject({
        linked: false,
      });
      await finish(await begin()).expect(403);
    });

    it('is down: the password still signs in', async () => {
      const person = await linked();
      const back = await begin();
      provider.state.down = true;
      expect((await finish(back).expect(503)).body).toEqual(DOWN);
      const email = await emailOf(person);
      await app.anonymous.post('/api/login', { email, password: PASSWORD }).expect(200);
    });
  });
}

describe('without an OpenID provider', () => {
  it('offers none, and one that never answered is 503', async () => {
    const app = await TestApp.start({ REDIS_URL: '' });
    await app.anonymous.post('/api/login/oidc', {}).expect(404);
    expect((await app.anonymous.get('/api/sign-in-options').expect(200)).body).toMatchObject({
      oidc_name: null,
    });
    await app.close();
    const lost = await TestApp.start({
      REDIS_URL: '',
      PUBLIC_URL,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'forja',
      OIDC_CLIENT_SECRET: 'segredo',
    });
    expect((await lost.anonymous.post('/api/login/oidc', {}).expect(503)).body).toEqual(DOWN);
    await lost.close();
  });

  it('links by a verified e-mail where the settings say so', async () => {
    const provider = await startOidcProvider(CLIENT);
    const app = await TestApp.start({
      REDIS_URL: '',
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_LINK_BY_EMAIL: 'on',
    });
    const person = await app.userWith();
    const { email } = (await app.admin.get(`/api/users/${String(person.userId)}`)).body as User;
    const signIn = async () => {
      const begun = await app.anonymous.post('/api/login/oidc', {}).expect(200);
      const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
      const answer = await fetch((begun.body as { url: string }).url, { redirect: 'manual' });
      const body = answerOf(new URL(answer.headers.get('location') ?? ''));
      return (await app.anonymous.post('/api/login/oidc/finish', body).set('Cookie', cookie)).status;
    };
    provider.state.person = { sub: 'p1', email, email_verified: false } as typeof provider.state.person;
    expect(await signIn()).toBe(403);
    provider.state.person = { sub: 'p1', email, email_verified: true } as typeof provider.state.person;
    expect(await signIn()).toBe(200);
    await app.close();
    await provider.end();
  });
});
