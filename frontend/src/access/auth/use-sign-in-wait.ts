import { useEffect, useState } from 'react';
import { ApiError } from '../../api';

interface Wait {
  email: string;
  /** In the clock of this browser, in milliseconds. */
  until: number;
}

const SECOND_MS = 1000;

/**
 * How long the server takes no further try for an account: after wrong ones it makes the next wait, longer each time.
 * @param email as it stands in the form; another account does not wait
 */
export const useSignInWait = (email: string) => {
  const [wait, setWait] = useState<Wait | null>(null);
  const [now, setNow] = useState(0);
  const own = wait?.email === email ? wait : null;
  /** Seconds; 0 where nothing is waited for. */
  const left = own ? Math.max(0, Math.ceil((own.until - now) / SECOND_MS)) : 0;
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [waits]);
  return {
    left,
    /** The wait is over: its message is outdated. */
    ended: own !== null && !waits,
    clear: () => setWait(null),
    /** Begins a wait where the refusal names one. */
    begin: (error: unknown, of: string) => {
      const seconds = error instanceof ApiError ? error.retryAfter : null;
      if (seconds === null) return;
      const began = Date.now();
      setNow(began);
      setWait({ email: of, until: began + seconds * SECOND_MS });
    },
  };
};
