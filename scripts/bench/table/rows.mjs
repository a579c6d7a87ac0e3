import { drawParts } from '../data/drawn.mjs';
import { makeInstallation } from '../data/installation.mjs';
import { orderMaker } from '../order-maker.mjs';
import { packedClient } from '../orders/client.mjs';
import { rawDriver } from '../orders/raw-driver.mjs';
import { launch, openContext, withServer } from '../../lib/bench.mjs';
import { stop } from '../../lib/run.mjs';
import { say } from '../../lib/say.mjs';
import { holds } from './bodies.mjs';
import { quotes } from './documents.mjs';
import { earlierParts } from './earlier.mjs';
import { barePage, routeChunks } from './pages.mjs';
import { reads, wholeList } from './reads.mjs';
import { firstVisit, keystrokes, withBrowser } from './screens.mjs';
import { beside } from './stored.mjs';
import { usersAtWork } from './users.mjs';

const LINES = [50, 200];
const WHOLE_LIST = 10_000;
const LARGE_ORDER = 400;
const GRID = 1000;

/** An installation with so many orders, unless the settings' folder already has one. */
export async function installation(env, { orders, search = false }) {
  say(`${String(orders)} orders`);
  await makeInstallation(env, { orders, parts: 5, seed: 1, search });
}

/**
 * First pages, dashboard, search, at several sizes, each beside an empty request; and how first pages grow.
 * @param limits milliseconds by the beginning of a row's name; others may take as long as three empty requests
 */
export async function readRows(worlds, limits) {
  const found = [];
  for (const { env, orders } of worlds) {
    const took = await withServer(env, (_, base, token) => reads({ base, token }));
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

/** The whole list, changed and unchanged. */
export async function listRows(env) {
  await installation(env, { orders: WHOLE_LIST });
  return withServer(env, async (call, base, token) => {
    const { whole, raw, unchanged, empty } = await wholeList({ env, call, base, token });
    return [
      beside(`whole list of ${WHOLE_LIST}`, whole, raw, 1.3, 'raw driver'),
      beside('whole list, unchanged', unchanged, empty, 1.5, 'empty request'),
    ];
  });
}

/** Milliseconds for which a guest's body may keep all others waiting; a user's may for so many empty requests. */
const GUEST_MS = 50;
const USER_REQUESTS = 200;

/** The longest time for which one body keeps the process from all other callers. */
export async function bodyRows(env) {
  return withServer(env, async (call, base, token) => {
    const { guest, user, empty } = await holds({ base, token });
    return [
      beside("held by a guest's body", guest, empty, GUEST_MS / empty),
      beside("held by a user's body", user, empty, USER_REQUESTS),
    ];
  });
}

/** Milliseconds within which nine of ten earlier parts are to be found. */
const EARLIER_MS = 50;

/** Earlier parts that are the same or similar, in an installation of its own whose parts have drawings. */
export async function earlierRows(env, { orders }) {
  await installation(env, { orders });
  say('drawings and keys of parts');
  await drawParts(env, { seed: 3 });
  const { empty, ...ways } = await withServer(env, (call, base, token) => earlierParts({ env, base, token }));
  const most = EARLIER_MS / empty.median;
  return Object.entries(ways).flatMap(([way, took]) => [
    beside(`earlier parts ${way}, ${orders} orders`, took.median, empty.median, most),
    beside(`earlier parts ${way}, 9 of 10, ${orders} orders`, took.most, empty.median, most),
  ]);
}

/** Quotes of some and of many lines; with Redis a worker of its own renders them. */
export async function documentRows(env) {
  return withServer(env, async (call, base, token) => {
    const worker = env.REDIS_URL ? launch('worker.js', env) : null;
    try {
      const found = await quotes({ env, call, base, token }, LINES);
      return LINES.map((lines) => {
        const { printed, bare } = found[lines];
        return beside(`quote of ${lines} lines`, printed, bare, 1.1, 'bare browser');
      });
    } finally {
      if (worker) await stop(worker);
    }
  });
}

/** @param seconds how long eight users work */
export async function userRows({ env, orders }, seconds) {
  return withServer(env, async (call, base, token) => {
    const { alone, together, perSecond } = await usersAtWork({ call, base, token }, seconds);
    if (together.errors + alone.errors > 0)
      throw new Error(`${together.errors + alone.errors} requests of users at work failed`);
    const note = `${perSecond.toFixed(0)} requests/s, alone ${alone.p99.toFixed(0)} ms`;
    return [beside(`p99 of 8 users, ${orders} orders`, together.p99, alone.p99, 5, note)];
  });
}

/** What a person waits for in a browser, on the embedded database alone: it is the same screens on both. */
export async function screenRows(env) {
  const bare = await barePage();
  try {
    return await withServer(env, async (call, base, token) => {
      const driver = await rawDriver(env);
      const make = await orderMaker(call, driver);
      const order = await make.orderOf(LARGE_ORDER);
      const [part] = await make.partsOf(order.set);
      const grid = await make.orderOf(GRID);
      await driver.end();
      return withBrowser(env, async (browser) => {
        const visit = await firstVisit(browser, { base, token }, bare.base);
        const keys = await keystrokes(
          browser,
          { base, token },
          { order: order.id, part: part.id, grid: grid.id, bare: bare.base },
        );
        const { 'a bare field': field, ...screens } = keys;
        return [
          beside('first visit', visit.product, visit.bare, 1.5, 'React + MUI'),
          ...Object.entries(screens).map(([name, { half, most }]) => {
            const note = `a bare field; 9 of 10 within ${most.toFixed(0)} ms`;
            return beside(`keystroke in ${name}`, half, field.half, 50 / field.half, note);
          }),
        ];
      });
    });
  } finally {
    bare.end();
  }
}

/** Chunks of routes: kB packed ÷ 80. */
export const chunkRows = () =>
  routeChunks()
    .slice(0, 3)
    .map(({ name, kB }) => ({
      name: `chunk of ${name}`,
      ratio: kB / 80,
      most: 1,
      note: `${kB.toFixed(1)} kB packed ÷ 80`,
    }));

/** Rows of one subject of scripts/bench/orders, or of the intake. */
export async function subjectRows(env, subject) {
  return withServer(env, async (call, base, token) => {
    const { context } = await openContext(env, 'api');
    const driver = await rawDriver(env);
    const make = await orderMaker(call, driver);
    const rows = await subject({ env, call, ask: packedClient({ base, token }), make, driver, context });
    await driver.end();
    await context.close();
    return rows;
  });
}
