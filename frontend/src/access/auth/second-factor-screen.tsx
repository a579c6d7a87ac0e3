import { Link, Stack } from '@mui/material';
import { useState } from 'react';
import { access, shell } from '../../i18n';
import { signOut, updateSessionUser } from '../../providers';
import { Quiet } from '../../ui';
import { passkeysWork } from '../ceremonies';
import { NewPasskey, usePasskeys } from '../passkeys/new-passkey';
import { AroundProofProvider, useLastingDialog } from '../proof/proof';
import { TotpSetup } from '../second-factor/totp-setup';
import { GuestFrame } from './guest-frame';

const { secondFactor: words } = access;

/** Shown where a group of the user requires a second factor and there is none, whatever the address; home follows. */
export const SecondFactorScreen = () => {
  const { data } = usePasskeys().query;
  const { dialog, setDialog, around } = useLastingDialog<'passkey'>('required-factor');
  const way = dialog ?? 'app';
  const [registered, setRegistered] = useState(false);
  const done = () => updateSessionUser({ must_set_up_second_factor: false, second_factor: true });
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
        <Quiet variant="body2">{words.requiredExplanation}</Quiet>
        {way === 'app' || !data ? (
          <TotpSetup onSetUp={() => setRegistered(true)} onDone={done} />
        ) : (
          <AroundProofProvider value={around}>
            <NewPasskey
              passwordNeeded={data.password_needed}
              onRegistered={() => setRegistered(true)}
              onDone={done}
            />
          </AroundProofProvider>
        )}
        {passkeysWork(data?.domain ?? null) && !registered && (
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={() => setDialog(way === 'app' ? 'passkey' : null)}
          >
            {way === 'app' ? words.withPasskey : words.withApp}
          </Link>
        )}
      </Stack>
    </GuestFrame>
  );
};
