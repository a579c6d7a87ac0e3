import '../lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { inRoot, temporaryFolder } from '../lib/paths.mjs';
import { freePort } from '../lib/free-port.mjs';
import { capture, endAfter, ended, main, start } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { startServices } from '../lib/services.mjs';
import { Calls } from './calls.mjs';
import { differences, rowsOf, shownTo, upload, workOn } from './contents.mjs';
import { admin, api, settings, storage, worker } from './installation.mjs';
import { startLoad } from './load.mjs';
import { startCountingMails } from './mails.mjs';
import { summarise } from './report.mjs';
import { sql } from './sql.mjs';
import { makeWorld } from './world.mjs';

/**
 * `npm run test:move`: the section 'Move' of docs/operations.md by the letter. An embedded installation with data goes to MariaDB and a
 * bucket, the product is started and used there, and goes back into an empty folder. Both moves are killed midway, three times, and run
 * again. What the databases hold and what users see are compared on both sides, by other means than the command's own. The last line is
 * `N passed, N failed`.
 */
const LIMIT_MINUTES = 20;

/** How long clients work before the first move. */
const LOAD_MS = 15_000;

/** Where a move is killed: as soon as its target says that so much is there. */
const KILLS = [
  { name: 'among the first tables', statement: 'SELECT COUNT(*) AS n FROM move_progress', least: 3 },
  { name: 'among the last tables', statement: 'SELECT COUNT(*) AS n FROM move_progress', least: 40 },
  {
    name: 'among the files',
    statement: "SELECT COUNT(*) AS n FROM move_progress WHERE name = 'objects'",
    least: 1,
  },
];

/** What a `.env` of the checkout must not set. */
const UNSET = { DATABASE_URL: '', STORAGE_URL: '', REDIS_URL: '', JWT_SECRET: '' };

const checks = [];

function check(name, wrong) {
  checks.push({ name, wrong });
  say([`${wrong.length === 0 ? '✔' : '✘'} ${name}`, ...wrong.map((each) => `    ${each}`)].join('\n'));
}

/** What a person types: the environment is the installation that is left, the file the other one. @param env settings, '' for unset */
const move = (env, file) => [
  process.execPath,
  [inRoot('scripts/command.mjs'), 'move', '--to', file],
  { env },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What the target counts; 0 while it has no such table, and no file yet, which a look at it would make. */
async function countOf(target, statement) {
  if (!target.DATABASE_URL && !existsSync(path.join(target.DATA_DIR, 'forja.sqlite'))) return 0;
  const [row] = await sql(target, statement).catch(() => [{ n: 0 }]);
  return Number(row.n);
}

/** A move that is killed as soon as the target has come so far. @returns what is wrong */
async function killed([program, words, options], target, { statement, least }) {
  const child = start(program, words, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = ended(child);
  for (let far = false; !far;) {
    if (child.exitCode !== null) return ['it had ended before'];
    far = (await countOf(target, statement)) >= least;
    if (!far) await pause(5);
  }
  child.kill('SIGKILL');
  await gone;
  return [];
}

/** Whether a command is refused with this text. @returns what is wrong */
async function refused([program, words, options], text) {
  const { code, output } = await capture(program, words, { ...options, seconds: 120 });
  return code === 1 && output.includes(text) ? [] : [`code ${code}: ${output.trim()}`];
}

/** One direction, killed and run again until its end, which is compared. */
async function direction(title, command, from, to) {
  const before = await rowsOf(from);
  for (const kill of KILLS) {
    const since = performance.now();
    check(`${title}: killed ${kill.name}`, await killed(command, to, kill));
    say(`  after ${seconds(since)}`);
  }
  const product = [process.execPath, [inRoot('backend/dist/main.js')], { env: to }];
  check(`${title}: nothing starts on a half of it`, await refused(product, 'não terminou'));
  const since = performance.now();
  const { code, output } = await capture(...command);
  check(`${title}: goes on to its end`, code === 0 ? [] : [output.trim()]);
  say(`  ${output.trim().split('\n').at(-1)} ${seconds(since)}`);
  check(`${title}: each table has as many rows`, differences(before, await rowsOf(to)));
  check(`${title}: is refused a second time`, await refused(command, 'não está vazio'));
}

/** What users saw before and what they see on the other side, where work goes on. */
async function compare(title, calls, world, before) {
  check(`${title}: users see the same`, differences(before, await shownTo(calls, world)));
  check(`${title}: work goes on`, await workOn(calls, world));
  return shownTo(calls, world);
}

/** Runs the work beside the processes of an installation. */
async function beside(programs, work) {
  try {
    for (const program of programs) await program.start();
    return await work();
  } finally {
    for (const program of programs) if (program.child) await program.stop();
  }
}

/** The embedded installation and its data. @param meanwhile is run beside it. @returns how it is called, and what users see of it */
async function firstInstallation(env, port, mail, meanwhile) {
  const base = `http://127.0.0.1:${port}`;
  return beside([api(env, port)], async () => {
    const calls = new Calls([base], await signedIn(base, admin));
    const world = await makeWorld(calls, { orders: 30, quotes: 6 });
    const load = startLoad(calls, world);
    await pause(LOAD_MS);
    await load.stop();
    for (const { id } of world.orders) await upload(calls, id);
    while (mail.seen.size < load.acknowledged.mails.size) await pause(200);
    await meanwhile();
    return { calls, world, shown: await shownTo(calls, world) };
  });
}

/** Writes the settings of the servers into a file. @returns them */
function writeServers(file, here, { DATABASE_URL, REDIS_URL }, STORAGE_URL) {
  const JWT_SECRET = readFileSync(path.join(here.DATA_DIR, 'jwt-secret'), 'utf8');
  const servers = { DATABASE_URL, REDIS_URL, STORAGE_URL, JWT_SECRET };
  const lines = Object.entries(servers).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''));
  return servers;
}

async function thereAndBack(place, mail) {
  const inPlace = (name) => path.join(place, name);
  const services = await startServices();
  const bucket = await storage(inPlace('bucket'));
  const port = await freePort();
  const common = settings('', { smtp: mail.port, dependencyTimeout: 10 });
  // The first installation makes its key itself.
  delete common.JWT_SECRET;
  const here = { ...common, DATA_DIR: inPlace('embedded') };
  const file = inPlace('servers.env');
  const command = (folder) => move({ ...here, ...UNSET, DATA_DIR: inPlace(folder) }, file);
  let servers;
  mkdirSync(here.DATA_DIR);
  const { calls, world, shown } = await firstInstallation(here, port, mail, async () => {
    servers = writeServers(file, here, services.env, bucket.url);
    check('A source that runs is refused', await refused(command('embedded'), 'em execução'));
    check('A source without data is refused', await refused(command('other'), 'Não há banco de dados'));
  });

  const there = { ...common, ...servers, DATA_DIR: inPlace('of-servers') };
  mkdirSync(there.DATA_DIR);
  await direction('To servers', command('embedded'), here, there);
  const onServers = () => compare('On servers', calls, world, shown);
  const later = await beside([api(there, port), worker(there)], onServers);

  const again = { ...common, DATA_DIR: inPlace('embedded-again') };
  writeFileSync(inPlace('embedded.env'), `DATA_DIR=${again.DATA_DIR}\n`);
  await direction('Back', move(there, inPlace('embedded.env')), there, again);
  await beside([api(again, port)], () => compare('Embedded again', calls, world, later));
  await bucket.program.stop();
  await services.end();
}

await main(async () => {
  endAfter(LIMIT_MINUTES);
  const since = performance.now();
  await prepare(['backend']);
  const mail = await startCountingMails();
  await thereAndBack(temporaryFolder('move-trial'), mail);
  await mail.end();
  say(`\n${seconds(since)}`);
  summarise(checks);
});
