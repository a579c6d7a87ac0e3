import { Logger } from '@nestjs/common';
import { Backup } from '../../src/backups/backup.entity.js';
import { TestApp } from '../harness/test-app.js';

describe('the state of the installation @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
  });
  afterAll(async () => {
    await app.close();
  });

  it('says versions, dependencies, disk, queues and errors', async () => {
    const { body } = await app.admin.get('/api/system-health').expect(200);
    const ok = { state: 'ok', latency_ms: expect.any(Number) as number };
    expect(body).toMatchObject({
      versions: {
        product: '0.1.0',
        node: process.versions.node,
        database: expect.stringMatching(
          process.env.TEST_DATABASE_URL ? /^(MariaDB|MySQL) \d+\.\d+/ : /^SQLite 3\.\d+/,
        ) as string,
        schema: expect.stringMatching(/\d{13}$/) as string,
      },
      dependencies: [
        { name: 'database', ...ok },
        { name: 'storage', ...ok },
      ],
      errors: { last_24h: 0, last_7days: 0 },
      backups: app.db.embedded
        ? { last_good_at: null, last_good_bytes: null, last_failure_at: null, scheduled: false }
        : null,
    });
    const { disk, queues } = body as {
      disk: { free_bytes: number; total_bytes: number };
      queues: { name: string; workers: number; oldest_ms: number | null }[];
    };
    expect(disk.total_bytes).toBeGreaterThan(disk.free_bytes);
    expect(queues.map(({ name }) => name)).toContain('render-document');
    expect(queues.every(({ workers, oldest_ms }) => workers === 1 && oldest_ms === null)).toBe(true);
  });

  it('shows the last good backup and the last failure', async () => {
    if (!app.db.embedded) return;
    const none = { bytes: null, files: null, missing: null };
    const started_at = '2031-03-01T05:00:00.000Z';
    await app.db.write(async () => {
      await app.db.manager.insert(Backup, [
        {
          ...none,
          due: null,
          started_at,
          ended_at: '2031-03-01T05:01:00.000Z',
          file: 'a.tar',
          bytes: 7,
          error: null,
        },
        {
          ...none,
          due: null,
          started_at,
          ended_at: '2031-03-02T05:01:00.000Z',
          file: 'b.tar',
          error: 'disco cheio',
        },
        { ...none, due: null, started_at, ended_at: null, file: 'c.tar', error: null },
      ]);
    });
    const { body } = await app.admin.get('/api/system-health').expect(200);
    expect((body as { backups: unknown }).backups).toEqual({
      last_good_at: '2031-03-01T05:01:00.000Z',
      last_good_bytes: 7,
      last_failure_at: '2031-03-02T05:01:00.000Z',
      scheduled: false,
    });
  });

  it('names a proxy that no setting names, once in the log', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const isThere = async ({ admin }: TestApp) =>
      ((await admin.get('/api/system-health').expect(200)).body as { unnamed_proxy: boolean }).unnamed_proxy;
    const visit = ({ anonymous }: TestApp) =>
      anonymous.get('/p/unknown').set('X-Forwarded-For', '203.0.113.1').expect(404);
    expect(await isThere(app)).toBe(false);
    await visit(app);
    await visit(app);
    expect(await isThere(app)).toBe(true);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is not set')]]);
    const named = await TestApp.startOwn({ REDIS_URL: '', TRUST_PROXY: '1' });
    await visit(named);
    expect(await isThere(named)).toBe(false);
    await named.close();
    warn.mockRestore();
  });

  it('is for administrators', async () => {
    await (await app.userWith('view_all_orders')).get('/api/system-health').expect(403);
  });
});
