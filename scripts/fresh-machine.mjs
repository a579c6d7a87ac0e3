import './lib/node-version.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { client, signedIn } from './lib/bench.mjs';
import { copyRoot, makeRoot, startInside } from './lib/fresh-root.mjs';
import { freePort } from './lib/free-port.mjs';
import { temporaryFolder } from './lib/paths.mjs';
import { capture, ended, main, stop, untilReady } from './lib/run.mjs';
import { PlainError, say, step } from './lib/say.mjs';

/**
 * `npm run test:fresh [-- <command…>]`: on an unprepared machine. Each trial gets a bare Debian of its own
 * (no fonts, packages or caches of this machine) and a clone of the last commit. Without a command: `npm start` until
 * it is ready and has printed a document, `npm test`, `npm run test:all`. Needs root and apt.
 */
/** The one command that does not end by itself. */
const start = ['npm', 'start'];
const minutes = { start: 15, command: 60 };

/** Prints the first quote of the demo data; @returns its size in bytes */
async function printQuote(url) {
  const token = await signedIn(url, { email: 'admin@forja.local', password: 'forja-demo' });
  const [{ id }] = await client(url, token)('GET', '/api/orders?type=pre_order');
  const answer = await fetch(`${url}/api/orders/${id}/pdf`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new PlainError('The quote is no PDF.', bytes.toString());
  return bytes.length;
}

const show = (child) => {
  for (const stream of [child.stdout, child.stderr]) stream.pipe(process.stdout, { end: false });
  return child;
};

/** `npm start` as the README says it, up to a printed quote. */
async function tryStart(root) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = show(startInside(root, ['npm', 'start'], { PORT: String(port) }));
  try {
    await untilReady(url, child, { seconds: minutes.start * 60 });
    say(`Ready on ${url}; a quote of ${await printQuote(url)} bytes was printed.`);
  } finally {
    await stop(child);
  }
}

/** Any command; its own exit code decides. */
async function tryCommand(root, command) {
  const child = show(startInside(root, command));
  const limit = setTimeout(() => child.kill('SIGKILL'), minutes.command * 60_000);
  const code = await ended(child);
  clearTimeout(limit);
  if (code !== 0) throw new PlainError(`${command.join(' ')}: exit code ${code}`);
}

/** Runs one trial in a root of its own and puts the root away. @returns whether it went well */
async function trial(bare, command) {
  const name = command.join(' ');
  const root = `${bare}-trial`;
  say(`\n▶ ${name}`);
  const since = Date.now();
  let failure;
  try {
    await copyRoot(bare, root);
    await (name === start.join(' ') ? tryStart(root) : tryCommand(root, command));
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    failure = error;
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
  if (failure) say(`${failure.details}\n${failure.message}`.trim());
  say(`${failure ? '✘' : '✔'} ${name} (${((Date.now() - since) / 60_000).toFixed(1)} min)`);
  return !failure;
}

async function warnOfChanges() {
  const { output } = await capture('git', ['status', '--porcelain']);
  if (output.trim()) say('Changes that are not committed take no part: the trials run on a clone.');
}

await main(async () => {
  const given = process.argv.slice(2);
  const commands = given.length > 0 ? [given] : [start, ['npm', 'test'], ['npm', 'run', 'test:all']];
  const bare = path.join(temporaryFolder('fresh', '/var/tmp'), 'bare');
  await warnOfChanges();
  await step('A bare Debian', () => makeRoot(bare));
  let ok = true;
  for (const command of commands) ok = (await trial(bare, command)) && ok;
  process.exitCode = ok ? 0 : 1;
});
