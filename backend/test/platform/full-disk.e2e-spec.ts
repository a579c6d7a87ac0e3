import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WRITER } from '../../src/platform/database/database.module.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings } from '../harness/test-settings.js';
import { administratorAt, environmentOf, killed, started } from './killed-processes.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { orderOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

const FULL = {
  message: 'Não há espaço livre em disco para salvar. Nada foi alterado. Avise o administrador do sistema.',
};
const MEGABYTE = 1024 * 1024;

let app: TestApp;
let order: { id: number };

beforeEach(async () => {
  app = await TestApp.startOwn();
  order = await orderOf(app.admin);
});
afterEach(() => app.close());

const upload = (bytes = PIXEL) =>
  app.admin.put(`/api/orders/${String(order.id)}`).attach('os_file', bytes, 'os.png');

/** Keys of all stored service-order files. */
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.app.get(FileStorage).list('os/')) keys.push(key);
  return keys;
}

const waiting = () => readdir(join(app.settings.database.DATA_DIR, 'tmp')).catch(() => []);

if (existsSync('/dev/full')) {
  it('answers 507 where storage is full, keeps nothing of the upload, and heals by itself', async () => {
    const storage = app.app.get(FileStorage);
    // The system's own device that is always full: every write fails as on a full disk.
    const full = jest.spyOn(storage, 'put').mockImplementation(() => writeFile('/dev/full', 'x'));
    expect((await upload().expect(507)).body).toEqual(FULL);
    full.mockRestore();
    expect([await stored(), await waiting()]).toEqual([[], []]);
    await upload().expect(200);
    expect(await stored()).toHaveLength(1);
  });
}

if (process.platform === 'linux' && process.getuid?.() === 0) {
  describe.each(['tmp', 'storage'])('a disk that is full below %s @servers', (name) => {
    let folder: string;

    beforeEach(async () => {
      folder = join(app.settings.database.DATA_DIR, name);
      await mkdir(folder, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
    });
    afterEach(() => execFileSync('umount', [folder]));

    it('is a 507 with nothing half-written, and uploads go on once there is room', async () => {
      const ballast = join(folder, 'ballast');
      await writeFile(ballast, Buffer.alloc(2 * MEGABYTE - 8192));
      const large = Buffer.concat([PIXEL, Buffer.alloc(MEGABYTE)]);
      expect((await upload(large).expect(507)).body).toEqual(FULL);
      const { body: readiness } = await app.anonymous.get('/health/ready');
      expect(readiness).toEqual({
        status: name === 'storage' ? 'unavailable' : 'ok',
        database: 'ok',
        ...(app.settings.queue.REDIS_URL && { redis: 'ok' }),
        storage: name === 'storage' ? 'unavailable' : 'ok',
      });
      await app.anonymous.get('/health/live').expect(200);
      const { body } = await app.admin.get(`/api/orders/${String(order.id)}`).expect(200);
      expect((body as { os_file: string | null }).os_file).toBeNull();
      const left = await readdir(folder, { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual(['ballast']);
      await rm(ballast);
      await app.anonymous.get('/health/ready').expect(200);
      await upload().expect(200);
      expect(await stored()).toHaveLength(1);
    });
  });
}

if (process.platform === 'linux' && process.getuid?.() === 0 && !process.env.TEST_DATABASE_URL) {
  it('killed while its disk is full, it starts again with all that it had answered @wide', async () => {
    const { settings, dispose } = await testSettings({ REDIS_URL: '' });
    const { DATA_DIR } = settings.database;
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', DATA_DIR]);
    const port = await freePort();
    const env = environmentOf(settings, port);
    let server = await started('main', env);
    try {
      const admin = await administratorAt(port);
      const named = (name: string) =>
        admin.post('/api/materials', { name: name.padEnd(200, 'x'), specific_weight: 7.85, price_kg: 10 });
      await writeFile(join(DATA_DIR, 'ballast'), Buffer.alloc(32 * MEGABYTE)).catch(() => undefined);
      let status = 201;
      let created = -1;
      for (; status === 201; created += 1) ({ status } = await named(`Cheio ${String(created)}`));
      expect(status).toBe(507);
      await killed(server);
      await rm(join(DATA_DIR, 'ballast'));
      server = await started('main', env);
      const { body } = await admin.get('/api/materials?filter={"q":"Cheio"}').expect(200);
      expect(body).toHaveLength(created);
      await named('Depois').expect(201);
    } finally {
      server.kill('SIGKILL');
      // Lazily: the process that was just ended may still have files open there.
      execFileSync('umount', ['--lazy', DATA_DIR]);
    }
    await dispose();
  });
}

if (!process.env.TEST_DATABASE_URL) {
  it('answers 507 where the database can grow no more, changes nothing, and heals by itself', async () => {
    const writer = app.app.get<DataSource>(getDataSourceToken(WRITER));
    const [size] = await writer.query<{ page_count: number }[]>('PRAGMA page_count');
    await writer.query(`PRAGMA max_page_count = ${String(size?.page_count)}`);
    const material = { name: 'x'.repeat(255), specific_weight: 0.00785, price_kg: 10 };
    let status = 201;
    let created = 0;
    for (let count = 0; status === 201 && count < 500; count += 1) {
      const answer = await app.admin.post('/api/materials', {
        ...material,
        name: `${String(count)} ${'x'.repeat(200)}`,
      });
      ({ status } = answer);
      if (status === 201) created += 1;
      else expect(answer.body).toEqual(FULL);
    }
    expect(status).toBe(507);
    await app.admin.get('/api/materials').expect(200);
    await writer.query('PRAGMA max_page_count = 1000000');
    // What is rolled back next must not leave a transaction open in which all later writes would be lost.
    const stale = { ...order, version: 999, note: 'x' };
    await app.admin.put(`/api/orders/${String(order.id)}`, stale).expect(409);
    await app.admin.post('/api/materials', { ...material, name: 'Depois' }).expect(201);
    // Reads see what is committed, no more.
    const after = await app.admin.get('/api/materials?filter={"q":"Depois"}').expect(200);
    expect(after.body).toHaveLength(1);
    const { body } = await app.admin.get('/api/materials?filter={"q":"xxx"}').expect(200);
    expect(body).toHaveLength(created);
  });
}
