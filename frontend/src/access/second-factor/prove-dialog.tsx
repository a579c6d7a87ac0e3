import { Stack } from '@mui/material';
import { useId } from 'react';
import { messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { texts } from '../../i18n';
import { EditDialog, PlainTextField, useToast } from '../../ui';
import { PasswordField } from '../password-field';
import { SignInAgain } from '../proof/sign-in-again';
import { useOwnProof } from '../proof/use-proof';

const { access } = texts;
const { secondFactor: words } = access;

interface ProveDialogProps {
  title: string;
  explanation: string;
  submitLabel: string;
  failure: string;
  submit: (proof: { password: string; code: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before the second factor changes: a borrowed session changes none. */
export const ProveDialog = ({
  title,
  explanation,
  submitLabel,
  failure,
  submit,
  onClose,
}: ProveDialogProps) => {
  const toast = useToast();
  const formId = useId();
  const asks = useOwnProof();
  const form = useSimpleForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: asks.password && password === '' ? access.passwordRequired : undefined,
      code: code.trim() === '' ? words.codeRequired : undefined,
    }),
    submit,
    onFailure: (error) => toast(messageOf(error, failure)),
  });
  return (
    <EditDialog title={title} formId={formId} saving={form.busy} submitLabel={submitLabel} onClose={onClose}>
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        {explanation}
        {asks.again && <SignInAgain />}
        {asks.password && (
          <PasswordField
            {...form.bind('password')}
            label={access.profile.currentPassword}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <PlainTextField
          {...form.bind('code')}
          label={words.code}
          autoComplete="one-time-code"
          autoFocus={!asks.password}
        />
      </Stack>
    </EditDialog>
  );
};
