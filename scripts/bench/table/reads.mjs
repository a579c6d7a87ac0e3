import { packedClient } from '../orders/client.mjs';
import { compared } from '../orders/compare.mjs';
import { rawServer } from '../orders/raw-server.mjs';

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
export async function reads({ base, token }) {
  const ask = packedClient({ base, token });
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

/** The whole list beside the raw driver, and where nothing has changed beside an empty request. */
export async function wholeList({ env, call, base, token }) {
  const raw = await rawServer(env, { list: await call('GET', '/api/orders') });
  const [ask, bare] = [packedClient({ base, token }), packedClient({ base: raw.base })];
  try {
    const response = await fetch(`${base}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    const etag = response.headers.get('etag') ?? '';
    return await compared(
      {
        empty: () => ask('GET', '/api/status-flow'),
        unchanged: () => ask('GET', '/api/orders', undefined, etag),
        whole: () => ask('GET', '/api/orders'),
        raw: () => bare('GET', '/list'),
      },
      { rounds: 15, warmUp: 3 },
    );
  } finally {
    await raw.end();
  }
}
