import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath, root as checkout } from './paths.mjs';
import { capture, run, start } from './run.mjs';
import { PlainError } from './say.mjs';

/**
 * A bare Debian in a folder: what debootstrap installs at least, git, curl and Node with npm. It takes nothing from
 * this machine but the way to the network: package mirror, name server, certificates, npm's configuration.
 */

/** Where the clone is, seen from inside. */
const cloneFolder = '/home/forja';

/** Network settings that a package manager or Node needs on this machine to reach its registry. */
const networkVariables = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const debootstrapMinutes = 15;

async function provideDebootstrap() {
  const help = 'debootstrap is needed: install it, and run this as root.';
  if (!canInstall()) throw new PlainError(help);
  if (!onPath('debootstrap')) await aptInstall(['debootstrap']);
  if (!onPath('debootstrap')) throw new PlainError(help);
}

/** The first package mirror that apt knows, in either format of its lists. */
function mirror() {
  const folder = '/etc/apt/sources.list.d';
  const lists = [
    '/etc/apt/sources.list',
    ...readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
  ];
  for (const list of lists.filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))) {
    const found = /^(?:deb\s+(?:\[[^\]]*\]\s+)?|URIs:\s*)(\S+)/m.exec(readFileSync(list, 'utf8'));
    if (found) return found[1];
  }
  throw new PlainError('No package mirror in /etc/apt/sources.list or /etc/apt/sources.list.d.');
}

/** The release of this machine, so that its own mirror has the packages. */
function release() {
  const name = /^VERSION_CODENAME="?([a-z]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (!name) throw new PlainError('/etc/os-release names no release.');
  return name;
}

/** Copies a file or folder of this machine to the same place in the root; one that is not there is left out. */
function copyIn(root, place) {
  if (existsSync(place)) cpSync(place, path.join(root, place), { recursive: true, dereference: true });
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

/** The authorities that this machine trusts beside Debian's own. */
async function copyCertificates(root) {
  copyIn(root, '/usr/local/share/ca-certificates');
  await run('chroot', [root, 'update-ca-certificates']);
}

/** The Node that runs this script, and the npm beside it, with npm's configuration of this user. */
async function copyNode(root) {
  const local = path.join(root, 'usr/local');
  const npm = path.resolve(realpathSync(onPath('npm')), '../..');
  cpSync(realpathSync(process.execPath), path.join(local, 'bin/node'));
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  }
  const { output } = await capture('npm', ['config', 'get', 'globalconfig'], { cwd: '/' });
  const globalFile = output.trim().split('\n').pop();
  mkdirSync(path.join(local, 'etc'), { recursive: true });
  if (existsSync(globalFile)) cpSync(globalFile, path.join(local, 'etc/npmrc'));
  const own = path.join(homedir(), '.npmrc');
  if (existsSync(own)) cpSync(own, path.join(root, 'root/.npmrc'));
  const started = await capture('chroot', [root, 'node', '--version']);
  if (started.code !== 0) {
    throw new PlainError('This Node does not run in a bare Debian; use an official build.', started.output);
  }
}

/**
 * Makes the root that every trial starts from.
 * @param {string} folder does not exist yet
 * @throws {PlainError} where this machine cannot make one
 */
export async function makeRoot(folder) {
  await provideDebootstrap();
  const packages = '--include=git,ca-certificates,curl';
  await run('debootstrap', ['--variant=minbase', packages, release(), folder, mirror()], {
    failure: 'debootstrap failed.',
    seconds: debootstrapMinutes * 60,
  });
  await copyAptSettings(folder);
  for (const place of ['/etc/resolv.conf', '/etc/hosts']) copyIn(folder, place);
  await copyCertificates(folder);
  await copyNode(folder);
}

/** A copy of the root with a clone of what this checkout has committed. */
export async function copyRoot(from, to) {
  await run('cp', ['--archive', '--reflink=auto', from, to]);
  await run('git', ['clone', '--quiet', '--no-hardlinks', checkout, path.join(to, cloneFolder)]);
}

/** The whole environment inside: nothing of this shell but how to reach the network. */
function environmentInside(additions = {}) {
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  const kept = networkVariables.filter((name) => process.env[name]);
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    NODE_EXTRA_CA_CERTS: certificates,
    ...additions,
  };
}

/**
 * Runs in namespaces of its own: the mounts are visible in them alone and vanish with the command, and so do its
 * processes, however it ends. The network is this machine's.
 */
const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];

/** The first process inside: mounts what a machine has, runs the command and takes in the orphans that it leaves. */
const enter = `
set -eu
mount --make-rprivate /
mount -t proc proc "$ROOT/proc"
mount --rbind /sys "$ROOT/sys"
mount --rbind /dev "$ROOT/dev"
chroot "$ROOT" /bin/sh -c 'cd "$0" && exec "$@"' "$FOLDER" "$@"
`;

/**
 * Starts a command in the clone inside of a root.
 * @param {string} root
 * @param {string[]} command
 * @param {Record<string, string>} [additions] variables
 * @returns {import('node:child_process').ChildProcess}
 */
export function startInside(root, command, additions) {
  const env = { ...environmentInside(additions), ROOT: root, FOLDER: cloneFolder };
  return start('unshare', [...namespaces, 'sh', '-c', enter, 'sh', ...command], {
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
