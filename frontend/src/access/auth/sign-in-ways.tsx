import { Divider, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';
import { access } from '../../i18n';
import { signInWithPasskey } from '../../providers';
import { Quiet } from '../../ui';
import { passkeysWork, signWithPasskey } from '../ceremonies';
import { signInAtProvider } from '../oidc-walk';
import { WayButton } from '../way-button';

/** Between e-mail and password and the other ways in. */
export const OrDivider = () => (
  <Divider>
    <Quiet variant="caption">{access.login.or}</Quiet>
  </Divider>
);

/** The ways to sign in that the server offers besides e-mail and password. */
interface SignInOptions {
  passwordReset: boolean;
  /** People may create an account themselves. */
  registration: boolean;
  /** The host at which passkeys can be used; null: at none. */
  passkeyDomain: string | null;
  /** The OpenID provider's name; null: none is set. */
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

interface OtherWaysProps {
  options: SignInOptions;
  onFailure: (text: string | null) => void;
}

/** The ways in besides e-mail and password; nothing where there is none. */
export const OtherWays = ({ options, onFailure }: OtherWaysProps) => {
  const { passkeyDomain, oidcName } = options;
  const withPasskeys = passkeysWork(passkeyDomain);
  if (!withPasskeys && oidcName === null) return null;
  return (
    <Stack sx={{ gap: 2, marginTop: 2 }}>
      <OrDivider />
      {oidcName !== null && (
        <WayButton
          way="provider"
          label={access.oidc.signIn(oidcName)}
          go={signInAtProvider}
          onFailure={onFailure}
        />
      )}
      {withPasskeys && (
        <WayButton
          way="passkey"
          label={access.passkeys.signIn}
          go={() => signInWithPasskey(signWithPasskey, null)}
          onFailure={onFailure}
        />
      )}
    </Stack>
  );
};
