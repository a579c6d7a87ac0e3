import '../lib/node-version.mjs';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Calls } from './calls.mjs';
import { admin, descendants, distributed } from './installation.mjs';
import { startLoad } from './load.mjs';
import { startCountingMails } from './mails.mjs';
import { listed } from './report.mjs';
import { makeWorld } from './world.mjs';
import { signedIn } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { temporaryFolder } from '../lib/paths.mjs';
import { main } from '../lib/run.mjs';
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

function statusOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return { megabytes, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Files below a folder. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

function sample({ programs, env }, temporary) {
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
  row['Temporary files'] = filesBelow(env.DATA_DIR) + filesBelow(temporary);
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
  if (!(minutes > 0)) throw new PlainError('npm run test:soak -- MINUTES: a number above zero');
  await prepare(['backend']);
  const folder = temporaryFolder('soak');
  const mail = await startCountingMails();
  let installation;
  // Of its own, so that only what this installation leaves there is counted.
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  process.env.TMPDIR = temporary;
  try {
    installation = await distributed(folder, { smtp: mail.port });
    const calls = new Calls(installation.bases, await signedIn(installation.bases[0], admin));
    const load = startLoad(calls, await makeWorld(calls), SLOWER);
    const samples = [];
    for (let number = 0; number < SAMPLES; number += 1) {
      await pause((minutes * 60_000) / SAMPLES);
      samples.push(sample(installation, temporary));
    }
    await load.stop();
    const failed = calls.made.filter(({ status }) => status === 0 || status >= 500);
    const errors = new Map();
    for (const { status } of failed) errors.set(status, (errors.get(status) ?? 0) + 1);
    say(`${minutes} minutes, ${calls.made.length} requests, errors by status: ${listed(errors)}\n`);
    say('| what | first third | second | last |\n| --- | --- | --- | --- |');
    const rows = compared(samples);
    for (const { name, values } of rows)
      say(`| ${name} | ${values.map((value) => value.toFixed(0)).join(' | ')} |`);
    const growing = rows.filter(({ grows }) => grows).map(({ name }) => name);
    if (growing.length > 0) say(`\nDoes not level: ${growing.join(', ')}`);
    // A machine that does much else is slow, which costs 503; anything else is wrong.
    const wrong = failed.some(({ status }) => status !== 0 && status !== 503);
    process.exitCode = growing.length > 0 || wrong ? 1 : 0;
  } finally {
    await installation?.end();
    await mail.end();
  }
});
