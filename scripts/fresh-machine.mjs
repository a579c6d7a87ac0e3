import './lib/node-version.mjs';
import { cpSync, existsSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { aptInstall, canInstall } from './lib/apt.mjs';
import { onPath, root as checkout, temporaryFolder } from './lib/paths.mjs';
import { capture, main, run } from './lib/run.mjs';
import { PlainError, say, step } from './lib/say.mjs';

/**
 * `npm run test:fresh [-- <command…>]`: on an unprepared machine. Each trial gets a bare Debian of its own in a folder (what
 * debootstrap installs at least, git, curl and Node with npm; no fonts, packages or caches of this machine) and a clone of the last
 * commit. From this machine it takes the way to the network: package mirror, name server, certificates, npm's configuration. Without a
 * command: `npm start` until it is ready and has printed a document, `npm test`, `npm run test:all`. Needs root and apt.
 */
const START = `
export PORT=$(shuf -i 20000-32000 -n 1)
server="localhost:$PORT"
npm start &
until curl -fs "$server/health/ready"; do sleep 1; kill -0 $!; done
account='{"email":"admin@forja.local","password":"forja-demo"}'
token=$(curl -fs "$server/api/login" -H 'Content-Type: application/json' -d "$account" | grep -o 'ey[^"]*')
curl -fs "$server/api/orders/1/pdf" -H "Authorization: Bearer $token" | head -c 5 | grep %PDF-
`;

const TRIALS = [
  ['sh', '-ec', START],
  ['npm', 'test'],
  ['npm', 'run', 'test:all'],
];

const minutes = { debootstrap: 15, command: 60 };

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
 * Runs a command in the clone inside of a root, in namespaces of its own: the mounts are visible in them alone and vanish with the
 * command, and so do its processes, however it ends. The network is this machine's.
 */
function runInside(root, command) {
  const env = { ...environmentInside(), ROOT: root, FOLDER: cloneFolder };
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const options = { cwd: '/', env, stdio: 'inherit', seconds: minutes.command * 60 };
  return capture('unshare', [...namespaces, 'sh', '-c', ENTER, 'sh', ...command], options);
}

/** Runs a command in a root of its own and puts the root away. @returns whether it went well */
async function trial(bare, command) {
  const root = `${bare}-trial`;
  say(`\n▶ ${command.join(' ')}`);
  const since = Date.now();
  await run('cp', ['--archive', '--reflink=auto', bare, root]);
  await run('git', ['clone', '--quiet', '--no-hardlinks', checkout, path.join(root, cloneFolder)]);
  const { code } = await runInside(root, command);
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  const took = `${((Date.now() - since) / 60_000).toFixed(1)} min`;
  say(`${code === 0 ? '✔' : '✘'} ${command.join(' ')} (${took}, exit code ${code})`);
  return code === 0;
}

await main(async () => {
  const given = process.argv.slice(2);
  const commands = given.length > 0 ? [given] : TRIALS;
  const bare = path.join(temporaryFolder('fresh', '/var/tmp'), 'bare');
  if (await run('git', ['status', '--porcelain']))
    say('Changes that are not committed take no part: the trials run on a clone.');
  await step('A bare Debian', () => makeRoot(bare));
  let ok = true;
  for (const command of commands) ok = (await trial(bare, command)) && ok;
  process.exitCode = ok ? 0 : 1;
});
