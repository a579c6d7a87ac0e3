import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { capture } from './run.mjs';
import { say } from './say.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command program and arguments
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'jest' | 'playwright'} [kind] what kind of report the command writes
 * @property {string} [report] the file it writes it to
 */

/** Seconds of a stage: one that hangs must end, and say so, while one that is slow because the machine does something else goes on. */
const limit = 3 * 3600;

/** All specs of a Playwright report with their file, from its nested suites. */
const specsOf = (suite, inherited) => {
  const file = suite.file ?? inherited;
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, file })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, file)),
  ];
};

/** The first error of a Playwright spec, in whichever of its tries. */
const firstError = ({ tests }) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '';

const counters = {
  jest: (report) => {
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      names: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      again: [],
    };
  },
  playwright: ({ stats, errors, suites }) => {
    const specs = suites.flatMap((suite) => specsOf(suite));
    const nameOf = ({ file, title }) => `${file} › ${title}`;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      names: specs.filter(({ ok }) => !ok).map(nameOf),
      again: specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => ({ name: nameOf(spec), error: firstError(spec) })),
    };
  },
};

/** So many browser tests of a run may need their second try (SECOND_TRY in the stage's environment): more are failures. */
const MOST_AGAIN = 1;

/**
 * Tests of a stage from its report.
 * @param {'jest' | 'playwright'} kind
 * @returns {{passed: number, failed: number, names: string[], again: {name: string, error: string}[]}} names: of those
 *   that failed; again: those that passed at their second try, with what went wrong at the first
 */
export function countsOf(kind, report) {
  const counts = counters[kind](report);
  const { passed, failed, names, again } = counts;
  if (again.length <= MOST_AGAIN) return counts;
  return {
    passed: passed - again.length,
    failed: failed + again.length,
    names: [...names, ...again.map(({ name }) => `${name} (passed at its second try)`)],
    again,
  };
}

/** Tests of a stage. A failed stage counts at least one failure, also when it wrote no report or has no tests. */
function count({ kind, report }, code) {
  let counts = { passed: 0, failed: 0, names: [], again: [] };
  try {
    if (kind) counts = countsOf(kind, JSON.parse(readFileSync(report, 'utf8')));
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
    ...(live && { stdio: 'inherit' }),
    seconds: limit,
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

/** What went wrong at a first try, as far as it helps to find it. */
const beginning = (error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Prints the tests that passed at their second try alone, each with its first error, the names of those that failed, a line
 * a stage and, last, the line with the sum of all tests.
 * @returns {boolean} whether all is well
 */
export function summarise(results) {
  say('');
  for (const { name, again } of results) {
    for (const test of again) say(`↻ ${name}: ${test.name}\n${beginning(test.error)}`);
  }
  for (const { name, names } of results) for (const test of names) say(`✘ ${name}: ${test}`);
  for (const { name, ok, seconds, passed, failed, again } of results) {
    const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    const second = again.length > 0 ? `, ${again.length} at the second try` : '';
    say(
      `${ok ? '✔' : '✘'} ${name.padEnd(38)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${tests}${second}`.trimEnd(),
    );
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  say('');
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return results.every(({ ok }) => ok);
}
