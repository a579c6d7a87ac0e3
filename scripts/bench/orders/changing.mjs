import { randomBytes } from 'node:crypto';
import { compared, fromBuild, openContext } from '../../lib/bench.mjs';
import { beside } from '../table/stored.mjs';

const PARTS = 400;
const MANY_PARTS = 1_000;
/** Milliseconds for pricing them. */
const PRICING = 50;

/** Short requests, of which a server has done thousands: before some hundred, the time is that of code that is not compiled. */
const ONE_PART = { rounds: 60, warmUp: 150 };

/** Something else at every call, so that a save changes what is stored. */
const otherNumber = () => 1 + (randomBytes(2).readUInt16LE() % 900);

/** The statements of a part's save and no others: its row read, it and its process rows stored, a line of history. */
function rawSave(driver, order, part) {
  return driver.transaction(async () => {
    const [row] = await driver.all('SELECT * FROM set_parts WHERE id = ?', [part.id]);
    await driver.all(
      'UPDATE set_parts SET quantity = ?, final_value = ?, version = version + 1 WHERE id = ?',
      [otherNumber(), row.final_value, part.id],
    );
    const rows = await driver.all('SELECT * FROM part_processes WHERE part_id = ?', [part.id]);
    await driver.all('DELETE FROM part_processes WHERE part_id = ?', [part.id]);
    for (const { position, process_id, time, final_value } of rows) {
      await driver.all(
        'INSERT INTO part_processes (part_id, position, process_id, time, final_value) VALUES (?, ?, ?, ?, ?)',
        [part.id, position, process_id, time, final_value],
      );
    }
    await driver.all(
      'INSERT INTO order_history (order_id, user_id, user_name, action, created_at, details) VALUES (?, NULL, ?, ?, ?, ?)',
      [order.id, 'Bench', 'part_changed', new Date().toISOString(), '{"changes":{"quantity":[1,2]}}'],
    );
  });
}

/** How all parts of an order are priced in this process: the domain alone, nothing loaded or stored. */
async function pricingOf(env, order) {
  const [{ PartRowsRepository }, { NO_FIGURES }, { reprice }] = await Promise.all([
    fromBuild('orders/part-rows/part-rows.repository.js'),
    fromBuild('pricing/domain/basis/catalogue-figures.js'),
    fromBuild('orders/repricing/domain/reprice.js'),
  ]);
  const context = await openContext(env);
  const parts = await context.get(PartRowsRepository, { strict: false }).ofOrder(order.id);
  await context.close();
  return async () => reprice(parts, { markup: 30, icms: 0 }, NO_FIGURES, 'markup');
}

/** Saving and calculating one part of a large order, beside an empty request that must be signed in. */
export async function onePart({ ask, make, driver }) {
  const order = await make.orderOf(PARTS);
  const { set } = order;
  const [part] = await make.partsOf(set);
  const found = await compared(
    {
      empty: () => ask('GET', '/api/status-flow'),
      statements: () => rawSave(driver, order, part),
      saved: () => ask('PUT', `/api/sets/${set.id}/parts/${part.id}`, { quantity: otherNumber() }),
      calculated: () =>
        ask('POST', '/api/set-parts/calculateProperties', { part: { id: part.id, quantity: otherNumber() } }),
    },
    ONE_PART,
  );
  const bare = found.statements + found.empty;
  return [
    beside('save a part', found.saved, bare, 2, 'statements and an empty request'),
    beside('calculate a part', found.calculated, found.empty, 1.5),
  ];
}

/** Another markup for 1,000 parts, beside the time for pricing them, one statement that changes as many rows, and an empty request. */
export async function markup({ env, ask, driver, make }) {
  const order = await make.orderOf(MANY_PARTS);
  const statement = 'UPDATE set_parts SET final_value = final_value + 0.01 WHERE set_id = ?';
  const found = await compared(
    {
      empty: () => ask('GET', '/api/status-flow'),
      priced: await pricingOf(env, order),
      updated: () => driver.transaction(async () => void (await driver.all(statement, [order.set.id]))),
      changed: () => ask('PUT', `/api/orders/${order.id}/on-markup-change`, { markup: otherNumber() }),
    },
    { rounds: 11, warmUp: 4 },
  );
  const bare = PRICING + found.updated + found.empty;
  return [
    beside(`price ${MANY_PARTS} parts`, found.priced, PRICING, 1, '50 ms'),
    beside(
      `markup of ${MANY_PARTS} parts`,
      found.changed,
      bare,
      1.5,
      '50 ms, one statement, an empty request',
    ),
  ];
}
