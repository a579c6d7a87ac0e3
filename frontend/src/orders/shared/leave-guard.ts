import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { holdHistory, holdNavigator, type Target } from './held-navigation';

interface Attempt {
  /** Goes where the user wanted to go. */
  proceed: () => void;
}

/**
 * Holds every way out while `leaves(target)` says that unsaved work would be lost: links and buttons, the browser's
 * back and forward, and closing the tab. The router in use has no blocker of its own.
 * @param leaves whether going to the target loses something; undefined while nothing is unsaved
 * @returns the attempt that waits for an answer, and `stay`, which forgets it
 */
export const useLeaveGuard = (leaves: ((target: Target) => boolean) | undefined) => {
  const { navigator } = useContext(NavigationContext);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const rule = useRef(leaves);
  useLayoutEffect(() => {
    rule.current = leaves;
  });
  const active = leaves !== undefined;

  useEffect(() => {
    if (!active) return undefined;
    const guard = {
      holds: (target: Target) => rule.current?.(target) === true,
      ask: (proceed: () => void) => setAttempt({ proceed }),
    };
    const releaseNavigator = holdNavigator(navigator, guard);
    const releaseHistory = holdHistory(guard);
    return () => {
      releaseNavigator();
      releaseHistory();
    };
  }, [active, navigator]);

  return { attempt, stay: () => setAttempt(null) };
};
