import { Divider, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { OidcButton } from '../oidc/oidc-button';
import { passkeysWork } from '../passkeys/ceremonies';
import { PasskeyButton } from '../passkeys/passkey-button';
import type { SignInOptions } from './use-sign-in-options';

const { login, passkeys } = texts.access;

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
      <Divider>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {login.or}
        </Typography>
      </Divider>
      {oidcName !== null && <OidcButton name={oidcName} onFailure={onFailure} />}
      {withPasskeys && <PasskeyButton label={passkeys.signIn} pendingToken={null} onFailure={onFailure} />}
    </Stack>
  );
};
