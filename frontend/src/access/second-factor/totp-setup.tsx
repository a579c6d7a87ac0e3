import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { answer, api, messageOf, type TotpSetup as Setup } from '../../api';
import { SentForm, useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { PlainTextField, Quiet, useToast } from '../../ui';
import { OwnProofFields, useOwnProof } from '../proof/proof';
import { NewRecoveryCodes } from './recovery-codes';

const { secondFactor: words } = access;

/** Modules of white around a QR code that readers want. */
const QUIET = 4;

/** Dark on white in both themes: readers want it so. */
const QrCode = ({ size, path }: Setup['qr']) => (
  <Box
    component="svg"
    role="img"
    aria-label={words.qr}
    viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
    shapeRendering="crispEdges"
    sx={{ width: 200, maxWidth: '100%', alignSelf: 'center', backgroundColor: '#fff', borderRadius: 1 }}
  >
    <path d={path} fill="#000" />
  </Box>
);

const PasswordStep = ({ onBegun }: { onBegun: (setup: Setup) => void }) => {
  const toast = useToast();
  const asks = useOwnProof();
  const form = useSimpleForm({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: asks.complaintAbout(password),
    }),
    submit: async (body) => onBegun(await answer(api.POST('/api/profile/totp', { body }))),
    onFailure: (error) => toast(messageOf(error, words.setUpFailed)),
  });
  return (
    <SentForm form={form} submit={words.next}>
      <Typography variant="body2">{asks.signInAgain ? words.beginWithoutPassword : words.begin}</Typography>
      <OwnProofFields asks={asks} field={form.bind('password')} autoFocus />
    </SentForm>
  );
};

const CodeStep = ({ setup, onConfirmed }: { setup: Setup; onConfirmed: (codes: string[]) => void }) => {
  const toast = useToast();
  const form = useSimpleForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() === '' ? words.codeRequired : undefined }),
    submit: async (body) => {
      const { codes } = await answer(api.POST('/api/profile/totp/confirm', { body }));
      onConfirmed(codes);
    },
    onFailure: (error) => toast(messageOf(error, words.setUpFailed)),
  });
  return (
    <SentForm form={form} submit={words.activate}>
      <Typography variant="body2">{words.scan}</Typography>
      <QrCode {...setup.qr} />
      <Quiet variant="body2">
        {words.typeKey}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Quiet>
      <PlainTextField
        {...form.bind('code')}
        label={words.codeOfApp}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </SentForm>
  );
};

interface TotpSetupProps {
  /** The app is set up; the codes are still shown. */
  onSetUp: () => void;
  onDone: () => void;
}

/** An authenticator app, set up in three steps: the password, the app's first code, the recovery codes. */
export const TotpSetup = ({ onSetUp, onDone }: TotpSetupProps) => {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <NewRecoveryCodes codes={codes} onKept={onDone} />;
  const confirmed = (given: string[]) => {
    setCodes(given);
    onSetUp();
  };
  return setup ? <CodeStep setup={setup} onConfirmed={confirmed} /> : <PasswordStep onBegun={setSetup} />;
};
