import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';
import { PlainError } from '../lib/say.mjs';

/** Patterns of .dockerignore: each is anchored at the checkout's folder, and takes what is below it along. */
function ignored() {
  const lines = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const exception = patterns.find((pattern) => pattern.startsWith('!'));
  if (exception) throw new PlainError(`.dockerignore: exceptions are not known here: ${exception}`);
  return patterns;
}

/**
 * Copies what an engine would be given of the checkout: all but what .dockerignore leaves out.
 * @param {string} folder does not exist yet
 */
export function copyContext(folder) {
  const patterns = ignored();
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const place = path.relative(root, source);
      return !patterns.some((pattern) => path.matchesGlob(place, pattern));
    },
  });
}
