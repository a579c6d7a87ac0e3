import type { Client } from '../harness/client.js';
import { OPENS, signatureOf, SignedBucket } from '../harness/signed-bucket.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

/** Part sheets say under which host they were asked for. */
const HOST = { Host: 'forja.test' };
/** What a script's request carries in a browser. */
const FETCHES = { ...HOST, 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };

describe('printed documents at addresses of the bucket', () => {
  let app: TestApp;
  let bucket: SignedBucket;
  let order: string;
  let set: string;
  let part: string;

  beforeAll(async () => {
    bucket = await SignedBucket.start();
    app = await TestApp.startOwn({ REDIS_URL: '', STORAGE_URL: bucket.url, S3_PRESIGNED: 'on' });
    const catalogue = await catalogueOf(app.admin);
    const { id } = await orderOf(app.admin, { customer_id: catalogue.customer });
    const { id: setId } = await setOf(app.admin, id);
    const { id: partId } = await partOf(app.admin, setId, catalogue);
    order = `/api/orders/${String(id)}`;
    set = `/api/sets/${String(setId)}/pdf`;
    part = `/api/set-parts/${String(partId)}/pdf`;
  });
  afterAll(async () => {
    await app.close();
    await bucket.stop();
  });

  const opened = async (client: Client, path: string) => {
    const { headers } = await client
      .get(path)
      .set({ ...HOST, ...OPENS })
      .expect(307);
    expect(headers['cache-control']).toBe('no-store');
    return new URL((headers as Record<string, string>).location ?? '');
  };

  /** Fetches it there, without a session, and here, as a script does: both are the same. */
  async function sameThere(path: string): Promise<string> {
    const address = await opened(app.admin, path);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(address.searchParams.get('X-Amz-Signature')).toBe(signatureOf(address));
    const there = await fetch(address);
    const here = await app.admin.get(path).set(FETCHES).buffer().expect(200);
    expect(there.status).toBe(200);
    for (const name of ['content-type', 'content-disposition', 'content-length'])
      expect(there.headers.get(name)).toBe(here.headers[name]);
    expect(Buffer.from(await there.arrayBuffer()).equals(here.body as Buffer)).toBe(true);
    return address.pathname;
  }

  it('open there once they are printed, those of a quote, a set and a part', async () => {
    for (const [path, kind] of [
      [`${order}/pdf`, 'quote'],
      [`${order}/pdf-sets`, 'sets'],
      [`${order}/pdf-parts`, 'part-sheets'],
      [set, 'sets'],
      [part, 'part-sheets'],
    ] as const)
      expect(await sameThere(path)).toContain(`/forja/documents/${kind}/`);
  });

  it('are not sent to a browser that has them, prepares them, or does not say that it opens them', async () => {
    const { headers } = await app.admin.get(`${order}/pdf`).expect(200);
    const etag = (headers as Record<string, string>).etag ?? '';
    await app.admin
      .get(`${order}/pdf`)
      .set({ ...OPENS, 'If-None-Match': etag })
      .expect(304);
    await app.admin.head(`${order}/pdf`).set(FETCHES).expect(200);
  });

  it('are given to those alone who see the order', async () => {
    const other = await app.userWith();
    for (const path of [`${order}/pdf`, set, part]) {
      await other.get(path).set(OPENS).expect(404);
      await app.anonymous.get(path).set(OPENS).expect(401);
    }
  });

  it('say here why there is none, in words of the product', async () => {
    const { id } = await orderOf(app.admin, {});
    const { body } = await app.admin
      .get(`/api/orders/${String(id)}/pdf-parts`)
      .set(OPENS)
      .expect(422);
    expect(body).toMatchObject({ message: expect.any(String) as string });
  });

  it('are those of a revision under the name of what was asked for, and marked where it is superseded', async () => {
    const status = (to: string) => app.admin.put(`${order}/update-status`, { status: to }).expect(200);
    await status('waiting_response');
    expect(await sameThere(`${order}/pdf`)).toContain('/forja/revisions/');
    expect(await sameThere(`${order}/revisions/0/pdf`)).toContain('/forja/revisions/');

    // A customer may not reach the bucket.
    const { body: link } = await app.admin.post(`${order}/links`, { recipient: 'Compras' }).expect(200);
    const page = (link as { path: string }).path;
    await app.anonymous.get(`${page}/pdf`).set(OPENS).expect(200);

    await status('in_progress');
    await app.admin.put(order, { validity_days: 12 }).expect(200);
    await status('waiting_response');
    const superseded = await opened(app.admin, `${order}/revisions/0/pdf?marked=true`);
    expect(superseded.pathname).toContain('/forja/documents/superseded/');
    const pdf = Buffer.from(await (await fetch(superseded)).arrayBuffer());
    expect((await readPdf(pdf)).pages.every((page) => page.includes('SUBSTITUÍDO'))).toBe(true);
    expect(await sameThere(`${order}/revision-difference/pdf?from=0&to=1`)).toContain(
      '/forja/documents/difference/',
    );
  });
});
