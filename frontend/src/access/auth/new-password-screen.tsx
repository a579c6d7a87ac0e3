import { Button, Link, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { access, shell } from '../../i18n';
import { signOut } from '../../providers';
import { PasswordFields, usePasswordChange } from '../password-change';
import { GuestFrame } from './guest-frame';

const { newPassword: words } = access;

/** Shown after a sign-in with a temporary password, whatever the address; home follows. */
export const NewPasswordScreen = () => {
  const form = usePasswordChange({ current: true });
  useEffect(() => {
    document.title = `${words.title} · ${shell.product}`;
  }, []);
  return (
    <GuestFrame
      title={words.title}
      footer={
        <Link component="button" type="button" onClick={() => void signOut()}>
          {shell.signOut}
        </Link>
      }
    >
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {words.explanation}
        </Typography>
        <PasswordFields form={form} currentLabel={words.temporary} autoFocus />
        <Button type="submit" variant="contained" color="primary" loading={form.busy} fullWidth>
          {words.submit}
        </Button>
      </Stack>
    </GuestFrame>
  );
};
