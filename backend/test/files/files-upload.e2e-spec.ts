import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { pdf, picture } from './files-samples.js';
import type { Client } from '../harness/client.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const MEGABYTE = 1024 * 1024;
const URL = '/api/upload-set-part';

let test: TestApp;
let user: Client;
let setId: string;
let server: Server;

beforeAll(async () => {
  test = await TestApp.start();
  user = await test.userWith('edit_pre_orders');
  const order = await user.post('/api/orders', { type: 'pre_order' }).expect(201);
  const { id } = order.body as { id: number };
  const set = await user.post('/api/sets', { name: 'Novo conjunto', order_id: id }).expect(201);
  setId = String((set.body as { id: number }).id);
  server = test.app.getHttpServer();
});

afterAll(() => test.close());

/** Uploads that still wait on disk; what isn't there yet holds none. */
const waiting = () => readdir(join(test.settings.database.DATA_DIR, 'tmp')).catch(() => []);

async function storedParts(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of test.app.get(FileStorage).list('parts/')) keys.push(key);
  return keys.length;
}

describe('an upload', () => {
  it('keeps its name in every script, and leaves nothing waiting', async () => {
    const { body } = await user
      .post(URL)
      .field('set_id', setId)
      .attach('file', await pdf(1), 'peça ção – 図.pdf')
      .expect(201);
    expect([body].flat()).toMatchObject([{ original: { name: 'peça ção – 図.pdf', page: 1 } }]);
    expect(await waiting()).toEqual([]);
  });

  it('shows invisible characters of its name, wherever the name is shown', async () => {
    const hiding = 'desenho\u202Efdp.pdf';
    const upload = (bytes: Buffer) => user.post(URL).field('set_id', setId).attach('file', bytes, hiding);
    const { body } = await upload(await pdf(1)).expect(201);
    const [{ original }] = [body].flat() as [{ original: { name: string; path: string } }];
    expect(original.name).toBe('desenho[U+202E]fdp.pdf');
    const { headers } = await user.get(`${original.path}?download=1`).expect(200);
    expect(headers['content-disposition']).toContain('desenho[U+202E]fdp.pdf');
    const refused = await upload(Buffer.alloc(0)).expect(422);
    expect((refused.body as { message: string }).message).toContain('"desenho[U+202E]fdp.pdf"');
  });

  it('that is refused leaves nothing waiting', async () => {
    const before = await storedParts();
    const { body } = await user
      .post(URL)
      .field('set_id', setId)
      .attach('file', Buffer.from('x'), 'a.pdf')
      .expect(415);
    expect((body as { message: string }).message).toContain('"a.pdf"');
    const dwg = user.post(URL).field('set_id', setId).attach('file', Buffer.from('AC1032'), 'peca.dwg');
    expect(((await dwg.expect(415)).body as { message: string }).message).toContain('Salve o DWG como DXF');
    await user
      .post(URL)
      .field('set_id', 'um')
      .attach('file', await pdf(1), 'a.pdf')
      .expect(422);
    await user
      .post(URL)
      .field('set_id', '999999')
      .attach('file', await pdf(1), 'a.pdf')
      .expect(404);
    expect(await waiting()).toEqual([]);
    expect(await storedParts()).toBe(before);
  });

  it('over the limit is a 413 that names the file and the limit', async () => {
    const { body } = await user
      .post(URL)
      .field('set_id', setId)
      .attach('file', Buffer.alloc(25 * MEGABYTE + 1), 'imensa ção.png')
      .expect(413);
    expect(body).toEqual({ message: 'O arquivo "imensa ção.png" excede o limite de 25 MB' });
    expect(await waiting()).toEqual([]);
  });

  it('in a field of another name, or twice, is a 400; without a file it is a 422', async () => {
    const image = await picture(8, 8).png().toBuffer();
    const other = user.post(URL).field('set_id', setId).attach('arquivo', image, 'a.png');
    await other.expect(400, { message: 'Não foi possível entender a requisição' });
    const twice = user
      .post(URL)
      .field('set_id', setId)
      .attach('file', image, 'a.png')
      .attach('file', image, 'b.png');
    await twice.expect(400);
    await user.post(URL).field('set_id', setId).expect(422, { message: 'Selecione um arquivo' });
    expect(await waiting()).toEqual([]);
  });

  it('of a user who may not is never received', async () => {
    const otherUser = await test.userWith();
    await otherUser
      .post(URL)
      .field('set_id', setId)
      .attach('file', await pdf(1), 'a.pdf')
      .expect(403);
    expect(await waiting()).toEqual([]);
  });

  it('that is broken off leaves nothing waiting', async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const upload = begin();
    upload.write(Buffer.alloc(2 * MEGABYTE, 1));
    await eventually(async () => (await waiting()).length === 1);
    upload.destroy();
    await eventually(async () => (await waiting()).length === 0);
  });
});

/** The beginning of a multipart request whose file never ends. */
function begin(): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const headers = {
    Authorization: `Bearer ${String(user.token)}`,
    'Content-Type': 'multipart/form-data; boundary=edge',
    'Content-Length': 20 * MEGABYTE,
  };
  const upload = httpRequest({ host: '127.0.0.1', port, path: URL, method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  return upload;
}
