import '../lib/node-version.mjs';
import { duplicating, manyParts, markup, onePart } from './orders/changing.mjs';
import { endClient, packedClient } from './orders/client.mjs';
import { opening } from './orders/opening.mjs';
import { rawDriver } from './orders/raw-driver.mjs';
import { repricing } from './orders/repricing.mjs';
import { revising } from './orders/revising.mjs';
import { eightUsers } from './orders/users.mjs';
import { orderMaker } from './order-maker.mjs';
import { environment, openContext, services, withServer } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { temporaryFolder } from '../lib/paths.mjs';
import { main } from '../lib/run.mjs';

/**
 * `npm run bench -- orders`: opening, saving, calculating, pricing and duplicating orders beside the limits of the same
 * run, repricing many quotes, freezing and comparing one, and eight users at once. `npm run bench -- orders opening users` runs
 * these entries alone; under `node scripts/services.mjs --` it runs on MariaDB. Compare ratios, not milliseconds; figures in docs/performance.md.
 */
const ENTRIES = {
  opening,
  part: onePart,
  parts: manyParts,
  markup,
  duplicating,
  repricing,
  revising,
  users: eightUsers,
};

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(ENTRIES, name));
  if (unknown.length > 0)
    throw new Error(`No entry ${unknown.join(', ')}: ${Object.keys(ENTRIES).join(', ')}`);
  await prepare(['backend']);
  const env = environment(temporaryFolder('bench'), services());
  console.log(env.DATABASE_URL ? 'MariaDB' : 'Embedded database');
  await withServer(env, async (call, base, token) => {
    const { context } = await openContext(env, 'api');
    const driver = await rawDriver(env);
    const make = await orderMaker(call, driver);
    const ask = packedClient({ base, token });
    const world = { env, call, ask, make, driver, context };
    for (const [name, entry] of Object.entries(ENTRIES)) {
      if (wanted.length === 0 || wanted.includes(name)) await entry(world);
    }
    await driver.end();
    await context.close();
  });
  endClient();
});
