import { Divider, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, type SignInOptions } from '../../api';
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

const NO_OPTIONS: SignInOptions = {
  password_reset: false,
  registration: false,
  passkey_domain: null,
  oidc_name: null,
};

/** The ways to sign in that the server offers besides e-mail and password; none until it answers, and where it does not. */
export const useSignInOptions = (): SignInOptions => {
  const { data = NO_OPTIONS } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => answer(api.GET('/api/sign-in-options')),
    staleTime: Infinity,
  });
  return data;
};

interface OtherWaysProps {
  options: SignInOptions;
  onFailure: (text: string | null) => void;
}

/** The ways in besides e-mail and password; nothing where there is none. */
export const OtherWays = ({ options, onFailure }: OtherWaysProps) => {
  const { passkey_domain, oidc_name: oidcName } = options;
  const withPasskeys = passkeysWork(passkey_domain);
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
