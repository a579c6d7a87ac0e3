import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { capture, ended, start } from '../lib/run.mjs';
import { PlainError } from '../lib/say.mjs';

/** Seconds until a container has to be healthy. */
const HEALTHY_SECONDS = 180;

/** Seconds from SIGTERM to SIGKILL: an engine's own ten, and some for a busy machine. */
const STOP_SECONDS = 20;

const KEPT_OUTPUT = 20_000;

/**
 * The mounts of a container: its root, read-only where the service says so; volumes and tmpfs are written. Then the command as the
 * image's user, without capabilities and without a way to new privileges.
 */
const INSIDE = `
set -eu
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
for place in $VOLUMES; do mount --bind "$ROOT$place" "$ROOT$place"; done
for place in $TMPFS; do mount -t tmpfs -o mode=1777,size=1g tmpfs "$ROOT$place"; done
if [ "$READ_ONLY" = yes ]; then mount -o remount,bind,ro "$ROOT"; fi
exec chroot "$ROOT" env --ignore-environment "PATH=$PATH" setpriv --reuid="$IMAGE_USER" --regid="$IMAGE_USER" --init-groups \\
  --no-new-privs --bounding-set=-all --inh-caps=-all --pdeathsig KILL /bin/sh -c 'cd "$0" && exec "$@"' "$FOLDER" env "$@"
`;

/** A service's container: the image's root in namespaces of its own, on this machine's network. */
export class Container {
  #printed = '';

  /**
   * @param {object} image see buildStages
   * @param {ReturnType<typeof import('./compose.mjs').serviceOfCompose>} service
   * @param {Record<string, string>} settings in place of the service's own: addresses and ports of this machine
   */
  constructor(name, image, service, settings) {
    Object.assign(this, { name, image, service });
    this.env = { ...image.env, ...service.env, HOME: '/home/node', ...settings };
  }

  #begin(command) {
    const { image, service } = this;
    const variables = Object.entries(this.env).map(([name, value]) => `${name}=${value}`);
    return [
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INSIDE, 'sh', ...variables, ...command],
      {
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          ROOT: image.root,
          FOLDER: image.folder,
          VOLUMES: image.volumes.join(' '),
          TMPFS: service.tmpfs.join(' '),
          READ_ONLY: service.readOnly ? 'yes' : 'no',
          IMAGE_USER: image.user,
        },
      },
    ];
  }

  /** Starts entry point and command. */
  start() {
    const { entrypoint = [], command } = this.image;
    const [args, options] = this.#begin([...entrypoint, ...(this.service.command ?? command)]);
    this.child = start('unshare', args, options);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk) => (this.#printed = `${this.#printed}${chunk}`.slice(-KEPT_OUTPUT)));
    }
  }

  /** Runs a command as the container would, beside it. */
  async exec(command) {
    const [args, options] = this.#begin(command);
    return capture('unshare', args, { ...options, seconds: 30 });
  }

  /** The container's first process: what started it passes no signal on but the one that kills it. */
  #first() {
    const { pid, exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return undefined;
    try {
      return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || undefined;
    } catch {
      return undefined;
    }
  }

  #signal(name) {
    const pid = this.child && this.#first();
    if (pid) process.kill(pid, name);
  }

  /** Ends it at once. */
  kill() {
    this.#signal('SIGKILL');
  }

  /** Ends it as an engine does. @throws {PlainError} where it has to be killed */
  async stop() {
    if (!this.child || this.child.exitCode !== null) return;
    const gone = ended(this.child);
    this.#signal('SIGTERM');
    let killed = false;
    const insist = setTimeout(() => {
      killed = true;
      this.kill();
    }, STOP_SECONDS * 1000);
    await gone;
    clearTimeout(insist);
    if (killed) throw new PlainError(`${this.name} did not end after SIGTERM.`, this.#printed);
  }

  /** The last of what it printed. */
  get printed() {
    return this.#printed;
  }

  /** Until the image's health check succeeds. @throws {PlainError} where the container ends or takes too long */
  async untilHealthy() {
    const limit = Date.now() + HEALTHY_SECONDS * 1000;
    while ((await this.exec(this.image.healthCommand)).code !== 0) {
      if (this.child.exitCode !== null || Date.now() > limit) {
        throw new PlainError(`${this.name} did not become healthy.`, this.#printed);
      }
      await pause(1000);
    }
  }

  /**
   * That its user can write where the service says so, and nowhere else.
   * @throws {PlainError} with the place
   */
  async checkWritable() {
    const writable = [...this.image.volumes, ...this.service.tmpfs];
    for (const place of [...writable, this.image.folder, '/home/node', '/etc']) {
      const { code } = await this.exec(['touch', path.join(place, '.written')]);
      if ((code === 0) === writable.includes(place)) continue;
      throw new PlainError(`${this.name}: ${place} ${code === 0 ? 'can' : 'can’t'} be written`);
    }
  }
}
