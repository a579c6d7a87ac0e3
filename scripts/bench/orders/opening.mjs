import { compared } from '../../lib/bench.mjs';
import { packedClient } from './client.mjs';
import { rawServer } from './raw-server.mjs';
import { beside } from '../table/stored.mjs';

/** Parts of the orders that are opened. */
const SIZES = [50, 200, 400];
const DRAWINGS = 20;

/** Opening orders of several sizes, beside the raw driver, JSON and compression behind a bare HTTP server. */
export async function opening({ env, call, ask, make }) {
  const files = await make.filesOf(DRAWINGS);
  const answers = {};
  for (const size of SIZES) {
    const { id } = await make.orderOf(size, files);
    answers[id] = await call('GET', `/api/orders/${id}`);
  }
  const raw = await rawServer(env, answers);
  const bare = packedClient({ base: raw.base });
  const rows = [];
  for (const [index, id] of Object.keys(answers).entries()) {
    const path = `/api/orders/${id}`;
    const bytes = await ask('GET', path);
    const { opened, limit } = await compared({
      opened: () => ask('GET', path),
      limit: () => bare('GET', `/${id}`),
    });
    const note = `raw driver, ${Math.round(bytes / 1024)} kB packed`;
    rows.push(beside(`open an order of ${SIZES[index]} parts`, opened, limit, 2, note));
  }
  await raw.end();
  return rows;
}
