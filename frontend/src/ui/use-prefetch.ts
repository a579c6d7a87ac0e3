import { useEffect } from 'react';

/** The requests of the screen itself are answered by then. */
const AFTER_MS = 1500;

/**
 * Loads the code of what is likely to be opened next, once the screen has been there for a while.
 * @param load the same from one drawing to the next
 */
export const usePrefetch = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    // Where this fails, the code is asked for again when it is needed.
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
};
