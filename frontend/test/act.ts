import { flushSync } from 'react-dom';

const { runDue } = globalThis as unknown as { runDue: () => void };

/**
 * Runs a step of a test, and has React finish all that follows from it before it returns. The testing library calls it around each step.
 * React as it is shipped has no such function, so the library takes the one of `react-dom/test-utils`, which jest.config.js replaces by this one.
 */
export const act = (work: () => unknown): unknown => {
  const result = flushSync(work);
  runDue();
  return result instanceof Promise ? result.finally(runDue) : result;
};
