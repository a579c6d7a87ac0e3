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

/** An installation that failed is not tried again for an hour. */
const RETRY_AFTER_MS = 60 * 60 * 1000;

/**
 * Tries to install what is missing, unless that failed within the last hour.
 * @template T
 * @param {string} name of the stamp of a failure
 * @param {() => Promise<T | undefined>} install
 * @returns {Promise<T | undefined>} undefined where it is still missing
 */
export async function triedNowAndThen(name, install) {
  const failed = statSync(stampFile(name), { throwIfNoEntry: false });
  if (failed && Date.now() - failed.mtimeMs < RETRY_AFTER_MS) return undefined;
  const found = await install();
  if (found) rmSync(stampFile(name), { force: true });
  else writeStamp(name, '');
  return found;
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
