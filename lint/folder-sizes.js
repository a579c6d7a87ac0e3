import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The one size limit that ESLint can't see: how many source files are directly in a folder. A folder that does not fit
 * yet stands in `exceptions` with its own limit; the list only shrinks, and an entry that is no longer needed fails too.
 */
const limit = 25;

/** @type {Record<string, number>} */
const exceptions = {};

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
const sources = listed.split('\n').filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !deleted.has(file));
const counts = new Map();
for (const folder of sources.map((file) => path.dirname(file))) {
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

const tooLarge = [...counts]
  .filter(([folder, count]) => count > (exceptions[folder] ?? limit))
  .map(([folder, count]) => `${folder}: ${count} files, at most ${exceptions[folder] ?? limit}`);
const needless = Object.keys(exceptions)
  .filter((folder) => (counts.get(folder) ?? 0) <= limit)
  .map((folder) => `${folder}: fits now, remove it from the exceptions in lint/folder-sizes.js`);

for (const line of [...tooLarge, ...needless]) console.error(line);
process.exitCode = tooLarge.length + needless.length > 0 ? 1 : 0;
