import { performance } from 'node:perf_hooks';
import { at } from '../../lib/bench.mjs';
import { packedClient } from './client.mjs';

const USERS = 8;
const ORDERS = 1_000;
const PARTS = 10;
const SECONDS = { warmUp: 3, measured: 10 };

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What a user does next: 6 of 10 open an order, 2 look at a page of the list, 2 save a part. */
function nextRequest(orders, random) {
  const order = orders[Math.floor(random() * orders.length)];
  const chance = random();
  if (chance < 0.6) return ['GET', `/api/orders/${order.id}`];
  if (chance < 0.8) {
    const first = 25 * Math.floor(random() * (orders.length / 25));
    return ['GET', `/api/orders?range=[${first},${first + 24}]`];
  }
  const part = order.parts[Math.floor(random() * order.parts.length)];
  const quantity = 1 + Math.floor(random() * 50);
  return ['PUT', `/api/sets/${order.set_id}/parts/${part}`, { quantity }];
}

/** Milliseconds of all requests of users who wait for nothing but their answers. */
async function requestsOf(work) {
  const measuredFrom = performance.now() + SECONDS.warmUp * 1000;
  const until = measuredFrom + SECONDS.measured * 1000;
  const took = [];
  const user = async (number) => {
    const random = numbers(number + 1);
    while (performance.now() < until) {
      const since = performance.now();
      await work(random);
      if (since >= measuredFrom) took.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: USERS }, (_, number) => user(number)));
  return took;
}

function showRequests(title, took, goals) {
  const perSecond = (took.length / SECONDS.measured).toFixed(0).padStart(8);
  const [half, most] = [at(took, 0.5).toFixed(1), at(took, 0.99).toFixed(1)];
  console.log(
    `${title.padEnd(34)}${perSecond} requests/s   half within ${half} ms, 99 of 100 within ${most} ms ${goals}`,
  );
}

/** Eight users at once; beside them, how many empty requests that must be signed in the same machine answers. */
export async function eightUsers({ base, token, make }) {
  const orders = await make.manyOrders(ORDERS, PARTS);
  const ask = packedClient({ base, token });
  const empty = await requestsOf(() => ask('GET', '/api/status-flow'));
  const mixed = await requestsOf((random) => ask(...nextRequest(orders, random)));
  showRequests(`${USERS} users, empty requests`, empty, '');
  showRequests(`${USERS} users, ${ORDERS} orders of ${PARTS} parts`, mixed, '(goal 400 requests/s, 60 ms)');
}
