import { api, messageOf } from '../api';
import { useSimpleForm } from '../editing';
import { access } from '../i18n';
import { updateSessionUser } from '../providers';
import { useToast } from '../ui';
import { PasswordField } from './password-field';

const { profile } = access;
const MIN_LENGTH = 8;
/** Complaints about a password that is chosen, and about its repetition. */
export const complaintsAbout = (values: { password: string; password_confirmation: string }) => ({
  password: values.password.length < MIN_LENGTH ? profile.passwordTooShort : undefined,
  password_confirmation:
    values.password_confirmation === values.password ? undefined : access.register.mismatch,
});

export const NO_PASSWORD = { current_password: '', password: '', password_confirmation: '' };

interface PasswordChange {
  /** Another one is there: it proves who asks. Without one the sign-in does. */
  current: boolean;
  onChanged?: () => void;
}

/** A password of one's own, the first or another one; the server ends the other sessions. */
export const usePasswordChange = ({ current, onChanged = () => undefined }: PasswordChange) => {
  const toast = useToast();
  const form = useSimpleForm({
    initial: NO_PASSWORD,
    validate: (values) => ({
      current_password: current && values.current_password === '' ? access.passwordRequired : undefined,
      ...complaintsAbout(values),
    }),
    submit: async (values) => {
      const { current_password, ...fresh } = values;
      if (current) await api.PUT('/api/profile/password', { body: { current_password, ...fresh } });
      else await api.POST('/api/profile/first-password', { body: fresh });
      form.setValues(NO_PASSWORD);
      updateSessionUser({ must_change_password: false, without_password: false });
      toast(profile.passwordSaved, 'success');
      onChanged();
    },
    onFailure: (error) => toast(messageOf(error, profile.passwordFailed)),
  });
  return form;
};

interface PasswordFieldsProps {
  form: Pick<ReturnType<typeof usePasswordChange>, 'bind'>;
  /** The caption of the current password; null: there is none. */
  currentLabel: string | null;
  /** Of the first field. */
  autoFocus?: boolean;
}

/** The current password and, twice, the new one. */
export const PasswordFields = ({ form, currentLabel, autoFocus }: PasswordFieldsProps) => (
  <>
    {currentLabel !== null && (
      <PasswordField
        {...form.bind('current_password')}
        label={currentLabel}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
    )}
    <PasswordField
      {...form.bind('password')}
      label={profile.newPassword}
      autoComplete="new-password"
      hint={profile.passwordHint}
      autoFocus={autoFocus && currentLabel === null}
    />
    <PasswordField
      {...form.bind('password_confirmation')}
      label={access.register.confirmation}
      autoComplete="new-password"
    />
  </>
);
