import { compared } from '../../lib/bench.mjs';
import { packedClient } from './client.mjs';
import { rawServer } from './raw-server.mjs';
import { beside } from '../table/stored.mjs';

/** Parts of the orders that are opened. */
const SIZES = [50, 200, 400];
const DRAWINGS = 20;

/** Totals of an order with taxes by the day of its invoice, beside those of one with plain taxes. */
export async function taxes({ call, ask, make }) {
  const profile = await call('GET', '/api/company/taxes');
  await call('PUT', '/api/company/taxes', { ...profile, state: 'SP', regime: 'presumido' });
  const size = SIZES.at(-1);
  const [plain, complete] = [await make.orderOf(size), await make.orderOf(size)];
  await call('PUT', `/api/orders/${complete.id}`, { complete_taxes: true, invoice_date: '2027-01-15' });
  const totals = ({ id }) => ask('POST', `/api/orders/${id}/live-totals`, {});
  const took = await compared({ complete: () => totals(complete), plain: () => totals(plain) });
  return [
    beside(`totals of ${size} parts with complete taxes`, took.complete, took.plain, 1.2, 'plain taxes'),
  ];
}

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
