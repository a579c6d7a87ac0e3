import { packedClient } from '../orders/client.mjs';
import { atWork } from '../orders/users.mjs';
import { at } from '../../lib/bench.mjs';

const USERS = 8;
/** Orders that are opened and changed. */
const ORDERS = 200;

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

/** So many users at once, and how many of their requests failed. */
async function working(ask, orders, times) {
  let errors = 0;
  const took = await atWork(times, (chosen) =>
    ask(...nextRequest(orders, chosen)).catch(() => (errors += 1)),
  );
  return { requests: took.length, errors, p99: at(took, 0.99) };
}

/** One user alone, then eight at once. */
export async function usersAtWork({ call, base, token }, seconds) {
  const orders = await someOrders(call);
  const ask = packedClient({ base, token });
  const alone = await working(ask, orders, { users: 1, seconds: Math.min(20, seconds) });
  const together = await working(ask, orders, { users: USERS, seconds });
  return { alone, together, perSecond: together.requests / seconds };
}
