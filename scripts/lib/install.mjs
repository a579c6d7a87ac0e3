import { statSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { hashOf, readStamp, writeStamp } from './stamps.mjs';

const stamp = 'dependencies';

/** What npm writes at the very end of an installation. */
const record = inRoot('node_modules/.package-lock.json');
const lock = inRoot('package-lock.json');

/** Installed by us from exactly this lock file, or by somebody's own `npm ci` since it last changed. */
function installed(wanted) {
  const written = statSync(record, { throwIfNoEntry: false });
  if (!written) return false;
  return readStamp(stamp) === wanted || written.mtimeMs > statSync(lock).mtimeMs;
}

/** Installs the packages of the lock file unless exactly these are installed. */
export async function installDependencies() {
  const wanted = hashOf(['package-lock.json']);
  if (installed(wanted)) return;
  await step('Instalando dependências', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      failure:
        'As dependências não puderam ser instaladas (npm ci): confira a conexão com o registro do npm.',
    }),
  );
  writeStamp(stamp, wanted);
}
