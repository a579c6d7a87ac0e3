import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { git } from './run.mjs';

/** Texts of all TypeScript of the repository, by their paths in it. */
export async function readSources() {
  const files = await git('ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx');
  const there = files.filter((file) => existsSync(inRoot(file)));
  return new Map(there.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
}

/** An import, or a passing on, with the names that it takes. One of types alone leads nowhere: `npm run typecheck` looks at these. */
const IMPORT = /^\s*(import|export)\s+(?!type\b)(?:([^;'"]*?)\s+from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Beyond these nothing is followed: they put everything together. */
const GATHERS = /\.module\.ts$|\/create-(?:api|worker)\.ts$|\/App\.tsx$|\/i18n\/(?:.*\/)?index\.ts$/;

const EVERY = '*';

/** Names behind `import` or `export`, as the other file calls them. */
function namesOf(clause = '') {
  const listed = /\{([^}]*)\}/.exec(clause)?.[1];
  if (listed === undefined || clause.includes('* as')) return [EVERY];
  return listed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0].trim());
}

/**
 * Which files import a file at run time, from the text of all of them. What a folder's index passes on counts as imported
 * from the file that it is in: a folder's index would make everything depend on everything.
 * @param {ReadonlyMap<string, string>} sources paths in the repository and their texts
 * @returns {Map<string, Set<string>>} file → those that import it
 */
export function importersOf(sources) {
  const importers = new Map([...sources.keys()].map((file) => [file, new Set()]));
  const taken = new Map([...sources].map(([file, text]) => [file, takenBy(file, text, sources)]));

  /** Files in which a name of a file is written, through the indexes between. */
  function* homesOf(file, name, depth = 0) {
    const passed = taken.get(file).filter(({ passesOn }) => passesOn);
    const byName = passed.filter(({ names }) => names.includes(name));
    const homes = byName.length > 0 ? byName : passed.filter(({ names }) => names[0] === EVERY);
    if (!file.includes('/index.ts') || name === EVERY || homes.length === 0 || depth > 5) yield file;
    else for (const { from } of homes) yield* homesOf(from, name, depth + 1);
  }

  for (const [file, imports] of taken)
    for (const { from, names, passesOn } of GATHERS.test(file) ? [] : imports)
      for (const name of passesOn && file.includes('/index.ts') ? [EVERY] : names)
        for (const home of homesOf(from, name)) importers.get(home).add(file);
  return importers;
}

function takenBy(file, text, sources) {
  return [...text.matchAll(IMPORT)]
    .map(([, word, clause, target, later]) => ({
      from: fileOf(file, target ?? later, sources),
      names: word === 'export' && clause?.trim() === '*' ? [EVERY] : later ? [EVERY] : namesOf(clause),
      passesOn: word === 'export',
    }))
    .filter(({ from }) => from);
}

/** The file that an import means, or undefined where it is a package's. */
export function fileOf(file, target, sources) {
  if (!/^\.|^@forja\//.test(target)) return undefined;
  const base = target.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), target).replace(/\.js$/, '')
    : target.replace('@forja', 'packages').concat('/src/index');
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((name) => sources.has(name));
}

/**
 * How many imports lead from files to those that depend on them.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @param {readonly string[]} changed
 * @returns {Map<string, number>} file → steps, 0 for the changed ones
 */
export function distancesFrom(importers, changed) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of distances)
    for (const next of importers.get(file) ?? []) if (!distances.has(next)) distances.set(next, steps + 1);
  return distances;
}
