import { setTimeout } from 'node:timers/promises';

/** Below the limit of a test, which would not end this loop, and above what a failover takes on a busy machine. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 20;

/**
 * Looks again until it is so.
 * @throws Error after two minutes: a loop that went on would keep the process of the tests alive
 */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`In vain: ${String(isSo)}`);
    await setTimeout(LOOK_MS);
  }
}
