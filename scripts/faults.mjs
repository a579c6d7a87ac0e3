import './lib/node-version.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Calls } from './faults/calls.mjs';
import { compare } from './faults/checks.mjs';
import { distributedFaults, embeddedFaults, undergo } from './faults/faults.mjs';
import { admin, distributed, embedded } from './faults/installation.mjs';
import { startLoad } from './faults/load.mjs';
import { checksOf, countsOf, summarise } from './faults/report.mjs';
import { makeWorld } from './faults/world.mjs';
import { signedIn } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { temporaryFolder } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/**
 * `npm run test:faults [-- --short]`: kills and freezes every process of an installation in turn under steady load, and
 * compares what clients were answered with what is there. Two API processes and a worker on MariaDB, Redis and a bucket; then the
 * embedded one. `--short` is the form of `.ci/run`, about a minute, of the first alone. The last line is `N passed, N failed`.
 */
const { short } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
/** Minutes after which what hangs ends: a quiet machine needs less than 1.5 for the short form and 15 for the whole one. */
const LIMIT = short ? 15 : 60;

/** What is frozen in the whole form is so for longer than calls may take; the short one waits for nothing. */
const times = short ? { hold: 500, settle: 2000 } : { hold: 7000, settle: 8000 };
const dependencyTimeout = short ? 10 : 5;

/** Runs all faults of one shape under load. @returns their rows, and what is wrong */
async function trial(title, start, faultsOf) {
  const installation = await start(temporaryFolder('faults'), dependencyTimeout);
  const token = await signedIn(installation.bases[0], admin);
  const calls = new Calls(installation.bases, token);
  const world = await makeWorld(calls);
  const load = startLoad(calls, world);
  await pause(times.settle);
  const rows = [];
  for (const fault of faultsOf(installation.programs, short)) {
    const row = await undergo(fault, calls, times);
    say(`${title}: ${row.name}`);
    rows.push(row);
  }
  await load.stop();
  say(`${title}: comparing`);
  const differences = await compare(installation, calls, load.acknowledged);
  await installation.end();
  return { title, rows, differences, calls: calls.made, acknowledged: load.acknowledged };
}

await main(async () => {
  const endLate = () => {
    say(`✘ not ended within ${LIMIT} minutes`);
    process.kill(process.pid, 'SIGTERM');
  };
  setTimeout(endLate, LIMIT * 60_000).unref();
  await prepare(['backend']);
  const trials = [await trial('MariaDB, Redis, bucket', distributed, distributedFaults)];
  if (!short) trials.push(await trial('Embedded', embedded, embeddedFaults));
  for (const { title, rows, ...rest } of trials) {
    say(`\n${title}`);
    console.table(rows, ['name', 'requests', 'errors', 'recovery']);
    say(`Compared at the end: ${countsOf(rest)}`);
  }
  summarise(trials.flatMap(checksOf));
});
