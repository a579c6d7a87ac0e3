import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { restoreBackup } from '../../src/backups/archive/restore-backup.js';
import { writeBackup } from '../../src/backups/archive/write-archive.js';
import { Backup } from '../../src/backups/backup.entity.js';
import { BackupsService } from '../../src/backups/backups.service.js';
import { KEY_COLUMNS } from '../../src/backups/stored-keys.js';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import { EmbeddedFile } from '../../src/platform/database/embedded/embedded-file.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { chooseStorage } from '../../src/platform/storage/storage.module.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

/** The day's hours in Brasília are three behind. */
const at = (hour: number, day = '2030-05-07') =>
  new Date(`${day}T${String(hour + 3).padStart(2, '0')}:10:00Z`);

/** Columns that end alike and sort or name other things. */
const OTHER_KEYS = [
  'cut_purchases.item_key',
  'offer_links.recipient_key',
  'offer_mails.send_key',
  'orders.address_key',
  'orders.customer_key',
  'orders.delivery_key',
  'orders.document_key',
  'orders.state_key',
  'orders.validity_key',
  'part_keys.file_key',
  'part_keys.reference_key',
  'part_keys.title_key',
  'passkeys.public_key',
];

/** Whatever the other tests run on. */
const EMBEDDED = { DATABASE_URL: '', REDIS_URL: '' };

/** Backups are of the embedded database alone: the servers' own tools make those of a server. */
describe('backups', () => {
  let folder: string;
  let app: TestApp;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forja-backups-'));
    app = await TestApp.startOwn({
      ...EMBEDDED,
      BACKUP_DIR: join(folder, 'scheduled'),
      BACKUP_HOUR: '3',
      BACKUP_KEEP: '2',
    });
    const order = await orderOf(app.admin);
    await app.admin
      .put(`/api/orders/${String(order.id)}`)
      .attach('os_file', PIXEL, 'os.png')
      .expect(200);
    for await (const object of storage().list('os/')) key = object.key;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const storage = () => app.app.get(FileStorage);
  const source = () => ({
    dataDir: app.settings.database.DATA_DIR,
    storage: storage(),
    key: 'the key that signs',
  });
  const backup = async (name: string) => {
    const file = join(folder, `${name}.tar`);
    return { file, ...(await writeBackup(source(), file)) };
  };
  const restored = async (file: string, name: string) => {
    const dataDir = join(folder, name);
    return { dataDir, ...(await restoreBackup(file, { dataDir, bucket: null })) };
  };

  it('hold database, files and key, are their owner’s alone, and are restored with every row and byte', async () => {
    const { file, files, missing } = await backup('whole');
    expect([missing, files]).toEqual([[], expect.any(Number)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    const { dataDir, rows } = await restored(file, 'whole');
    expect(rows).toBeGreaterThan(100);
    expect(readdirSync(dataDir).sort()).toEqual(['forja.sqlite', 'jwt-secret', 'storage']);
    expect(readFileSync(join(dataDir, 'storage', key))).toEqual(await storage().read(key));
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the key that signs');
    const database = await EmbeddedFile.open(join(dataDir, 'forja.sqlite'));
    const [count] = await app.db.manager.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM ncms');
    expect(database.counts().ncms).toBe(count?.n);
    database.close();
  });

  it('are restored with their objects in the bucket, where one is set', async () => {
    const { file, files } = await backup('bucket');
    const elsewhere = loadSettings({ DATA_DIR: join(folder, 'elsewhere'), JWT_SECRET: 'x'.repeat(40) });
    const bucket = chooseStorage(elsewhere);
    const dataDir = join(folder, 'bucket');
    expect((await restoreBackup(file, { dataDir, bucket })).files).toBe(files);
    expect(readdirSync(dataDir).sort()).toEqual(['forja.sqlite', 'jwt-secret']);
    expect(await bucket.read(key)).toEqual(await storage().read(key));
  });

  it('hold every object that their database names, though some are deleted while they are made', async () => {
    const order = await orderOf(app.admin);
    await app.admin
      .put(`/api/orders/${String(order.id)}`)
      .attach('os_file', PIXEL, 'os.png')
      .expect(200);
    const open = jest.spyOn(storage(), 'open').mockImplementationOnce(async (each) => {
      await app.admin.delete(`/api/orders/${String(order.id)}`).expect(200);
      open.mockRestore();
      return storage().open(each);
    });
    const { file, missing } = await backup('deleted');
    expect(missing).toEqual([]);
    await restored(file, 'deleted');
  });

  it('name what storage had lost before, and are whole otherwise', async () => {
    const bytes = (await storage().read(key))!;
    await storage().delete(key);
    const { file, missing } = await backup('lost');
    expect(missing).toEqual([key]);
    await restored(file, 'lost');
    await storage().put(key, bytes, 'image/png');
  });

  it('are not restored where anything is, and replace no file', async () => {
    const { file } = await backup('twice');
    await expect(backup('twice')).rejects.toThrow('já existe');
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'note'), '');
    await expect(restored(file, 'full')).rejects.toThrow('não está vazia');
    expect(readdirSync(join(folder, 'full'))).toEqual(['note']);
  });

  it('are refused where a byte differs or the end is missing, and leave nothing behind', async () => {
    const { file, bytes } = await backup('damaged');
    const whole = readFileSync(file);
    for (const place of ['made_at', 'IHDR', 'forja.sqlite.gz', 'the key that signs', '"tables"'].map(
      (text) => whole.indexOf(text) + 3,
    )) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      writeFileSync(file, changed);
      await expect(restored(file, 'damaged')).rejects.toThrow(/danificada|mais nova/);
      expect(readdirSync(join(folder, 'damaged'))).toEqual([]);
    }
    writeFileSync(file, whole);
    // In the middle of parts and between them, from the end to the first header.
    for (let length = bytes - 1000; length > 0; length -= Math.ceil(bytes / 40)) {
      truncateSync(file, length);
      await expect(restored(file, 'damaged')).rejects.toThrow('danificada');
      expect(readdirSync(join(folder, 'damaged'))).toEqual([]);
    }
    writeFileSync(file, 'no backup at all');
    await expect(restored(file, 'damaged')).rejects.toThrow('danificada');
    expect(readdirSync(join(folder, 'damaged'))).toEqual([]);
  });

  it('of a newer schema are refused', async () => {
    await app.db.write(() =>
      app.db.manager.query(
        "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
      ),
    );
    const { file } = await backup('newer');
    await expect(restored(file, 'newer')).rejects.toThrow('versão mais nova');
    expect(readdirSync(join(folder, 'newer'))).toEqual([]);
    await app.db.write(() =>
      app.db.manager.query("DELETE FROM migrations WHERE name = 'Later9999999999999'"),
    );
  });

  it('go on where a restore was killed in the middle', async () => {
    const { file } = await backup('killed');
    const dataDir = join(folder, 'killed');
    mkdirSync(join(dataDir, '.restore', 'storage'), { recursive: true });
    mkdirSync(join(dataDir, 'storage'));
    await restored(file, 'killed');
    expect(readdirSync(dataDir).sort()).toEqual(['forja.sqlite', 'jwt-secret', 'storage']);
  });

  it('are known for every column that names an object', async () => {
    const columns = await app.db.manager.query<{ place: string }[]>(
      `SELECT m.name || '.' || c.name AS place FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND (c.name = 'key' OR c.name LIKE '%\\_key' ESCAPE '\\') ORDER BY place`,
    );
    const named = KEY_COLUMNS.map(([table, column]) => `${table}.${column}`);
    const objects = columns.map(({ place }) => place).filter((place) => named.includes(place));
    expect(objects).toEqual([...named].sort());
    expect(columns.map(({ place }) => place).filter((place) => !named.includes(place))).toEqual(OTHER_KEYS);
  });

  it('are made once a day when their hour has come, the newest are kept, and the last ones are known', async () => {
    const service = app.app.get(BackupsService);
    expect(await service.makeDue(at(2))).toBe(false);
    expect(await Promise.all([service.makeDue(at(3)), service.makeDue(at(3))])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await service.makeDue(at(4))).toBe(false);
    for (const day of ['2030-05-08', '2030-05-09']) expect(await service.makeDue(at(9, day))).toBe(true);
    const scheduled = join(folder, 'scheduled');
    expect(readdirSync(scheduled)).toEqual(['forja-2030-05-08T09.tar', 'forja-2030-05-09T09.tar']);
    const { good, failure } = await service.last();
    expect(good).toMatchObject({ file: join(scheduled, 'forja-2030-05-09T09.tar'), error: null });
    expect(failure).toBeNull();
  });

  it('that fail are recorded, and tried again in the next hour', async () => {
    const service = app.app.get(BackupsService);
    const scheduled = join(folder, 'scheduled');
    rmSync(scheduled, { recursive: true });
    writeFileSync(scheduled, 'no folder');
    expect(await service.makeDue(at(3, '2030-05-10'))).toBe(true);
    expect((await service.last()).failure?.error).toContain('Não é possível salvar');
    rmSync(scheduled);
    expect(await service.makeDue(at(3, '2030-05-10'))).toBe(false);
    expect(await service.makeDue(at(4, '2030-05-10'))).toBe(true);
    expect(readdirSync(scheduled)).toEqual(['forja-2030-05-10T04.tar']);
  });

  it('that a killed process left are failures, and their halves go once they are old', async () => {
    const service = app.app.get(BackupsService);
    const begun = { due: '2030-05-11T03', started_at: at(3, '2030-05-11').toISOString(), file: 'killed.tar' };
    await app.db.write(() => app.db.manager.insert(Backup, begun));
    const halves = ['.forja-backup-old', '.forja-backup-new'].map((name) => join(folder, 'scheduled', name));
    for (const half of halves) mkdirSync(half);
    utimesSync(halves[0]!, 0, 0);
    expect(await service.makeDue(at(4, '2030-05-11'))).toBe(false);
    expect(await service.makeDue(at(10, '2030-05-11'))).toBe(true);
    expect((await service.last()).failure).toMatchObject({
      file: 'killed.tar',
      error: 'O processo terminou antes da cópia',
    });
    expect(readdirSync(join(folder, 'scheduled'))).toEqual([
      '.forja-backup-new',
      'forja-2030-05-10T04.tar',
      'forja-2030-05-11T10.tar',
    ]);
  });

  it('are made and restored by the commands', async () => {
    const run = (name: string, DATA_DIR: string, file: string) =>
      promisify(execFile)(
        process.execPath,
        [join(__dirname, `../../dist/backups/${name}-command.js`), file],
        {
          env: { PATH: process.env.PATH, DATA_DIR },
        },
      );
    const file = join(folder, 'command.tar');
    expect((await run('backup', app.settings.database.DATA_DIR, file)).stdout).toContain('Cópia salva');
    expect((await app.app.get(BackupsService).last()).good?.file).toBe(file);
    expect((await run('restore', join(folder, 'command'), file)).stdout).toContain('todos conferidos');
    await expect(run('restore', join(folder, 'command'), file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('não está vazia') as string,
    });
  });
});
