import './lib/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { createReadStream, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { barePrinter, htmlOf, modelOf } from './bench-documents/bare-printing.mjs';
import { orderMaker } from './lib/bench-orders.mjs';
import {
  environment,
  fromBuild,
  launch,
  median,
  openContext,
  shown,
  timed,
  withFolder,
  withServer,
} from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { endTogether, main, stop } from './lib/run.mjs';
import { provideServices, servicesFolder, startServices } from './lib/services.mjs';

/**
 * `npm run bench:documents`: what a document costs beside the same page printed by a bare browser, what one that is
 * stored costs beside a plain file, how workers add up, and what a worker holds after 500 documents. Compare ratios,
 * not milliseconds; figures in docs/performance.md.
 */
const ROUNDS = 15;
const WARM_UP = 3;
/** Sheets of the order that workers print, and how often each worker prints it. */
const SHEETS = 400;
const TIMES = 2;
const MANY = 500;

/** The address of a plain file of these bytes, served as simply as can be. */
async function plainFile(folder, bytes) {
  const file = path.join(folder, 'plain.pdf');
  writeFileSync(file, bytes);
  const server = createServer((_request, response) => createReadStream(file).pipe(response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    end: () => new Promise((closed) => server.close(closed)),
  };
}

const bytesAt = async (url, token) => {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
};

/** Medians of a document: printed now, by the bare browser, from storage, and a plain file of its size. */
async function compared({ call, get, context, bare, folder }, { order, request, address }) {
  const found = { now: [], bare: [], stored: [], plain: [] };
  let plain;
  let bytes = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // Its content changes, so that it is printed and not found.
    const { sets } = await call('GET', `/api/orders/${order.id}`);
    await call('POST', `/api/sets/${sets[0].id}/update`, { name: `Base ${round}` });
    const now = await timed(async () => (bytes = await get(address)));
    const html = await htmlOf(context, request);
    const alone = await timed(() => bare.print(html));
    const stored = await timed(() => get(address));
    plain ??= await plainFile(folder, bytes);
    const file = await timed(() => get(plain.url));
    if (round < 0) continue;
    found.now.push(now);
    found.bare.push(alone);
    found.stored.push(stored);
    found.plain.push(file);
  }
  await plain.end();
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)]));
}

function showCompared(title, { now, bare, stored, plain }) {
  console.log(
    `${title.padEnd(28)} now ${shown(now)} ms = ${(now / bare).toFixed(2)} × bare ${shown(bare)} ms`,
  );
  console.log(
    `${''.padEnd(24)} stored ${shown(stored)} ms = plain file ${shown(plain)} ms + ${shown(stored - plain)} ms`,
  );
}

/** One process, as `npm start` runs it. */
async function alone() {
  await withFolder((folder) => {
    const env = environment(folder);
    return withServer(env, async (call, base, token) => {
      const { context, settings } = await openContext(env);
      const bare = await barePrinter(settings);
      const make = await orderMaker(call, context);
      const quote = { kind: 'quote', path: 'pdf' };
      const kinds = [
        ['quote, 1 page (5 lines)', await make.orderOf(5), quote],
        [
          'sets, 20 pages, 20 pictures',
          await make.setsOf(await make.filesOf(20)),
          { kind: 'sets', path: 'pdf-sets' },
        ],
        ['quote, 50 lines', await make.orderOf(50), quote],
        ['quote, 200 lines', await make.orderOf(200), quote],
      ];
      const tools = { call, context, bare, folder, get: (url) => bytesAt(new URL(url, base).href, token) };
      for (const [title, order, { kind, path: document }] of kinds) {
        const request = { kind, order_id: order.id, set_id: null };
        const address = `/api/orders/${order.id}/${document}`;
        showCompared(title, await compared(tools, { order, request, address }));
      }
      await manyDocuments(context, { kind: 'quote', order_id: kinds[2][1].id });
      await bare.end();
      await context.close();
    });
  });
}

/** What a process that prints holds as it goes on printing. */
async function manyDocuments(context, request) {
  const [{ ModelPrinter }, { PagePool }, { memoryOf }] = await Promise.all([
    fromBuild('documents/print-model.js'),
    fromBuild('documents/printing/page-pool.js'),
    fromBuild('documents/printing/browser.js'),
  ]);
  const model = await modelOf(context, request);
  const pool = context.get(PagePool, { strict: false });
  const held = () => pool.use(false, (page) => memoryOf(page.browser()));
  const mega = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`.padStart(7);
  for (let done = 0; done <= MANY; done += 1) {
    if (done % 100 === 0) {
      const browser = await held();
      console.log(
        `after ${String(done).padStart(3)} documents    browser ${mega(browser)}, process ${mega(process.memoryUsage().rss)}`,
      );
    }
    await context.get(ModelPrinter, { strict: false }).print(model);
  }
}

/** Sheets a second: so many clients, one order each, asking again and again for what changed. */
async function throughput({ call, get }, orders) {
  const took = await timed(() =>
    Promise.all(
      orders.map(async ({ id, set }) => {
        for (let time = 0; time < TIMES; time += 1) {
          await call('POST', `/api/sets/${set.id}/update`, { name: `Base ${Math.random()}` });
          await get(`/api/orders/${id}/pdf-parts`);
        }
      }),
    ),
  );
  return (orders.length * TIMES * SHEETS * 1000) / took;
}

/** Waits until so many workers take jobs. */
async function whenAtWork(call, workers) {
  while ((await call('GET', '/api/documents/queue')).workers < workers) await pause(100);
}

/** The API and workers as processes of their own, with MariaDB and Redis between. */
async function workers() {
  await provideServices();
  const place = servicesFolder();
  endTogether(place.remove);
  const services = await startServices(place.folder);
  const running = [];
  try {
    await withFolder(async (folder) => {
      const { DATABASE_URL, REDIS_URL } = services.env;
      const JWT_SECRET = randomBytes(32).toString('hex');
      const env = environment(folder, { DATABASE_URL, REDIS_URL, JWT_SECRET });
      await withServer(env, async (call, base, token) => {
        const { context } = await openContext(env);
        const make = await orderMaker(call, context);
        const files = await make.filesOf(40);
        const orders = [await make.orderOf(SHEETS, files), await make.orderOf(SHEETS, files)];
        const tools = { call, get: (url) => bytesAt(new URL(url, base).href, token) };
        const measured = async (title, asked) => {
          const sheets = await throughput(tools, asked);
          console.log(`${title.padEnd(28)} ${shown(sheets)} sheets/s`);
          return sheets;
        };
        running.push(launch('worker.js', env));
        await whenAtWork(call, running.length);
        await measured('warm-up', orders.slice(0, 1));
        const one = await measured('1 worker, 1 order at a time', orders.slice(0, 1));
        const crowded = await measured('1 worker, 2 orders', orders);
        running.push(launch('worker.js', env));
        await whenAtWork(call, running.length);
        await measured('warm-up', orders);
        const two = await measured('2 workers, 2 orders', orders);
        console.log(
          `2 workers = ${(two / one).toFixed(2)} × one that prints one order at a time, ${(two / crowded).toFixed(2)} × one with both`,
        );
        await context.close();
      });
    });
  } finally {
    await Promise.all(running.map((worker) => stop(worker)));
    await services.end();
    place.remove();
  }
}

await main(async () => {
  await prepare(['backend']);
  await alone();
  await workers();
});
