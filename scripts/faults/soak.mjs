import '../lib/node-version.mjs';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Calls } from './calls.mjs';
import { admin, descendants, distributed } from './installation.mjs';
import { startLoad } from './load.mjs';
import { listed } from './report.mjs';
import { makeWorld } from './world.mjs';
import { signedIn } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { temporaryFolder } from '../lib/paths.mjs';
import { capture, main } from '../lib/run.mjs';
import { PlainError, say } from '../lib/say.mjs';

/**
 * `npm run test:soak [-- MINUTES]`, 30 unless given: the load of the faults' suite without faults, at a slower pace, and what each
 * process keeps: memory, handles, the processes that it started, and temporary files. They must level: the last third is compared
 * with the one before.
 */
const minutes = Number(process.argv[2] ?? 30);
const SAMPLES = 30;

/** It looks for what is kept, not for speed: two cores are a third busy. */
const SLOWER = 4;

/** Noise of a process whose garbage is collected now and then. */
const TOLERANCE = 1.25;

/** Files below these folders, of which some may go while they are counted. */
async function filesBelow(...folders) {
  const words = [...folders, '-type', 'f', '-printf', '.'];
  return (await capture('find', words, { stdio: ['ignore', 'pipe', 'ignore'] })).output.length;
}

async function sample({ programs, env }, temporary) {
  const { apis, worker } = programs;
  const row = {};
  for (const [name, { child }] of Object.entries({ 'API 1': apis[0], 'API 2': apis[1], Worker: worker })) {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    row[`${name}, MB`] = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    row[`${name}, handles`] = readdirSync(`/proc/${child.pid}/fd`).length;
  }
  row['Browser processes'] = descendants(worker.child.pid).length;
  row['Temporary files'] = await filesBelow(env.DATA_DIR, temporary);
  return row;
}

const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** @returns each measure of a third of the samples, and whether the last third is above the second */
function compared(samples) {
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((number) => samples.slice(number * third, (number + 1) * third));
  return Object.keys(samples[0]).map((name) => {
    const [first, second, last] = thirds.map((part) => mean(part.map((row) => row[name])));
    return { name, first, second, last, grows: last > second * TOLERANCE + 3 };
  });
}

await main(async () => {
  if (!(minutes > 0)) throw new PlainError('npm run test:soak -- MINUTES: a number above zero');
  await prepare(['backend']);
  const folder = temporaryFolder('soak');
  // Of its own, so that only what this installation leaves there is counted.
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  process.env.TMPDIR = temporary;
  const installation = await distributed(folder, 10);
  const calls = new Calls(installation.bases, await signedIn(installation.bases[0], admin));
  const load = startLoad(calls, await makeWorld(calls), SLOWER);
  const samples = [];
  for (let number = 0; number < SAMPLES; number += 1) {
    await pause((minutes * 60_000) / SAMPLES);
    samples.push(await sample(installation, temporary));
  }
  await load.stop();
  const failed = calls.made.filter(({ status }) => status === 0 || status >= 500);
  const errors = new Map();
  for (const { status } of failed) errors.set(status, (errors.get(status) ?? 0) + 1);
  say(`${minutes} minutes, ${calls.made.length} requests, errors by status: ${listed(errors)}\n`);
  const rows = compared(samples);
  console.table(rows);
  const growing = rows.filter(({ grows }) => grows).map(({ name }) => name);
  if (growing.length > 0) say(`\nDoes not level: ${growing.join(', ')}`);
  // A machine that does much else is slow, which costs 503; anything else is wrong.
  const wrong = failed.some(({ status }) => status !== 0 && status !== 503);
  process.exitCode = growing.length > 0 || wrong ? 1 : 0;
  await installation.end();
});
