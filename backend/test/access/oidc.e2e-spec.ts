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
  message: 'O acesso pela conta da empresa foi cancelado. Tente de novo, ou use e-mail e senha.',
};
const DOWN = {
  message: 'O serviço de entrada da empresa não responde. Tente mais tarde, ou use e-mail e senha.',
};

const LINK_OVER = { message: 'Este link não vale mais: ele já foi usado, venceu ou foi substituído' };

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
  describe(`an OpenID provider (${alg}) @wide`, () => {
    let app: TestApp;
    let provider: Provider;

    beforeAll(async () => {
      provider = await startOidcProvider({ ...CLIENT, alg });
      app = await TestApp.startOwn({
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
    async function walk(from: Client, path: string, sent: object = {}): Promise<Back> {
      const begun = await from.post(path, sent).expect(200);
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

    interface Invited {
      token: string;
      id: number;
    }
    async function invited(): Promise<Invited> {
      people += 1;
      const person = {
        name: 'Convidada',
        email: `convidada-${alg.toLowerCase()}-${String(people)}@metal.test`,
      };
      const { body } = await app.admin.post('/api/user-invitations', person).expect(201);
      const { path, user } = body as { path: string; user: { id: number } };
      provider.state.person = { sub: `convidada-${alg}-${String(people)}`, email: 'bia@empresa.test' };
      return { token: path.split('#')[1] ?? '', id: user.id };
    }
    const accept = (token: string) => walk(app.anonymous, '/api/login/oidc/invitation', { token });
    const finishInvited = ({ body, cookie }: Back) =>
      app.anonymous.post('/api/login/oidc/invitation/finish', body).set('Cookie', cookie);

    it('takes an invitation instead of a password: linked, signed in, and the link is used up', async () => {
      const { token, id } = await invited();
      const back = await accept(token);
      // For that purpose alone.
      await finish(back).expect(401, OVER);
      const opened = await finishInvited(await accept(token)).expect(200);
      const person = new Client(app.app.getHttpServer(), (opened.body as { token: string }).token);
      const view = await person.get('/api/user').expect(200);
      expect(view.body).toMatchObject({ id, invited: false, without_password: true });
      await app.anonymous.post('/api/account-links/find', { token }).expect(404, LINK_OVER);
      await app.anonymous.post('/api/login/oidc/invitation', { token }).expect(404, LINK_OVER);
      expect((await finish(await begin()).expect(200)).body).toHaveProperty('token');
      const entries = await app.admin.get(`/api/administration-history?kind=user&record_id=${String(id)}`);
      expect((entries.body as { data: object[] }).data[0]).toMatchObject({
        user_name: 'Convidada',
        action_title: 'Conta da empresa ligada',
        field: 'Identidade no provedor',
        before: null,
        after: 'bia@empresa.test',
      });
      expect(JSON.stringify(entries.body)).not.toContain(`convidada-${alg}`);

      // Without a password it is the only way in, until one is chosen.
      const { message } = (await person.post('/api/profile/oidc/remove', {}).expect(409)).body as Error;
      expect(message).toContain('ainda não tem senha');
      await person.post('/api/profile/totp', {}).expect(200);
      const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
      await person.post('/api/profile/first-password', chosen).expect(200);
      await person.post('/api/profile/first-password', chosen).expect(409);
      await person.post('/api/profile/oidc/remove', {}).expect(200);
      const email = ((await app.admin.get(`/api/users/${String(id)}`)).body as User).email;
      await app.anonymous.post('/api/login', { email, password: PASSWORD }).expect(200);
      const [newest] = (
        (await app.admin.get(`/api/administration-history?kind=user&record_id=${String(id)}`)).body as {
          data: object[];
        }
      ).data;
      expect(newest).toMatchObject({
        action_title: 'Conta da empresa desligada',
        before: 'bia@empresa.test',
      });
    });

    it('uses an invitation once, links nothing where it is over, and no second account to one person', async () => {
      const { token, id } = await invited();
      const backs = [await accept(token), await accept(token)];
      const answers = await Promise.all(backs.map((back) => finishInvited(back)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await app.db.manager.countBy(OidcIdentity, { user_id: id })).toBe(1);
      const { person } = provider.state;
      const second = await invited();
      provider.state.person = person;
      const taken = await finishInvited(await accept(second.token)).expect(409);
      expect(taken.body).toEqual({ message: 'Esta identidade já está ligada a outra conta' });
      // Nothing of it was stored: the link works on.
      await app.anonymous.post('/api/account-links/find', { token: second.token }).expect(200);
      expect(await app.db.manager.findOneBy(User, { id: second.id })).toMatchObject({ invited: true });
      const late = await accept(second.token);
      const password = { password: PASSWORD, password_confirmation: PASSWORD };
      await app.anonymous.post('/api/account-links/use', { token: second.token, ...password }).expect(204);
      provider.state.person = { sub: 'tarde', email: 'tarde@empresa.test' };
      await finishInvited(late).expect(404, LINK_OVER);
      expect(await app.db.manager.countBy(OidcIdentity, { subject: 'tarde' })).toBe(0);
    });

    it('asks an account without a password to sign in again once the sign-in is ten minutes ago', async () => {
      const { token } = await invited();
      const { body } = await finishInvited(await accept(token)).expect(200);
      const person = new Client(app.app.getHttpServer(), (body as { token: string }).token);
      await app.db.write(() =>
        app.db.manager.query("UPDATE sessions SET created_at = '2026-01-01T00:00:00.000Z'"),
      );
      const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
      for (const path of ['first-password', 'totp', 'oidc/remove']) {
        const { body: refused } = await person.post(`/api/profile/${path}`, chosen).expect(422);
        expect((refused as { message: string }).message).toContain('Confirme que é você');
      }
    });

    describe('lets a user without a password show again who they are', () => {
      let person: Client;
      let own: typeof provider.state.person;
      const PROOF = '/api/profile/proof';
      const view = async () => (await person.get(PROOF).expect(200)).body as object;
      const prove = ({ body, cookie }: Back) =>
        person.post(`${PROOF}/oidc/finish`, body).set('Cookie', cookie);
      const begun = () => walk(person, `${PROOF}/oidc`);

      beforeEach(async () => {
        const { token } = await invited();
        own = provider.state.person;
        const { body } = await finishInvited(await accept(token)).expect(200);
        person = new Client(app.app.getHttpServer(), (body as { token: string }).token);
        await app.db.write(() =>
          app.db.manager.query("UPDATE sessions SET created_at = '2026-01-01T00:00:00.000Z'"),
        );
        expect(await view()).toEqual({ needed: true, passkey: false, provider: 'Metal Ltda.' });
      });

      it('there, who is asked anew; then ways in can be changed for ten minutes', async () => {
        const { body } = await person.post(`${PROOF}/oidc`).expect(200);
        expect(new URL((body as { url: string }).url).searchParams.get('max_age')).toBe('0');
        const back = await begun();
        // A proof is no sign-in, and no link.
        await finish(back).expect(401, OVER);
        expect((await prove(await begun()).expect(200)).body).toMatchObject({ needed: false });
        const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
        await person.post('/api/profile/totp', {}).expect(200);
        await person.post('/api/profile/first-password', chosen).expect(200);
      });

      it('not as another person, nor by an answer that is over, of another browser or user', async () => {
        provider.state.person = { sub: `fremde-${alg}`, email: 'fremde@empresa.test' };
        const { body } = await prove(await begun()).expect(403);
        expect((body as Error).message).toContain('não é o dono desta conta');
        provider.state.person = own;
        const back = await begun();
        await prove({ ...back, cookie: 'forja_oidc=outro' }).expect(409, OVER);
        const other = await linked();
        provider.state.person = own;
        const { body: foreign, cookie } = await begun();
        await other.post(`${PROOF}/oidc/finish`, foreign).set('Cookie', cookie).expect(409, OVER);
        await prove({ body: foreign, cookie }).expect(409, OVER);
        await prove(await begin()).expect(409, OVER);
        expect(await view()).toMatchObject({ needed: true });
      });

      it('not where the provider says that the sign-in there was long ago', async () => {
        provider.state.spoilt = { auth_time: Math.floor(Date.now() / 1000) - 601 };
        const { body } = await prove(await begun()).expect(409);
        expect((body as Error).message).toContain('não pediu a entrada de novo');
        expect(await view()).toMatchObject({ needed: true });
      });

      it('not where the provider does not say when the person signed in', async () => {
        provider.state.spoilt = { auth_time: undefined };
        const { body } = await prove(await begun()).expect(409);
        expect((body as Error).message).toContain('não informa quando você entrou nela');
        provider.state.spoilt = { auth_time: 'agora' };
        await prove(await begun()).expect(409, REFUSED);
        expect(await view()).toMatchObject({ needed: true });
      });

      it('not where no identity is linked', async () => {
        const unlinked = await app.userWith();
        expect((await unlinked.get(PROOF).expect(200)).body).toEqual({
          needed: false,
          passkey: false,
          provider: null,
        });
        await unlinked.post(`${PROOF}/oidc`).expect(409);
      });
    });

    it.each([
      ['state', 'a list', ['a', 'b']],
      ['state', 'an object', { $ne: null }],
      ['state', 'a number', 7],
      ['state', 'a long text', 'x'.repeat(201)],
      ['authorization_code', 'a list', ['a']],
      ['authorization_code', 'a long text', 'x'.repeat(4001)],
      ['iss', 'an object', { a: 1 }],
      ['iss', 'a long text', 'x'.repeat(501)],
      ['error', 'a list', ['access_denied']],
      ['error', 'a long text', 'x'.repeat(201)],
    ])('refuses %s as %s by itself, and uses nothing up', async (field, _, value) => {
      await linked();
      const back = await begin();
      for (const path of ['/api/login/oidc/finish', '/api/login/oidc/invitation/finish']) {
        const wrong = { ...back.body, [field]: value };
        const { status, body } = await app.anonymous.post(path, wrong).set('Cookie', back.cookie);
        expect([status, typeof (body as Error).message]).toEqual([422, 'string']);
      }
      await finish(back).expect(200);
    });

    it.each(['<script>', '%00%0d%0a', '😀'.repeat(40), 'a&state=b'])(
      'refuses what is no code, issuer or error of the provider: %j',
      async (text) => {
        await linked();
        for (const field of ['authorization_code', 'error']) {
          const back = await begin();
          const wrong = { ...back, body: { ...back.body, [field]: text } };
          const { status, body } = await finish(wrong);
          expect([status, (body as Error).message]).toEqual([401, REFUSED.message]);
        }
      },
    );

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
    const app = await TestApp.startEmbedded();
    await app.anonymous.post('/api/login/oidc', {}).expect(404);
    expect((await app.anonymous.get('/api/sign-in-options').expect(200)).body).toMatchObject({
      oidc_name: null,
    });
    await app.close();
    const lost = await TestApp.startOwn({
      REDIS_URL: '',
      PUBLIC_URL,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'forja',
      OIDC_CLIENT_SECRET: 'segredo',
    });
    expect((await lost.anonymous.post('/api/login/oidc', {}).expect(503)).body).toEqual(DOWN);
    await lost.close();
  });

  it('comes back under the path of PUBLIC_URL, whose cookie is of that path alone', async () => {
    const provider = await startOidcProvider(CLIENT);
    const app = await TestApp.startOwn({
      REDIS_URL: '',
      PUBLIC_URL: `${PUBLIC_URL}/forja/`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    });
    const begun = await app.anonymous.post('/forja/api/login/oidc', {}).expect(200);
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    expect(String(begun.headers['set-cookie'])).toContain('; Path=/forja/api;');
    const answer = await fetch((begun.body as { url: string }).url, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/forja/oidc`);
    const ended = await app.anonymous
      .post('/forja/api/login/oidc/finish', answerOf(back))
      .set('Cookie', cookie)
      .expect(403);
    // Cleared where it was set.
    expect(String(ended.headers['set-cookie'])).toMatch(
      /forja_oidc=; Path=\/forja\/api; Expires=Thu, 01 Jan 1970/,
    );
    await app.close();
    await provider.end();
  });

  it('links by a verified e-mail where the settings say so', async () => {
    const provider = await startOidcProvider(CLIENT);
    const app = await TestApp.startOwn({
      REDIS_URL: '',
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_LINK_BY_EMAIL: 'on',
    });
    const account = async (email: string) => {
      const fields = { name: 'Pessoa', email, password: 'kx4f-9mzt-b7qd' };
      return (await app.admin.post('/api/users', fields).expect(201)).body as User;
    };
    const { email } = await account('pessoa@metal.test');
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

    // An address that only the account's owner typed may be that of another person.
    const claiming = await app.userWith();
    const { email: claimed } = (await app.admin.get(`/api/users/${String(claiming.userId)}`)).body as User;
    provider.state.person = {
      sub: 'p3',
      email: claimed,
      email_verified: true,
    } as typeof provider.state.person;
    expect(await signIn()).toBe(403);

    // A provider may keep what it says of the person out of the ID token.
    const { id: other, email: address } = await account('outra@metal.test');
    provider.changes.terse = true;
    provider.state.person = {
      sub: 'p2',
      email: address,
      email_verified: true,
    } as typeof provider.state.person;
    expect(await signIn()).toBe(200);
    expect(await app.db.manager.findBy(OidcIdentity, { user_id: other })).toMatchObject([{ subject: 'p2' }]);
    // A key that the provider has only just begun to use costs one try.
    provider.changes.kid = 'k2';
    expect([await signIn(), await signIn()]).toEqual([401, 200]);
    await app.close();
    await provider.end();
  });
});
