import '../lib/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomBytes } from 'node:crypto';
import { markup, onePart } from './orders/changing.mjs';
import { endClient } from './orders/client.mjs';
import { opening, taxes } from './orders/opening.mjs';
import { rawDriver } from './orders/raw-driver.mjs';
import { listRows, readRows } from './table/reads.mjs';
import { screens } from './table/screens.mjs';
import { print, store, worseThanStored } from './table/stored.mjs';
import { usersAtWork } from './table/users.mjs';
import { makeInstallation } from './data/installation.mjs';
import { besideServer } from './world.mjs';
import { environment } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { temporaryFolder } from '../lib/paths.mjs';
import { main } from '../lib/run.mjs';
import { PlainError } from '../lib/say.mjs';
import { startServices } from '../lib/services.mjs';

/**
 * `npm run bench`: the table of docs/performance.md, as ratios to limits of the same run, on both databases.
 * `-- --check` fails where a ratio is more than a quarter worse than the one in docs/bench.json; `-- --store` writes them.
 * `--orders 1000 --orders 50000`: at how many orders lists, dashboard and search are measured; `--data <folder>`: an
 * installation that `npm run bench -- data` made in it, measured as one size more (embedded database alone) and changed by the
 * users at work. `--database embedded`, `--only reads --only users`: a part of the table; `--only opening`, `taxes`, `part` and
 * `markup` are measured where they are asked for, all of them by `--only orders`. Nothing else should run meanwhile.
 */
/** Milliseconds at any number of orders. */
const LIMITS = { embedded: { dashboard: 100, search: 50 }, mariadb: { dashboard: 100, search: 100 } };

/** The table's groups of rows, in their order. Screens are the same on both databases. */
const GROUPS = {
  reads: ({ worlds, database }) => readRows(worlds, LIMITS[database]),
  users: ({ worlds }) => {
    const { env, orders } = worlds.at(-1);
    return besideServer(env, (world) => usersAtWork(world, orders));
  },
  list: ({ plain }) => listRows(plain),
  screens: ({ plain, embedded }) => (embedded ? besideServer(plain, screens) : []),
};

/** Orders are measured by opening and changing large ones. */
const ORDERS = Object.fromEntries(
  Object.entries({ opening, taxes, part: onePart, markup }).map(([name, subject]) => [
    name,
    ({ own }) => besideServer(own, subject),
  ]),
);

/** An installation of each number of orders, and the one that is there already. */
async function sizes(at, { orders, data }) {
  const worlds = [];
  for (const count of orders) {
    const env = await at(`forja${String(count)}`);
    await makeInstallation(env, { orders: count, search: true });
    worlds.push({ env, orders: count });
  }
  if (data) worlds.push({ env: environment(path.resolve(data)), orders: 1_000_000 });
  return worlds;
}

/** Rows of one database, each group printed once it is measured. @param at the settings of an installation of its own, by name */
async function tableOf(database, at, options) {
  const { only, data } = options;
  const embedded = database === 'embedded';
  const sized = only.includes('reads') || only.includes('users');
  const worlds = sized ? await sizes(at, { ...options, data: embedded ? data : undefined }) : [];
  const world = {
    ...options,
    database,
    embedded,
    worlds,
    plain: await at('forja_plain'),
    own: await at('forja_own'),
  };
  const rows = [];
  for (const [name, measured] of Object.entries({ ...GROUPS, ...ORDERS })) {
    if (!only.includes(name)) continue;
    const found = await measured(world);
    print(database, found);
    rows.push(...found);
  }
  return rows;
}

/** With a MariaDB and a Redis of its own; each installation has a database and a folder. */
async function onServer(work) {
  // As much as a shop's server has for a million orders: MariaDB caches by itself, and leaves nothing to the system.
  const services = await startServices({ bufferPool: '2G' });
  const { REDIS_URL } = services.env;
  const JWT_SECRET = randomBytes(32).toString('hex');
  await work('mariadb', async (name) => {
    const url = new URL(services.env.DATABASE_URL);
    const driver = await rawDriver(services.env);
    await driver.all(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4`);
    await driver.end();
    url.pathname = `/${name}`;
    return environment(temporaryFolder('bench'), { DATABASE_URL: url.href, REDIS_URL, JWT_SECRET });
  });
  await services.end();
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', multiple: true, default: ['1000', '50000'] },
      data: { type: 'string' },
      database: { type: 'string', multiple: true, default: ['embedded', 'mariadb'] },
      only: { type: 'string', multiple: true, default: Object.keys(GROUPS) },
      check: { type: 'boolean', default: false },
      store: { type: 'boolean', default: false },
    },
  });
  const only = values.only.flatMap((name) => (name === 'orders' ? Object.keys(ORDERS) : [name]));
  const known = Object.keys({ ...GROUPS, ...ORDERS });
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new PlainError(`No group ${unknown.join(', ')}: ${known.join(', ')}`);
  await prepare(['backend', 'frontend']);
  const options = { ...values, only, orders: values.orders.map(Number) };
  const worse = [];
  const measured = async (database, at) => {
    const rows = await tableOf(database, at, options);
    if (values.check) worse.push(...worseThanStored(database, rows));
    if (values.store) store(database, rows);
  };
  if (values.database.includes('embedded')) {
    await measured('embedded', async () => environment(temporaryFolder('bench')));
  }
  if (values.database.includes('mariadb')) await onServer(measured);
  endClient();
  if (worse.length > 0)
    throw new PlainError('More than a quarter worse than docs/bench.json:', worse.join('\n'));
});
