import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** What npm writes at the very end of an installation. */
const record = inRoot('node_modules/.package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether what npm recorded is what the lock file asks for; a package for another system may be missing. */
function isInstalled() {
  if (!existsSync(record)) return false;
  const there = packagesOf(record);
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([folder]) => folder.includes('node_modules/'))
    .every(([folder, { version, optional }]) =>
      there[folder] ? there[folder].version === version : Boolean(optional),
    );
}

/** Installs the packages of the lock file unless exactly these are installed. */
export async function installDependencies() {
  if (isInstalled()) return;
  await step('Instalando dependências', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      failure:
        'As dependências não puderam ser instaladas (npm ci): confira a conexão com o registro do npm.',
    }),
  );
}
