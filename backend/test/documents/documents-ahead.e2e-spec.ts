import { setTimeout } from 'node:timers/promises';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';

describe('documents ahead of time', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '', RENDER_AHEAD: 'on' });
  });
  afterAll(() => app.close());

  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(FileStorage).list('documents/')) keys.push(key);
    return keys.sort();
  };

  /** Looks again until so many documents are stored; the test's own limit ends a vain wait. */
  const untilStored = async (count: number) => {
    while ((await stored()).length < count) await setTimeout(50);
  };

  it('prints each of an order’s documents once its changes have settled, and a click finds them', async () => {
    const catalogue = await catalogueOf(app.admin);
    const order = await orderOf(app.admin, { customer_id: catalogue.customer });
    const set = await setOf(app.admin, order.id);
    await partOf(app.admin, set.id, catalogue);
    for (const payment_obs of ['À vista', '28 dias', '30 dias']) {
      await app.admin.put(`/api/orders/${order.id}`, { payment_obs }).set('Host', 'forja.test').expect(200);
    }
    await untilStored(3);
    const before = await stored();
    for (const document of ['pdf', 'pdf-sets', 'pdf-parts']) {
      await app.admin.get(`/api/orders/${order.id}/${document}`).set('Host', 'forja.test').expect(200);
    }
    expect(await stored()).toEqual(before);
    expect(before.map((key) => key.split('/')[1])).toEqual(['part-sheets', 'quote', 'sets']);
  });
});
