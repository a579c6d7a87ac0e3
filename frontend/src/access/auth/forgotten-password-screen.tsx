import { Alert, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { api, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { paths } from '../../routes';
import { MainButton, PlainTextField, Quiet } from '../../ui';
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
        <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
          <Quiet variant="body2">{words.explanation}</Quiet>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          <PlainTextField
            {...form.bind('email')}
            label={access.email}
            type="email"
            autoComplete="username"
            autoFocus
          />
          <MainButton type="submit" loading={form.busy} fullWidth>
            {words.submit}
          </MainButton>
        </Stack>
      ) : (
        <Alert severity="success">{words.sent(sentTo)}</Alert>
      )}
    </GuestFrame>
  );
};
