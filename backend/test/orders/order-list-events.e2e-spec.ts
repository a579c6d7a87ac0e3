import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from '../../src/create-api.js';
import { ListStreams } from '../../src/orders/live/presence/list-streams.service.js';
import type { Client } from '../harness/client.js';
import { Tab } from '../harness/event-stream.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

const PATH = '/api/order-list/events';

let test: TestApp;
let own: Client;

beforeAll(async () => {
  test = await TestApp.start();
  own = await test.userWith('edit_pre_orders');
});

afterAll(() => test.close());

const open = (client: Client, tab = 'none', app: NestExpressApplication = test.app) =>
  Tab.open(app, client, PATH, tab);

/** The ids of all that a tab heard. */
const heard = (tab: Tab): number[] =>
  tab.received
    .filter(({ event }) => event === 'changed')
    .flatMap(({ data }) => (JSON.parse(data) as { ids: number[] }).ids);

const save = (by: Client, id: number, tab = 'none') =>
  by
    .put(`/api/orders/${id}`, { payment_obs: String(Math.random()) })
    .set('X-Tab-Id', tab)
    .expect(200);

describe('an open list @servers', () => {
  it('hears which orders others make, change and delete, as far as its user sees them, and nothing of its own', async () => {
    const [all, mine, restricted] = [
      await open(test.admin, 'one'),
      await open(test.admin, 'two'),
      await open(own, 'three'),
    ];
    const { id: hidden } = await orderOf(test.admin, { type: 'pre_order' });
    const { id: seen } = await orderOf(own, { type: 'pre_order' });
    await save(test.admin, hidden, 'two');
    await save(test.admin, seen, 'two');
    await all.until(() => heard(all).includes(hidden) && heard(all).includes(seen));
    await restricted.until(() => heard(restricted).includes(seen));
    expect(heard(restricted)).not.toContain(hidden);
    const before = heard(mine).length;
    await save(test.admin, seen, 'two');
    await save(test.admin, hidden, 'one');
    await mine.until(() => heard(mine).slice(before).includes(hidden));
    expect(heard(mine).slice(before)).toEqual([hidden]);
    const count = heard(all).length;
    await test.admin.delete(`/api/orders/${hidden}`).expect(200);
    await all.until(() => heard(all).slice(count).includes(hidden));
    expect(heard(restricted)).not.toContain(hidden);
    [all, mine, restricted].forEach((tab) => tab.close());
  });

  it('hears of its user’s orders that are deleted or given to others, also where it then sees them no longer', async () => {
    const other = await test.userWith('edit_pre_orders');
    const [mine, uninvolved] = [await open(own), await open(await test.userWith('edit_pre_orders'))];
    const { id: deleted } = await orderOf(own, { type: 'pre_order' });
    const { id: given } = await orderOf(own, { type: 'pre_order' });
    await mine.until(() => heard(mine).includes(deleted) && heard(mine).includes(given));
    const before = heard(mine).length;
    await test.admin.delete(`/api/orders/${deleted}`).expect(200);
    await test.admin.post('/api/order-bulk/owner', { ids: [given], user_id: other.userId }).expect(200);
    await mine.until(() => [deleted, given].every((id) => heard(mine).slice(before).includes(id)));
    const count = heard(mine).length;
    await save(test.admin, given);
    const { id: later } = await orderOf(own, { type: 'pre_order' });
    await mine.until(() => heard(mine).slice(count).includes(later));
    expect(heard(mine).slice(count)).not.toContain(given);
    expect(heard(uninvolved)).toEqual([]);
    [mine, uninvolved].forEach((tab) => tab.close());
  });

  it('follows what its user may see, ends with the session, and is limited for each user', async () => {
    const guest = await test.userWith('view_all_orders');
    const tab = await open(guest);
    const stays = await open(test.admin);
    await guest.post('/api/logout', {}).expect(204);
    await test.app.get(ListStreams).beat();
    await tab.end();
    await stays.until(() => stays.count('beat') >= 2);
    stays.close();
    const many = await test.userWith();
    const tabs = await Promise.all(Array.from({ length: 21 }, () => open(many)));
    const statuses = tabs.map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    tabs.forEach((each) => each.close());
  });

  if (process.env.TEST_REDIS_URL) {
    it('hears of other processes', async () => {
      const second = await createApi(test.settings);
      await second.listen(0, '127.0.0.1');
      const there = await open(test.admin, 'one', second);
      const { id } = await orderOf(own, { type: 'pre_order' });
      await save(own, id);
      await there.until(() => heard(there).includes(id));
      there.close();
      await second.close();
    });
  }
});
