import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

interface Target {
  pathname: string;
  search: string;
}

interface Attempt {
  /** Goes where the user wanted to go. */
  proceed: () => void;
}

const currentIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

const targetOf = (to: unknown): Target => {
  const url = new URL(String(typeof to === 'string' ? to : joined(to)), window.location.href);
  return { pathname: url.pathname, search: url.search };
};

const joined = (to: unknown): string => {
  const { pathname = '', search = '' } = (to ?? {}) as Partial<Target>;
  return `${pathname || window.location.pathname}${search}`;
};

/**
 * Holds every way out while `leaves(target)` says that unsaved work would be lost: links and buttons (the router's
 * push and replace), the browser's back and forward (undone, and done again once allowed), and closing the tab.
 * The router in use has no blocker of its own.
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
    const history = navigator as { push: typeof navigator.push; replace: typeof navigator.replace };
    const { push, replace } = history;
    const held =
      (go: typeof push): typeof push =>
      (to, state, options) => {
        const proceed = () => go.call(navigator, to, state, options);
        if (rule.current?.(targetOf(to))) setAttempt({ proceed });
        else proceed();
      };
    history.push = held(push);
    history.replace = held(replace);
    return () => {
      history.push = push;
      history.replace = replace;
    };
  }, [active, navigator]);

  useEffect(() => {
    if (!active) return undefined;
    const index = currentIndex();
    let ignored = 0;
    const onPop = (event: PopStateEvent) => {
      if (ignored > 0) {
        ignored -= 1;
        event.stopImmediatePropagation();
        return;
      }
      const delta = currentIndex() - index;
      if (delta === 0 || !rule.current?.(window.location)) return;
      event.stopImmediatePropagation();
      ignored += 1;
      window.history.go(-delta);
      setAttempt({
        proceed: () => {
          window.removeEventListener('popstate', onPop, true);
          window.history.go(delta);
        },
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active]);

  return { attempt, stay: () => setAttempt(null) };
};
