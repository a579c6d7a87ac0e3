import { Stack } from '@mui/material';
import { texts } from '../../i18n';
import { OidcButton } from '../oidc/oidc-button';
import { signInAtProvider } from '../oidc-walk';
import { passkeysWork } from '../ceremonies';
import { PasskeyButton } from '../passkeys/passkey-button';
import { OrDivider } from './or-divider';
import type { SignInOptions } from './use-sign-in-options';

const { passkeys } = texts.access;

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
      {oidcName !== null && <OidcButton name={oidcName} leave={signInAtProvider} onFailure={onFailure} />}
      {withPasskeys && <PasskeyButton label={passkeys.signIn} pendingToken={null} onFailure={onFailure} />}
    </Stack>
  );
};
