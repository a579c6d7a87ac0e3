import { Link, Stack } from '@mui/material';
import { access, shell } from '../../i18n';
import { signOut } from '../../providers';
import { MainButton, Quiet } from '../../ui';
import { PasswordFields, usePasswordChange } from '../password-change';
import { GuestFrame } from './guest-frame';

const { newPassword: words } = access;

/** Shown after a sign-in with a temporary password, whatever the address; home follows. */
export const NewPasswordScreen = () => {
  const form = usePasswordChange({ current: true });
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
        <Quiet variant="body2">{words.explanation}</Quiet>
        <PasswordFields form={form} currentLabel={words.temporary} autoFocus />
        <MainButton type="submit" loading={form.busy} fullWidth>
          {words.submit}
        </MainButton>
      </Stack>
    </GuestFrame>
  );
};
