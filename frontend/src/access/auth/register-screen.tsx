import { Link } from '@mui/material';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { SentForm, useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { register } from '../../providers';
import { paths } from '../../routes';
import { PlainTextField, useToast } from '../../ui';
import { PasswordField } from '../password-field';
import { GuestFrame } from './guest-frame';

const { register: words } = access;

/** The rules of section 5: the confirmation has none of its own, but it must not differ. */
const validate = (values: Record<'name' | 'email' | 'password' | 'password_confirmation', string>) => ({
  name: values.name.trim() === '' ? access.nameRequired : undefined,
  email: values.email.trim() === '' ? access.emailRequired : undefined,
  password: values.password === '' ? access.passwordRequired : undefined,
  password_confirmation: values.password_confirmation === values.password ? undefined : words.mismatch,
});

/** Registration; on success the sign-in screen follows, with what the server says about the account. */
export const RegisterScreen = () => {
  const toast = useToast();
  const navigate = useNavigate();
  // Where a guard led here from; it goes back to the sign-in with the answer.
  const { state } = useLocation() as { state: object | null };
  const form = useSimpleForm({
    initial: { name: '', email: '', password: '', password_confirmation: '' },
    validate,
    submit: async (values) => {
      const { awaiting_approval } = await register(values);
      const { registered, awaitingApproval } = access.login;
      await navigate(paths.login, {
        state: { ...state, registered: awaiting_approval ? awaitingApproval : registered },
      });
    },
    onFailure: (error) => toast(words.failedPrefix + messageOf(error, words.unknownReason)),
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
      <SentForm form={form} submit={words.submit}>
        <PlainTextField {...form.bind('name')} label={access.name} autoComplete="name" autoFocus />
        <PlainTextField {...form.bind('email')} label={access.email} type="email" autoComplete="username" />
        <PasswordField
          {...form.bind('password')}
          label={access.password}
          autoComplete="new-password"
          hint={access.profile.passwordHint}
        />
        <PasswordField
          {...form.bind('password_confirmation')}
          label={words.confirmation}
          autoComplete="new-password"
        />
      </SentForm>
    </GuestFrame>
  );
};
