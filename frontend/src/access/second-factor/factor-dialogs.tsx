import { Dialog, DialogActions, DialogContent, DialogTitle, Button } from '@mui/material';
import { useId, useState } from 'react';
import { answer, api } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { ProveDialog } from './prove-dialog';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';

const { access, common } = texts;
const { secondFactor: words } = access;

interface FactorDialogProps {
  /** Passkeys that stay a second factor without the app. */
  passkeys: number;
  /** The second factor is another one now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Sets an authenticator app up. */
export const SetUpDialog = ({ onChanged, onClose }: FactorDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{words.setUpTitle}</DialogTitle>
      <DialogContent>
        <TotpSetup onSetUp={onChanged} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
};

/** Gives the app up, and the recovery codes where no passkey is left. */
export const RemoveDialog = ({ passkeys, onChanged, onClose }: FactorDialogProps) => {
  const toast = useToast();
  return (
    <ProveDialog
      title={words.removeTitle}
      explanation={passkeys > 0 ? words.removeKeepsPasskeys : words.removeExplanation}
      submitLabel={words.remove}
      failure={words.removeFailed}
      submit={async (body) => {
        await api.POST('/api/profile/totp/remove', { body });
        toast(passkeys > 0 ? words.appRemoved : words.removed, 'success');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

/** Makes other recovery codes and shows them once. */
export const RenewCodesDialog = ({ onChanged, onClose }: FactorDialogProps) => {
  const [codes, setCodes] = useState<string[] | null>(null);
  const id = useId();
  if (codes === null) {
    return (
      <ProveDialog
        title={words.renewTitle}
        explanation={words.renewExplanation}
        submitLabel={words.renew}
        failure={words.renewFailed}
        submit={async (body) => {
          setCodes((await answer(api.POST('/api/profile/recovery-codes', { body }))).codes);
          onChanged();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.codes}</DialogTitle>
      <DialogContent>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
