import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { capture, endTogether, main, run } from './lib/run.mjs';
import { PlainError, say, step } from './lib/say.mjs';
import { runStages, summarise } from './lib/stages.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm run test:node-versions [-- 22 24 latest] [--user NAME]`: the unit suites, and a part of the integration and browser suites,
 * on other versions of Node. Each gets a clone of the last commit in a folder of its own, packages installed by that Node, and
 * its binary first in PATH. `--user`: the suites run as that user (needs root), who owns the clone and nothing else.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { user: { type: 'string' } },
});
const versions = positionals.length > 0 ? positionals : ['22', '24', 'latest'];

/** What stands on Node itself: processes and signals, streams of files, threads, the password's hash, cookies, a document. */
const INTEGRATION = [
  'test/access/auth.e2e',
  'test/access/passkeys',
  'test/files/files-readable',
  'test/files/files-upload',
  'test/platform/shutdown',
  'test/orders/sets',
];
const BROWSER = ['tests/session.spec.ts', 'tests/printing.spec.ts'];

const INSTALL_MINUTES = 15;

/** npm's package of one platform's binary: it has no install script. */
const binaryPackage = `node-${process.platform}-${process.arch}`;

/** Installs the binary. @returns {Promise<string>} the folder that it stands in */
async function installNode(folder, version) {
  mkdirSync(folder);
  await run('npm', ['install', '--prefix', folder, '--no-save', `${binaryPackage}@${version}`], {
    failure: `Node ${version} can’t be installed.`,
    seconds: INSTALL_MINUTES * 60,
  });
  return path.join(folder, 'node_modules', binaryPackage, 'bin');
}

/** In front of a command that another user runs. */
const asUser = (user) =>
  user === undefined ? [] : ['setpriv', `--reuid=${user}`, '--regid=65534', '--clear-groups', '--'];

function stagesOf({ clone, env, reports, user }) {
  const inClone = (...parts) => path.join(clone, ...parts);
  const bin = (name) => inClone('node_modules/.bin', name);
  const jest = (name, workspace, args = []) => {
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const more = [
      '--testNamePattern',
      '^(?!.*@wide)',
      '--maxWorkers=2',
      '--verbose=false',
      '--json',
      '--outputFile',
      report,
    ];
    return {
      name,
      command: [...asUser(user), bin('jest'), ...args, ...more],
      cwd: inClone(workspace),
      env,
      kind: 'jest',
      report,
    };
  };
  const report = path.join(reports, 'browser.json');
  return [
    { name: 'Build', command: [...asUser(user), 'npm', 'run', '--silent', 'build'], cwd: clone, env },
    jest('Unit, packages', 'packages'),
    jest('Unit, backend', 'backend', ['--selectProjects', 'unit']),
    jest('Unit, frontend', 'frontend'),
    jest('Integration', 'backend', [...INTEGRATION, '--selectProjects', 'integration']),
    {
      name: 'Browser',
      command: [...asUser(user), 'node', 'scripts/e2e.mjs', ...BROWSER],
      cwd: clone,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      kind: 'playwright',
      report,
    },
  ];
}

/** Runs the suites on one version. @returns its row of the table */
async function trial(version, folder, user) {
  const bin = await step(`Node ${version}`, () => installNode(path.join(folder, 'node'), version));
  const [clone, reports, home] = ['forja', 'reports', 'home'].map((name) => path.join(folder, name));
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  for (const own of [reports, home]) mkdirSync(own);
  const env = testEnv({ PATH: `${bin}${path.delimiter}${process.env.PATH}` });
  const { output } = await capture('node', ['--version'], { env });
  await step('npm ci', () =>
    run('npm', ['ci'], { cwd: clone, env, seconds: INSTALL_MINUTES * 60, failure: 'npm ci failed.' }),
  );
  if (user !== undefined) await run('chown', ['--recursive', user, folder]);
  const since = Date.now();
  const theirs = user === undefined ? env : { ...env, HOME: home, TMPDIR: home };
  const results = await runStages(stagesOf({ clone, env: theirs, reports, user }), 1);
  const ok = summarise(results);
  const minutes = ((Date.now() - since) / 60_000).toFixed(1);
  const [, ...suites] = results;
  const counts = suites.map(({ passed, failed }) => (failed === 0 ? passed : `${passed} (${failed} failed)`));
  return { ok, row: [output.trim(), user ?? 'its own', ...counts, minutes] };
}

await main(async () => {
  const { user } = given;
  if (user !== undefined && process.getuid?.() !== 0) throw new PlainError('--user needs root.');
  const folder = mkdtempSync(path.join('/var/tmp', 'forja-node-'));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  endTogether(cleanUp);
  try {
    // The other user has to get through.
    await run('chmod', ['755', folder]);
    const rows = [];
    let allOk = true;
    for (const [number, version] of versions.entries()) {
      const own = path.join(folder, String(number));
      mkdirSync(own);
      const { ok, row } = await trial(version, own, user);
      rows.push(row);
      allOk &&= ok;
      rmSync(own, { recursive: true, force: true, maxRetries: 5 });
    }
    say('\n| Node | user | packages | backend | frontend | integration | browser | minutes |');
    say('| --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const row of rows) say(`| ${row.join(' | ')} |`);
    process.exitCode = allOk ? 0 : 1;
  } finally {
    cleanUp();
  }
});
