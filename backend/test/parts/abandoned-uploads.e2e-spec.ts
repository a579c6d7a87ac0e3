import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { endlessDrawing } from '../files/hostile-pdfs.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { newSet } from '../world/orders.js';
import { pdf } from '../world/uploads.js';

/** Enough that its reading takes far longer than it takes to notice that the client is gone. */
const PAGES = 60;

describe('An upload whose client is gone', () => {
  let app: TestApp;
  let user: Client;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.startOwn();
    user = await app.userWith('edit_pre_orders');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ({ setId } = await newSet(user, {}));
  });

  const objects = () =>
    readdirSync(app.settings.database.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );
  const waiting = () => readdirSync(join(app.settings.database.DATA_DIR, 'tmp'));
  const parts = async () => (await user.get(`/api/sets/${setId}/parts`)).body as unknown[];

  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await pause(20);
  };

  /** Sends a PDF, and goes away once its first page is stored. */
  const abandon = async (bytes: Buffer, fields: Record<string, string> = {}) => {
    const before = objects().length;
    const request = user.post('/api/upload-set-part').field('set_id', String(setId));
    for (const [field, value] of Object.entries(fields)) request.field(field, value);
    request.attach('file', bytes, 'longo.pdf').end(() => undefined);
    await until(() => objects().length > before);
    request.abort();
  };

  test('is given up: no parts, nothing in storage, and its thread is free', async () => {
    await abandon(await pdf(PAGES));
    await until(() => waiting().length === 0);
    expect(objects()).toEqual([]);
    expect(await parts()).toEqual([]);
    await user
      .post('/api/upload-set-part')
      .field('set_id', String(setId))
      .attach('file', await pdf(1), 'curto.pdf')
      .expect(201);
    expect(await parts()).toHaveLength(1);
    expect(objects()).toHaveLength(2);
  });

  test('goes on where it has a name: sent again, it answers what it became', async () => {
    const pages = 4;
    const bytes = await pdf(pages);
    await abandon(bytes, { upload_id: 'nome' });
    await until(async () => (await parts()).length === pages);
    const again = await user
      .post('/api/upload-set-part')
      .field('set_id', String(setId))
      .field('upload_id', 'nome')
      .attach('file', bytes, 'longo.pdf')
      .expect(201);
    expect(again.body).toEqual(await parts());
  });

  test('says which of its pages is read, and nothing once it is given up', async () => {
    const other = await app.userWith('edit_pre_orders');
    const request = user.post('/api/upload-set-part').field('set_id', String(setId));
    request.attach('file', await pdf(PAGES), 'longo.pdf').end(() => undefined);
    const pageRead = async (as: Client) => {
      const { body } = await as.get('/api/upload-set-part/waiting').expect(200);
      return (body as { page_read: { page: number; of: number } | null }).page_read;
    };
    const seen: unknown[] = [];
    await until(async () => {
      const read = await pageRead(user);
      seen.push(read);
      return (read?.page ?? 0) > 1;
    });
    expect(seen.at(-1)).toEqual({ page: expect.any(Number), of: PAGES });
    expect(await pageRead(other)).toBeNull();
    request.abort();
    await until(async () => (await pageRead(user)) === null);
  });

  test('waits no longer, and neither do those behind it: each sees how many files are ahead', async () => {
    const send = async (as: Client, bytes: Buffer) => {
      const set = await newSet(as, {});
      return as
        .post('/api/upload-set-part')
        .field('set_id', String(set.setId))
        .attach('file', bytes, 'desenho.pdf');
    };
    const ahead = async () => (await user.get('/api/upload-set-part/waiting').expect(200)).body as unknown;
    const others = await Promise.all([1, 2, 3].map(() => app.userWith('edit_pre_orders')));
    expect(await ahead()).toEqual({ files_ahead: null, page_read: null });
    const begin = async (as: Client) => {
      const set = await newSet(as, {});
      const request = as.post('/api/upload-set-part').field('set_id', String(set.setId));
      request.attach('file', endlessDrawing(12), 'lento.pdf').end(() => undefined);
      // Not the request itself: it is a promise of its answer.
      return { abort: () => request.abort() };
    };
    const slow: { abort: () => unknown }[] = [];
    for (const other of others) {
      slow.push(await begin(other));
      await until(() => waiting().length === slow.length);
    }
    const own = send(user, await pdf(1));
    const sent = own.then((answer) => answer.status);
    await until(async () => isDeepStrictEqual(await ahead(), { files_ahead: 3, page_read: null }));
    slow.at(-1)?.abort();
    await until(async () => isDeepStrictEqual(await ahead(), { files_ahead: 2, page_read: null }));
    slow.forEach((request) => request.abort());
    expect(await sent).toBe(201);
    expect(await ahead()).toEqual({ files_ahead: null, page_read: null });
  });
});
