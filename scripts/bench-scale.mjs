import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { makeInstallation } from './bench-data/installation.mjs';
import { compared } from './bench-orders/compare.mjs';
import { endClient, packedClient } from './bench-orders/client.mjs';
import { environment, withFolder, withServer } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/**
 * `npm run bench:scale -- --orders 1000 --orders 50000 --orders 1000000`: pages of the orders list, the dashboard and the
 * search at so many orders, each beside an empty request of a signed-in user in the same run, and how each grows from the
 * first size to the last. `--search` fills the search's index, which takes long. Under `node scripts/services.mjs --` it
 * runs on MariaDB, at one size a run. Figures in docs/performance.md.
 */
const SIZES = ['1000', '50000'];

/** One page of the list and what it is narrowed by. */
const PAGES = {
  'first page': '',
  'first page by customer': '?sort=customer&order=ASC',
  'first page by total': '?sort=total&order=DESC',
  'first page by delivery date': '?sort=delivery_date&order=ASC',
  'first page of a status': '?status=waiting_response',
  'first page of a status by total': '?status=finished&sort=total&order=DESC',
  'first page of a word in names': '?text=ferrari',
  'first page of a rare word': '?text=zanetti%20123',
  'last page': '?end=1',
};

const SEARCHES = {
  'search of an order number': '000123',
  'search of a customer': 'ferrari hidraulica',
  'search of parts': 'flange superior',
  'search by two letters': 'su',
};

function requests(ask, { search }) {
  const rows = Object.entries(PAGES).map(([title, query]) => [
    title,
    () => ask('GET', `/api/orders/page${query}`),
  ]);
  const words = Object.entries(SEARCHES).map(([title, text]) => [
    title,
    () => ask('GET', `/api/search?q=${encodeURIComponent(text)}`),
  ]);
  return Object.fromEntries([
    ['empty request', () => ask('GET', '/api/status-flow')],
    ...rows,
    ['count of a status', () => ask('GET', '/api/orders/count?status=finished')],
    ['dashboard of a year', () => ask('GET', `/api/dashboard?period=${String(new Date().getFullYear())}`)],
    ...(search ? words : []),
  ]);
}

/** Medians of all requests at one size, milliseconds. */
const measured = (env, wanted) =>
  withFolder(async (folder) => {
    const settings = env(folder);
    await makeInstallation(settings, { ...wanted, parts: 5, seed: 1, onProgress: say });
    return withServer(settings, (_call, base, token) => {
      const works = requests(packedClient({ base, token }), wanted);
      return compared(works, { rounds: 15, warmUp: 4 });
    });
  });

const column = (text) => text.padStart(22);

function show(title, sizes) {
  const first = sizes[0];
  const last = sizes.at(-1);
  const cells = sizes.map(
    (size) =>
      `${size[title].toFixed(1)} ms ${(size[title] / size['empty request']).toFixed(1).padStart(6)} ×`,
  );
  const growth = `${(last[title] / first[title]).toFixed(1)} ×`;
  console.log(`${title.padEnd(34)}${cells.map(column).join('')}${sizes.length > 1 ? column(growth) : ''}`);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', multiple: true, default: SIZES },
      search: { type: 'boolean', default: false },
    },
  });
  const { DATABASE_URL, REDIS_URL, JWT_SECRET } = process.env;
  if (DATABASE_URL && values.orders.length > 1) throw new Error('On a server one size a run: --orders 50000');
  const env = (folder) => environment(folder, DATABASE_URL ? { DATABASE_URL, REDIS_URL, JWT_SECRET } : {});
  await prepare(['backend'], { browser: false });
  const sizes = [];
  for (const orders of values.orders.map(Number)) {
    sizes.push(await measured(env, { orders, search: values.search }));
  }
  console.log(DATABASE_URL ? 'MariaDB' : 'Embedded database');
  console.log(`${''.padEnd(34)}${values.orders.map((orders) => column(`${orders} orders`)).join('')}`);
  for (const title of Object.keys(sizes[0])) show(title, sizes);
  endClient();
});
