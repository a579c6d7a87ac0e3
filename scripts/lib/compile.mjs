import { existsSync } from 'node:fs';
import { copyAssets } from './assets.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { hashOf, readStamp, removeStamp, writeStamp } from './stamps.mjs';

/** What each side is built from, and the file that a finished build leaves. */
const sides = {
  backend: {
    title: 'Compilando o servidor',
    sources: ['backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'backend/package.json'],
    result: 'backend/dist/main.js',
    /** tsc's own memory: with it, and without dist, tsc would find nothing to do. */
    memory: 'backend.build.tsbuildinfo',
    afterwards: copyAssets,
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
    result: 'frontend/dist/index.html',
  },
};
const shared = ['package-lock.json', 'tsconfig.base.json'];

async function build(name, { title, sources, result, memory, afterwards }) {
  const stamp = `${name}-build`;
  const wanted = hashOf([...shared, ...sources]);
  const exists = existsSync(inRoot(result));
  if (exists && readStamp(stamp) === wanted) return;
  if (!exists && memory) removeStamp(memory);
  await step(title, () =>
    run('npm', ['run', '--silent', 'build', '-w', name], { failure: `${title}: falhou.` }),
  );
  afterwards?.();
  writeStamp(stamp, wanted);
}

/**
 * Builds what has changed since it was last built, both sides at once.
 * @param {('backend' | 'frontend')[]} [names]
 * @throws {PlainError} with the compiler's output
 */
export async function compile(names = ['backend', 'frontend']) {
  await Promise.all(names.map((name) => build(name, sides[name])));
}
