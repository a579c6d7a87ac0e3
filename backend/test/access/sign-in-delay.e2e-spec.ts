import { TestApp } from '../harness/test-app.js';

/** The clock alone is the test's: requests, hashing and the database run by the real timers. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe('wrong sign-ins', () => {
  let app: TestApp;
  const account = {
    name: 'Dona',
    email: 'espera@forja.test',
    password: 'uma boa senha',
    password_confirmation: 'uma boa senha',
  };

  beforeAll(async () => {
    jest.useFakeTimers({ doNotFake: [...REAL] });
    // Counted in the process, whose clock is the test's; Redis has one of its own.
    app = await TestApp.startEmbedded();
    await app.anonymous.post('/api/register', account).expect(201);
  });
  afterAll(async () => {
    await app.close();
    jest.useRealTimers();
  });

  const login = (password: string, cookie = '') =>
    app.anonymous.post('/api/login', { email: account.email, password }).set('Cookie', cookie);
  const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

  it('make the next one wait, longer each time; ten of them keep the owner out for a minute at most', async () => {
    for (let count = 0; count < 5; count += 1) await login('palpite').expect(401);
    for (const seconds of [2, 4, 8, 16, 32]) {
      await login('palpite').expect(401);
      const refused = await login('palpite').expect(429);
      expect(refused.headers['retry-after']).toBe(String(seconds));
      expect(refused.body).toEqual({
        message: `Muitas tentativas. Aguarde ${seconds} segundos e tente novamente.`,
      });
      pass(seconds - 1);
      // Neither does the right password come through early, nor does asking make the wait longer.
      const early = await login(account.password).expect(429);
      expect(early.headers['retry-after']).toBe('1');
      expect(early.body.message).toContain('Aguarde 1 segundo e');
      pass(1);
    }
    await login(account.password).expect(200);
    // Afresh after a right one.
    for (let count = 0; count < 6; count += 1) await login('palpite').expect(401);
    await login('palpite').expect(429);
    pass(60 * 60);
    await login(account.password).expect(200);
  });

  it('never wait longer than five minutes, and a browser that is known to the account waits for its own alone', async () => {
    const { headers } = await login(account.password).expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    const [own = ''] = cookies.find((each) => each.startsWith('forja_device='))?.split(';') ?? [];
    for (let count = 0; count < 5; count += 1) await login('palpite').expect(401);
    let wait = 0;
    for (let count = 0; count < 10; count += 1) {
      await login('palpite').expect(401);
      wait = Number((await login('palpite').expect(429)).headers['retry-after']);
      expect(wait).toBeLessThanOrEqual(300);
      await login(account.password, own).expect(200);
      pass(wait);
    }
    expect(wait).toBe(300);
  });
});
