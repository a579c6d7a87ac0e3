import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { inRoot, packageBin } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { hashOf, readStamp, writeStamp } from './stamps.mjs';

/** The compiler writes only what it compiles: what else stands among the server's sources is copied as it is. */
export const copyAssets = () =>
  cpSync(inRoot('backend/src'), inRoot('backend/dist'), {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || !source.endsWith('.ts'),
  });

/** What each side is built from, and the file that a finished build leaves. */
const sides = {
  /** What both sides import by name; built before them. */
  packages: {
    title: 'Compilando os pacotes',
    sources: ['packages'],
    results: readdirSync(inRoot('packages'))
      .filter((name) => existsSync(inRoot(`packages/${name}/src`)))
      .map((name) => `packages/${name}/dist/index.js`),
    command: [packageBin('tsc'), '-b', 'packages'],
  },
  backend: {
    title: 'Compilando o servidor',
    sources: ['backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'backend/package.json'],
    results: ['backend/dist/main.js'],
    /** Types are not checked here: `npm run check` does, and a start need not wait for it. */
    command: ['npm', 'run', '--silent', 'build', '-w', 'backend'],
    afterwards: copyAssets,
  },
  /** The frontend's types of the API: its build does without them, the compiler and the linter do not. */
  types: {
    title: 'Gerando os tipos da API',
    sources: ['docs/openapi.json', 'frontend/scripts/api-types.mjs'],
    results: ['frontend/src/api/schema.d.ts'],
    command: [
      process.execPath,
      'frontend/scripts/api-types.mjs',
      'docs/openapi.json',
      'frontend/src/api/schema.d.ts',
    ],
  },
  frontend: {
    title: 'Compilando as telas',
    sources: [
      'frontend/src',
      'frontend/public',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'frontend/package.json',
    ],
    results: ['frontend/dist/index.html'],
    command: ['npm', 'run', '--silent', 'build', '-w', 'frontend'],
    /** Users get React as it is published, also from a shell whose NODE_ENV says otherwise. */
    env: { NODE_ENV: 'production' },
  },
};
const shared = ['package-lock.json', 'tsconfig.base.json', 'packages'];

async function build(name, { title, sources, results, command, env, afterwards }) {
  const stamp = `${name}-build`;
  const wanted = hashOf([...shared, ...sources]);
  if (results.every((result) => existsSync(inRoot(result))) && readStamp(stamp) === wanted) return;
  const [program, ...args] = command;
  await step(title, () =>
    run(program, args, { failure: `${title}: falhou.`, env: { ...process.env, ...env } }),
  );
  afterwards?.();
  writeStamp(stamp, wanted);
}

/**
 * Builds what has changed since it was last built: the packages, then the given sides at once.
 * @param {('backend' | 'frontend' | 'types')[]} [names]
 * @throws {PlainError} with the compiler's output
 */
export async function compile(names = ['backend', 'frontend']) {
  await build('packages', sides.packages);
  await Promise.all(names.map((name) => build(name, sides[name])));
}
