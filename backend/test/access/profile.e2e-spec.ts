import sharp from 'sharp';
import { TestApp } from '../harness/test-app.js';

const PASSWORD = 'senha-da-pessoa';
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

describe('the profile', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  const emailOf = async (person: Awaited<ReturnType<TestApp['userWith']>>) =>
    ((await person.get('/api/profile').expect(200)).body as { email: string }).email;

  const signInAgain = async (email: string, password = PASSWORD) => {
    const { body } = await app.anonymous.post('/api/login', { email, password }).expect(200);
    return `Bearer ${(body as { token: string }).token}`;
  };

  it('is changed by its owner, who can’t make an administrator of himself', async () => {
    const person = await app.userWith();
    const wanted = { name: 'Novo Nome', email: 'Novo@Forja.test', admin: true, password: PASSWORD };
    const { body } = await person.put('/api/profile', wanted).expect(200);
    expect(body).toMatchObject({ name: 'Novo Nome', email: 'novo@forja.test', admin: false });
    const current = { ...(body as object), must_set_up_second_factor: false };
    expect((await person.get('/api/user')).body).toEqual(current);
    const other = { name: 'X', email: 'admin@forja.test', password: PASSWORD };
    const taken = await person.put('/api/profile', other).expect(422);
    expect((taken.body as { errors: object }).errors).toEqual({ email: ['Este e-mail já está cadastrado'] });
  });

  it('gets another e-mail with the password alone, which ends the other sessions', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    const elsewhere = await signInAgain(email);
    const wanted = { name: 'Ana', email: 'ana.outra@forja.test' };
    for (const [password, text] of [
      [undefined, 'Senha atual é obrigatória'],
      ['palpite-errado', 'Senha atual incorreta'],
    ]) {
      const refused = await person.put('/api/profile', { ...wanted, password }).expect(422);
      expect((refused.body as { errors: object }).errors).toEqual({ password: [text] });
    }
    expect(await emailOf(person)).toBe(email);
    await person.put('/api/profile', { name: 'Só o nome', email }).expect(200);
    await app.anonymous.get('/api/user').set('Authorization', elsewhere).expect(200);
    await person.put('/api/profile', { ...wanted, password: PASSWORD }).expect(200);
    await app.anonymous.get('/api/user').set('Authorization', elsewhere).expect(401);
    await person.get('/api/user').expect(200);
  });

  it('is the one place where administrators change their own e-mail', async () => {
    const { body } = await app.admin.get('/api/profile').expect(200);
    const own = { ...(body as { id: number; name: string }), email: 'chefe@forja.test' };
    const refused = await app.admin.put(`/api/users/${String(own.id)}`, own).expect(409);
    expect(refused.body).toEqual({ message: 'Troque o seu próprio e-mail em Meu perfil' });
  });

  it('gets another password, which ends the other sessions', async () => {
    const person = await app.userWith();
    const email = await emailOf(person);
    const elsewhere = await signInAgain(email);
    const fresh = 'a nova senha';
    const change = { current_password: PASSWORD, password: fresh, password_confirmation: fresh };
    await person.put('/api/profile/password', change).expect(200);
    await person.get('/api/user').expect(200);
    await app.anonymous.get('/api/user').set('Authorization', elsewhere).expect(401);
    await app.anonymous.post('/api/login', { email, password: PASSWORD }).expect(401);
    await signInAgain(email, fresh);
  });

  it('keeps its password without the current one', async () => {
    const person = await app.userWith();
    const fresh = { password: 'a nova senha', password_confirmation: 'a nova senha' };
    const wrong = await person.put('/api/profile/password', { ...fresh, current_password: 'x' }).expect(422);
    expect((wrong.body as { errors: object }).errors).toEqual({
      current_password: ['Senha atual incorreta'],
    });
    const nothing = await person.put('/api/profile/password', { password: 'curta' }).expect(422);
    expect((nothing.body as { errors: object }).errors).toEqual({
      current_password: ['Senha atual é obrigatória'],
      password: ['A senha deve ter pelo menos 8 caracteres'],
      password_confirmation: ['As senhas não coincidem'],
    });
    await signInAgain(await emailOf(person));
  });

  it('lists where its owner is signed in and ends the others', async () => {
    const person = await app.userWith();
    const elsewhere = await signInAgain(await emailOf(person));
    const { body } = await person.get('/api/profile/sessions').expect(200);
    const sessions = body as { id: string; current: boolean; ip: string }[];
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect((await person.delete('/api/profile/sessions/others').expect(200)).body).toEqual({ ended: 1 });
    await app.anonymous.get('/api/user').set('Authorization', elsewhere).expect(401);
    expect((await person.get('/api/profile/sessions')).body).toHaveLength(1);
  });

  it('has a picture that signed-in users alone can load', async () => {
    const person = await app.userWith();
    const upload = async () =>
      person
        .post('/api/profile/avatar')
        .attach('file', await picture(), 'eu.png')
        .expect(200);
    const { avatar } = (await upload()).body as { avatar: string };
    expect(avatar).toMatch(/^\/storage\/avatars\//);
    expect((await person.get('/api/user')).body).toMatchObject({ avatar });
    await app.admin.get(avatar).expect(200);
    await app.anonymous.get(avatar).expect(401);
    const second = (await upload()).body as { avatar: string };
    expect(second.avatar).not.toBe(avatar);
    await app.admin.get(avatar).expect(404);
    await app.admin.delete(`/api/users/${String(person.userId)}`).expect(200);
    await app.admin.get(second.avatar).expect(404);
  });

  it('refuses a picture that is none', async () => {
    const person = await app.userWith();
    const text = Buffer.from('not a picture');
    await person.post('/api/profile/avatar').attach('file', text, 'eu.png').expect(415);
    await person.post('/api/profile/avatar', {}).expect(422);
  });
});
