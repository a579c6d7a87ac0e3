import { Order } from '../../src/orders/order.entity.js';
import { dayAfter, dayOf } from '../../src/platform/i18n/calendar.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

describe('the reminders of validity', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  it('name the owner’s waiting quotes that end within three days or ended within thirty', async () => {
    const today = dayOf(new Date().toISOString());
    const seller = await app.userWith('edit_pre_orders', 'view_all_orders');
    const sent = async (days: number, by = seller) => {
      const { id } = await orderOf(by);
      await by.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
      const validity_key = dayAfter(today, days);
      await app.db.write(() => app.db.manager.update(Order, { id }, { validity_key }));
      return id;
    };
    const [last, soon, past] = [await sent(0), await sent(3), await sent(-30)];
    await sent(4);
    await sent(-31);
    await sent(1, app.admin);
    const { body } = await seller.get('/api/reminders').expect(200);
    expect(body).toMatchObject({ ending: 2, ended: 1 });
    expect(body.items).toMatchObject([
      { order_id: last, state: 'ending', valid_until: today, total: 0 },
      { order_id: soon, state: 'ending' },
      { order_id: past, state: 'ended' },
    ]);
    await seller.put(`/api/orders/${last}/update-status`, { status: 'in_progress' }).expect(200);
    expect((await seller.get('/api/reminders')).body.ending).toBe(1);
  });
});
