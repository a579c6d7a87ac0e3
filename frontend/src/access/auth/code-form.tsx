import { Alert, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { finishSignIn, signInWithPasskey } from '../../providers';
import { MainButton, PlainTextField, Quiet } from '../../ui';
import { passkeysWork, signWithPasskey } from '../ceremonies';
import { useSignInOptions } from './sign-in-ways';
import { WayButton } from '../way-button';

const { secondFactor: words } = access;

interface CodeFormProps {
  /** Token from the first step, which the second one needs. */
  pendingToken: string;
  /** Back to e-mail and password, with the server's reason where it asks for them again. */
  onBack: (reason: string | null) => void;
}

/** The second step of a sign-in; after success the guard redirects. */
export const CodeForm = ({ pendingToken, onBack }: CodeFormProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { passkey_domain } = useSignInOptions();
  const failed = (text: string | null, error?: unknown) => {
    const hasEnded = error instanceof ApiError && error.status === 401;
    if (hasEnded) onBack(text);
    else setFailure(text);
  };
  const form = useSimpleForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() === '' ? words.codeRequired : undefined }),
    submit: ({ code }) => {
      setFailure(null);
      return finishSignIn(pendingToken, code.trim());
    },
    onFailure: (error) => {
      const text = messageOf(error, access.login.failed);
      const atField = error instanceof ApiError && error.status === 422;
      if (!atField) failed(text, error);
    },
  });
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
      <Quiet variant="body2">{words.atSignIn}</Quiet>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <PlainTextField {...form.bind('code')} label={words.code} autoComplete="one-time-code" autoFocus />
      <MainButton type="submit" loading={form.busy} fullWidth>
        {access.login.submit}
      </MainButton>
      {passkeysWork(passkey_domain) && (
        <WayButton
          way="passkey"
          label={words.usePasskey}
          go={() => signInWithPasskey(signWithPasskey, pendingToken)}
          onFailure={failed}
        />
      )}
      <Link component="button" type="button" variant="body2" onClick={() => onBack(null)}>
        {words.back}
      </Link>
    </Stack>
  );
};
