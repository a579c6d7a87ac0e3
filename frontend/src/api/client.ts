import { ApiError, errorFromBody } from './errors';
import { tellForbidden } from './refusals';
import { readToken, removeToken } from './token';

/** Everything but the CSRF cookie lives under this path (specification, section 7). */
export const API_BASE = '/api';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  method?: Method;
  /** An object is sent as JSON, a FormData as multipart. */
  body?: unknown;
  headers?: HeadersInit;
  signal?: AbortSignal;
}

/** The headers of every call; multipart sets its own content type, with the boundary in it. */
const buildHeaders = (token: string | null, options: CallOptions): Headers => {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (!(options.body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
};

/**
 * Ends a session that the server no longer accepts: the token goes and the browser with it, to the root path
 * (specification, section 8). A token stored meanwhile by another sign-in is left alone.
 */
export const endRefusedSession = (sentToken: string | null): void => {
  if (sentToken === null || readToken() !== sentToken) return;
  removeToken();
  window.location.assign('/');
};

/**
 * Sends one request to a path of this host and hands back the answer when its status is 2xx.
 * @throws ApiError otherwise; status 0 when no answer came. An aborted call throws the browser's AbortError.
 */
export const send = async (path: string, options: CallOptions = {}): Promise<Response> => {
  const token = readToken();
  const { body } = options;
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: buildHeaders(token, options),
      body:
        body === undefined || body instanceof FormData || typeof body === 'string'
          ? body
          : JSON.stringify(body),
      credentials: 'include',
      signal: options.signal,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, '');
  }
  if (response.ok) return response;
  if (response.status === 401) endRefusedSession(token);
  if (response.status === 403) tellForbidden();
  throw errorFromBody(response.status, await response.text());
};

const call = async <T>(path: string, options: CallOptions): Promise<T> => {
  const response = await send(API_BASE + path, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

const ANYTHING = { Accept: '*/*' };

/** Has the server make a document, without fetching it; one that it refuses is asked for, since only that has words. */
const prepare = async (path: string, signal?: AbortSignal): Promise<void> => {
  try {
    await send(API_BASE + path, { method: 'HEAD', headers: ANYTHING, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error;
    await send(API_BASE + path, { headers: ANYTHING, signal });
  }
};

/** One function per verb; `path` follows /api. `T` is the answer's shape (api/types.ts). */
export const api = {
  get: <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>(path, { signal }),
  post: <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
    call<T>(path, { method: 'POST', body, signal }),
  put: <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> =>
    call<T>(path, { method: 'PUT', body, signal }),
  delete: <T = void>(path: string): Promise<T> => call<T>(path, { method: 'DELETE' }),
  /** A multipart update: POST with X-HTTP-Method-Override, because forms with files can't be PUT everywhere. */
  putForm: <T>(path: string, form: FormData): Promise<T> =>
    call<T>(path, { method: 'POST', body: form, headers: { 'X-HTTP-Method-Override': 'PUT' } }),
  blob: async (path: string): Promise<Blob> => (await send(API_BASE + path, { headers: ANYTHING })).blob(),
  prepare,
};
