import { compared } from '../../lib/bench.mjs';
import { rawAnswer } from '../orders/raw-answer.mjs';
import { makeInstallation } from '../data/installation.mjs';
import { besideServer } from '../world.mjs';
import { beside } from './stored.mjs';

const search = (text) => `/api/search?q=${encodeURIComponent(text)}`;
const lost = encodeURIComponent(JSON.stringify({ lost_reason: 'price' }));

/** First pages by what they are narrowed and sorted by, dashboard and search. */
const READS = {
  'first page: all, newest first': '/api/orders/page',
  'first page: by customer': '/api/orders/page?sort=customer&order=ASC',
  'first page: by total': '/api/orders/page?sort=total&order=DESC',
  'first page: by delivery date': '/api/orders/page?sort=delivery_date&order=ASC',
  'first page: of a status': '/api/orders/page?status=waiting_response',
  'first page: of a status, by total': '/api/orders/page?status=finished&sort=total&order=DESC',
  'first page: of a word in names': '/api/orders/page?text=ferrari',
  'first page: of a rare word': '/api/orders/page?text=zanetti%20123',
  'first page: of lost quotes': `/api/orders/page?filter=${lost}`,
  'first page: last page': '/api/orders/page?end=1',
  dashboard: `/api/dashboard?period=${new Date().getFullYear()}`,
  'search: an order number': search('000123'),
  'search: a customer': search('ferrari hidraulica'),
  'search: words of parts': search('flange superior'),
  'search: two letters': search('su'),
  'search: a rare code': search('rf-99990'),
};

/** Each read, and an empty request: milliseconds by name, at one number of orders. */
const reads = ({ ask }) =>
  compared(
    Object.fromEntries(
      Object.entries({ empty: '/api/status-flow', ...READS }).map(([name, path]) => [
        name,
        () => ask('GET', path),
      ]),
    ),
    { rounds: 25, warmUp: 5 },
  );

/**
 * First pages, dashboard, search, at several sizes, each beside an empty request; and how first pages grow.
 * @param limits milliseconds by the beginning of a row's name; others may take as long as three empty requests
 */
export async function readRows(worlds, limits) {
  const found = [];
  for (const { env, orders } of worlds) found.push({ orders, took: await besideServer(env, reads) });
  const rows = [];
  for (const { orders, took } of found) {
    for (const [name, ms] of Object.entries(took)) {
      if (name === 'empty') continue;
      const [, milliseconds] = Object.entries(limits).find(([start]) => name.startsWith(start)) ?? [];
      const most = milliseconds === undefined ? 3 : milliseconds / took.empty;
      rows.push(beside(`${name}, ${orders} orders`, ms, took.empty, most));
    }
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === last) return rows;
  for (const [name, ms] of Object.entries(last.took)) {
    if (!name.startsWith('first page')) continue;
    // Of what an empty request takes at each size, so that a busier minute counts for nothing.
    const growth = ms / last.took.empty / (first.took[name] / first.took.empty);
    const note = `${last.orders} ÷ ${first.orders}`;
    rows.push({ name: `growth of ${name}`, ratio: growth, most: 1.2, note });
  }
  return rows;
}

const WHOLE_LIST = 10_000;

/** The whole list beside the raw driver, and where nothing has changed beside an empty request. */
export async function listRows(env) {
  await makeInstallation(env, { orders: WHOLE_LIST });
  return besideServer(env, async ({ base, token, call, ask, driver }) => {
    const list = await call('GET', '/api/orders');
    const response = await fetch(`${base}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    const etag = response.headers.get('etag') ?? '';
    const found = await compared(
      {
        empty: () => ask('GET', '/api/status-flow'),
        unchanged: () => ask('GET', '/api/orders', undefined, etag),
        whole: () => ask('GET', '/api/orders'),
        raw: () => rawAnswer(driver, 'list', list),
      },
      { rounds: 15, warmUp: 3 },
    );
    return [
      beside(`whole list of ${WHOLE_LIST}`, found.whole, found.raw, 1.3, 'raw driver'),
      beside('whole list, unchanged', found.unchanged, found.empty, 1.5, 'empty request'),
    ];
  });
}
