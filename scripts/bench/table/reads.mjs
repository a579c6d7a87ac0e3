import { packedClient } from '../orders/client.mjs';
import { compared } from '../orders/compare.mjs';
import { rawServer } from '../orders/raw-server.mjs';
import { besideServer, installation } from '../world.mjs';
import { beside } from './stored.mjs';

/** What the list's first page is narrowed and sorted by. */
const PAGES = {
  'all, newest first': '',
  'by customer': '?sort=customer&order=ASC',
  'by total': '?sort=total&order=DESC',
  'by delivery date': '?sort=delivery_date&order=ASC',
  'of a status': '?status=waiting_response',
  'of a status, by total': '?status=finished&sort=total&order=DESC',
  'of a word in names': '?text=ferrari',
  'of a rare word': '?text=zanetti%20123',
  'of lost quotes': `?filter=${encodeURIComponent(JSON.stringify({ lost_reason: 'price' }))}`,
  'last page': '?end=1',
};

const SEARCHES = {
  'an order number': '000123',
  'a customer': 'ferrari hidraulica',
  'words of parts': 'flange superior',
  'two letters': 'su',
  'a rare code': 'rf-99990',
};

const asked = (ask, path, texts) =>
  Object.entries(texts).map(([title, query]) => [title, () => ask('GET', path + query)]);

/** First pages, dashboard and search beside an empty request: milliseconds by title, at one number of orders. */
async function reads({ ask }) {
  const words = Object.fromEntries(
    Object.entries(SEARCHES).map(([title, text]) => [title, `?q=${encodeURIComponent(text)}`]),
  );
  const prefixed = (prefix, rows) => rows.map(([title, work]) => [`${prefix} ${title}`, work]);
  const year = String(new Date().getFullYear());
  return compared(
    Object.fromEntries([
      ['empty', () => ask('GET', '/api/status-flow')],
      ...prefixed('first page:', asked(ask, '/api/orders/page', PAGES)),
      ['dashboard', () => ask('GET', `/api/dashboard?period=${year}`)],
      ...prefixed('search:', asked(ask, '/api/search', words)),
    ]),
    { rounds: 25, warmUp: 5 },
  );
}

/**
 * First pages, dashboard, search, at several sizes, each beside an empty request; and how first pages grow.
 * @param limits milliseconds by the beginning of a row's name; others may take as long as three empty requests
 */
export async function readRows(worlds, limits) {
  const found = [];
  for (const { env, orders } of worlds) {
    const took = await besideServer(env, reads);
    found.push({ orders, took });
  }
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
  await installation(env, { orders: WHOLE_LIST });
  return besideServer(env, async ({ base, token, call, ask }) => {
    const raw = await rawServer(env, { list: await call('GET', '/api/orders') });
    const bare = packedClient({ base: raw.base });
    const response = await fetch(`${base}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    const etag = response.headers.get('etag') ?? '';
    const found = await compared(
      {
        empty: () => ask('GET', '/api/status-flow'),
        unchanged: () => ask('GET', '/api/orders', undefined, etag),
        whole: () => ask('GET', '/api/orders'),
        raw: () => bare('GET', '/list'),
      },
      { rounds: 15, warmUp: 3 },
    );
    await raw.end();
    return [
      beside(`whole list of ${WHOLE_LIST}`, found.whole, found.raw, 1.3, 'raw driver'),
      beside('whole list, unchanged', found.unchanged, found.empty, 1.5, 'empty request'),
    ];
  });
}
