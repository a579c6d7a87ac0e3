import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { onSessionEnd } from '../../api';

/** A navigation that has been asked for: where the user is and where they want to go. */
export interface Navigation {
  from: Location;
  to: Location;
}

/** One form's say in navigations, asked at the moment of each. */
interface LeaveRule {
  id: string;
  /** Whether there is anything unsaved at all: closing the tab would lose it. */
  unsaved: () => boolean;
  /** Whether going there leaves the form; a dialog's own address does not leave the screen below it. */
  leaves: (navigation: Navigation) => boolean;
  /** Keeps what is unsaved, for the same user's next session. */
  keep: () => void;
}

/** The rules of the forms that are open, the newest first: a dialog is asked before the screen that it covers. */
class LeaveRules {
  private rules: readonly LeaveRule[] = [];

  /** @returns what removes the rule again */
  add(rule: LeaveRule): () => void {
    this.rules = [rule, ...this.rules];
    return () => {
      this.rules = this.rules.filter((other) => other !== rule);
    };
  }

  /** The session has ended: every form keeps what it has, and none asks any more. */
  end(): void {
    this.rules.forEach((rule) => rule.keep());
    this.rules = [];
  }

  /** Whether any open form has unsaved changes. */
  anyUnsaved(): boolean {
    return this.rules.some((rule) => rule.unsaved());
  }

  /** The forms that would lose something by this navigation, in the order in which they are to be asked. */
  losing(navigation: Navigation): readonly LeaveRule[] {
    return this.rules.filter((rule) => rule.unsaved() && rule.leaves(navigation));
  }
}

/** A navigation that waits for an answer of the form with the id `rule`. */
interface HeldNavigation {
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
const useLeaving = (): Leaving => {
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

/**
 * Registers a form's rule for as long as the form is open.
 * @returns the navigation that waits for this form's answer, if there is one
 */
export const useLeaveRule = ({ unsaved, leaves, keep }: Omit<LeaveRule, 'id'>): HeldNavigation | null => {
  const { rules, held } = useLeaving();
  const id = useId();
  const isUnsaved = useEffectEvent(unsaved);
  const isLeft = useEffectEvent(leaves);
  const keepUnsaved = useEffectEvent(keep);
  useEffect(
    () =>
      rules.add({
        id,
        unsaved: () => isUnsaved(),
        leaves: (navigation) => isLeft(navigation),
        keep: () => keepUnsaved(),
      }),
    [rules, id],
  );
  return held?.rule === id ? held : null;
};

type Closing = Pick<HeldNavigation, 'proceed' | 'stay'>;

/**
 * Closing a form that is no place in the address, such as a dialog over another form.
 * @param unsaved whether it would lose something
 * @returns `close` leaves it, or begins the question `closing` that its dialogs show
 */
export const useClosing = (unsaved: () => boolean) => {
  const [closing, setClosing] = useState<Closing | null>(null);
  const stay = () => setClosing(null);
  const close = (leave: () => void): void => {
    if (!unsaved()) {
      leave();
      return;
    }
    const proceed = () => {
      stay();
      leave();
    };
    setClosing({ proceed, stay });
  };
  return { closing, close };
};
