import Close from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { api, messageOf, type Passkey } from '../../api';
import { useSimpleForm } from '../../editing';
import { texts } from '../../i18n';
import { EditDialog, useToast } from '../../ui';
import { PasswordField } from '../password-field';
import { SignInAgain } from '../proof/sign-in-again';
import { useOwnProof } from '../proof/use-proof';
import { NewPasskey } from './new-passkey';

const { access, common } = texts;
const { passkeys: words } = access;

interface PasskeyDialogProps {
  passwordNeeded: boolean;
  /** The list is another one now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Registers a passkey. */
export const NewPasskeyDialog = ({ passwordNeeded, onChanged, onClose }: PasskeyDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7 }}>
        {words.registerTitle}
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close fontSize="small" />
      </IconButton>
      <DialogContent>
        <NewPasskey passwordNeeded={passwordNeeded} onRegistered={onChanged} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
};

interface RemovePasskeyDialogProps extends PasskeyDialogProps {
  passkey: Passkey;
  /** It is the only one. */
  last: boolean;
}

/** Removes a passkey of the own account, with the password where the sign-in was too long ago. */
export const RemovePasskeyDialog = (props: RemovePasskeyDialogProps) => {
  const { passkey, last, passwordNeeded, onChanged, onClose } = props;
  const toast = useToast();
  const formId = useId();
  const asks = useOwnProof({ passwordNeeded });
  const form = useSimpleForm({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: asks.password && password === '' ? access.passwordRequired : undefined,
    }),
    submit: async ({ password }) => {
      const params = { path: { id: passkey.id } };
      const body = { password: password === '' ? null : password };
      await api.POST('/api/profile/passkeys/{id}/remove', { params, body });
      toast(words.removed(passkey.name), 'success');
      onChanged();
      onClose();
    },
    onFailure: (error) => toast(messageOf(error, words.removeFailed)),
  });
  return (
    <EditDialog
      title={words.removeTitle(passkey.name)}
      formId={formId}
      saving={form.busy}
      submitLabel={words.remove}
      onClose={onClose}
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        <Typography>{last ? words.removeLast : words.removeExplanation}</Typography>
        {asks.again && <SignInAgain />}
        {asks.password && (
          <PasswordField
            {...form.bind('password')}
            label={access.profile.currentPassword}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </Stack>
    </EditDialog>
  );
};
