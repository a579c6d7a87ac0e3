import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { checksOf, countsOf, rowOf, tableOf } from './faults/report.mjs';
import { makeWorld } from './faults/world.mjs';
import { prepare } from './lib/launch.mjs';
import { endTogether, main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { provideServices } from './lib/services.mjs';

/**
 * `npm run test:faults [-- --short]`: kills and freezes every process of an installation in turn under steady load, and
 * compares what clients were answered with what is there. Two API processes and a worker on MariaDB, Redis and a bucket; then the
 * embedded one. `--short` is the form of `.ci/run`, about a minute, of the first alone; `--file FILE` writes the table there too,
 * `--report FILE` the counts. The last line is `N passed, N failed`.
 */
const short = process.argv.includes('--short');
const given = (option) =>
  process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;
/** A quiet machine needs less than 90 s for the short form and a quarter of an hour for the whole one. */
const LIMIT_MS = (short ? 15 : 60) * 60_000;

/** What is frozen in the whole form is so for longer than calls may take; the short one waits for nothing. */
const times = short ? { hold: 500, settle: 2000 } : { hold: 7000, settle: 8000 };
const dependencyTimeout = short ? 10 : 5;

/** Runs all faults of one shape under load. @returns its table, and what is wrong */
async function trial(title, folder, start, faultsOf) {
  mkdirSync(folder);
  const mail = await startMailServer();
  let installation;
  try {
    installation = await start(folder, { smtp: mail.port, dependencyTimeout });
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
  }
}

const place = mkdtempSync(path.join(tmpdir(), 'forja-faults-'));
const inPlace = (name) => path.join(place, name);
process.once('exit', () => rmSync(place, { recursive: true, force: true }));

await main(async () => {
  endTogether();
  setTimeout(() => {
    say(`✘ not ended within ${LIMIT_MS / 60_000} minutes`);
    process.kill(process.pid, 'SIGTERM');
  }, LIMIT_MS).unref();
  await Promise.all([prepare(['backend']), provideServices()]);
  const trials = [
    await trial('MariaDB, Redis, bucket', inPlace('distributed'), distributed, distributedFaults),
  ];
  if (!short) trials.push(await trial('Embedded', inPlace('embedded'), embedded, embeddedFaults));
  const table = trials.map(tableOf).join('\n\n');
  say(`\n${table}`);
  if (given('--file')) writeFileSync(given('--file'), `${table}\n`);
  const counts = countsOf(trials.flatMap(checksOf));
  if (given('--report')) writeFileSync(given('--report'), JSON.stringify(counts));
  for (const line of counts.names) say(`✘ ${line}`);
  say(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
});
