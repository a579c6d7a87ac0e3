import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { descendants } from './installation.mjs';

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

const restarted = (what, program) => ({
  name: `${what}: SIGTERM, started again`,
  begin: () => program.stop(),
  end: () => program.start(),
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
    restarted('API process', api),
    frozen('API process', api),
    frozen('Worker', worker),
    frozen('Redis', redis),
    frozen('Storage', storage),
    frozen('Database', database),
  ];
}

/** A disk without a byte left, until a file on it is removed. */
const full = (disk) => ({
  name: 'Disk: full, then freed',
  begin: async () => {
    const file = await open(path.join(disk, 'filler'), 'w');
    const portion = Buffer.alloc(1024 * 1024);
    try {
      for (;;) await file.write(portion);
    } catch {
      // What no longer fits: the disk is full.
      for (let room = true; room;)
        room = await file.write(portion, 0, 512).then(
          () => true,
          () => false,
        );
    } finally {
      await file.close();
    }
  },
  end: () => rm(path.join(disk, 'filler')),
});

/** @returns {Fault[]} */
export function embeddedFaults({ apis: [api], disk }) {
  // The kill comes after the full disk: what was answered since then must be stored, not only seen.
  return [
    ...(disk ? [full(disk)] : []),
    killed('The one process', api),
    browser(api),
    frozen('The one process', api),
  ];
}

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
    errors: by,
    recovery: (last - ended) / 1000,
    healed: made.some((call) => call.ended > last && call.status > 0 && call.status < 500),
    wordless: made.filter(({ text }) => !text).length,
  };
}
