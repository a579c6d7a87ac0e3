import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { onSessionEnd } from '../../api';
import { type LeaveRule, LeaveRules } from './leave-rules';

/** A navigation that waits for an answer of the form with the id `rule`. */
export interface HeldNavigation {
  rule: string;
  to: Location;
  /** This form agrees: the next one that would lose something is asked, or the navigation goes on. */
  proceed: () => void;
  /** The navigation is called off. */
  stay: () => void;
}

interface Leaving {
  rules: LeaveRules;
  held: HeldNavigation | null;
}

const LeaveContext = createContext<Leaving | null>(null);

/** @throws Error outside of a LeaveGuard */
export const useLeaving = (): Leaving => {
  const leaving = useContext(LeaveContext);
  if (leaving === null) throw new Error('useLeaving needs a LeaveGuard above it');
  return leaving;
};

/** Asks whether any open form has unsaved changes, at the moment of the call; not while something is drawn. */
export const useAnyUnsaved = (): (() => boolean) => {
  const { rules } = useLeaving();
  return useCallback(() => rules.anyUnsaved(), [rules]);
};

/**
 * The one blocker of the application. It holds links, buttons and the browser's back and forward while an open form
 * would lose something, and asks these forms one after the other; the browser itself asks before the tab is closed.
 */
export const LeaveGuard = ({ children }: { children: ReactNode }) => {
  const [rules] = useState(() => new LeaveRules());
  const [asked, setAsked] = useState<readonly LeaveRule[]>([]);
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) => {
      const losing = rules.losing({ from, to });
      if (losing.length > 0) setAsked(losing);
      return losing.length > 0;
    },
    [rules],
  );
  const blocker = useBlocker(blocks);
  useEffect(() => onSessionEnd(() => rules.end()), [rules]);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (rules.anyUnsaved()) event.preventDefault();
      },
      [rules],
    ),
  );
  const leaving = useMemo<Leaving>(() => {
    const [first, ...others] = asked;
    if (blocker.state !== 'blocked' || first === undefined) return { rules, held: null };
    const proceed = () => {
      const next = others.filter((rule) => rule.unsaved());
      if (next.length > 0) setAsked(next);
      else blocker.proceed();
    };
    return { rules, held: { rule: first.id, to: blocker.location, proceed, stay: blocker.reset } };
  }, [rules, blocker, asked]);
  return <LeaveContext value={leaving}>{children}</LeaveContext>;
};
