import { distancesFrom, importersOf, readSources } from './imports.mjs';
import { git } from './run.mjs';
import { SUITES, testFilesOf } from './suites.mjs';

/** So many test files of a suite run at most, beside those that were changed themselves: what a minute on two cores has room for. */
const MOST = { packages: 12, backend: 24, frontend: 24, components: 6, integration: 6, browser: 2 };

/** Routes that are called as every kind of user (test/access/authorization-matrix). */
const MOST_ROUTES = 12;

/** Where more routes depend on a change, each of them says the less of it. */
const FEW_ROUTES = 24;

/** What is less near has nothing to do with the change but what most tests use. */
const LEAST = 0.05;

/** Paths that differ from where the branch left origin's main, or from what is given, as `git diff` names it. */
async function changedFiles(since) {
  const [base] = since ? [since] : await git('merge-base', 'HEAD', 'origin/main').catch(() => ['HEAD']);
  const untracked = since ? [] : await git('ls-files', '--others', '--exclude-standard');
  return [...(await git('diff', '--name-only', base)), ...untracked];
}

/**
 * Test files near what was changed, by suite, the nearest first.
 * @param {string} [since] a commit or a range, instead of where the branch left origin's main
 * @returns {Promise<{ chosen: { suite: import('./suites.mjs').Suite, files: string[], leftOut: string[] }[], routes: string[] }>}
 *   routes: those of controllers that changed, or that use what changed themselves
 */
export async function chosenTests(since) {
  const sources = await readSources();
  const changed = (await changedFiles(since)).filter((file) => sources.has(file) && !file.endsWith('.d.ts'));
  const distances = distancesFrom(importersOf(sources), changed);
  const shown = [...textSigns(sources, distances), ...wordSigns(changed, 'frontend/src/')];
  const called = [...routeSigns(sources, distances)];
  const share = Math.min(1, FEW_ROUTES / called.length);
  const signs = {
    integration: [
      ...called.map((sign) => ({ ...sign, weight: sign.weight * share })),
      ...wordSigns(changed, 'backend/src/'),
    ],
    components: shown,
    browser: shown,
  };
  const chosen = Object.entries(SUITES).map(([key, suite]) => {
    const all = testFilesOf(suite).map((file) => ({ file, path: `${suite.workspace}/${file}` }));
    const scores = scoresOf(all, sources, distances, signs[key] ?? []);
    const near = all.filter(({ path }) => scores.get(path) >= LEAST);
    near.sort((one, other) => scores.get(other.path) - scores.get(one.path));
    const edited = near.filter(({ path }) => scores.get(path) === Infinity).length;
    const most = Math.max(MOST[key], edited);
    const names = near.map(({ file }) => file);
    return { suite, files: names.slice(0, most), leftOut: names.slice(most) };
  });
  const routes = called.filter(({ weight }) => weight > 0.25).map(({ name }) => name);
  return { chosen, routes: routes.slice(0, MOST_ROUTES) };
}

/** The part of its path that a file shares with the test beside it. */
const commonPath = (path) => path.replace(/(\.spec)?\.tsx?$/, '');

/**
 * How near each test file is: those that were changed, or stand beside a changed file, in any case; others by their imports, half as
 * much with each step, and by signs, each of which says the more the fewer test files show it.
 */
function scoresOf(tests, sources, distances, signs) {
  const changed = new Set(
    [...distances].filter(([, steps]) => steps === 0).map(([file]) => commonPath(file)),
  );
  const scores = new Map(
    tests.map(({ path }) => [
      path,
      changed.has(commonPath(path)) ? Infinity : 2 ** -(distances.get(path) ?? Infinity),
    ]),
  );
  for (const { shows, weight } of signs) {
    const showing = tests.filter(({ path }) => shows(path, sources.get(path)));
    for (const { path } of showing) scores.set(path, scores.get(path) + weight / showing.length);
  }
  return scores;
}

const CONTROLLER = /@Controller\(\s*'?([^')]*)'?\s*\)|@(Get|Post|Put|Delete|Patch|Sse)\(\s*([^)]*)\)/g;

/** Routes of the controllers that depend on what was changed: a test file shows one where it names its address. */
function* routeSigns(sources, distances) {
  for (const [file, steps] of distances) {
    if (!file.endsWith('.controller.ts')) continue;
    let base = '';
    for (const [, controller, method, own] of sources.get(file).matchAll(CONTROLLER)) {
      if (controller !== undefined) base = controller;
      else {
        const path = `/${base}/${own.replaceAll(/['[\]]/g, '')}`.replace(/\/+$/, '');
        const pattern = new RegExp(`[\`'"]${path.replaceAll(/:\w+/g, '(?:\\$\\{[^}]*\\}|\\w+)')}[\`'"?]`);
        const name = `${method.replace('Sse', 'Get').toUpperCase()} ${path.slice(1)}`;
        yield { name, shows: (_, text) => pattern.test(text), weight: 2 ** -steps };
      }
    }
  }
}

const TEXT = /^\s*(\w+):\s+'([^'\n]{4,})',$/gm;

/** What the screens near it say: a test file shows a text where it stands in it. */
function* textSigns(sources, distances) {
  const near = [...distances].filter(([file, steps]) => file.startsWith('frontend/src/') && steps < 2);
  for (const [file, dictionary] of sources) {
    if (!file.startsWith('frontend/src/i18n/')) continue;
    const names = [...dictionary.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    for (const [, key, value] of dictionary.matchAll(TEXT)) {
      const uses = ([user]) =>
        user === file ||
        (names.some((name) => sources.get(user).includes(name)) && sources.get(user).includes(`.${key}`));
      const steps = Math.min(...near.filter(uses).map(([, each]) => each));
      if (steps < 2) yield { shows: (path, text) => text.includes(value), weight: 2 ** -steps };
    }
  }
}

/** Words of the paths of files that were changed in a folder: a test file shows one where its path has it. */
function* wordSigns(changed, folder) {
  const within = changed.filter((file) => file.startsWith(folder));
  const words = new Set(within.flatMap((file) => file.slice(folder.length).split(/[^a-z]+/)));
  for (const word of words)
    if (word.length > 3)
      yield {
        shows: (path) => path.split('/').slice(2).join('/').includes(word.replace(/s$/, '')),
        weight: 1,
      };
}
