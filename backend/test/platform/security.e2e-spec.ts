import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from '../../src/create-api.js';
import { RedisTryCounter } from '../../src/access/auth/try-counter-redis.js';
import { TryLimiter } from '../../src/access/auth/try-limiter.js';
import { RedisWindows } from '../../src/platform/redis/redis-windows.js';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import { serveFrontend } from '../../src/platform/http/frontend.js';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { orderOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startRedis } from './queue-processes.js';

describe('the security headers of every answer @servers', () => {
  let test: TestSettings;
  let app: NestExpressApplication;
  let folder: string;
  let anonymous: Client;

  // As the HTTP process puts it together.
  beforeAll(async () => {
    test = await testSettings();
    app = await createApi(test.settings);
    folder = mkdtempSync(join(tmpdir(), 'forja-test-pages-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Forja</title>');
    serveFrontend(app, folder, '');
    await app.init();
    anonymous = new Client(app.getHttpServer());
  });
  afterAll(async () => {
    await app.close();
    await test.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['a page', '/orders', 200],
    ['an answer of the API', '/api/user', 401],
    ['an unknown address', '/api/no-such-thing', 404],
  ])('is strict for %s', async (_, path, status) => {
    const { headers } = await anonymous.get(path).expect(status);
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split(';').map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    ['/api/user', 401],
    ['/api/no-such-thing', 404],
    ['/sanctum/csrf-cookie', 204],
  ])('lets no cache keep %s', async (path, status) => {
    const { headers } = await anonymous.get(path).expect(status);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are met by the page: no inline script, handler or frame', () => {
    const page = readFileSync(join(__dirname, '../../../frontend/index.html'), 'utf8');
    for (const [, attributes = '', code = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(attributes).toContain('src="/');
      expect(code.trim()).toBe('');
    }
    expect(page).not.toMatch(/\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org)/);
  });

  it('allow no other origin', async () => {
    const preflight = await anonymous
      .get('/api/user')
      .set('Origin', 'https://evil.example')
      .set('Access-Control-Request-Method', 'PUT');
    const names = Object.keys(preflight.headers);
    expect(names.filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
  });
});

describe('limits', () => {
  let app: TestApp;
  let port: number;

  beforeAll(async () => {
    app = await TestApp.start();
    port = (app.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  it('let no uploaded file become a page', async () => {
    const { id } = await orderOf(app.admin);
    const upload = app.admin.put(`/api/orders/${id}`);
    const { body } = await upload.attach('os_file', PIXEL, 'os.png').expect(200);
    const { headers } = await app.admin.get((body as { os_file: string }).os_file).expect(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(/^(image|application)\/(png|pdf|octet-stream)/);
    expect(headers['cache-control']).toContain('private');
  });

  it('refuse a body beyond a megabyte, compressed ones too', async () => {
    const text = 'a'.repeat(1_100_000);
    await app.admin.post('/api/materials', { name: text }).expect(413);
    const bomb = app.admin.post('/api/materials').set('Content-Type', 'application/json');
    const packed = gzipSync(JSON.stringify({ name: text }));
    await bomb
      .set('Content-Encoding', 'gzip')
      .serialize(() => packed as unknown as string)
      .send({})
      .expect(413);
  });

  it('refuse a body nested deeper than any request', async () => {
    const nested = (levels: number) => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const send = (body: string) => app.admin.post('/api/materials').type('json').send(body);
    expect((await send(nested(15))).status).toBe(422);
    expect((await send(nested(30))).body).toEqual({ message: expect.any(String) as string });
    for (const levels of [30, 2000, 100_000]) await send(nested(levels)).expect(400);
  });

  it('end slow connections', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.app.getHttpServer();
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([20_000, 300_000, 65_000]);
  });

  it.each([
    ['no request at all', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`],
  ])('end a connection that sends %s', async (_, bytes) => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text)).on('error', () => undefined);
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
    await app.anonymous.get('/health/live').expect(200);
  });
});

describe('behind a proxy', () => {
  const login = (app: TestApp, address: string, password: string) =>
    app.anonymous
      .post('/api/login', { email: 'admin@forja.test', password })
      .set({ 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' });

  it('counts wrong sign-ins by the address that the proxy names, and marks cookies as secure', async () => {
    const app = await TestApp.startOwn({ TRUST_PROXY: '1' });
    for (let count = 0; count < 6; count += 1) await login(app, '203.0.113.1', 'errada').expect(401);
    await login(app, '203.0.113.1', 'errada').expect(429);
    const { headers } = await login(app, '203.0.113.2', 'senha-do-admin').expect(200);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    await app.close();
  });

  it('ignores forwarded headers where no proxy is named', async () => {
    const app = await TestApp.startOwn();
    for (let count = 0; count < 6; count += 1) {
      await login(app, `203.0.113.${String(count)}`, 'errada').expect(401);
    }
    await login(app, '203.0.113.99', 'errada').expect(429);
    await app.close();
  });

  it.each(['1', 'loopback', '10.0.0.0/8, 192.168.1.5', '::1', 'fd00::/8'])(
    'takes TRUST_PROXY=%s',
    (value) => {
      expect(loadSettings({ TRUST_PROXY: value }).server.TRUST_PROXY).toBe(value);
    },
  );

  it.each(['0', 'true', '10', 'proxy.local', '10.0.0.0/33', '10.0.0.0/8/8', '1,,2'])(
    'refuses TRUST_PROXY=%s',
    (value) => expect(() => loadSettings({ TRUST_PROXY: value })).toThrow('TRUST_PROXY'),
  );
});

const redis = process.env.TEST_REDIS_URL;
if (redis) {
  describe('several processes on one Redis', () => {
    it('count the tries of an account together', async () => {
      const installation = randomUUID();
      const windows = [new RedisWindows({ url: redis }), new RedisWindows({ url: redis })] as const;
      const [one, other] = windows.map((each) => new TryLimiter(new RedisTryCounter(each, installation)));
      await Promise.all(windows.map((each) => each.ready()));
      const fail = (limiter?: TryLimiter) => limiter?.beforeSignIn('ana@forja.test', '203.0.113.1');
      for (let count = 0; count < 3; count += 1) await Promise.all([fail(one), fail(other)]);
      await expect(fail(one)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 2 });
      await expect(fail(other)).rejects.toMatchObject({ status: 429 });
      await other?.afterSignIn('ana@forja.test', '203.0.113.1');
      await expect(fail(one)).resolves.toBeUndefined();
      windows.forEach((each) => each.close());
    });
  });
}

if (redis) {
  describe('a Redis that comes back empty', () => {
    it('does not reset the counted tries', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'forja-redis-'));
      const port = await freePort();
      let server = await startRedis(port, folder);
      const windows = new RedisWindows({ url: `redis://127.0.0.1:${String(port)}` });
      const limiter = new TryLimiter(new RedisTryCounter(windows, randomUUID()));
      const fail = async (times: number) => {
        for (let count = 0; count < times; count += 1)
          await limiter.beforeSignIn('ana@forja.test', '203.0.113.1');
      };
      await windows.ready();
      await fail(4);
      server.kill('SIGKILL');
      await once(server, 'close');
      await fail(1);
      server = await startRedis(port, folder);
      await windows.ready();
      await fail(1);
      await expect(fail(1)).rejects.toMatchObject({ status: 429 });
      windows.close();
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
  });
}

describe('a Redis that is unreachable', () => {
  it('locks no user out, and still limits the tries', async () => {
    const app = await TestApp.startOwn({ REDIS_URL: 'redis://127.0.0.1:1' });
    const fail = () => app.anonymous.post('/api/login', { email: 'x@forja.test', password: 'errada' });
    for (let count = 0; count < 6; count += 1) await fail().expect(401);
    await fail().expect(429);
    await app.close();
  });
});
