import { setTimeout } from 'node:timers/promises';
import { RevisionPrinting } from '../../src/documents/revisions/revision-printing.service.js';
import { createApi } from '../../src/create-api.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { Revision, RevisionDocument } from '../../src/revisions/revision.entity.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf, type Catalogue } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';

const KINDS = ['quote', 'sets', 'part-sheets'];
const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe('the documents of a revision', () => {
  const apps: TestApp[] = [];
  /** Lets a process that stands still go on. */
  let goOn: () => void = () => undefined;

  afterEach(async () => {
    goOn();
    for (const app of apps.splice(0)) await app.close();
  });

  async function start(settings: Record<string, string>): Promise<{ app: TestApp; catalogue: Catalogue }> {
    const app = await TestApp.startOwn({ REDIS_URL: '', RENDER_AHEAD: 'on', ...settings });
    apps.push(app);
    return { app, catalogue: await catalogueOf(app.admin) };
  }

  /** Id of a quote of one part that waits for its answer. */
  async function sentQuote(app: TestApp, catalogue: Catalogue): Promise<number> {
    const { id } = await orderOf(app.admin, { customer_id: catalogue.customer });
    await partOf(app.admin, (await setOf(app.admin, id)).id, catalogue);
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    return id;
  }

  const revisionOf = ({ db }: TestApp, order_id: number) =>
    db.manager.findOneByOrFail(Revision, { order_id, number: 0 });
  const documentsOf = async (app: TestApp, orderId: number) => {
    const { id: revision_id } = await revisionOf(app, orderId);
    return app.db.manager.find(RevisionDocument, { where: { revision_id }, order: { id: 'ASC' } });
  };
  const kindsOf = async (app: TestApp, orderId: number) =>
    (await documentsOf(app, orderId)).map(({ kind }) => kind);
  const storedOf = async (app: TestApp, orderId: number) => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(FileStorage).list(`revisions/${orderId}/`)) keys.push(key);
    return keys.sort();
  };
  /** Makes the revision due, as it is once its wait is over. */
  const makeDue = ({ db }: TestApp, { id }: Revision) =>
    db.write(() => db.manager.update(Revision, { id }, { print_at: LONG_AGO }));

  /** Looks again until it is so; the test's own limit ends a vain wait. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await setTimeout(25);
  }

  it('are printed by themselves after the commit, once each', async () => {
    const { app, catalogue } = await start({});
    const id = await sentQuote(app, catalogue);
    await until(async () => (await revisionOf(app, id)).print_at === null);
    expect(await kindsOf(app, id)).toEqual(KINDS);
    const before = await documentsOf(app, id);
    await app.app.get(RevisionPrinting).tryDue();
    await app.admin.get(`/api/orders/${id}/revisions/0/pdf`).expect(200);
    expect(await documentsOf(app, id)).toEqual(before);
    expect(await storedOf(app, id)).toEqual(before.map(({ storage_key }) => storage_key).sort());
  });

  it('are tried again after a growing wait where they can’t be printed, and the quote stays sent', async () => {
    const { app, catalogue } = await start({ CHROMIUM_PATH: '/no/chromium' });
    const chromium = process.env.CHROMIUM_PATH;
    const id = await sentQuote(app, catalogue);
    const printing = app.app.get(RevisionPrinting);
    for (const tries of [1, 2]) {
      await until(async () => (await revisionOf(app, id)).print_tries === tries);
      const failed = await revisionOf(app, id);
      const minutes = (Date.parse(failed.print_at ?? '') - Date.now()) / 60_000;
      expect(Math.ceil(minutes)).toBe(2 ** (tries - 1));
      await printing.tryDue();
      expect(await revisionOf(app, id)).toEqual(failed);
      await makeDue(app, failed);
      if (tries === 1) await printing.tryDue();
    }
    const { body: order } = await app.admin.get(`/api/orders/${id}`).expect(200);
    expect(order).toMatchObject({ status: 'waiting_response', revision: 0 });
    await app.admin.get(`/api/orders/${id}/revisions/0/pdf`).expect(503);
    if (chromium === undefined) delete app.settings.documents.CHROMIUM_PATH;
    else app.settings.documents.CHROMIUM_PATH = chromium;
    await printing.tryDue();
    expect(await revisionOf(app, id)).toMatchObject({ print_at: null, print_tries: 0 });
    expect(await kindsOf(app, id)).toEqual(KINDS);
  });

  it('are completed by the next process where one stops between an object and its row', async () => {
    const { app, catalogue } = await start({});
    const storage = app.app.get(FileStorage);
    const put = storage.put.bind(storage);
    const stopped = new Promise<void>((stop) => {
      storage.put = async (key, body, contentType) => {
        await put(key, body, contentType);
        if (!key.startsWith('revisions/') || !key.includes('-sets-')) return;
        stop();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      };
    });
    const id = await sentQuote(app, catalogue);
    await stopped;
    const [quote] = await documentsOf(app, id);
    expect(await kindsOf(app, id)).toEqual(['quote']);
    expect(await storedOf(app, id)).toHaveLength(2);
    const next = await createApi(app.settings);
    await next.init();
    await next.get(RevisionPrinting).tryDue();
    const complete = await documentsOf(app, id);
    expect(complete.map(({ kind }) => kind)).toEqual(KINDS);
    expect(complete[0]).toEqual(quote);
    // What the one that stopped left behind is gone.
    const keys = complete.map(({ storage_key }) => storage_key).sort();
    expect(await storedOf(app, id)).toEqual(keys);
    goOn();
    await next.close();
    await until(async () => (await revisionOf(app, id)).print_at === null);
    expect(await documentsOf(app, id)).toEqual(complete);
    expect(await storedOf(app, id)).toEqual(keys);
    await app.admin.delete(`/api/orders/${id}`).expect(200);
    expect(await storedOf(app, id)).toEqual([]);
  });

  it('are printed when they are first asked for where nothing is printed ahead', async () => {
    const { app, catalogue } = await start({ RENDER_AHEAD: 'off' });
    const id = await sentQuote(app, catalogue);
    await app.app.get(RevisionPrinting).tryDue();
    expect(await kindsOf(app, id)).toEqual([]);
    await app.admin.get(`/api/orders/${id}/revisions/0/pdf-sets`).expect(200);
    expect(await kindsOf(app, id)).toEqual(['sets']);
  });
});
