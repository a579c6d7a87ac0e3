import { fromBuild } from '../../lib/bench.mjs';
import { say } from '../../lib/say.mjs';
import { columnsOf, insertRows, lastId } from './insert.mjs';
import { copier } from './copies.mjs';
import { orderMaker } from './order-rows.mjs';
import { chooser } from './random.mjs';
import { COMPANIES, FORMS, NAMES } from './words.mjs';

/** Orders of one transaction. */
const CHUNK = 10_000;

/** A customer for so many orders. */
const ORDERS_EACH = 50;

/** @returns {Promise<{ customer_id: number }[]>} customers, made of the demo data's first: their ids and what orders keep of them */
async function customersOf(driver, { orders, seed }) {
  const { one, whole } = chooser(seed + 2);
  const columns = await columnsOf(driver, 'customers');
  const { customerKeys } = await fromBuild('orders/listed/listed-orders.keeper.js');
  const [model] = await driver.all('SELECT * FROM customers ORDER BY id LIMIT 1');
  const [state] = await driver.all('SELECT * FROM states WHERE id = ?', [model.state_id]);
  const first = (await lastId(driver, 'customers')) + 1;
  const digits = (count) => Array.from({ length: count }, () => String(whole(10))).join('');
  const rows = Array.from({ length: Math.max(10, Math.round(orders / ORDERS_EACH)) }, (_, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, model[column]])),
    id: first + index,
    name: `${one(COMPANIES)} ${one(NAMES)} ${String(index + 1)} ${one(FORMS)}`,
    email: `compras${String(index + 1)}@cliente.example`,
    phone: `(1${String(1 + whole(9))}) 9${digits(4)}-${digits(4)}`,
    cnpj: `${digits(2)}.${digits(3)}.${digits(3)}/0001-${digits(2)}`,
  }));
  await driver.transaction(() => insertRows(driver, 'customers', rows));
  return rows.map((row) => ({
    customer_id: row.id,
    ...customerKeys({ ...row, state: state.abbreviation || state.name }),
  }));
}

/** The orders that are copied, in the order of the templates. */
async function templateRows(driver, templates) {
  const ids = templates.map(({ order_id }) => order_id);
  const rows = await driver.all(`SELECT * FROM orders WHERE id IN (${ids.join()})`);
  return ids.map((id) => rows.find((row) => row.id === id));
}

/**
 * Fills a migrated database with so many orders of one set, from one seed the same each time. Totals of the orders are those
 * of their parts: both are copies of what the product stored.
 * @param driver scripts/bench/orders/raw-driver.mjs
 * @param {{ templates: { order_id: number, set_id: number }[], users: { id: number, name: string }[] }} entered
 * @param {{ orders: number, parts: number, seed: number }} wanted
 */
export async function fillOrders(driver, { templates, users }, { orders, parts, seed }) {
  const customers = await customersOf(driver, { orders, seed });
  const rows = await templateRows(driver, templates);
  const first = (await lastId(driver, 'orders')) + 1;
  const make = orderMaker({ rows, customers, users, seed, now: Date.now(), count: orders });
  const copy = await copier(driver, templates, { first, parts });
  for (let done = 0; done < orders; done += CHUNK) {
    const count = Math.min(CHUNK, orders - done);
    await driver.transaction(async () => {
      const some = Array.from({ length: count }, (_, index) => make(first + done + index, done + index));
      await insertRows(driver, 'orders', some);
      await copy(first + done, first + done + count - 1);
    });
    if (done % (10 * CHUNK) === 0) say(`${done + count} of ${orders} orders`);
  }
}
