import fc from 'fast-check';
import { SetPart } from '../../src/orders/parts/set-part.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet, type Part } from '../world/orders.js';
import { anyPart } from '../world/random-parts.js';

/** A save answers from what it stored, without reading it again: both must say the same after any change. */
describe('The answer of a save', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  test('is what is read afterwards, whatever was changed', async () => {
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const path = `/api/sets/${setId}/parts`;
    const check = async (answer: Part & { order_totals: unknown }) => {
      const { order_totals, ...part } = answer;
      expect((await user.get(`/api/set-parts/${part.id}`).expect(200)).body).toEqual(part);
      expect((await user.get(`/api/orders/${orderId}`).expect(200)).body.totals).toEqual(order_totals);
    };
    await fc.assert(
      fc.asyncProperty(
        anyPart(catalogue),
        fc.array(anyPart(catalogue), { maxLength: 3 }),
        async (first, changes) => {
          const { refresh: _, ...fields } = first;
          const { body: created } = await user.post(path, fields).expect(201);
          await check(created);
          for (const change of changes) {
            await check((await user.put(`${path}/${created.id}`, change).expect(200)).body);
          }
        },
      ),
      // Without shrinking: a hundred more requests would run into the test's limit before the counterexample is shown.
      { numRuns: walks(15), endOnFailure: true },
    );
  });

  test('and a price basis keeps figures alone, whatever was loaded for the answer', async () => {
    const { setId } = await newSet(user, { customer_id: catalogue.customer });
    const body = {
      type: 'sheet',
      sheet_id: catalogue.sheet,
      ncm_id: catalogue.ncm,
      processes: [{ id: catalogue.process, pivot: { time: 1 } }],
    };
    const { body: part } = await user.post(`/api/sets/${setId}/parts`, body).expect(201);
    const { price_basis } = await app.db.manager.findOneByOrFail(SetPart, { id: part.id as number });
    expect(Object.keys({ ...price_basis?.sheet }).sort()).toEqual(
      ['group', 'id', 'length', 'material_id', 'price_kg', 'specific_weight', 'thickness', 'width'].sort(),
    );
    expect(Object.keys({ ...price_basis?.ncm })).toEqual(['id', 'ipi']);
    expect(price_basis?.processes.map((process) => Object.keys(process))).toEqual([
      ['id', 'value_per_minute', 'setup'],
    ]);
  });
});
