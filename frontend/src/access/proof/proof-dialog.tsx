import { Typography } from '@mui/material';
import { messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { FormDialog, PlainTextField, useToast } from '../../ui';
import { OwnProofFields, useOwnProof } from './proof';

const { secondFactor: words } = access;

interface ProofDialogProps {
  title: string;
  explanation: string;
  submitLabel: string;
  failure: string;
  /** A code of the second factor is asked for, too. */
  withCode?: boolean;
  /** A recent sign-in stands for the password unless it is still needed; undefined: it never does. */
  passwordNeeded?: boolean;
  submit: (proof: { password: string; code: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks who it is before a way into the account changes: a borrowed session changes none. */
export const ProofDialog = (props: ProofDialogProps) => {
  const { title, explanation, submitLabel, failure, withCode = false, passwordNeeded } = props;
  const toast = useToast();
  const asks = useOwnProof(passwordNeeded === undefined ? undefined : { passwordNeeded });
  const form = useSimpleForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: asks.complaintAbout(password),
      code: withCode && code.trim() === '' ? words.codeRequired : undefined,
    }),
    submit: props.submit,
    onFailure: (error) => toast(messageOf(error, failure)),
  });
  return (
    <FormDialog
      title={title}
      saving={form.busy}
      submitLabel={submitLabel}
      onSubmit={form.onSubmit}
      onClose={props.onClose}
    >
      <Typography>{explanation}</Typography>
      <OwnProofFields asks={asks} field={form.bind('password')} autoFocus />
      {withCode && (
        <PlainTextField
          {...form.bind('code')}
          label={words.code}
          autoComplete="one-time-code"
          autoFocus={!asks.password}
        />
      )}
    </FormDialog>
  );
};
