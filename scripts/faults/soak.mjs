import '../lib/node-version.mjs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Calls, signedIn } from './calls.mjs';
import { admin, descendants, distributed } from './installation.mjs';
import { startLoad } from './load.mjs';
import { startMailServer } from './mail-server.mjs';
import { makeWorld } from './world.mjs';
import { prepare } from '../lib/launch.mjs';
import { endTogether, main } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { provideServices } from '../lib/services.mjs';

/**
 * `npm run test:soak [-- --minutes 30]`: the load of the faults' suite without faults, and what each process keeps: memory, handles,
 * the processes that it started, and temporary files. They must level: the last third is compared with the one before.
 */
const given = process.argv.indexOf('--minutes');
const minutes = given > 0 ? Number(process.argv[given + 1]) : 30;
const SAMPLES = 30;

/** Noise of a process whose garbage is collected now and then. */
const TOLERANCE = 1.25;

function statusOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return { megabytes, handles: readdirSync(`/proc/${pid}/fd`).length };
}

const temporaryFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

function sample({ programs, env }) {
  const { apis, worker } = programs;
  const row = {};
  for (const [name, program] of [
    ['API 1', apis[0]],
    ['API 2', apis[1]],
    ['Worker', worker],
  ]) {
    const { megabytes, handles } = statusOf(program.child.pid);
    row[`${name}, MB`] = Math.round(megabytes);
    row[`${name}, handles`] = handles;
  }
  row['Browser processes'] = descendants(worker.child.pid).length;
  row['Temporary files'] = temporaryFiles(env.DATA_DIR);
  return row;
}

const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** @returns each measure of a third of the samples, and whether the last third is above the second */
function compared(samples) {
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((number) => samples.slice(number * third, (number + 1) * third));
  return Object.keys(samples[0]).map((name) => {
    const values = thirds.map((part) => mean(part.map((row) => row[name])));
    return { name, values, grows: values[2] > values[1] * TOLERANCE + 3 };
  });
}

await main(async () => {
  endTogether();
  await Promise.all([prepare(['backend']), provideServices()]);
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-soak-'));
  const mail = await startMailServer();
  let installation;
  try {
    installation = await distributed(folder, mail.port);
    const calls = new Calls(installation.bases, await signedIn(installation.bases[0], admin));
    const load = startLoad(calls, await makeWorld(calls));
    const samples = [];
    for (let number = 0; number < SAMPLES; number += 1) {
      await pause((minutes * 60_000) / SAMPLES);
      samples.push(sample(installation));
    }
    await load.stop();
    const failed = calls.made.filter(({ status }) => status === 0 || status >= 500).length;
    say(`${minutes} minutes, ${calls.made.length} requests, ${failed} failed\n`);
    say('| what | first third | second | last |\n| --- | --- | --- | --- |');
    const rows = compared(samples);
    for (const { name, values } of rows)
      say(`| ${name} | ${values.map((value) => value.toFixed(0)).join(' | ')} |`);
    const growing = rows.filter(({ grows }) => grows).map(({ name }) => name);
    if (growing.length > 0) say(`\nDoes not level: ${growing.join(', ')}`);
    process.exitCode = growing.length > 0 || failed > 0 ? 1 : 0;
  } finally {
    await installation?.end();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
