import { withoutBase } from '../api';
import { isGuestPath, paths } from '../routes';

/** Where the last session of this tab ended. */
const KEY = 'wayBack';
/** Any origin: it only shows whether a path stays within it. */
const HERE = 'http://app.invalid';

/** A path of the application that a sign-in may lead to, or null: another origin, no path, the sign-in screens. */
export const safeWay = (way: unknown): string | null => {
  if (typeof way !== 'string' || !way.startsWith('/') || !URL.canParse(way, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(way, HERE);
  if (origin !== HERE || pathname.startsWith('//') || isGuestPath(pathname)) return null;
  return pathname + search + hash;
};

/** @param userId whose session ended; null where it was not known yet */
export const rememberWay = (userId: number | null): void => {
  const { pathname, search, hash } = window.location;
  sessionStorage.setItem(KEY, JSON.stringify({ userId, way: withoutBase(pathname) + search + hash }));
};

/** Where this user's session ended in this tab; the root path where none did. */
export const wayBack = (userId: number): string => {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
    userId: number | null;
    way: string;
  } | null;
  const isOfThisUser = kept !== null && (kept.userId === null || kept.userId === userId);
  return (isOfThisUser ? safeWay(kept.way) : null) ?? paths.home;
};

/** Once somewhere, the next sign-in is a plain one again. */
export const forgetWay = (): void => sessionStorage.removeItem(KEY);
