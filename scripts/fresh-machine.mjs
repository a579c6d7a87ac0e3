import './lib/node-version.mjs';
import { cpSync, existsSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { aptInstall, canInstall } from './lib/apt.mjs';
import { client, signedIn } from './lib/bench.mjs';
import { freePort } from './lib/free-port.mjs';
import { onPath, root as checkout, temporaryFolder } from './lib/paths.mjs';
import { ended, main, run, start, stop, untilReady } from './lib/run.mjs';
import { PlainError, say, step } from './lib/say.mjs';

/**
 * `npm run test:fresh [-- <command…>]`: on an unprepared machine. Each trial gets a bare Debian of its own in a folder (what
 * debootstrap installs at least, git, curl and Node with npm; no fonts, packages or caches of this machine) and a clone of the last
 * commit. From this machine it takes the way to the network: package mirror, name server, certificates, npm's configuration. Without a
 * command: `npm start` until it is ready and has printed a document, `npm test`, `npm run test:all`. Needs root and apt.
 */
const START = 'npm start';
const minutes = { debootstrap: 15, start: 15, command: 60 };

/** Where the clone is, seen from inside. */
const cloneFolder = '/home/forja';

/** Copies a file or folder of this machine into the root; one that is not there is left out. */
function copyIn(root, place, target = place) {
  if (existsSync(place)) cpSync(place, path.join(root, target), { recursive: true, dereference: true });
}

/** The Node that runs this script, and the npm beside it, with npm's configuration of this user. */
async function copyNode(root) {
  const npm = path.resolve(realpathSync(onPath('npm')), '../..');
  copyIn(root, realpathSync(process.execPath), 'usr/local/bin/node');
  copyIn(root, npm, 'usr/local/lib/node_modules/npm');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, 'usr/local/bin', name));
  const globalFile = await run('npm', ['config', 'get', 'globalconfig'], { cwd: '/' });
  copyIn(root, globalFile.trim().split('\n').pop(), 'usr/local/etc/npmrc');
  copyIn(root, path.join(homedir(), '.npmrc'), 'root/.npmrc');
}

/** How apt gets its lists here (proxies, retries, dates), without the hooks of other packages. */
async function copyAptSettings(root) {
  for (const place of ['/etc/apt/sources.list', '/etc/apt/sources.list.d', '/etc/apt/keyrings']) {
    rmSync(path.join(root, place), { recursive: true, force: true });
    copyIn(root, place);
  }
  const settings = await run('apt-config', ['dump', 'Acquire']);
  const network = settings.split('\n').filter((line) => /^Acquire::(https?|Check-|Retries)/i.test(line));
  writeFileSync(path.join(root, 'etc/apt/apt.conf.d/90network'), `${network.join('\n')}\n`);
}

/** Makes the root that every trial starts from, in a folder that does not exist yet: of this machine's release, by its own mirror. */
async function makeRoot(folder) {
  if (canInstall() && !onPath('debootstrap')) await aptInstall(['debootstrap']);
  if (!canInstall() || !onPath('debootstrap'))
    throw new PlainError('debootstrap is needed: install it, and run this as root.');
  const targets = ['indextargets', '--format', '$(CODENAME) $(REPO_URI)', 'Created-By: Packages'];
  const [release, mirror] = (await run('apt-get', targets)).split(/\s/);
  const options = ['--variant=minbase', '--include=git,ca-certificates,curl', release, folder, mirror];
  await run('debootstrap', options, { failure: 'debootstrap failed.', seconds: minutes.debootstrap * 60 });
  await copyAptSettings(folder);
  for (const place of ['/etc/resolv.conf', '/etc/hosts', '/usr/local/share/ca-certificates'])
    copyIn(folder, place);
  await run('chroot', [folder, 'update-ca-certificates']);
  await copyNode(folder);
}

/** The whole environment inside: nothing of this shell but how to reach the network. */
const environmentInside = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name))),
  HOME: '/root',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
});

/** The first process inside: mounts what a machine has, runs the command and takes in the orphans that it leaves. */
const ENTER = `
set -eu
mount --make-rprivate /
mount -t proc proc "$ROOT/proc"
mount --rbind /sys "$ROOT/sys"
mount --rbind /dev "$ROOT/dev"
chroot "$ROOT" /bin/sh -c 'cd "$0" && exec "$@"' "$FOLDER" "$@"
`;

/**
 * Starts a command in the clone inside of a root, in namespaces of its own: the mounts are visible in them alone and vanish with the
 * command, and so do its processes, however it ends. The network is this machine's.
 */
function startInside(root, command, additions) {
  const env = { ...environmentInside(), ...additions, ROOT: root, FOLDER: cloneFolder };
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const limits = { timeout: minutes.command * 60_000, killSignal: 'SIGKILL' };
  const options = { cwd: '/', env, stdio: ['ignore', 'inherit', 'inherit'], ...limits };
  return start('unshare', [...namespaces, 'sh', '-c', ENTER, 'sh', ...command], options);
}

/** Prints the first quote of the demo data; @returns its size in bytes */
async function printQuote(url) {
  const token = await signedIn(url, { email: 'admin@forja.local', password: 'forja-demo' });
  const [{ id }] = await client(url, token)('GET', '/api/orders?type=pre_order');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/orders/${id}/pdf`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!bytes.toString('latin1').startsWith('%PDF-'))
    throw new PlainError('The quote is no PDF.', bytes.toString());
  return bytes.length;
}

/** `npm start` as the README says it, up to a printed quote: the one command that does not end by itself. */
async function tryStart(root) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = startInside(root, ['npm', 'start'], { PORT: String(port) });
  try {
    await untilReady(url, child, { seconds: minutes.start * 60 });
    say(`Ready on ${url}; a quote of ${await printQuote(url)} bytes was printed.`);
  } finally {
    await stop(child);
  }
}

/** Any command; its own exit code decides. */
async function tryCommand(root, command) {
  const code = await ended(startInside(root, command));
  if (code !== 0) throw new PlainError(`exit code ${code}`);
}

/** Runs one trial in a root of its own and puts the root away. @returns whether it went well */
async function trial(bare, command) {
  const name = command.join(' ');
  const root = `${bare}-trial`;
  say(`\n▶ ${name}`);
  const since = Date.now();
  let failure;
  try {
    await run('cp', ['--archive', '--reflink=auto', bare, root]);
    await run('git', ['clone', '--quiet', '--no-hardlinks', checkout, path.join(root, cloneFolder)]);
    await (name === START ? tryStart(root) : tryCommand(root, command));
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

await main(async () => {
  const given = process.argv.slice(2);
  const commands =
    given.length > 0 ? [given] : [START, 'npm test', 'npm run test:all'].map((each) => each.split(' '));
  const bare = path.join(temporaryFolder('fresh', '/var/tmp'), 'bare');
  if (await run('git', ['status', '--porcelain']))
    say('Changes that are not committed take no part: the trials run on a clone.');
  await step('A bare Debian', () => makeRoot(bare));
  let ok = true;
  for (const command of commands) ok = (await trial(bare, command)) && ok;
  process.exitCode = ok ? 0 : 1;
});
