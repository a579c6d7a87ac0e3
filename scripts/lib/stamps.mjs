import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** A stamp says from what a thing was made, so that nothing is made twice: `.stamps/<name>`. */
const stampFile = (name) => inRoot('.stamps', name);

/** The stamp's text, or undefined where there is none. */
export function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(name, text) {
  mkdirSync(inRoot('.stamps'), { recursive: true });
  writeFileSync(stampFile(name), text);
}

export const removeStamp = (name) => rmSync(stampFile(name), { force: true });

/** Milliseconds since the stamp was written; Infinity where there is none. */
export function stampAge(name) {
  try {
    return Date.now() - statSync(stampFile(name)).mtimeMs;
  } catch {
    return Infinity;
  }
}

/** Tests and generated types change nothing in what is built. */
const isSource = (name) => !/\.spec\.tsx?$|^schema\.d\.ts$|\.tsbuildinfo$|^\.DS_Store$/.test(name);

function filesUnder(entry) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [entry];
  const names = readdirSync(entry)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .filter(isSource)
    .sort();
  return names.flatMap((name) => filesUnder(path.join(entry, name)));
}

/**
 * One hash of names and contents: times would call every fresh checkout changed.
 * @param {string[]} entries files and folders, relative to the checkout
 */
export function hashOf(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesUnder(inRoot(entry)))) {
    hash.update(`${path.relative(inRoot(), file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
