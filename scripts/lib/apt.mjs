import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { onPath } from './paths.mjs';
import { capture } from './run.mjs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120'];
const startPolicy = '/usr/sbin/policy-rc.d';

let last = Promise.resolve();

/** Only root can install, and only where apt is the package manager. */
export const canInstall = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/**
 * Debian starts a service as soon as its package is installed. Here the program alone is wanted: while the policy
 * file exists (and answers 101, 'not allowed'), nothing is started.
 */
async function withoutStartingServices(work) {
  if (existsSync(startPolicy)) return work();
  writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    rmSync(startPolicy, { force: true });
  }
}

async function install(packages) {
  const update = await capture('apt-get', ['update', ...options], { env, seconds: 120 });
  const result = await withoutStartingServices(() =>
    capture('apt-get', ['install', '--no-install-recommends', ...options, ...packages], {
      env,
      seconds: 600,
    }),
  );
  return { installed: result.code === 0, output: `${update.output}\n${result.output}` };
}

/**
 * Installs packages of the distribution; one call after the other, since apt holds a lock.
 * @param {string[]} packages
 * @returns {Promise<{ installed: boolean, output: string }>}
 */
export function aptInstall(packages) {
  const mine = last.then(() => install(packages));
  last = mine.catch(() => undefined);
  return mine;
}
