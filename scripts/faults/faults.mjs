import { setTimeout as pause } from 'node:timers/promises';
import { descendants } from './installation.mjs';
import { listed } from './report.mjs';

/**
 * What is done to an installation.
 * @typedef {{ name: string, begin: () => Promise<void> | void, end: () => Promise<void> | void }} Fault
 *   end: puts right what does not heal by itself; from then on the recovery is timed
 */

const killed = (what, program) => ({
  name: `${what}: SIGKILL, started again`,
  begin: () => program.kill(),
  end: () => program.start(),
});

const frozen = (what, program) => ({
  name: `${what}: SIGSTOP, SIGCONT`,
  begin: () => program.signal('SIGSTOP'),
  end: () => program.signal('SIGCONT'),
});

/** The browser that a worker prints with: killed with all its processes, and started by the worker when it is needed. */
const browser = (program) => ({
  name: 'Chromium: SIGKILL',
  begin: () => {
    for (const id of descendants(program.child.pid)) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It ended with its parent.
      }
    }
  },
  end: () => undefined,
});

/** @returns {Fault[]} */
export function distributedFaults({ apis: [api], worker, database, redis, storage }, short) {
  const kills = [
    killed('API process', api),
    killed('Worker', worker),
    browser(worker),
    killed('Redis', redis),
    killed('Storage', storage),
    killed('Database', database),
  ];
  if (short) return [...kills, frozen('Database', database)];
  return [
    ...kills,
    frozen('API process', api),
    frozen('Worker', worker),
    frozen('Redis', redis),
    frozen('Storage', storage),
    frozen('Database', database),
  ];
}

/** @returns {Fault[]} */
export const embeddedFaults = ({ apis: [api] }) => [
  killed('The one process', api),
  browser(api),
  frozen('The one process', api),
];

/**
 * One fault under load.
 * @returns {Promise<object>} a row of the table: from the fault to the end of the quiet time after it
 */
export async function undergo(fault, calls, { hold, settle }) {
  const from = calls.made.length;
  await fault.begin();
  await pause(hold);
  await fault.end();
  const ended = Date.now();
  await pause(settle);
  const made = calls.made.slice(from).filter(({ kind }) => kind !== 'setup');
  const failures = made.filter(({ status }) => status === 0 || status >= 500);
  const last = Math.max(ended, ...failures.map((call) => call.ended));
  const by = new Map();
  for (const { kind, status, givenUp } of made.filter((call) => call.status === 0 || call.status >= 400)) {
    const name = givenUp ? `${kind} given up` : status === 0 ? 'no answer' : String(status);
    by.set(name, (by.get(name) ?? 0) + 1);
  }
  return {
    name: fault.name,
    requests: made.length,
    errors: listed(by),
    recovery: (last - ended) / 1000,
    healed: made.some((call) => call.ended > last && call.status > 0 && call.status < 500),
    wordless: made.filter(({ text }) => !text).length,
  };
}
