import { AccountLink } from '../../src/access/account-links/account-link.entity.js';
import { User } from '../../src/access/users/user.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { headerOf, MailServer, type ReceivedMail } from '../offers/mail-server.js';

const OVER = { message: 'Este link não vale mais: ele já foi usado, venceu ou foi substituído' };
const CHOSEN = 'uma senha só minha';
const PASSWORDS = { password: CHOSEN, password_confirmation: CHOSEN };

/** The text of a message's parts, decoded. */
const decoded = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const tokenIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('links of accounts @servers', () => {
  let app: TestApp;
  let mails: MailServer;

  beforeAll(async () => {
    mails = await MailServer.start();
    app = await TestApp.startOwn({
      SMTP_URL: mails.url,
      MAIL_FROM: 'Forja <forja@metal.test>',
      PUBLIC_URL: 'https://forja.metal.test/',
    });
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
  });

  async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
    const found = () => mails.received.filter(({ to }) => to.includes(address));
    while (found().length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    return found()[count - 1]!;
  }

  const use = (token: string, passwords: object = PASSWORDS) =>
    app.anonymous.post('/api/account-links/use', { token, ...passwords });
  const find = (token: string) => app.anonymous.post('/api/account-links/find', { token });
  const login = (email: string, password: string) => app.anonymous.post('/api/login', { email, password });
  const ask = (email: string) => app.anonymous.post('/api/password-reset', { email });
  const userOf = async (person: Client) =>
    (await app.admin.get(`/api/users/${String(person.userId)}`).expect(200)).body as User;

  interface Invitation {
    user: { id: number; invited: boolean };
    path: string;
    url: string | null;
    mail: string;
  }
  const invite = async (email: string, more: object = {}): Promise<Invitation> =>
    (await app.admin.post('/api/user-invitations', { name: 'Ana <b>', email, ...more }).expect(201))
      .body as Invitation;

  it('are not all that is written: the address of before reads what changed', async () => {
    const person = await app.userWith();
    const { email } = await userOf(person);
    const password = 'senha-da-pessoa';
    await person.put('/api/profile', { name: 'Bia', email: 'bia@metal.test', password }).expect(200);
    expect(decoded((await mailTo(email)).raw)).toContain('O e-mail da sua conta no Forja foi trocado');
    await person.put('/api/profile/password', { current_password: password, ...PASSWORDS }).expect(200);
    expect(decoded((await mailTo('bia@metal.test')).raw)).toContain(
      'A senha da sua conta no Forja foi trocada',
    );
    await app.admin
      .put(`/api/users/${String(person.userId)}`, { name: 'Bia', email: 'bia2@metal.test' })
      .expect(200);
    expect(decoded((await mailTo('bia@metal.test', 2)).raw)).toContain(
      'e-mail da sua conta no Forja foi trocado',
    );
  });

  it('put a new user into the groups of the invitation, or make no account', async () => {
    const group = (await app.admin.post('/api/groups', { name: 'Orçamentistas' }).expect(201)).body as {
      id: number;
    };
    const { user } = await invite('grupo@metal.test', { group_ids: [group.id] });
    const { body } = await app.admin.get(`/api/groups/${String(group.id)}`).expect(200);
    expect(body).toMatchObject({ users: [{ id: user.id }] });
    const unknown = { name: 'Rui', email: 'sem@metal.test', group_ids: [group.id, 999999] };
    const refused = await app.admin.post('/api/user-invitations', unknown).expect(422);
    expect(refused.body).toMatchObject({ errors: { group_ids: ['Grupo não encontrado'] } });
    await invite('sem@metal.test');
  });

  it('let who was invited choose a password, once', async () => {
    const { user, path, url, mail } = await invite('Ana@Metal.test', { admin: true });
    expect(mail).toBe('sent');
    expect(user).toMatchObject({ invited: true, email: 'ana@metal.test', admin: true, enabled: true });
    expect(url).toBe(`https://forja.metal.test${path}`);
    const sent = await mailTo('ana@metal.test');
    expect(headerOf(sent.raw, 'Subject')).toBe('Convite para acessar o Forja');
    const text = decoded(sent.raw);
    expect(text).toContain(`${url}\r\n`);
    expect(text).toContain(`href="${url}"`);
    expect(text).toContain('Olá, Ana &lt;b&gt;.');
    const token = tokenIn(path);
    await login('ana@metal.test', CHOSEN).expect(401);
    expect((await find(token).expect(200)).body).toMatchObject({
      purpose: 'invitation',
      name: 'Ana <b>',
      email: 'ana@metal.test',
    });
    await use(token, { password: 'curta', password_confirmation: 'curta' }).expect(422);
    await use(token).expect(204);
    expect((await use(token).expect(404)).body).toEqual(OVER);
    expect((await find(token).expect(404)).body).toEqual(OVER);
    await login('ana@metal.test', CHOSEN).expect(200);
    const { body } = await app.admin.get(`/api/users/${user.id}`).expect(200);
    expect(body).toMatchObject({ invited: false });
    await app.admin.post(`/api/users/${user.id}/invitation`).expect(409);
  });

  it('are replaced by another invitation, and end with a temporary password', async () => {
    const { user, path } = await invite('rui@metal.test');
    const second = (await app.admin.post(`/api/users/${user.id}/invitation`).expect(201)).body as Invitation;
    await find(tokenIn(path)).expect(404);
    await find(tokenIn(second.path)).expect(200);
    await app.admin
      .put(`/api/users/${user.id}/temporary-password`, { password: 'temporaria-123' })
      .expect(200);
    await use(tokenIn(second.path)).expect(404);
    await app.admin.post('/api/users/999999/invitation').expect(404);
    const taken = await app.admin
      .post('/api/user-invitations', { name: 'Rui', email: 'rui@metal.test' })
      .expect(422);
    expect(taken.body).toMatchObject({ errors: { email: ['Este e-mail já está cadastrado'] } });
  });

  it('say what became of an e-mail that the server refuses or puts off', async () => {
    mails.troubles = [{ code: 550 }, { recipient: 'later@metal.test', code: 451 }];
    expect((await invite('refused@metal.test')).mail).toBe('refused');
    expect((await invite('later@metal.test')).mail).toBe('later');
  });

  it('replace a forgotten password: sessions and other links end with it', async () => {
    const person = await app.userWith();
    const { email } = await userOf(person);
    expect((await ask(` ${email.toUpperCase()} `).expect(204)).body).toEqual({});
    await mailTo(email, 1);
    await ask(email).expect(204);
    const [first, second] = [await mailTo(email, 1), await mailTo(email, 2)].map(({ raw }) =>
      tokenIn(decoded(raw)),
    );
    expect(first).not.toBe(second);
    await person.get('/api/user').expect(200);
    await use(first!).expect(204);
    await person.get('/api/user').expect(401);
    await use(second!).expect(404);
    await login(email, 'senha-da-pessoa').expect(401);
    await login(email, CHOSEN).expect(200);
  });

  it('answer alike for accounts that are not there or may not sign in, and send nothing', async () => {
    const person = await app.userWith();
    const { email } = await userOf(person);
    await app.db.write(() => app.db.manager.update(User, person.userId!, { enabled: false }));
    const known = await app.userWith();
    const { email: theirs } = await userOf(known);
    for (const each of ['stranger@metal.test', email, theirs]) {
      const { status, text } = await ask(each);
      expect([status, text]).toEqual([204, '']);
    }
    await mailTo(theirs);
    expect(mails.received.some(({ to }) => to.includes('stranger@metal.test') || to.includes(email))).toBe(
      false,
    );
    // As many as are sent to one account within an hour.
    for (let count = 0; count < 6; count += 1) await ask(theirs).expect(204);
    await mailTo(theirs, 5);
    await ask(email).expect(204);
    expect(mails.received.filter(({ to }) => to.includes(theirs))).toHaveLength(5);
  });

  it('end with their time, with another address and with the account', async () => {
    const [late, moved, gone] = [
      await invite('late@metal.test'),
      await invite('moved@metal.test'),
      await invite('gone@metal.test'),
    ];
    const past = '2020-01-01T00:00:00.000Z';
    await app.db.write(() =>
      app.db.manager.update(AccountLink, { user_id: late.user.id }, { expires_at: past }),
    );
    await app.admin
      .put(`/api/users/${moved.user.id}`, { name: 'M', email: 'elsewhere@metal.test' })
      .expect(200);
    await app.admin.delete(`/api/users/${gone.user.id}`).expect(200);
    for (const { path } of [late, moved, gone]) {
      expect((await use(tokenIn(path)).expect(404)).body).toEqual(OVER);
    }
  });

  it('are stored as digests, and set one password where several come at once', async () => {
    const { user, path } = await invite('bia@metal.test');
    const token = tokenIn(path);
    const rows = await app.db.manager.find(AccountLink);
    expect(JSON.stringify(rows)).not.toContain(token);
    const tries = ['primeira senha', 'segunda senha', 'terceira senha'].map(
      async (password) => (await use(token, { password, password_confirmation: password })).status,
    );
    expect((await Promise.all(tries)).sort()).toEqual([204, 404, 404]);
    expect(await app.db.manager.countBy(AccountLink, { user_id: user.id })).toBe(0);
  });

  it('are guessed at from one address so many times', async () => {
    for (let count = 0; count < 100; count += 1) await find('x'.repeat(43));
    const { headers } = await find('x'.repeat(43)).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('without a mail server', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  it('an invitation is a link to hand over, and a forgotten password is an administrator’s matter', async () => {
    expect((await app.anonymous.get('/api/sign-in-options').expect(200)).body).toMatchObject({
      password_reset: false,
    });
    const { body } = await app.anonymous.post('/api/password-reset', { email: 'a@b' }).expect(403);
    expect(body).toEqual({
      message: 'Este servidor não envia e-mails. Peça uma senha temporária a um administrador.',
    });
    const invited = await app.admin
      .post('/api/user-invitations', { name: 'Ana', email: 'ana@metal.test' })
      .expect(201);
    expect(invited.body).toMatchObject({ mail: 'off', url: null });
  });
});
