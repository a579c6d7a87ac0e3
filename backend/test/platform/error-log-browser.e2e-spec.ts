import { TestApp } from '../harness/test-app.js';

interface Entry {
  message: string;
  user: { name: string } | null;
}

describe('errors of the browser', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });
  beforeEach(async () => {
    await app.admin.delete('/api/error-logs/destroy-all').expect(200);
  });

  const logged = async () =>
    ((await app.admin.get('/api/error-logs').expect(200)).body as { data: Entry[] }).data;

  it('are kept with their user and place', async () => {
    const person = await app.userWith();
    const report = {
      message: 'x is undefined',
      exception: 'TypeError',
      url: 'https://forja.test/orders?token=abc',
      trace: 'TypeError: x is undefined\n    at run (https://forja.test/assets/index-a1.js:12:345)',
      component_stack: '\n    at OrdersList',
    };
    await person.post('/api/error-logs/browser', report).set('User-Agent', 'Navegador/1').expect(204);
    expect(await logged()).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'x is undefined',
        exception: 'TypeError',
        line: 12,
        file: 'https://forja.test/assets/index-a1.js',
        url: 'https://forja.test/orders?token=[oculto]',
        request_data: { source: 'browser', user_agent: 'Navegador/1' },
      }),
    ]);
  });

  it('are accepted ten a minute from each user, independently of other users', async () => {
    const [noisy, quiet] = [await app.userWith(), await app.userWith()];
    const report = (n: number) => noisy.post('/api/error-logs/browser', { message: `Erro ${String(n)}` });
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => report(n)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    await quiet.post('/api/error-logs/browser', { message: 'Outro' }).expect(204);
    expect(await logged()).toHaveLength(11);
  });

  it('are refused without a session, without a message and beyond the limits of size', async () => {
    await app.anonymous.post('/api/error-logs/browser', { message: 'x' }).expect(401);
    const person = await app.userWith();
    await person.post('/api/error-logs/browser', {}).expect(422);
    await person.post('/api/error-logs/browser', { message: 'x'.repeat(2_001) }).expect(422);
    await person.post('/api/error-logs/browser', { message: 'x', trace: 'x'.repeat(10_001) }).expect(422);
    await person.post('/api/error-logs/browser', { message: 'x', url: 7 }).expect(422);
    expect(await logged()).toEqual([]);
  });

  it('can be reported, not read, without administration rights', async () => {
    const person = await app.userWith();
    await person.get('/api/error-logs').expect(403);
    await person.delete('/api/error-logs/destroy-all').expect(403);
  });
});
