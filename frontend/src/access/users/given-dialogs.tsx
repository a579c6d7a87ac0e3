import { Alert, Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { type Invitation, underBase } from '../../api';
import { texts } from '../../i18n';
import { formatDateTime, MainButton, TitledDialog, useToast } from '../../ui';

const { invitation: invitationWords, temporary } = texts.access;

interface GivenDialogProps {
  title: string;
  /** The text for the clipboard. */
  value: string;
  words: { copy: string; copied: string };
  maxWidth: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/** Shows what is shown this once, to be handed over: a password, a link. */
const GivenDialog = ({ title, value, words, maxWidth, onClose, children }: GivenDialogProps) => {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast(words.copied, 'success');
  };
  return (
    <TitledDialog
      title={title}
      cross
      maxWidth={maxWidth}
      onClose={onClose}
      actions={
        // Browsers offer the clipboard over HTTPS and on this machine alone.
        window.isSecureContext ? (
          <MainButton onClick={() => void copy()} autoFocus>
            {words.copy}
          </MainButton>
        ) : null
      }
    >
      {/* The label of an outlined field stands above its border. */}
      <Stack sx={{ gap: 2, paddingTop: 0.5 }}>{children}</Stack>
    </TitledDialog>
  );
};

const SEVERITIES = { off: 'info', sent: 'success', later: 'warning', refused: 'error' } as const;

/** The link of an invitation, shown this once, and what became of its e-mail. */
export const GivenInvitation = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { user, mail, url, path, expires_at } = invitation;
  const address = url ?? window.location.origin + underBase(path);
  return (
    <GivenDialog
      title={invitationWords.given(user.name)}
      value={address}
      words={invitationWords}
      maxWidth="sm"
      onClose={onClose}
    >
      <Alert severity={SEVERITIES[mail]} variant="outlined">
        {invitationWords.mail[mail](user.email)}
      </Alert>
      <TextField
        label={invitationWords.link}
        value={address}
        fullWidth
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      {invitationWords.once(formatDateTime(expires_at))}
    </GivenDialog>
  );
};

interface GivenPasswordProps {
  /** The user's name. */
  name: string;
  password: string;
  onClose: () => void;
}

/** The password once more, to be handed over; only its hash is kept. */
export const GivenPassword = ({ name, password, onClose }: GivenPasswordProps) => (
  <GivenDialog title={temporary.given} value={password} words={temporary} maxWidth="xs" onClose={onClose}>
    <Alert severity="info" variant="outlined" sx={{ typography: 'code' }}>
      {password}
    </Alert>
    {temporary.handOver(name)}
  </GivenDialog>
);
