import { flushSync } from 'react-dom';

const { runDue } = globalThis as unknown as { runDue: () => void };

/**
 * What the testing library does its work in: all that React does because of the work is done when it ends. React as it is shipped has
 * no such function; the library takes the one of `react-dom/test-utils` then, which is this one (jest.config.js).
 */
export const act = (work: () => unknown): unknown => {
  const result = flushSync(work);
  runDue();
  return result instanceof Promise ? result.finally(runDue) : result;
};
