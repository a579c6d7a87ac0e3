import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that a calculation may keep the process from answering requests. */
const SLICE_MS = 8;

/** A calculation took longer than it may. */
export class TooLong extends Error {}

/**
 * Runs a calculation that pauses now and then, in slices between which requests are answered.
 * @param limit milliseconds of its own time
 * @throws TooLong, and whatever the calculation throws
 */
export async function inSlices<T>(calculation: Generator<void, T>, limit: number): Promise<T> {
  let used = 0;
  for (;;) {
    const started = performance.now();
    let step = calculation.next();
    while (step.done !== true && performance.now() - started < SLICE_MS) step = calculation.next();
    if (step.done === true) return step.value;
    used += performance.now() - started;
    if (used > limit) throw new TooLong(`${String(Math.round(used))} ms`);
    await nextTurn();
  }
}
