import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { environmentInside } from '../lib/fresh-root.mjs';
import { capture, run } from '../lib/run.mjs';
import { PlainError, step } from '../lib/say.mjs';

/** Minutes that one instruction may take. */
const LIMIT_MINUTES = 20;

/** Mounts what a machine has in namespaces of their own, then runs the command in the stage's root and folder. */
const INSIDE = `
set -eu
mount --make-rprivate /
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
exec chroot "$ROOT" /bin/sh -c 'cd "$0" && exec "$@"' "$FOLDER" "$@"
`;

const asUser = (user) =>
  user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];

/** A stage that is being built: a root of its own, and what its instructions have set so far. */
class Stage {
  env = {};
  folder = '/';
  user = 'root';
  volumes = [];

  constructor(root, { context, built }) {
    Object.assign(this, { root, context, built });
  }

  inside(place) {
    return path.join(this.root, path.resolve(this.folder, place));
  }

  /** Files of the context or of another stage, as `COPY` takes them: of a folder its content. */
  async COPY({ from, sources, target }) {
    const origin = from === null ? this.context : this.built.get(from)?.root;
    if (origin === undefined) throw new PlainError(`There is no stage ${from}.`);
    const into = this.inside(target);
    const isFolder = target.endsWith('/') || sources.length > 1;
    for (const source of sources) {
      const place = path.join(origin, source);
      mkdirSync(isFolder ? into : path.dirname(into), { recursive: true });
      const listed = await capture('test', ['-d', place]);
      if (listed.code === 0) {
        mkdirSync(into, { recursive: true });
        await run('cp', ['--archive', '--no-preserve=ownership', `${place}/.`, into]);
      } else {
        await run('cp', ['--archive', '--no-preserve=ownership', place, isFolder ? `${into}/` : into]);
      }
    }
  }

  async RUN({ script }) {
    const env = environmentInside({ ...this.env, ROOT: this.root, FOLDER: this.folder });
    const command = [...asUser(this.user), 'sh', '-c', script];
    await run(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INSIDE, 'sh', ...command],
      {
        cwd: '/',
        env,
        seconds: LIMIT_MINUTES * 60,
      },
    );
  }

  WORKDIR({ folder }) {
    this.folder = path.resolve(this.folder, folder);
    mkdirSync(this.inside('.'), { recursive: true });
  }

  ENV({ env }) {
    Object.assign(this.env, env);
  }

  USER({ user }) {
    this.user = user;
  }

  VOLUME({ folders }) {
    this.volumes.push(...folders);
    const missing = folders.find((folder) => !existsSync(path.join(this.root, folder)));
    if (missing) throw new PlainError(`The volume ${missing} is no folder of the image.`);
  }

  EXPOSE() {}

  HEALTHCHECK({ command }) {
    this.healthCommand = command;
  }

  ENTRYPOINT({ command }) {
    this.entrypoint = command;
  }

  CMD({ command }) {
    this.command = command;
  }
}

/**
 * Follows the instructions of all stages, each in a copy of the bare root.
 * @param {ReturnType<typeof import('./dockerfile.mjs').stagesOfDockerfile>} stages
 * @param {{ bare: string, context: string, folder: string }} places folder: of the stages' roots
 * @returns {Promise<Stage>} the last stage: root, env, folder, user, volumes, healthCommand, entrypoint, command
 * @throws {PlainError} with the instruction that failed, its line and what it printed
 */
export async function buildStages(stages, { bare, context, folder }) {
  const built = new Map();
  let last;
  for (const [index, { name, steps }] of stages.entries()) {
    const title = name ?? `stage ${index + 1}`;
    const root = path.join(folder, title.replaceAll(' ', '-'));
    await run('cp', ['--archive', '--reflink=auto', bare, root]);
    last = new Stage(root, { context, built });
    for (const instruction of steps) {
      await step(`${title}: ${instruction.text}`, () => follow(last, instruction));
    }
    built.set(name ?? String(index), last);
  }
  return last;
}

async function follow(stage, instruction) {
  try {
    await stage[instruction.keyword](instruction);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError(
      `Dockerfile, line ${instruction.line}: ${instruction.text}: ${error.message}`,
      error.details,
    );
  }
}
