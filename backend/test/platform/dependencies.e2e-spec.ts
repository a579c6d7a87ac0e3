import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { DataSource } from 'typeorm';
import { withNamedLock } from '../../src/platform/database/named-lock.js';
import { Unavailable } from '../../src/platform/errors/app-errors.js';
import { Proxy } from '../harness/proxy.js';
import { ADMIN, TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startRedis } from './queue-processes.js';

const DATABASE_DOWN = 'O banco de dados não responde no momento. Tente novamente em instantes.';
const STORAGE_DOWN = 'O armazenamento de arquivos não responde no momento. Tente novamente em instantes.';
/**
 * Seconds that a dependency has. One is too little where it answers from the test's own process, as the storage does,
 * and others keep the processor busy: its first answer came late once, and the upload was refused.
 */
const LIMIT = '5';
/**
 * Each call's limit is a few seconds. Without one they would wait for as long as the system lets them, which is
 * minutes; a busy machine is allowed some of these milliseconds.
 */
const SOON = 30_000;

/** Runs a call and answers how it ended and how long it took, in milliseconds. */
async function timed(call: PromiseLike<{ status: number; body: unknown }>) {
  const begun = Date.now();
  const { status, body } = await call;
  return { status, body, ms: Date.now() - begun };
}

const LOST = ['frozen', 'gone'] as const;

const lose = (proxy: Proxy, how: (typeof LOST)[number]) => (how === 'gone' ? proxy.cut() : proxy.freeze());
const regain = (proxy: Proxy, how: (typeof LOST)[number]) =>
  how === 'gone' ? proxy.restore() : proxy.thaw();

/** Looks again until the process says that it may get requests. */
async function ready(app: TestApp): Promise<void> {
  while ((await app.anonymous.get('/health/ready')).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(LOST)('a storage that is %s @servers', (how) => {
  let app: TestApp;
  let server: S3rver;
  let proxy: Proxy;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forja-storage-'));
    const options = { address: '127.0.0.1', port: 0, directory: folder, silent: true };
    server = new S3rver({ ...options, configureBuckets: [{ name: 'forja' }] });
    proxy = await Proxy.to((await server.run()).port);
    const STORAGE_URL = `s3://S3RVER:S3RVER@127.0.0.1:${String(proxy.port)}/forja?ssl=false`;
    app = await TestApp.startOwn({ STORAGE_URL, DEPENDENCY_TIMEOUT: LIMIT });
  });
  afterAll(async () => {
    await app.close();
    await proxy.cut();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is answered with 503 soon, says so to the monitoring, and all else works on', async () => {
    const { id } = await orderOf(app.admin);
    const upload = () => app.admin.put(`/api/orders/${String(id)}`).attach('os_file', PIXEL, 'os.png');
    const stored = ((await upload().expect(200)).body as { os_file: string }).os_file;
    await app.anonymous.get('/health/ready').expect(200);
    await lose(proxy, how);

    const answers = await Promise.all([
      timed(upload()),
      timed(app.admin.get(stored)),
      timed(app.admin.get(`/api/orders/${String(id)}/pdf`)),
    ]);
    for (const { status, body, ms } of answers) {
      expect({ status, body }).toEqual({ status: 503, body: { message: STORAGE_DOWN } });
      expect(ms).toBeLessThan(SOON);
    }
    const { body } = await app.anonymous.get('/health/ready').expect(503);
    expect(body).toMatchObject({ status: 'unavailable', database: 'ok', storage: 'unavailable' });
    await app.admin.get(`/api/orders/${String(id)}`).expect(200);

    await regain(proxy, how);
    await ready(app);
    await app.admin.get(stored).expect(200);
    await upload().expect(200);
  });
});

const database = process.env.TEST_DATABASE_URL;
if (database) {
  describe.each(LOST)('a database that is %s', (how) => {
    let app: TestApp;
    let proxy: Proxy;

    beforeAll(async () => {
      proxy = await Proxy.to(Number(new URL(database).port));
      app = await TestApp.startOwn({ DEPENDENCY_TIMEOUT: LIMIT }, (url) => {
        const through = new URL(url);
        through.port = String(proxy.port);
        return through.href;
      });
    });
    afterAll(async () => {
      await app.close();
      await proxy.cut();
    });

    it('is answered with 503 soon, by every request of many, and heals by itself', async () => {
      await app.admin.get('/api/orders').expect(200);
      await lose(proxy, how);

      const order = { type: 'pre_order' };
      const many = Array.from({ length: 40 }, (_, index) =>
        timed(index % 2 ? app.admin.get('/api/orders') : app.admin.post('/api/orders', order)),
      );
      for (const { status, body, ms } of await Promise.all(many)) {
        expect({ status, body }).toEqual({ status: 503, body: { message: DATABASE_DOWN } });
        expect(ms).toBeLessThan(SOON);
      }
      const { body } = await app.anonymous.get('/health/ready').expect(503);
      expect(body).toMatchObject({ status: 'unavailable', database: 'unavailable', storage: 'ok' });
      await app.anonymous.get('/health/live').expect(200);

      await regain(proxy, how);
      await ready(app);
      await Promise.all(Array.from({ length: 20 }, () => app.admin.get('/api/orders').expect(200)));
      await app.admin.post('/api/orders', order).expect(201);
    });
  });

  describe.each(LOST)('a database that is %s when the process starts', (how) => {
    let proxy: Proxy;
    const through = (url: string) => Object.assign(new URL(url), { port: String(proxy.port) }).href;
    // Without Redis: a start that fails leaves its connections to the process's end.
    const start = (STARTUP_TIMEOUT: string) =>
      TestApp.startOwn({ REDIS_URL: '', DEPENDENCY_TIMEOUT: '1', STARTUP_TIMEOUT }, through);

    beforeEach(async () => {
      proxy = await Proxy.to(Number(new URL(database).port));
      await lose(proxy, how);
    });
    afterEach(() => proxy.cut());

    it('is waited for', async () => {
      let begun = false;
      const starting = start('120').finally(() => (begun = true));
      // Longer than any one call to the database may take.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(begun).toBe(false);
      await regain(proxy, how);
      const app = await starting;
      await app.admin.get('/api/orders').expect(200);
      await app.close();
    });

    it('is given up after STARTUP_TIMEOUT', async () => {
      await expect(start('2')).rejects.toMatchObject({
        code: how === 'gone' ? 'ECONNREFUSED' : expect.stringMatching(/TIMEOUT|ETIMEDOUT/),
      });
    });
  });

  it('a start with a wrong password ends at once', async () => {
    const begun = Date.now();
    const wrong = (url: string) => Object.assign(new URL(url), { password: 'errada' }).href;
    await expect(TestApp.startOwn({ REDIS_URL: '', STARTUP_TIMEOUT: '300' }, wrong)).rejects.toThrow(
      /denied/,
    );
    expect(Date.now() - begun).toBeLessThan(SOON);
  });

  describe('a lock that another process holds', () => {
    it('is an error after the time limit, and the work does not begin', async () => {
      const pools = await Promise.all(
        [1, 2].map(() => new DataSource({ type: 'mariadb', url: database }).initialize()),
      );
      const [one, other] = pools as [DataSource, DataSource];
      const work = jest.fn(() => Promise.resolve());
      await withNamedLock(one, 'forja_test_lock', async () => {
        const second = withNamedLock(other, 'forja_test_lock', work, { inAll: 0, atATime: 0 });
        await expect(second).rejects.toThrow(Unavailable);
      });
      expect(work).not.toHaveBeenCalled();
      await withNamedLock(other, 'forja_test_lock', work, { inAll: 0, atATime: 0 });
      expect(work).toHaveBeenCalledTimes(1);
      await Promise.all(pools.map((pool) => pool.destroy()));
    });
  });
}

if (process.env.TEST_REDIS_URL) {
  describe('a Redis that is stopped', () => {
    let app: TestApp;
    let redis: ChildProcess;
    let folder: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'forja-redis-'));
      const port = await freePort();
      redis = await startRedis(port, folder);
      app = await TestApp.startOwn({
        REDIS_URL: `redis://127.0.0.1:${String(port)}`,
        DEPENDENCY_TIMEOUT: LIMIT,
      });
    });
    afterAll(async () => {
      await app.close();
      redis.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });

    it('holds up no sign-in, answers documents with 503, and is named', async () => {
      const { id } = await orderOf(app.admin);
      await ready(app);
      redis.kill('SIGSTOP');
      const login = await timed(app.anonymous.post('/api/login', ADMIN));
      expect(login).toMatchObject({ status: 200 });
      // Shorter than the wait for Redis.
      expect(login.ms).toBeLessThan(5_000);
      const print = await timed(app.admin.get(`/api/orders/${String(id)}/pdf`));
      expect(print).toMatchObject({ status: 503 });
      expect(print.ms).toBeLessThan(SOON);
      const { body } = await app.anonymous.get('/health/ready').expect(503);
      expect(body).toMatchObject({ database: 'ok', redis: 'unavailable', storage: 'ok' });
      redis.kill('SIGCONT');
      await ready(app);
      await app.anonymous.post('/api/login', ADMIN).expect(200);
    });
  });
}
