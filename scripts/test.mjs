import './lib/node-version.mjs';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chosenTests } from './lib/changed.mjs';
import { compile } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { prepare } from './lib/launch.mjs';
import { inRoot, temporaryFolder } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { startServices } from './lib/services.mjs';
import { PlainError, say } from './lib/say.mjs';
import { runStages, summarise } from './lib/stages.mjs';
import { filesWithText, namedTests, stageOf, SUITES, testFilesOf } from './lib/suites.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm test`: installs what is missing, then every check and every suite; all of them run, whatever fails, and the
 * last line is the sum. `--services` adds the integration tests for which MariaDB and Redis make a difference (tagged `@servers`), on
 * these, and all tests tagged `@wide` (CONTRIBUTING.md); `--all` adds every integration test on these. Both add the short form of the
 * faults (`npm run test:faults -- --short`), which has the machine to itself, since it waits for answers within times.
 *
 * With a NAME (`npm test -- NAME`) it runs the test files whose paths have it, else the tests whose titles have it. With `--changed`
 * (`npm run test:changed`) it runs the types and the tests near what was changed since origin's main, or since `--since COMMIT`; with
 * `--checks` (`npm run check`) the checks alone.
 */
const { values: asked, positionals } = parseArgs({
  options: {
    services: { type: 'boolean' },
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    checks: { type: 'boolean' },
    since: { type: 'string' },
  },
  allowPositionals: true,
});
const withServices = asked.services || asked.all;
/** Of random walks few runs in `npm test` (backend/test/harness/walks.ts). */
const walks = withServices ? { ALL_WALKS: '1' } : {};
// One more than cores: a suite waits for its database, its browser and its threads a good third of its time. The first is the browser's.
const lanes = availableParallelism() + 1;

/**
 * Files of a suite as stages, which are handed to the lanes as these become free. The longest files are dealt first, to and fro: that
 * spreads what takes long well enough, and needs no list of times. Each part costs ten processor
 * seconds of its own, in which it loads and starts the application.
 */
function inParts(parts, suite, { name = suite.name, files = testFilesOf(suite), ...options }) {
  const sizeOf = (file) => statSync(inRoot(suite.workspace, file)).size;
  const places = [...Array(parts).keys()];
  const round = [...places, ...places.toReversed()];
  const dealt = files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return places.map((part) =>
    stageOf(suite, {
      ...options,
      name: `${name}, ${part + 1}/${parts}`,
      files: dealt.filter((_, index) => round[index % round.length] === part).toSorted(),
      env: part % 2 === 0 ? options.env : asMySql(options.env),
    }),
  );
}

/** Stages of the checks that read the code and do not run it, the quickest first. */
function checkStages() {
  const check = (name, script) => ({ name, command: ['npm', 'run', '--silent', script], env: testEnv() });
  return [
    check('Format', 'format:check'),
    check('Lint, the rules of this house', 'lint:house'),
    check('Types', 'typecheck'),
    check('Lint, oxlint', 'lint:oxlint'),
    check('API document', 'openapi:check'),
  ];
}

/** The same server, addressed as MySQL is: TypeORM's statements are others then. */
const asMySql = (env) => ({
  ...env,
  ...(env.TEST_DATABASE_URL && { TEST_DATABASE_URL: env.TEST_DATABASE_URL.replace(/^mariadb:/, 'mysql:') }),
});

/** The long ones first: the short ones fill the lanes at the end. */
function stagesOf(reports, servicesEnv) {
  // What a stage leaves out, by its tag; those with a server leave out what no database takes part in.
  const usual = { reports, leftOut: withServices ? undefined : '@wide', env: walks };
  const { integration, components, browser } = SUITES;
  return [
    // A test that stands or falls with who comes first fails seldom, each time elsewhere: one of a run is tried again, and named.
    stageOf(browser, { ...usual, env: { SECOND_TRY: '1' } }),
    ...inParts(3, integration, { ...usual, name: 'Integration, SQLite' }),
    ...(servicesEnv
      ? inParts(3, integration, {
          reports,
          name: 'Integration, MariaDB and Redis',
          files: asked.all ? undefined : filesWithText(integration, '@servers'),
          leftOut: '@once',
          env: { ...servicesEnv, ...walks },
        })
      : []),
    ...inParts(2, components, usual),
    ...[SUITES.backend, SUITES.frontend, SUITES.packages].map((suite) => stageOf(suite, usual)),
    ...checkStages(),
  ];
}

const faultsStage = {
  name: 'Faults, short',
  command: [process.execPath, inRoot('scripts/faults.mjs'), '--short'],
  env: testEnv(),
};

/** Stages of what a person asked for by its name. */
function namedStages(reports, name) {
  const { title, chosen } = namedTests(name);
  if (chosen.length === 0)
    throw new PlainError(`No test file has “${name}” in its path, and none has a test of that name.`);
  const names = chosen.length === 1;
  return chosen.map(({ suite, files }) => stageOf(suite, { reports, files, title, names }));
}

/** Who may call routes, and who may not: the tests of these alone. */
const matrixStage = (reports, routes) =>
  stageOf(SUITES.integration, {
    reports,
    name: 'Access to routes',
    files: ['test/access/authorization-matrix.e2e-spec.ts'],
    title: routes.map((route) => `${route} @wide`),
  });

/** Stages of what is near the changes. Each suite says what it leaves to the whole run. */
async function changedStages(reports) {
  const { chosen: all, routes } = await chosenTests(asked.since);
  const chosen = all.filter(({ files }) => files.length > 0);
  for (const { suite, files, leftOut } of chosen) {
    say(`${suite.name}:\n${files.map((file) => `  ${file}`).join('\n')}`);
    if (leftOut.length > 0)
      say(`  left to npm test: ${leftOut.length} more, first ${leftOut.slice(0, 3).join(', ')}`);
  }
  const stages = chosen.map(({ suite, files }) => stageOf(suite, { reports, files, leftOut: '@wide' }));
  if (routes.length > 0) stages.push(matrixStage(reports, routes));
  return [...stages.reverse(), checkStages().find(({ name }) => name === 'Types')];
}

/** All of them, with the servers where they are asked for. */
async function wholeRun(reports) {
  const [services] = await Promise.all([
    withServices ? startServices() : undefined,
    prepare(['backend', 'frontend', 'types']),
  ]);
  const results = await runStages(stagesOf(reports, services?.env), lanes);
  await services?.end();
  return withServices ? [...results, ...(await runStages([faultsStage], 1))] : results;
}

async function partialRun(reports) {
  const name = positionals.join(' ');
  await installDependencies();
  if (asked.checks) {
    await compile(['types']);
    return runStages(checkStages(), lanes);
  }
  const stages = name ? namedStages(reports, name) : await changedStages(reports);
  const usesServer = stages.some(({ name: stage }) => stage === SUITES.integration.name);
  if (usesServer) await prepare(['backend']);
  return runStages(stages, Math.min(lanes, stages.length));
}

await main(async () => {
  const reports = temporaryFolder('tests');
  const partial = asked.changed || asked.checks || positionals.length > 0;
  const results = await (partial ? partialRun(reports) : wholeRun(reports));
  process.exitCode = summarise(results) ? 0 : 1;
});
