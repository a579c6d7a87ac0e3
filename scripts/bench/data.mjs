import '../lib/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeInstallation } from './data/installation.mjs';
import { environment, timed } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { inRoot } from '../lib/paths.mjs';
import { main } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';

/**
 * `DATA_DIR=<empty folder> npm run bench -- data --orders 1000000 --parts 5 --seed 1`: an installation with so many
 * orders, for benchmarks and for looking at screens; with DATABASE_URL (or under `node scripts/services.mjs --`) it fills
 * that empty database. The same seed makes the same data, moments aside, which end at the run's day. `--search` lets the
 * search find them, which takes several times as long.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '50000' },
      parts: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      search: { type: 'boolean', default: false },
    },
  });
  const [orders, parts, seed] = [values.orders, values.parts, values.seed].map(Number);
  const { DATABASE_URL, REDIS_URL, JWT_SECRET, DATA_DIR } = process.env;
  const servers = DATABASE_URL ? { DATABASE_URL, REDIS_URL, JWT_SECRET } : {};
  const env = environment(path.resolve(inRoot(), DATA_DIR || 'data'), servers);
  await prepare(['backend'], { browser: false });
  const took = await timed(() => makeInstallation(env, { orders, parts, seed, search: values.search }));
  say(`${orders} orders in ${(took / 1000).toFixed(0)} s`);
});
