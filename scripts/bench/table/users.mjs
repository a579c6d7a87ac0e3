import { performance } from 'node:perf_hooks';
import { chooser } from '../data/random.mjs';
import { at } from '../../lib/bench.mjs';
import { beside } from './stored.mjs';

const USERS = 8;
const SECONDS = 60;
/** Orders that are opened and changed. */
const ORDERS = 200;
/** The first seconds are not counted. */
const WARM_UP_MS = 3000;

/** Orders with a part of each that may be saved: a quote that waits for its answer is closed. */
async function someOrders(call) {
  const { items } = await call('GET', '/api/orders/page?size=200');
  const orders = [];
  const open = items.filter(({ status }) => status !== 'waiting_response');
  for (const { id } of open.slice(0, ORDERS)) {
    const { sets } = await call('GET', `/api/orders/${id}`);
    const part = sets[0]?.parts[0];
    if (part) orders.push({ id, set_id: sets[0].id, part_id: part.id });
  }
  return orders;
}

/** 8 of 10 requests read: 4 an order, 2 the list, 1 the search, 1 the dashboard; 2 save a part. */
function nextRequest(orders, { random, one, whole }) {
  const { id, set_id, part_id } = one(orders);
  const chance = random();
  if (chance < 0.4) return ['GET', `/api/orders/${id}`];
  if (chance < 0.6) return ['GET', `/api/orders/page?sort=${one(['customer', 'total', 'delivery_date'])}`];
  if (chance < 0.7) return ['GET', `/api/search?q=${one(['flange', 'suporte', 'ferrari', '0123'])}`];
  if (chance < 0.8) return ['GET', '/api/dashboard'];
  return ['PUT', `/api/sets/${set_id}/parts/${part_id}`, { quantity: 1 + whole(50) }];
}

/** So many users who wait for nothing but their answers: the milliseconds of these, and how many failed. */
async function working(ask, orders, { users, seconds }) {
  const from = performance.now() + WARM_UP_MS;
  const until = from + seconds * 1000;
  const took = [];
  let errors = 0;
  const user = async (number) => {
    const chosen = chooser(number + 1);
    while (performance.now() < until) {
      const since = performance.now();
      await ask(...nextRequest(orders, chosen)).catch(() => (errors += 1));
      if (since >= from) took.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  return { requests: took.length, errors, p99: at(took, 0.99) };
}

/** One user alone, then eight at once. */
export async function usersAtWork({ call, ask }, count) {
  const orders = await someOrders(call);
  const alone = await working(ask, orders, { users: 1, seconds: 20 });
  const together = await working(ask, orders, { users: USERS, seconds: SECONDS });
  const errors = together.errors + alone.errors;
  if (errors > 0) throw new Error(`${errors} requests of users at work failed`);
  const note = `${(together.requests / SECONDS).toFixed(0)} requests/s, alone ${alone.p99.toFixed(0)} ms`;
  return [beside(`p99 of 8 users, ${count} orders`, together.p99, alone.p99, 5, note)];
}
