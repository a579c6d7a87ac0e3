import { once } from 'node:events';
import { inRoot } from '../../lib/paths.mjs';
import { start, stop } from '../../lib/run.mjs';
import { compared, show } from './compare.mjs';
import { packedClient } from './client.mjs';

/** Parts of the orders that are opened. */
const SIZES = [50, 200, 400];
const DRAWINGS = 20;

/** The limit's process (raw-server.mjs), taught what it answers for each order. */
export async function rawServer(env, call, orders) {
  const child = start(process.execPath, [inRoot('scripts/bench/orders/raw-server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const base = `http://127.0.0.1:${String(line).trim()}`;
  for (const { id } of orders) {
    const body = JSON.stringify(await call('GET', `/api/orders/${id}`));
    await fetch(`${base}/orders/${id}`, { method: 'PUT', body });
  }
  return { base, end: () => stop(child) };
}

/** Opening orders of several sizes, beside the raw driver, JSON and compression behind a bare HTTP server. */
export async function opening({ env, call, ask, make }) {
  const files = await make.filesOf(DRAWINGS);
  const orders = [];
  for (const size of SIZES) orders.push({ size, ...(await make.orderOf(size, files)) });
  const raw = await rawServer(env, call, orders);
  const bare = packedClient({ base: raw.base });
  try {
    for (const { id, size } of orders) {
      const bytes = await ask('GET', `/api/orders/${id}`);
      const { opened, limit } = await compared({
        opened: () => ask('GET', `/api/orders/${id}`),
        limit: () => bare('GET', `/orders/${id}`),
      });
      const note = `${Math.round(bytes / 1024)} kB packed`;
      show(`open an order of ${size} parts`, opened, { limit, goal: '2 × limit', note });
    }
  } finally {
    await raw.end();
  }
}
