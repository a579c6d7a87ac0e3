import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { Client } from '../harness/client.js';
import { OPENS, signatureOf, SignedBucket } from '../harness/signed-bucket.js';
import { TestApp } from '../harness/test-app.js';
import { newSet } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

describe('files at addresses of the bucket', () => {
  let app: TestApp;
  let bucket: SignedBucket;
  let original: string;
  let thumbnail: string;

  beforeAll(async () => {
    bucket = await SignedBucket.start();
    app = await TestApp.startOwn({ STORAGE_URL: bucket.url, S3_PRESIGNED: 'on' });
    const { orderId } = await newSet(app.admin, {});
    const upload = app.admin.put(`/api/orders/${String(orderId)}`).attach('os_file', PIXEL, 'peça.png');
    original = ((await upload.expect(200)).body as { os_file: string }).os_file;
    const avatar = await app.admin.post('/api/profile/avatar').attach('file', PIXEL, 'eu.png').expect(200);
    thumbnail = (avatar.body as { avatar: string }).avatar;
  });
  afterAll(async () => {
    await app.close();
    await bucket.stop();
  });

  const opened = async (client: Client, path: string) =>
    (await client.get(path).set(OPENS).expect(307)).headers as Record<string, string>;

  it('open in a tab and are saved there as they are here, without a session', async () => {
    for (const [path, type] of [
      [original, 'inline'],
      [`${original}?download=1`, 'attachment'],
    ] as const) {
      const { location = '', ...headers } = await opened(app.admin, path);
      expect(headers['cache-control']).toBe('no-store');
      expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe('60');
      const there = await fetch(location);
      const here = await app.admin.get(path).buffer().expect(200);
      expect(there.status).toBe(200);
      expect(there.headers.get('content-type')).toBe(here.headers['content-type']);
      expect(there.headers.get('content-disposition')).toBe(here.headers['content-disposition']);
      expect(here.headers['content-disposition']).toContain(type);
      expect(Buffer.from(await there.arrayBuffer()).equals(here.body as Buffer)).toBe(true);
    }
  });

  it('are given to those alone who see what they belong to', async () => {
    const other = await app.userWith();
    await other.get(original).set(OPENS).expect(404);
    await app.anonymous.get(original).set(OPENS).expect(401);
  });

  it('are signed with the key of the bucket, for this object, name and minute', async () => {
    const { location = '' } = await opened(app.admin, original);
    const address = new URL(location);
    expect(address.pathname).toBe(original.replace('/storage', '/forja'));
    expect(address.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
    expect(address.searchParams.get('X-Amz-Signature')).toBe(signatureOf(address));

    const earlier = new Date(Date.now() - 61_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    address.searchParams.set('X-Amz-Date', earlier);
    expect((await fetch(address)).status).toBe(403);
  });

  it('are no pictures of pages, nothing that scripts fetch', async () => {
    await app.admin.get(thumbnail).set(OPENS).expect(200);
    await app.admin.get(original).expect(200);
    await app.admin.get(original).set({ 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }).expect(200);
    await app.admin.get(original).set({ 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }).expect(200);
  });

  it('are missing in words of the product where the bucket has lost them', async () => {
    await app.app.get(FileStorage).delete(original.replace('/storage/', ''));
    const { body } = await app.admin.get(original).set(OPENS).expect(404);
    expect(body).toEqual({ message: expect.any(String) as string });
  });
});
