import { answer, api } from '../../api';
import { finishOidcSignIn } from '../../providers';

/** Kept in this tab while it is at the provider: what the answer is for. */
const PURPOSE = 'oidc-purpose';

/** How a walk to the provider ended; `strange`: this tab began none. */
export type OidcOutcome =
  | { kind: 'signed-in' }
  | { kind: 'linked' }
  | { kind: 'strange' }
  | { kind: 'pending'; pendingToken: string };

/** Leaves for the provider, to sign in there. @throws ApiError */
export const signInAtProvider = async (): Promise<void> => {
  const { url } = await answer(api.POST('/api/login/oidc'));
  sessionStorage.setItem(PURPOSE, 'sign-in');
  window.location.assign(url);
};

/** Leaves for the provider, to link the own account to the identity there. @throws ApiError */
export const linkAtProvider = async (password: string | null): Promise<void> => {
  const { url } = await answer(api.POST('/api/profile/oidc', { body: { password } }));
  sessionStorage.setItem(PURPOSE, 'link');
  window.location.assign(url);
};

/**
 * Hands the provider's answer to the server, where this tab waits for one: an address out of a foreign message neither signs in nor out.
 * @param parameters of the address that the provider led to
 * @throws ApiError
 */
export const finishOidc = async (parameters: URLSearchParams): Promise<OidcOutcome> => {
  const body = {
    state: parameters.get('state') ?? '',
    authorization_code: parameters.get('code'),
    iss: parameters.get('iss'),
    error: parameters.get('error'),
  };
  // A code counts once, and is nothing to keep in the history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const purpose = sessionStorage.getItem(PURPOSE);
  sessionStorage.removeItem(PURPOSE);
  if (purpose === 'link') {
    await api.POST('/api/profile/oidc/finish', { body });
    return { kind: 'linked' };
  }
  if (purpose !== 'sign-in') return { kind: 'strange' };
  const pendingToken = await finishOidcSignIn(body);
  return pendingToken === null ? { kind: 'signed-in' } : { kind: 'pending', pendingToken };
};
