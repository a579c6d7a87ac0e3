import './lib/node-version.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Calls, signedIn } from './faults/calls.mjs';
import { compare } from './faults/checks.mjs';
import { hundredEditors } from './faults/editors.mjs';
import { distributedFaults, embeddedFaults, undergo } from './faults/faults.mjs';
import { admin, distributed, embedded } from './faults/installation.mjs';
import { startLoad } from './faults/load.mjs';
import { startMailServer } from './faults/mail-server.mjs';
import { rowOf, tableOf, wrongOf } from './faults/report.mjs';
import { makeWorld } from './faults/world.mjs';
import { prepare } from './lib/launch.mjs';
import { endTogether, main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { provideServices } from './lib/services.mjs';

/**
 * `npm run test:faults [-- --short]`: kills and freezes every process of an installation in turn under steady load, and
 * compares what clients were answered with what is there. Two API processes and a worker on MariaDB, Redis and a bucket; then the
 * embedded one. `--short` is the form of `.ci/run`, about a minute, of the first alone; `--file FILE` writes the table there too.
 */
const short = process.argv.includes('--short');
const file = process.argv[process.argv.indexOf('--file') + 1];
const times = short ? { hold: 500, settle: 2000 } : { hold: 5000, settle: 8000 };

/** Runs all faults of one shape under load. @returns its table, and what is wrong */
async function trial(title, start, faultsOf) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-faults-'));
  const mail = await startMailServer();
  let installation;
  try {
    installation = await start(folder, mail.port);
    const token = await signedIn(installation.bases[0], admin);
    const calls = new Calls(installation.bases, token);
    const world = await makeWorld(calls);
    const load = startLoad(calls, world);
    await pause(times.settle);
    const rows = [];
    for (const fault of faultsOf(installation.programs, short)) {
      const row = await undergo(fault, calls, times);
      say(`${title}: ${rowOf(row)}`);
      rows.push(row);
    }
    await load.stop();
    say(`${title}: comparing`);
    const editors = await hundredEditors(calls, world.orders.at(-1).id, short ? 1 : 3);
    const differences = await compare(installation, calls, load.acknowledged, mail.seen);
    differences['100 editors'] = editors.wrong;
    return { title, rows, editors, differences, calls: calls.made, acknowledged: load.acknowledged };
  } finally {
    await installation?.end();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main(async () => {
  endTogether();
  await Promise.all([prepare(['backend']), provideServices()]);
  const trials = [await trial('MariaDB, Redis, bucket', distributed, distributedFaults)];
  if (!short) trials.push(await trial('Embedded', embedded, embeddedFaults));
  const table = trials.map(tableOf).join('\n\n');
  say(`\n${table}`);
  if (process.argv.includes('--file')) writeFileSync(file, `${table}\n`);
  const wrong = trials.flatMap(wrongOf);
  for (const line of wrong) say(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
});
