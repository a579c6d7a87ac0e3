import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, packageBin } from './paths.mjs';
import { testEnv } from './test-env.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} workspace the folder that its command runs in
 * @property {string} folder within that, where its test files are
 * @property {RegExp} files their paths in that folder
 * @property {string} [project] Jest's name of it, where the workspace has several
 */

/** Every suite of the repository. @type {Record<string, Suite>} */
export const SUITES = {
  packages: {
    name: 'Unit, packages',
    workspace: 'packages',
    folder: '.',
    files: /^[^/]+\/src\/.*\.spec\.ts$/,
  },
  backend: {
    name: 'Unit, backend',
    workspace: 'backend',
    folder: 'src',
    files: /\.spec\.ts$/,
    project: 'unit',
  },
  frontend: {
    name: 'Unit, frontend',
    workspace: 'frontend',
    folder: 'src',
    files: /\.spec\.ts$/,
    project: 'unit',
  },
  components: {
    name: 'Components',
    workspace: 'frontend',
    folder: 'src',
    files: /\.spec\.tsx$/,
    project: 'components',
  },
  integration: {
    name: 'Integration',
    workspace: 'backend',
    folder: 'test',
    files: /\.e2e-spec\.ts$/,
    project: 'integration',
  },
  browser: { name: 'Browser', workspace: 'e2e', folder: 'tests', files: /\.spec\.ts$/ },
};

/** Test files of a suite, from its workspace's folder on, in the order of their names. @param {Suite} suite */
export const testFilesOf = ({ workspace, folder, files }) =>
  readdirSync(inRoot(workspace, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.normalize(`${folder}/${name.replaceAll(path.sep, '/')}`))
    .filter((name) => files.test(folder === '.' ? name : name.slice(folder.length + 1)))
    .sort();

/** Test files of a suite whose text contains this, as the title of a test or a tag in it. @param {Suite} suite */
export const filesWithText = (suite, text) =>
  testFilesOf(suite).filter((file) => readFileSync(inRoot(suite.workspace, file), 'utf8').includes(text));

/**
 * Test files whose paths contain a name; where there are none, those whose text contains it, as the title of a test.
 * @returns {{ title?: string, chosen: { suite: Suite, files: string[] }[] }}
 */
export function namedTests(name) {
  const choose = (filesOf) =>
    Object.values(SUITES)
      .map((suite) => ({ suite, files: filesOf(suite) }))
      .filter(({ files }) => files.length > 0);
  const byPath = choose((suite) =>
    testFilesOf(suite).filter((file) => `${suite.workspace}/${file}`.includes(name)),
  );
  if (byPath.length > 0) return { chosen: byPath };
  return { title: name, chosen: choose((suite) => filesWithText(suite, name)) };
}

/**
 * A stage (stages.mjs) that runs test files of a suite, all of them unless some are given.
 * @param {Suite} suite
 * @param {{ reports: string, name?: string, files?: string[], title?: string | string[], leftOut?: string, names?: boolean, env?: NodeJS.ProcessEnv }} options
 *   reports: the folder for its report; title: a part, or several, of the names of tests that run alone; leftOut: a tag whose tests do not run;
 *   names: whether those of all tests are printed, and not of failures alone: they would push these out of sight
 */
export function stageOf(suite, { reports, title, ...options }) {
  const name = options.name ?? suite.name;
  const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const parts = title === undefined ? undefined : [title].flat();
  const pattern = parts?.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const stage = suite === SUITES.browser ? playwright : jest;
  return { name, report, ...stage(suite, { ...options, report, pattern }) };
}

function playwright(_, { report, files = [], pattern, leftOut, names = false, env }) {
  const words = [
    ...files,
    ...(pattern ? ['--grep', pattern] : []),
    ...(leftOut ? ['--grep-invert', leftOut] : []),
    `--reporter=${names ? 'list' : 'dot'},json`,
  ];
  return {
    command: [process.execPath, inRoot('scripts/e2e.mjs'), ...words],
    env: testEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env }),
    kind: 'playwright',
  };
}

/** Pages of component tests live for moments: in Node's 16 MB they are looked through so often that it takes a sixth of these tests' time. */
const NODE = [process.execPath, '--max-semi-space-size=64'];

function jest({ workspace, project }, { report, files, pattern, leftOut, names = false, env }) {
  // Many test files share one process and one set of modules (test/suites).
  const together = workspace !== 'packages';
  const which = pattern ?? (leftOut && `^(?!.*${leftOut})`);
  const words = [
    // The paths stand first: --selectProjects takes all words behind it as names of projects.
    ...(together ? ['--config', 'jest.together.config.js'] : []),
    ...(files && !together ? ['--runTestsByPath', ...files] : []),
    ...(project ? ['--selectProjects', project] : []),
    ...(which ? ['--testNamePattern', which] : []),
    `--verbose=${names}`,
    '--maxWorkers=1',
    '--json',
    `--outputFile=${report}`,
  ];
  return {
    command: [...NODE, packageBin('jest', workspace), ...words],
    cwd: inRoot(workspace),
    env: testEnv({ ...env, ...(together && files && { TEST_FILES: files.join('\n') }) }),
    kind: 'jest',
  };
}
