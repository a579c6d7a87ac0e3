import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { capture } from './run.mjs';
import { say } from './say.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command program and arguments
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'jest' | 'playwright' | 'counts'} [kind] what kind of report the command writes; counts: these themselves
 * @property {string} [report] the file it writes it to
 */

/**
 * Seconds in which a stage must print something: a suite that hangs must end, and say so, while one that is slow because
 * the machine does something else goes on. A quarter of the integration suite prints at its end alone: 5 minutes, and 15
 * where five other programs wanted the same two cores.
 */
const limit = 30 * 60;

/** All specs of a Playwright report with their file, from its nested suites. */
const specsOf = (suite, inherited) => {
  const file = suite.file ?? inherited;
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, file })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, file)),
  ];
};

const counters = {
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    names: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  }),
  playwright: ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    names: suites
      .flatMap((suite) => specsOf(suite))
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file} › ${title}`),
  }),
  counts: ({ passed, failed, names }) => ({ passed, failed, names }),
};

/** Tests of a stage. A failed stage counts at least one failure, also when it wrote no report or has no tests. */
function count({ kind, report }, code) {
  let counts = { passed: 0, failed: 0, names: [] };
  try {
    if (kind) counts = counters[kind](JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    counts.failed = 1;
  }
  return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/**
 * Runs a stage and prints its output as one piece: at once when it runs alone, at its end when others run beside it.
 * @param {Stage} stage
 */
async function runStage(stage, live) {
  const since = performance.now();
  say(`▶ ${stage.name}`);
  const [program, ...args] = stage.command;
  const { code, output } = await capture(program, args, {
    cwd: stage.cwd,
    env: stage.env,
    live,
    quietSeconds: limit,
    // Its tests are over then: what keeps it from ending is a handle or a process that a test left open.
    lastFile: stage.report,
  });
  const seconds = (performance.now() - since) / 1000;
  const counts = count(stage, code);
  const ok = code === 0 && counts.failed === 0;
  if (!ok && !live) say(`\n──── ${stage.name} ────\n${output.trimEnd()}\n────`);
  say(`${ok ? '✔' : '✘'} ${stage.name} (${seconds.toFixed(1)} s)`);
  return { name: stage.name, ok, seconds, ...counts };
}

/**
 * Runs stages, as many at once as there are lanes; all of them, whatever fails.
 * @param {Stage[]} stages
 */
export async function runStages(stages, lanes) {
  const waiting = [...stages];
  const results = [];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      results.push(await runStage(stage, lanes === 1));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * Prints the names of the tests that failed, a line a stage and, last, the line with the sum of all tests.
 * @returns {boolean} whether all is well
 */
export function summarise(results) {
  say('');
  for (const { name, names } of results) for (const test of names) say(`✘ ${name}: ${test}`);
  for (const { name, ok, seconds, passed, failed } of results) {
    const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    say(`${ok ? '✔' : '✘'} ${name.padEnd(38)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${tests}`.trimEnd());
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  say('');
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return results.every(({ ok }) => ok);
}
