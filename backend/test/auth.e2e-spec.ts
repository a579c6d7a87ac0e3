import { TestApp } from './harness/test-app.js';

describe('signing in', () => {
  let app: TestApp;
  const admin = { email: 'admin@forja.test', password: 'senha-do-admin' };

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  it('prepares with the CSRF cookie', async () => {
    const answer = await app.anonymous.get('/sanctum/csrf-cookie').expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^XSRF-TOKEN=/);
  });

  it('answers a token that stands for the user', async () => {
    const { body } = await app.admin.get('/api/user').expect(200);
    expect(body).toMatchObject({ name: 'Administrador', email: admin.email, admin: true, avatar: null });
    expect(body).not.toHaveProperty('password_hash');
  });
});
