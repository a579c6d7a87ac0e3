import type { CookieOptions, Request, Response } from 'express';
import { basePathOf } from '../../platform/http/base-path.js';
import { CHALLENGE_LIFETIME_MS } from '../challenges/challenges.service.js';

/** Binds a sign-in at the provider to the browser that began it: another one's answer counts for nothing here. */
const STATE_COOKIE = 'forja_oidc';

/** Strict: the page that the provider leads to is of this site, and it makes the request that needs the cookie. */
const options = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: request.secure,
  path: `${basePathOf(request)}/api`,
});

export function keepState(request: Request, response: Response, state: string): void {
  response.cookie(STATE_COOKIE, state, { ...options(request), maxAge: CHALLENGE_LIFETIME_MS });
}

/** The state that this browser began with, or null. */
export function keptState(request: Request): string | null {
  const { [STATE_COOKIE]: state } = request.cookies as Record<string, unknown>;
  return typeof state === 'string' ? state : null;
}

export function clearState(request: Request, response: Response): void {
  response.clearCookie(STATE_COOKIE, options(request));
}
