import { start } from './run.mjs';
import { cloneFolder, environmentInside } from './fresh-root.mjs';

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
