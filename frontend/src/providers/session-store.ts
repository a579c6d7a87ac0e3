import {
  answer,
  api,
  ApiError,
  type CurrentUser,
  leaveEndedSession,
  type NewAccount,
  type OidcAnswer,
  onForbidden,
  onSessionEnd,
  type PermissionName,
  type SignedCredential,
  underBase,
} from '../api';
import { readToken, removeToken, storeToken, TOKEN_KEY } from '../api/middleware';
import { dropDraftsOfOthers } from './kept-drafts';
import { rememberWay } from './way-back';

export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: CurrentUser; permissions: readonly PermissionName[] };

/**
 * Who is signed in: one value for the whole page, outside React, because guards, the shell and react-admin's auth
 * provider all ask for it. The user is fetched once, on the first question.
 */
let session: Session = { status: 'unknown' };
let loading: Promise<Session> | null = null;
const listeners = new Set<() => void>();

const publish = (next: Session): Session => {
  session = next;
  listeners.forEach((listener) => listener());
  return next;
};

export const readSession = (): Session => session;

export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The next question about who is signed in asks the server. */
export const forgetSession = (): void => {
  publish({ status: 'unknown' });
};

const fetchSession = async (): Promise<Session> => {
  const user = await answer(api.GET('/api/user'));
  const granted = user.admin ? [] : await answer(api.GET('/api/user/permissions'));
  return { status: 'signed_in', user, permissions: granted.map(({ name }) => name) };
};

/** How long to wait before the user is asked for once more, where no answer came. */
const NEXT_TRY_MS = 1000;

/** No answer came, or the half of one. */
const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;

/**
 * A page that is being left has its calls cut off and lives on, on a busy machine for seconds: it must not clear the
 * token that the next page reads.
 */
let leaving = false;
window.addEventListener('beforeunload', () => {
  leaving = true;
});

/** Fetches the session; where no answer came a second time, and again for as long as the page is being left. */
const fetchSessionPatiently = async (tries = 1): Promise<Session> => {
  try {
    return await fetchSession();
  } catch (error) {
    if (!isUnanswered(error) || (tries > 1 && !leaving)) throw error;
    await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    return fetchSessionPatiently(tries + 1);
  }
};

/**
 * The session, fetched on the first call. A failed fetch signs out: token and user are cleared.
 */
export const loadSession = (): Promise<Session> => {
  if (session.status !== 'unknown') return Promise.resolve(session);
  if (readToken() === null) return Promise.resolve(publish({ status: 'signed_out' }));
  loading ??= fetchSessionPatiently()
    .catch((error: unknown): Session => {
      console.error('The current user could not be fetched', error);
      removeToken();
      return { status: 'signed_out' };
    })
    .then(publish)
    .finally(() => {
      loading = null;
    });
  return loading;
};

let refreshing = false;

/**
 * Asks again who is signed in and what they may do, so that another group or role shows without another sign-in.
 * Changes nothing when the answer is the same, or none came; a refused token is handled by the HTTP client.
 */
const refreshSession = async (): Promise<void> => {
  const before = session;
  if (before.status !== 'signed_in' || refreshing) return;
  refreshing = true;
  try {
    const now = await fetchSession();
    const changed = JSON.stringify(now) !== JSON.stringify(before);
    // A profile saved or a sign-out meanwhile is newer than this answer.
    if (changed && session === before) publish(now);
  } catch (error) {
    console.warn('The session could not be refreshed', error);
  } finally {
    refreshing = false;
  }
};

/** Asked for before sign-in and before registering; the server's cookie is all there is to it. */
const fetchCsrfCookie = async (): Promise<void> => {
  await api.GET('/sanctum/csrf-cookie');
};

/**
 * Signs in and fetches the user.
 * @returns what names the second step where the account has a second factor; null once signed in
 * @throws ApiError of the login call; the token of an earlier session is forgotten first.
 */
export const signIn = async (email: string, password: string): Promise<string | null> => {
  removeToken();
  await fetchCsrfCookie();
  return stepOf(await answer(api.POST('/api/login', { body: { email, password } })));
};

/**
 * The second step of a sign-in.
 * @param pendingToken as the first step answered it
 * @throws ApiError; with 401 the first step is too long ago
 */
export const finishSignIn = async (pendingToken: string, code: string): Promise<void> => {
  const body = { pending_token: pendingToken, code };
  const { token } = await answer(api.POST('/api/login/second-factor', { body }));
  await begin(token);
};

/**
 * Signs in with a passkey.
 * @param sign has the browser sign what the server asks for
 * @param pendingToken of the sign-in whose second step it is; null: the passkey says whose it is
 * @throws ApiError, and what `sign` throws
 */
export const signInWithPasskey = async (
  sign: (options: object) => Promise<SignedCredential>,
  pendingToken: string | null,
): Promise<void> => {
  removeToken();
  const asked = { body: { pending_token: pendingToken } };
  const { options } = await answer(api.POST('/api/login/passkey/options', asked));
  const credential = await sign(options);
  const { token } = await answer(api.POST('/api/login/passkey', { body: { credential } }));
  await begin(token);
};

/**
 * Signs in with what the OpenID provider answered, and takes an invitation first where the walk to it was for one.
 * @returns what names the second step where the account has a second factor; null once signed in
 * @throws ApiError
 */
export const finishOidcSignIn = async (body: OidcAnswer, isInvitation: boolean): Promise<string | null> => {
  removeToken();
  const path = isInvitation ? '/api/login/oidc/invitation/finish' : '/api/login/oidc/finish';
  return stepOf(await answer(api.POST(path, { body })));
};

/** @returns what names the second step; null once the session has begun */
const stepOf = async (step: { token: string } | { pending_token: string }): Promise<string | null> => {
  if ('pending_token' in step) return step.pending_token;
  await begin(step.token);
  return null;
};

/** Keeps the token of a session and fetches its user. */
const begin = async (token: string): Promise<void> => {
  storeToken(token);
  forgetSession();
  const signedIn = await loadSession();
  if (signedIn.status === 'signed_in') dropDraftsOfOthers(signedIn.user.id);
};

/** Creates an account; it may have to wait for an administrator (`awaiting_approval`). */
export const register = async (account: NewAccount): Promise<{ awaiting_approval: boolean }> => {
  await fetchCsrfCookie();
  return answer(api.POST('/api/register', { body: account }));
};

/** Signs out here even when the server can't be reached, and starts over from the root path. */
export const signOut = async (): Promise<void> => {
  try {
    await api.POST('/api/logout');
  } catch (error) {
    console.error('The server could not end the session', error);
  }
  removeToken();
  window.location.assign(underBase('/'));
};

/** Puts a changed own name, e-mail or avatar into the shell without another fetch. */
export const updateSessionUser = (changes: Partial<CurrentUser>): void => {
  if (session.status === 'signed_in') publish({ ...session, user: { ...session.user, ...changes } });
};

/** A user whose session ended comes back to this screen after signing in again. */
onSessionEnd(() => rememberWay(session.status === 'signed_in' ? session.user.id : null));

/** A sign-out in another tab, or its session's end, is one here as well. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === TOKEN_KEY && newValue === null && session.status === 'signed_in') leaveEndedSession();
});

const EVERY_MS = 60_000;

/**
 * Keeps what the user may do up to date: when the page is looked at again, once a minute while it is, and when the
 * server refused something.
 */
export const watchSession = (): void => {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSession();
  };
  window.addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  window.setInterval(refresh, EVERY_MS);
  onForbidden(refresh);
};
