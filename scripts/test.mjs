import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { checkStages } from './lib/checks.mjs';
import { prepare } from './lib/launch.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { endTogether, main } from './lib/run.mjs';
import { provideServices, servicesFolder, startServices } from './lib/services.mjs';
import { runStages, summarise } from './lib/stages.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm test`: installs what is missing, then every check and every suite; all of them run, whatever fails, and the
 * last line is the sum. `--services` adds the integration suite on MariaDB and Redis, and all tests tagged `@wide`: every text of
 * every failure, every screen at every width, axe; every wrong value of every route, killed processes, hostile files. What a
 * person does is in the others. It also adds the short form of the faults (`npm run test:faults -- --short`), which has the
 * machine to itself, since it waits for answers within times.
 */
const withServices = process.argv.includes('--services');
const cores = availableParallelism();
// One more than cores: a suite waits for its database, its browser and its threads a good third of its time.
const lanes = cores > 1 ? cores + 1 : 1;

/**
 * Suites in which many processes work at once get a second try of a test that fails: what stands or falls with who comes first
 * fails seldom, and each time elsewhere. Such a test is named with its error, and more than two of a stage fail it.
 */
const SECOND_TRY = { SECOND_TRY: '1' };

function stagesOf(reports, servicesEnv) {
  // What a stage leaves out, by its tag; those with a server leave out what no database takes part in.
  const usual = withServices ? null : '@wide';
  const jest = (name, workspace, { project, env, suite, leftOut = usual } = {}) => {
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    // The path stands first: --selectProjects takes all words behind it as names of projects.
    const select = [
      ...(suite ? [suite] : []),
      ...(project ? ['--config', 'jest.together.config.js', '--selectProjects', project] : []),
      ...(leftOut ? ['--testNamePattern', `^(?!.*${leftOut})`] : []),
    ];
    return {
      name,
      // Failures alone: the names of all that passed would push them out of sight.
      command: [
        packageBin('jest', workspace),
        ...select,
        '--maxWorkers=1',
        '--verbose=false',
        '--json',
        '--outputFile',
        report,
      ],
      cwd: inRoot(workspace),
      env: testEnv(env),
      kind: 'jest',
      report,
    };
  };
  // In quarters: the stages are handed to the lanes as these become free, and small ones end closer together.
  const integration = (where, env, leftOut = usual) =>
    [1, 2, 3, 4].map((number) =>
      jest(`Integration, ${where}, ${number}/4`, 'backend', {
        project: 'integration',
        env: { ...(number % 2 === 0 ? asMySql(env) : env), ...SECOND_TRY },
        suite: `test/suites/integration-${number}.ts`,
        leftOut,
      }),
    );
  return [
    ...checkStages(),
    ...integration('SQLite'),
    ...(servicesEnv ? integration('MariaDB and Redis', servicesEnv, '@once') : []),
    jest('Unit, packages', 'packages'),
    jest('Unit, backend', 'backend', { project: 'unit' }),
    jest('Unit, frontend', 'frontend'),
  ];
}

/** The same server, addressed as MySQL is: TypeORM's statements are others then. */
const asMySql = (env) =>
  env && { ...env, TEST_DATABASE_URL: env.TEST_DATABASE_URL.replace(/^mariadb:/, 'mysql:') };

function browserStage(reports) {
  const report = path.join(reports, 'browser.json');
  return {
    name: 'Browser',
    command: [
      process.execPath,
      inRoot('scripts/e2e.mjs'),
      ...(withServices ? [] : ['--grep-invert', '@wide']),
    ],
    env: testEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...SECOND_TRY }),
    kind: 'playwright',
    report,
  };
}

function faultsStage(reports) {
  const report = path.join(reports, 'faults.json');
  return {
    name: 'Faults, short',
    command: [process.execPath, inRoot('scripts/faults.mjs'), '--short', '--report', report],
    env: testEnv(),
    kind: 'counts',
    report,
  };
}

await main(async () => {
  const reports = mkdtempSync(path.join(tmpdir(), 'forja-tests-'));
  const place = servicesFolder();
  const cleanUp = () => {
    rmSync(reports, { recursive: true, force: true });
    place.remove();
  };
  endTogether(cleanUp);
  try {
    await Promise.all([prepare(), withServices && provideServices()]);
    const services = withServices ? await startServices(place.folder) : undefined;
    const results = await runStages(stagesOf(reports, services?.env), lanes);
    await services?.end();
    const alone = [browserStage(reports), ...(withServices ? [faultsStage(reports)] : [])];
    results.push(...(await runStages(alone, 1)));
    process.exitCode = summarise(results) ? 0 : 1;
  } finally {
    cleanUp();
  }
});
