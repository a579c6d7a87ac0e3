import { countsOf } from '../../../scripts/lib/stages.mjs';

/** What the whole run makes of tests that failed at their first try (scripts/test.mjs). */

type State = 'passed' | 'again' | 'failed';

const jestTest = (state: State, index: number) => ({
  fullName: `test ${index}`,
  status: state === 'failed' ? 'failed' : 'passed',
  invocations: state === 'passed' ? 1 : 2,
  retryReasons: state === 'passed' ? [] : ['Expected: 409\nReceived: 200'],
});

const jestReport = (states: readonly State[]) => ({
  numPassedTests: states.filter((state) => state !== 'failed').length,
  numFailedTests: states.filter((state) => state === 'failed').length,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ assertionResults: states.map(jestTest) }],
});

const browserStatus = { passed: 'expected', again: 'flaky', failed: 'unexpected' } as const;

const browserTest = (state: State, index: number) => ({
  title: `test ${index}`,
  ok: state !== 'failed',
  tests: [
    {
      status: browserStatus[state],
      results: [...(state === 'passed' ? [] : [{ error: { message: 'Expected: 409\nReceived: 200' } }]), {}],
    },
  ],
});

const browserReport = (states: readonly State[]) => ({
  stats: {
    expected: states.filter((state) => state === 'passed').length,
    flaky: states.filter((state) => state === 'again').length,
    unexpected: states.filter((state) => state === 'failed').length,
  },
  errors: [],
  suites: [{ file: 'a.spec.ts', suites: [{ specs: states.map(browserTest) }] }],
});

const states: readonly (readonly [string, readonly State[], number, readonly number[], readonly number[]])[] =
  [
    // What, the tests' states, how many failed, which ones are named as failed and which as passed at the second try.
    ['all pass', ['passed', 'passed'], 0, [], []],
    ['a failure at both tries stays one', ['passed', 'failed'], 1, [1], []],
    ['one at its second try passes and is named', ['again', 'passed'], 0, [], [0]],
    ['so do two', ['again', 'passed', 'again'], 0, [], [0, 2]],
    ['three are failures', ['again', 'again', 'again', 'passed'], 3, [0, 1, 2], [0, 1, 2]],
    ['beside a failure they do not count', ['again', 'failed'], 1, [1], [0]],
  ];

describe.each([
  ['jest', jestReport, ''],
  ['playwright', browserReport, 'a.spec.ts › '],
] as const)('a second try in a report of %s', (kind, reportOf, prefix) => {
  it.each(states)('%s @once', (_, tests, failed, names, again) => {
    const counts = countsOf(kind, reportOf(tests));
    expect(counts.failed).toBe(failed);
    expect(counts.passed).toBe(tests.length - failed);
    expect(counts.names.map((name) => name.replace(' (passed at its second try)', ''))).toEqual(
      names.map((index) => `${prefix}test ${index}`),
    );
    expect(counts.again).toEqual(
      again.map((index) => ({ name: `${prefix}test ${index}`, error: 'Expected: 409\nReceived: 200' })),
    );
  });
});
