import type { CookieOptions, Request, Response } from 'express';
import { basePathOf } from '../../platform/http/base-path.js';

/** The token once more as a cookie, for what the browser itself requests: images, PDFs, tabs. */
export const SESSION_COOKIE = 'forja_token';

/** A cookie for requests of this site's own pages alone, to this path and below it. */
export const cookieOptions = (request: Request, path = ''): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: request.secure,
  path: `${basePathOf(request)}${path}` || '/',
});

/** Sets the cookie; it ends when the session does. */
export function setSessionCookie(request: Request, response: Response, token: string, expires: Date): void {
  response.cookie(SESSION_COOKIE, token, { ...cookieOptions(request), expires });
}

/** Removes the cookie. */
export function clearSessionCookie(request: Request, response: Response): void {
  response.clearCookie(SESSION_COOKIE, cookieOptions(request));
}

/**
 * The cookie's token on GET and HEAD, null on every other method: nothing that changes data may be triggered by
 * what a browser sends along on its own.
 */
export function cookieToken(request: Request): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.find((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  return own?.slice(SESSION_COOKIE.length + 1) ?? null;
}
