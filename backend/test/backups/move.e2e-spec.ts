import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import S3rver from 's3rver';
import { checkSource, moveInstallation } from '../../src/backups/move/move-installation.js';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { isInUse } from '../../src/platform/database/move/in-use.js';
import { Side } from '../../src/platform/database/move/side.js';
import { tableDigest } from '../../src/platform/database/move/table-digest.js';
import { chooseStorage } from '../../src/platform/storage/storage.module.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { orderOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

const KEY = 'only-for-tests-only-for-tests-only-for-tests';

/** From the embedded installation to a bucket and, where there is one, a server's database; and back. */
describe('a move of an installation @servers', () => {
  let folder: string;
  let bucket: S3rver;
  let app: TestApp;
  let source: Settings;
  let target: TestSettings;
  let storageUrl: string;
  let order: { id: number };

  const embedded = (name: string): Settings =>
    loadSettings({ DATA_DIR: join(folder, name), JWT_SECRET: KEY, SEED: 'reference', LOG_LEVEL: 'silent' });

  /** A copy of an embedded database's folder: this process still has the one that it moved from or to open. */
  const copied = (settings: Settings, name: string): string => {
    const copy = join(folder, name);
    cpSync(settings.database.DATA_DIR, copy, { recursive: true });
    return copy;
  };

  /** The rows of every table, by their digest, and the last number that it gave. */
  const contentOf = async (settings: Settings) => {
    const side = await Side.open(settings);
    const content: unknown[] = [];
    for (const table of await side.tables())
      content.push([table.name, await tableDigest(side, table), await side.lastId(table.name)]);
    await side.close();
    return content;
  };

  /** Arguments that move by the command, into what these settings say. */
  const moving = (to: Record<string, string | undefined>): string[] => {
    const file = join(folder, 'to.env');
    const lines = Object.entries(to).map(([name, value = '']) => `${name}=${value}`);
    writeFileSync(file, lines.join('\n'));
    return [join(__dirname, '../../dist/backups/move-command.js'), '--to', file];
  };

  /** Moves by the command into a storage that never answers, and kills it while it waits there: the rows are moved, no file is. */
  const killedAtFirstFile = async (DATA_DIR: string) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const STORAGE_URL = storageUrl.replace(/:\d+\//, `:${String(port)}/`);
    const { DATABASE_URL, DATA_DIR: place } = target.settings.database;
    const env = { PATH: process.env.PATH, DATA_DIR, JWT_SECRET: KEY };
    const to = { DATA_DIR: place, DATABASE_URL, STORAGE_URL, JWT_SECRET: KEY };
    const child = spawn(process.execPath, moving(to), { env, stdio: 'inherit' });
    silent.once('request', () => child.kill('SIGKILL'));
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    silent.closeAllConnections();
    silent.close();
    expect(signal).toBe('SIGKILL');
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forja-move-test-'));
    const configureBuckets = [{ name: 'forja' }];
    bucket = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: join(folder, 'objects'),
      silent: true,
      configureBuckets,
    });
    const { port } = await bucket.run();
    storageUrl = `s3://S3RVER:S3RVER@127.0.0.1:${String(port)}/forja?region=us-east-1&ssl=false`;
    target = await testSettings({ STORAGE_URL: storageUrl, REDIS_URL: '' });
    app = await TestApp.startOwn({ DATABASE_URL: '', REDIS_URL: '', SEED: 'demo' });
    order = await orderOf(app.admin);
    await app.admin
      .put(`/api/orders/${String(order.id)}`)
      .attach('os_file', PIXEL, 'os.png')
      .expect(200);
    const gone = await orderOf(app.admin);
    await app.admin.delete(`/api/orders/${String(gone.id)}`).expect(200);
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
    await target.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused while the product runs, and by another key', async () => {
    expect(await isInUse(app.settings)).toBe(true);
    const other = Object.assign(loadSettings({}), target.settings, {
      signIn: loadSettings({ JWT_SECRET: 'x'.repeat(40) }).signIn,
    });
    await expect(moveInstallation(app.settings, other)).rejects.toThrow('chave da origem');
    await app.app.close();
    source = embedded('source');
    cpSync(app.settings.database.DATA_DIR, source.database.DATA_DIR, { recursive: true });
    expect(await isInUse(source)).toBe(false);
  });

  it('is refused where the source holds no installation, and makes none there', async () => {
    const nothing = embedded('mistyped');
    await expect(checkSource(nothing)).rejects.toThrow('Não há banco de dados');
    expect(existsSync(nothing.database.DATA_DIR)).toBe(false);
    if (target.settings.database.DATABASE_URL)
      await expect(checkSource(target.settings)).rejects.toThrow('não tem uma instalação');
    await expect(checkSource(source)).resolves.toBeUndefined();
  });

  it('begins anew after it was killed, and no start takes its target for an installation before', async () => {
    const edited = await Side.open(source);
    await edited.run("UPDATE stored_files SET thumbnail_key = '0/lost.webp' WHERE thumbnail_key IS NOT NULL");
    await edited.close();
    const real = Side.prototype.run;
    let batches = 0;
    const failing = jest.spyOn(Side.prototype, 'run').mockImplementation(async function (
      this: Side,
      ...statement
    ) {
      if (statement[0].startsWith('INSERT INTO') && (batches += 1) === 6) throw new Error('away');
      return real.apply(this, statement);
    });
    await expect(moveInstallation(source, target.settings)).rejects.toThrow('away');
    failing.mockRestore();
    await expect(Side.migrate(target.settings)).rejects.toThrow('UnfinishedMove');
    await killedAtFirstFile(copied(source, 'killed'));
    expect(await contentOf(embedded('killed'))).toEqual(await contentOf(source));
    await expect(Side.migrate(target.settings)).rejects.toThrow('UnfinishedMove');
    const { rows, objects, missing } = await moveInstallation(source, target.settings);
    expect(rows).toBeGreaterThan(300);
    expect(objects).toBeGreaterThan(1);
    expect(missing).toEqual(['0/lost.webp']);
  });

  it('is refused where the target holds an installation', async () => {
    await expect(moveInstallation(source, target.settings)).rejects.toThrow('não está vazio');
  });

  it('leads back by its command: the same rows, files and next number, and the product runs on it', async () => {
    const back = loadSettings({ DATA_DIR: join(folder, 'back'), SEED: 'reference', LOG_LEVEL: 'silent' });
    // As a start leaves it that was tried before the end of the move.
    mkdirSync(back.database.DATA_DIR);
    writeFileSync(join(back.database.DATA_DIR, 'jwt-secret'), 'another');
    const { DATABASE_URL } = target.settings.database;
    const DATA_DIR = copied(target.settings, 'copy');
    const env = { PATH: process.env.PATH, DATA_DIR, DATABASE_URL, STORAGE_URL: storageUrl, JWT_SECRET: KEY };
    const command = moving({ DATA_DIR: back.database.DATA_DIR });
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    expect(stdout).toContain('todos conferidos');
    expect(readFileSync(join(back.database.DATA_DIR, 'jwt-secret'), 'utf8')).toBe(KEY);
    expect(await contentOf(back)).toEqual(await contentOf(source));
    const last = await Side.open(back);
    const files = await last.rows<{ original_key: string }>('SELECT original_key FROM stored_files');
    await last.close();
    const storage = chooseStorage(back);
    for (const { original_key } of files) expect(await storage.exists(original_key)).toBe(true);
    const moved = await TestApp.startOwn({
      DATA_DIR: back.database.DATA_DIR,
      DATABASE_URL: '',
      REDIS_URL: '',
    });
    expect((await orderOf(moved.admin)).id).toBe(order.id + 2);
    await moved.close();
  });
});
