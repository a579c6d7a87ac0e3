import { Link } from '@mui/material';
import { SentForm } from '../../editing';
import { access, shell } from '../../i18n';
import { signOut } from '../../providers';
import { Quiet } from '../../ui';
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
      <SentForm form={form} submit={words.submit}>
        <Quiet variant="body2">{words.explanation}</Quiet>
        <PasswordFields form={form} currentLabel={words.temporary} autoFocus />
      </SentForm>
    </GuestFrame>
  );
};
