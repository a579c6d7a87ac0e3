import type { Navigator } from 'react-router';
import { addPopGate } from '../../ui/pop-gates';

export interface Target {
  pathname: string;
  search: string;
}

interface Guard {
  /** Whether going there loses something. */
  holds: (target: Target) => boolean;
  /** Puts the question; `proceed` goes there after all. */
  ask: (proceed: () => void) => void;
}

type Go = Navigator['push'];

const targetOf = (to: Parameters<Go>[0]): Target => {
  const { pathname, search } = window.location;
  if (typeof to !== 'string') return { pathname: to.pathname ?? pathname, search: to.search ?? '' };
  const url = new URL(to, window.location.href);
  return { pathname: url.pathname, search: to === '' ? search : url.search };
};

/**
 * Holds the router's push and replace, which all links and buttons end in.
 * @returns the release
 */
export const holdNavigator = (navigator: Navigator, { holds, ask }: Guard): (() => void) => {
  const push: Go = navigator.push.bind(navigator);
  const replace: Go = navigator.replace.bind(navigator);
  const held =
    (go: Go): Go =>
    (to, state, options) => {
      const proceed = () => go(to, state, options);
      if (holds(targetOf(to))) ask(proceed);
      else proceed();
    };
  Object.assign(navigator, { push: held(push), replace: held(replace) });
  return () => void Object.assign(navigator, { push, replace });
};

/** The router's own count of the entry that is open. */
const entryIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Holds the browser's back and forward, by undoing the step before the router hears of it and doing it again once
 * allowed, and the closing of the tab, where the browser asks itself.
 * @returns the release
 */
export const holdHistory = ({ holds, ask }: Guard): (() => void) => {
  let index = entryIndex();
  let undoing = false;
  const removeGate = addPopGate(() => {
    if (undoing) {
      undoing = false;
      return true;
    }
    const delta = entryIndex() - index;
    if (delta === 0 || !holds(window.location)) {
      index = entryIndex();
      return false;
    }
    undoing = true;
    window.history.go(-delta);
    ask(() => {
      removeGate();
      window.history.go(delta);
    });
    return true;
  });
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => {
    removeGate();
    window.removeEventListener('beforeunload', onUnload);
  };
};
