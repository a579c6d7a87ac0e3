import { answer, api } from '../api';
import { finishOidcSignIn } from '../providers';

/** Kept in this tab while it is at the provider: what the answer is for. */
const PURPOSE = 'oidc-purpose';

/** A place of this application: its path, and the history's state there, from which it shows what was open. */
export interface Way {
  pathname: string;
  state: object | null;
}

/** The purpose of a walk to the provider; a proof with the place that it is for, an invitation with the token of its link, for the way back to it. */
export type OidcPurpose =
  | { kind: 'sign-in' }
  | { kind: 'link' }
  | { kind: 'proof'; way: Way }
  | { kind: 'invitation'; token: string };

/** How a walk to the provider ended; `strange`: this tab began none. */
export type OidcOutcome =
  | { kind: 'signed-in' }
  | { kind: 'linked' }
  | { kind: 'proved'; way: Way }
  | { kind: 'strange' }
  | { kind: 'pending'; pendingToken: string };

const leave = (url: string, purpose: OidcPurpose): void => {
  sessionStorage.setItem(PURPOSE, JSON.stringify(purpose));
  window.location.assign(url);
};

/** Leaves for the provider, to sign in there. @throws ApiError */
export const signInAtProvider = async (): Promise<void> => {
  const { url } = await answer(api.POST('/api/login/oidc'));
  leave(url, { kind: 'sign-in' });
};

/** Leaves for the provider, to take an invitation there. @param token of its link. @throws ApiError */
export const acceptAtProvider = async (token: string): Promise<void> => {
  const { url } = await answer(api.POST('/api/login/oidc/invitation', { body: { token } }));
  leave(url, { kind: 'invitation', token });
};

/** Leaves for the provider, to link the own account to the identity there. @throws ApiError */
export const linkAtProvider = async (password: string | null): Promise<void> => {
  const { url } = await answer(api.POST('/api/profile/oidc', { body: { password } }));
  leave(url, { kind: 'link' });
};

/** Leaves for the provider, to show again who uses this session. @param way where to come back to. @throws ApiError */
export const proveAtProvider = async (way: Way): Promise<void> => {
  const { url } = await answer(api.POST('/api/profile/proof/oidc'));
  leave(url, { kind: 'proof', way });
};

/** The purpose for which this tab waits for the provider's answer; null: it waits for none. */
export const awaitedPurpose = (): OidcPurpose | null => {
  const kept = sessionStorage.getItem(PURPOSE);
  return kept === null ? null : (JSON.parse(kept) as OidcPurpose);
};

/**
 * Hands the provider's answer to the server, where this tab waits for one: an address out of a foreign message neither signs in nor out.
 * @param parameters of the address that the provider led to
 * @throws ApiError
 */
export const finishOidc = async (
  parameters: URLSearchParams,
  purpose: OidcPurpose | null,
): Promise<OidcOutcome> => {
  const body = {
    state: parameters.get('state') ?? '',
    authorization_code: parameters.get('code'),
    iss: parameters.get('iss'),
    error: parameters.get('error'),
  };
  // A code counts once, and is nothing to keep in the history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  sessionStorage.removeItem(PURPOSE);
  if (purpose === null) return { kind: 'strange' };
  if (purpose.kind === 'link') {
    await api.POST('/api/profile/oidc/finish', { body });
    return { kind: 'linked' };
  }
  if (purpose.kind === 'proof') {
    await api.POST('/api/profile/proof/oidc/finish', { body });
    return { kind: 'proved', way: purpose.way };
  }
  const pendingToken = await finishOidcSignIn(body, purpose.kind === 'invitation');
  return pendingToken === null ? { kind: 'signed-in' } : { kind: 'pending', pendingToken };
};
