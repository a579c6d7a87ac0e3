import type { Middleware } from 'openapi-fetch';
import { underBase } from './base';
import { TAB_ID } from './call-keys';
import { ApiError, errorFromBody, secondsOf } from './errors';
import { announceForbidden, announceMissing } from './refusals';

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
/** The key of the browser's storage, as it is since the first version. */
export const TOKEN_KEY = 'authToken';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);
export const removeToken = (): void => localStorage.removeItem(TOKEN_KEY);

const BEARER = 'Bearer ';

/**
 * Ends a session that the server no longer accepts: the token goes and the browser with it, to the root path. A token
 * stored meanwhile by another sign-in is left alone.
 */
const endRefusedSession = (request: Request): void => {
  const sentToken = request.headers.get('Authorization')?.slice(BEARER.length);
  if (sentToken === undefined || readToken() !== sentToken) return;
  removeToken();
  leaveEndedSession();
};

/** Names the tab, sends the token, and hears when it, or what it may do, is no longer accepted. */
export const session: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('X-Tab-Id', TAB_ID);
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', BEARER + token);
  },
  onResponse: ({ request, response }) => {
    if (response.status === 401) endRefusedSession(request);
    if (response.status === 403) announceForbidden();
    if (response.status === 404 && request.method !== 'GET') announceMissing();
  },
};

/** Turns what is not a 2xx answer into an ApiError; status 0 when no answer came. An aborted call stays aborted. */
export const failures: Middleware = {
  onResponse: async ({ response }) => {
    if (response.ok) return;
    const retryAfter = secondsOf(response.headers.get('Retry-After'));
    throw errorFromBody(response.status, await response.text(), retryAfter);
  },
  onError: ({ error }) =>
    error instanceof DOMException && error.name === 'AbortError' ? undefined : new ApiError(0, ''),
};

/** A form with files is updated by POST and a header. */
export const multipartPut: Middleware = {
  onRequest: ({ request }) => {
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
    if (request.method !== 'PUT' || !isForm) return undefined;
    const post = new Request(request, { method: 'POST' });
    post.headers.set('X-HTTP-Method-Override', 'PUT');
    return post;
  },
};
