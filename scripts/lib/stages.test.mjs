import assert from 'node:assert/strict';
import test from 'node:test';
import { countsOf } from './stages.mjs';

/** A report of Playwright with a test in each of the given states. */
const reportOf = (states) => {
  const count = (state) => states.filter((each) => each === state).length;
  const specs = states.map((state, index) => ({
    title: `test ${index}`,
    ok: state !== 'unexpected',
    tests: [
      {
        status: state,
        results: [...(state === 'expected' ? [] : [{ error: { message: 'Received: 200' } }]), {}],
      },
    ],
  }));
  const stats = { expected: count('expected'), flaky: count('flaky'), unexpected: count('unexpected') };
  return { stats, errors: [], suites: [{ file: 'a.spec.ts', suites: [{ specs }] }] };
};

const [ok, again, bad] = ['expected', 'flaky', 'unexpected'];

for (const [what, states, failed, names, second] of [
  ['all pass', [ok, ok], 0, [], []],
  ['a failure at both tries stays one', [ok, bad], 1, [1], []],
  ['one at its second try passes and is named', [again, ok], 0, [], [0]],
  ['two are failures', [again, again, ok], 2, [0, 1], [0, 1]],
  ['beside a failure it does not count', [again, bad], 1, [1], [0]],
])
  test(`a second try in the browser: ${what}`, () => {
    const counts = countsOf('playwright', reportOf(states));
    const nameOf = (index) => `a.spec.ts › test ${index}`;
    assert.equal(counts.failed, failed);
    assert.equal(counts.passed, states.length - failed);
    assert.deepEqual(
      counts.names.map((name) => name.replace(' (passed at its second try)', '')),
      names.map(nameOf),
    );
    assert.deepEqual(
      counts.again,
      second.map((index) => ({ name: nameOf(index), error: 'Received: 200' })),
    );
  });
