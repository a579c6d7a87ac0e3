import { underBase } from './base';

/** Called before the browser leaves a session that has ended: what was typed, and where, can still be kept. */
const listeners = new Set<() => void>();

/** @returns what takes the listener out again */
export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** To the root path, from where the sign-in screen is reachable. */
export const leaveEndedSession = (): void => {
  listeners.forEach((listener) => listener());
  window.location.assign(underBase('/'));
};
