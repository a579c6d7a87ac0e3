import { useCallback, useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: `busy` shows it in the button, and a second press while it runs does nothing.
 * The work handles its own errors.
 */
export const useBusy = (): [boolean, (work: () => Promise<void>) => Promise<void>] => {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return [busy, run];
};
