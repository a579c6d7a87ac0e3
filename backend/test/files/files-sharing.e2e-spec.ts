import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoredFile } from '../../src/files/stored-file.entity.js';
import { FilesService } from '../../src/files/files.service.js';
import { storagePath } from '../../src/files/file-paths.js';
import { SweepService } from '../../src/files/sweep.service.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { pdf, picture, upload } from './files-samples.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

let test: TestApp;
let files: FilesService;
let storage: FileStorage;
let owner: Client;
let otherUser: Client;

beforeAll(async () => {
  test = await TestApp.start();
  files = test.app.get(FilesService);
  storage = test.app.get(FileStorage);
  owner = await test.userWith('edit_pre_orders');
  otherUser = await test.userWith('edit_pre_orders');
});

afterAll(() => test.close());

/** A quote of the owner. */
async function newOrder(): Promise<number> {
  const { body } = await owner.post('/api/orders', { type: 'pre_order' }).expect(201);
  return (body as { id: number }).id;
}

async function savedPdf(orderId: number, pages = 2): Promise<StoredFile[]> {
  const prepared = await files.prepare(upload('peça ção.pdf', await pdf(pages)), 'part', { pages: 'each' });
  return test.db.write(() => files.save(prepared, orderId));
}

const keysOf = (rows: StoredFile[]) => [
  ...new Set(rows.flatMap((row) => [row.original_key, row.preview_key, row.thumbnail_key])),
];

async function left(rows: StoredFile[]): Promise<number> {
  const there = await Promise.all(keysOf(rows).map((key) => storage.exists(key ?? '')));
  return there.filter(Boolean).length;
}

const ids = (rows: StoredFile[]) => rows.map(({ id }) => id);

describe('objects', () => {
  it('live as long as one row names them', async () => {
    const rows = await savedPdf(await newOrder());
    expect(await left(rows)).toBe(5);
    await test.db.write(() => files.release([rows[0]?.id, null, undefined]));
    // The second page still needs the original.
    expect(await left(rows)).toBe(3);
    await test.db.write(() => files.release(ids(rows)));
    expect(await left(rows)).toBe(0);
  });

  it('are shared by a copy, which survives its source', async () => {
    const [from, to] = [await newOrder(), await newOrder()];
    const rows = await savedPdf(from);
    const copies = await test.db.write(() => files.copyRows(ids(rows), to));
    expect([...copies.keys()].sort()).toEqual(ids(rows).sort());
    const copied = await test.db.manager.findBy(StoredFile, { owner_id: to });
    expect(keysOf(copied).sort()).toEqual(keysOf(rows).sort());

    await test.db.write(() => files.releaseOwner(from));
    expect(await left(rows)).toBe(5);
    await test.db.write(() => files.releaseOwner(to));
    expect(await left(rows)).toBe(0);
  });

  it('stay when the release is rolled back', async () => {
    const rows = await savedPdf(await newOrder());
    const failing = test.db.write(async () => {
      await files.release(ids(rows));
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    expect(await left(rows)).toBe(5);
    expect(await test.db.manager.countBy(StoredFile, { owner_id: rows[0]?.owner_id ?? 0 })).toBe(2);
  });

  it('are removed when what they were prepared for fails', async () => {
    const seen: StoredFile[] = [];
    const orderId = await newOrder();
    const failing = files.intake(upload('a.pdf', await pdf(1)), 'part', { pages: 'each' }, (prepared) =>
      test.db.write(async () => {
        seen.push(...(await files.save(prepared, orderId)));
        throw new Error('no such set');
      }),
    );
    await expect(failing).rejects.toThrow('no such set');
    expect(keysOf(seen)).toHaveLength(3);
    expect(await left(seen)).toBe(0);
    expect(await test.db.manager.countBy(StoredFile, { owner_id: orderId })).toBe(0);
  });

  it('that no row names are swept after a day, and uploads whose request never ended after an hour', async () => {
    const rows = await savedPdf(await newOrder());
    const orphan = 'parts/orphan/original.pdf';
    await storage.put(orphan, Buffer.from('x'), 'application/pdf');
    await storage.put('documents/of-others.pdf', Buffer.from('x'), 'application/pdf');
    const folder = join(test.settings.database.DATA_DIR, 'tmp');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'left'), 'x');
    await writeFile(join(folder, 'in-work'), 'x');
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60 * 1000);
    await utimes(join(folder, 'left'), minutesAgo(61), minutesAgo(61));
    await utimes(join(folder, 'in-work'), minutesAgo(50), minutesAgo(50));
    const half = join(test.settings.database.DATA_DIR, 'storage', 'parts', 'orphan', '.put-half');
    await writeFile(half, 'x');
    await utimes(half, minutesAgo(25 * 60), minutesAgo(25 * 60));

    const sweeper = test.app.get(SweepService);
    expect(await sweeper.sweep()).toBe(2);
    expect(await readdir(folder)).toEqual(['in-work']);
    expect(existsSync(half)).toBe(false);
    const inADay = new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await sweeper.sweep(inADay)).toBeGreaterThanOrEqual(2);
    expect(await storage.exists(orphan)).toBe(false);
    expect(await storage.exists('documents/of-others.pdf')).toBe(true);
    expect(await left(rows)).toBe(5);
  });

  it('are swept also while uploads fail to be, and the other way round', async () => {
    const folder = join(test.settings.database.DATA_DIR, 'tmp');
    const inADay = new Date(Date.now() + 25 * 60 * 60 * 1000);
    const sweeper = test.app.get(SweepService);
    const orphan = 'parts/orphan/original.pdf';
    await storage.put(orphan, Buffer.from('x'), 'application/pdf');
    // No file, which can't be removed as one.
    await mkdir(join(folder, 'a-folder'), { recursive: true });
    await sweeper.sweep(inADay);
    expect(await storage.exists(orphan)).toBe(false);

    await rmdir(join(folder, 'a-folder'));
    await writeFile(join(folder, 'left'), 'x');
    const away = jest.spyOn(storage, 'removeUnfinished').mockRejectedValue(new Error('away'));
    await storage.put(orphan, Buffer.from('x'), 'application/pdf');
    await sweeper.sweep(inADay);
    away.mockRestore();
    expect([await readdir(folder), await storage.exists(orphan)]).toEqual([[], false]);
  });
});

describe('GET /storage', () => {
  let row: StoredFile;
  let original: string;
  let preview: string;

  beforeAll(async () => {
    const [first] = await savedPdf(await newOrder(), 1);
    if (!first) throw new Error('nothing was saved');
    row = first;
    original = storagePath(row.original_key);
    preview = storagePath(row.preview_key ?? '');
  });

  it('gives a preview to its owner, to be kept', async () => {
    const { headers, body } = await owner.get(preview).expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((body as Buffer).equals((await files.read(row.preview_key ?? '')) ?? Buffer.alloc(0))).toBe(true);
    const again = await owner
      .get(preview)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    expect(again.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('gives the original inline, or to be saved under its own name', async () => {
    const named = `filename="peca cao.pdf"; filename*=UTF-8''pe%C3%A7a%20%C3%A7%C3%A3o.pdf`;
    const { headers } = await owner.get(original).expect(200).expect('Content-Type', 'application/pdf');
    expect(headers['content-disposition']).toBe(`inline; ${named}`);
    expect(headers['content-length']).toBe(String(row.size));
    const saved = await owner.get(`${original}?download=1`).expect(200);
    expect(saved.headers['content-disposition']).toBe(`attachment; ${named}`);
  });

  it('is for those who see the order', async () => {
    await test.anonymous.get(preview).expect(401);
    await otherUser.get(preview).expect(404, { message: 'Registro não encontrado' });
    await test.admin.get(preview).expect(200);
    const all = await test.userWith('view_all_orders');
    await all.get(original).expect(200);
  });

  it('works with the cookie alone, as an image of a page asks', async () => {
    await test.anonymous
      .get(preview)
      .set('Cookie', `forja_token=${String(owner.token)}`)
      .expect(200);
  });

  it('shows avatars and the logo to every signed-in user', async () => {
    const image = await picture(64, 64).png().toBuffer();
    for (const kind of ['avatar', 'logo'] as const) {
      const prepared = await files.prepare(upload('eu.png', image), kind, { pages: 'first' });
      const [saved] = await test.db.write(() => files.save(prepared, null));
      await otherUser.get(storagePath(saved?.thumbnail_key ?? '')).expect(200);
      await test.anonymous.get(storagePath(saved?.thumbnail_key ?? '')).expect(401);
    }
  });

  it('answers 404 for what no row names, wherever it leads', async () => {
    await storage.put('parts/unnamed/original.pdf', Buffer.from('x'), 'application/pdf');
    const paths = [
      'parts/unnamed/original.pdf',
      'nothing.png',
      '..%2f..%2fetc%2fpasswd',
      'a%00b',
      '%2e%2e/forja.sqlite',
    ];
    for (const path of paths) await test.admin.get(`/storage/${path}`).expect(404);
  });

  it('answers 404 when the object is lost', async () => {
    const [lost] = await savedPdf(await newOrder(), 1);
    await storage.delete(lost?.preview_key ?? '');
    await owner.get(storagePath(lost?.preview_key ?? '')).expect(404);
  });
});
