import fc from 'fast-check';
import { OrderTotalsKeeper } from '../../src/orders/kept-totals/order-totals.keeper.js';
import { Order } from '../../src/orders/order.entity.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { type OrderBody, orderOf, partOf, readOrder, setOf } from '../world/orders.js';

describe('the totals that an order keeps @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const wrongOrders = async (repair = false) => {
    const wrong: [number, readonly string[]][] = [];
    const onWrong = (id: number, columns: readonly string[]) => wrong.push([id, columns]);
    const { checked } = await app.app.get(OrderTotalsKeeper).checkAll({ repair, onWrong });
    expect(checked).toBeGreaterThan(0);
    return wrong;
  };

  const listed = async (id: number) => {
    const { body } = await app.admin.get('/api/orders').expect(200);
    return (body as { id: number }[]).find((row) => row.id === id);
  };

  /** Steps that a person can take; each is given numbers to choose by, and does nothing where there is nothing. */
  type Step = (order: OrderBody, pick: number, amount: number) => Promise<unknown>;
  const setAt = (order: OrderBody, pick: number) => order.sets[pick % (order.sets.length || 1)];
  const partAt = (order: OrderBody, pick: number) => {
    const parts = order.sets.flatMap((set) => set.parts);
    return parts[pick % (parts.length || 1)];
  };
  const saveOrder = (fields: (amount: number) => object): Step => {
    return (order, _, amount) => app.admin.put(`/api/orders/${order.id}`, fields(amount));
  };
  const STEPS: Record<string, Step> = {
    'add a set': ({ id }) => setOf(app.admin, id),
    'remove a set': async (order, pick) => {
      const set = setAt(order, pick);
      if (set) await app.admin.delete(`/api/sets/${set.id}`).expect(200);
    },
    'quantity of a set': async (order, pick, amount) => {
      const set = setAt(order, pick);
      if (set) await app.admin.post(`/api/sets/${set.id}/update`, { quantity: amount % 9 });
    },
    'add a part': async (order, pick, amount) => {
      const set = setAt(order, pick);
      if (set) await partOf(app.admin, set.id, catalogue, { quantity: amount % 50 });
    },
    'save a part': async (order, pick, amount) => {
      const part = partAt(order, pick);
      if (!part) return;
      const fields = {
        type: 'sheet',
        width: amount,
        locked_values: ['unit_value'],
        unit_value: amount / 100,
      };
      await app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, fields).expect(200);
    },
    'recalculate a part': async (order, pick) => {
      const part = partAt(order, pick);
      if (!part) return;
      const path = `/api/sets/${part.set_id}/parts/${part.id}`;
      await app.admin.put(path, { type: 'sheet', locked_values: [], refresh: true }).expect(200);
    },
    'remove a part': async (order, pick) => {
      const part = partAt(order, pick);
      if (part) await app.admin.delete(`/api/set-parts/${part.id}`).expect(200);
    },
    'finish a part': async (order, pick) => {
      const part = partAt(order, pick);
      if (part) await app.admin.put(`/api/set-parts/${part.id}/update-status`, { status: 'finished' });
    },
    freight: saveOrder((amount) => ({ delivery_type: 'CIF', delivery_value: amount / 100 })),
    'no freight': saveOrder(() => ({ delivery_type: 'FOB' })),
    service: saveOrder((amount) => ({ service_value: amount / 10 })),
    discount: saveOrder((amount) => ({ discount: amount / 100 })),
    markup: saveOrder((amount) => ({ markup: amount % 200 })),
    'another customer': saveOrder((amount) => ({
      customer_id: amount % 2 ? catalogue.customer : catalogue.elsewhere,
    })),
    'recalculate all': async ({ id, version }) => {
      await app.admin.put(`/api/orders/${id}/refresh`, { version }).expect(200);
    },
    'copy a part': async (order, pick, amount) => {
      const [part, set] = [partAt(order, pick), setAt(order, amount)];
      if (!part || !set) return;
      const targets = [{ set_id: set.id, ids: [part.id], position: (amount % 4) + 1 }];
      await app.admin.post(`/api/orders/${order.id}/transfer-parts`, { mode: 'copy', targets }).expect(200);
    },
    'move a part': async (order, pick, amount) => {
      const [part, set] = [partAt(order, pick), setAt(order, amount)];
      if (!part || !set) return;
      const targets = [{ set_id: set.id, ids: [part.id] }];
      await app.admin.post(`/api/orders/${order.id}/transfer-parts`, { mode: 'move', targets }).expect(200);
    },
    'copy a set': async (order, pick) => {
      const set = setAt(order, pick);
      if (!set) return;
      const body = { mode: 'copy', ids: [set.id], position: 1 };
      await app.admin.post(`/api/orders/${order.id}/transfer-sets`, body).expect(200);
    },
    'move a set into another order': async (order, pick) => {
      const set = setAt(order, pick);
      if (!set) return;
      const { id } = await orderOf(app.admin, { markup: 10 });
      const body = { mode: 'move', ids: [set.id], from_order_id: order.id };
      await app.admin.post(`/api/orders/${id}/transfer-sets`, body).expect(200);
    },
    duplicate: ({ id }) => app.admin.post(`/api/orders/${id}/duplicate`, {}).expect(201),
    // And back again: what waits for its answer is read-only.
    'the next status': async ({ id }) => {
      for (const status of ['waiting_response', 'in_progress']) {
        await app.admin.put(`/api/orders/${id}/update-status`, { status }).expect(200);
      }
    },
  };

  it('are those of its parts after any sequence of calls, and the list shows them', async () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(STEPS)),
      fc.nat(7),
      fc.integer({ min: 1, max: 999 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const { id } = await orderOf(app.admin, { customer_id: catalogue.customer, markup: 30 });
        const set = await setOf(app.admin, id);
        await partOf(app.admin, set.id, catalogue);
        for (const [name, pick, amount] of steps) {
          await STEPS[name]?.(await readOrder(app.admin, id), pick, amount);
          const { totals, sets } = await readOrder(app.admin, id);
          expect(await listed(id)).toMatchObject({
            total: totals.total,
            sets_count: sets.length,
            parts_count: sets.flatMap(({ parts }) => parts).length,
          });
        }
        expect(await wrongOrders()).toEqual([]);
      }),
      { numRuns: walks(12) },
    );
  });

  it('that are wrong are named, and put right where asked', async () => {
    const { id } = await orderOf(app.admin, { delivery_type: 'CIF', delivery_value: 10, service_value: 5 });
    await app.db.write(() => app.db.manager.update(Order, { id }, { total: 14, parts_count: 1 }));
    expect(await wrongOrders()).toEqual([[id, ['parts_count', 'total']]]);
    expect(await wrongOrders(true)).toEqual([[id, ['parts_count', 'total']]]);
    expect(await wrongOrders()).toEqual([]);
    expect(await listed(id)).toMatchObject({ total: 15, parts_count: 0 });
  });

  it('follow in the transaction of the change: what is rolled back leaves them as they were', async () => {
    const { id } = await orderOf(app.admin, { service_value: 7 });
    const failing = app.db.write(async () => {
      await app.db.manager.update(Order, { id }, { service_value: 9 });
      const order = await app.db.manager.findOneByOrFail(Order, { id });
      await app.app.get(OrderTotalsKeeper).keepNow(order);
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    expect(await listed(id)).toMatchObject({ total: 7 });
  });
});
