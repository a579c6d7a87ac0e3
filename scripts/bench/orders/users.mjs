import { performance } from 'node:perf_hooks';
import { at } from '../../lib/bench.mjs';
import { chooser } from '../data/random.mjs';

const USERS = 8;
const ORDERS = 1_000;
const PARTS = 10;
const SECONDS = 10;

/** What a user does next: 6 of 10 open an order, 2 look at a page of the list, 2 save a part. */
function nextRequest(orders, { random, one, whole }) {
  const { id, set_id, parts } = one(orders);
  const chance = random();
  if (chance < 0.6) return ['GET', `/api/orders/${id}`];
  if (chance < 0.8) {
    const first = 25 * whole(orders.length / 25);
    return ['GET', `/api/orders?range=[${first},${first + 24}]`];
  }
  return ['PUT', `/api/sets/${set_id}/parts/${one(parts)}`, { quantity: 1 + whole(50) }];
}

/**
 * Milliseconds of the requests of users who wait for nothing but their answers.
 * @param {{ users: number, warmUp?: number, seconds: number }} times warmUp: the first seconds are not counted
 * @param work one request, of what it is given to choose by
 */
export async function atWork({ users, warmUp = 3, seconds }, work) {
  const from = performance.now() + warmUp * 1000;
  const until = from + seconds * 1000;
  const took = [];
  const user = async (number) => {
    const chosen = chooser(number + 1);
    while (performance.now() < until) {
      const since = performance.now();
      await work(chosen);
      if (since >= from) took.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  return took;
}

function showRequests(title, took, goals) {
  const perSecond = (took.length / SECONDS).toFixed(0).padStart(8);
  const [half, most] = [at(took, 0.5).toFixed(1), at(took, 0.99).toFixed(1)];
  console.log(
    `${title.padEnd(34)}${perSecond} requests/s   half within ${half} ms, 99 of 100 within ${most} ms ${goals}`,
  );
}

/** Eight users at once; beside them, how many empty requests that must be signed in the same machine answers. */
export async function eightUsers({ ask, make }) {
  const orders = await make.manyOrders(ORDERS, PARTS);
  const times = { users: USERS, seconds: SECONDS };
  const empty = await atWork(times, () => ask('GET', '/api/status-flow'));
  const mixed = await atWork(times, (chosen) => ask(...nextRequest(orders, chosen)));
  showRequests(`${USERS} users, empty requests`, empty, '');
  showRequests(`${USERS} users, ${ORDERS} orders of ${PARTS} parts`, mixed, '(goal 400 requests/s, 60 ms)');
}
