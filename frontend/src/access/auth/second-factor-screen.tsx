import { Link, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { texts } from '../../i18n';
import { signOut, updateSessionUser } from '../../providers';
import { TotpSetup } from '../second-factor/totp-setup';
import { GuestFrame } from './guest-frame';

const { access, shell } = texts;
const { secondFactor: words } = access;

/** Shown where a group of the user requires a second factor and there is none, whatever the address; home follows. */
export const SecondFactorScreen = () => {
  useEffect(() => {
    document.title = `${words.setUpTitle} · ${shell.product}`;
  }, []);
  return (
    <GuestFrame
      title={words.setUpTitle}
      footer={
        <Link component="button" type="button" onClick={() => void signOut()}>
          {shell.signOut}
        </Link>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.requiredExplanation}
        </Typography>
        <TotpSetup
          onSetUp={() => undefined}
          onDone={() => updateSessionUser({ must_set_up_second_factor: false, second_factor: true })}
        />
      </Stack>
    </GuestFrame>
  );
};
