import { Divider, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
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
  if (!passkeysWork(options.passkeyDomain)) return null;
  return (
    <Stack sx={{ gap: 2, marginTop: 2 }}>
      <Divider>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {login.or}
        </Typography>
      </Divider>
      <PasskeyButton label={passkeys.signIn} pendingToken={null} onFailure={onFailure} />
    </Stack>
  );
};
