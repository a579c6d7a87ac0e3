import { Alert, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { api, messageOf } from '../../api';
import { SentForm, useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { paths } from '../../routes';
import { PlainTextField, Quiet } from '../../ui';
import { GuestFrame } from './guest-frame';

const { forgotten: words } = access;

/** Asks for an e-mail with a link to another password; the answer is the same whether there is such an account. */
export const ForgottenPasswordScreen = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { state } = useLocation() as { state: object | null };
  const form = useSimpleForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: email.trim() === '' ? access.emailRequired : undefined }),
    submit: async ({ email }) => {
      setFailure(null);
      await api.POST('/api/password-reset', { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    onFailure: (error) => setFailure(messageOf(error, words.failed)),
  });
  return (
    <GuestFrame
      title={words.title}
      footer={
        <Link component={RouterLink} to={paths.login} state={state}>
          {words.toLogin}
        </Link>
      }
    >
      {sentTo === null ? (
        <SentForm form={form} submit={words.submit}>
          <Quiet variant="body2">{words.explanation}</Quiet>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          <PlainTextField
            {...form.bind('email')}
            label={access.email}
            type="email"
            autoComplete="username"
            autoFocus
          />
        </SentForm>
      ) : (
        <Alert severity="success">{words.sent(sentTo)}</Alert>
      )}
    </GuestFrame>
  );
};
