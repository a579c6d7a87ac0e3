import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { enterTemplates } from './bench-data/templates.mjs';
import { fillOrders } from './bench-data/fill.mjs';
import { fillTallies } from './bench-data/tallies.mjs';
import { rawDriver } from './bench-orders/raw-driver.mjs';
import { environment, fromBuild, openContext, timed, withServer } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { dataDir } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/**
 * `DATA_DIR=<empty folder> npm run bench:data -- --orders 1000000 --parts 5 --seed 1`: an installation with so many
 * orders, for benchmarks and for looking at screens; with DATABASE_URL (or under `node scripts/services.mjs --`) it fills
 * that empty database. The same seed makes the same data, moments aside, which end at the run's day.
 */
/** What is kept of orders by number, which rows alone do not change. */
async function countOrders(env) {
  const { ListedOrdersKeeper } = await fromBuild('orders/listed/listed-orders.keeper.js');
  const { context } = await openContext(env, 'api');
  await context.get(ListedOrdersKeeper).recount();
  await context.close();
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '50000' },
      parts: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
    },
  });
  const wanted = { orders: Number(values.orders), parts: Number(values.parts), seed: Number(values.seed) };
  const { DATABASE_URL, REDIS_URL, JWT_SECRET } = process.env;
  const env = environment(dataDir(), DATABASE_URL ? { DATABASE_URL, REDIS_URL, JWT_SECRET } : {});
  await prepare(['backend'], { browser: false });
  const entered = await withServer(env, (call) => enterTemplates(call, wanted));
  const driver = await rawDriver(env);
  let shown = 0;
  const onProgress = (done) => {
    if (done < shown) return;
    say(`${String(done)} of ${String(wanted.orders)} orders`);
    shown += Math.max(10_000, wanted.orders / 10);
  };
  const took = await timed(() => fillOrders(driver, entered, { ...wanted, onProgress }));
  say('tallies of the dashboard');
  await fillTallies(driver, { sqlite: !DATABASE_URL });
  await driver.end();
  await countOrders(env);
  say(`${String(wanted.orders)} orders in ${(took / 1000).toFixed(0)} s`);
});
