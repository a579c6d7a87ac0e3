import { Button, Stack } from '@mui/material';
import { api, messageOf } from '../../api';
import { texts } from '../../i18n';
import { Panel, useToast, useSimpleForm } from '../../ui';
import { PasswordField } from '../password-field';

const { access } = texts;
const { profile } = access;
const MIN_LENGTH = 8;
const NOTHING = { current_password: '', password: '', password_confirmation: '' };

/** Another password; the current one proves who asks. */
export const PasswordForm = () => {
  const toast = useToast();
  const form = useSimpleForm({
    initial: NOTHING,
    validate: (values) => ({
      current_password: values.current_password === '' ? access.passwordRequired : undefined,
      password: values.password.length < MIN_LENGTH ? profile.passwordTooShort : undefined,
      password_confirmation:
        values.password_confirmation === values.password ? undefined : access.register.mismatch,
    }),
    submit: async (values) => {
      await api.put('/profile/password', values);
      form.setValues(NOTHING);
      toast(profile.passwordSaved, 'success');
    },
    onFailure: (error) => toast(messageOf(error, profile.passwordFailed)),
  });
  return (
    <Panel title={profile.passwordTitle}>
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        <PasswordField
          {...form.bind('current_password')}
          label={profile.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.bind('password')}
          label={profile.newPassword}
          autoComplete="new-password"
          hint={profile.passwordHint}
        />
        <PasswordField
          {...form.bind('password_confirmation')}
          label={access.register.confirmation}
          autoComplete="new-password"
        />
        <Button type="submit" variant="outlined" loading={form.busy} sx={{ alignSelf: 'flex-end' }}>
          {profile.passwordTitle}
        </Button>
      </Stack>
    </Panel>
  );
};
