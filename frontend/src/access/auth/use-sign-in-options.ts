import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';

/** What the server offers at the sign-in besides e-mail and password. */
export interface SignInOptions {
  passwordReset: boolean;
  /** People may create an account themselves. */
  registration: boolean;
  /** The host at which passkeys can be used; null: at none. */
  passkeyDomain: string | null;
  /** What the OpenID provider is called; null: none is set. */
  oidcName: string | null;
}

/** Nothing until the server answers, and where it does not. */
export const useSignInOptions = (): SignInOptions => {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => answer(api.GET('/api/sign-in-options')),
    staleTime: Infinity,
  });
  return {
    passwordReset: data?.password_reset ?? false,
    registration: data?.registration ?? false,
    passkeyDomain: data?.passkey_domain ?? null,
    oidcName: data?.oidc_name ?? null,
  };
};
