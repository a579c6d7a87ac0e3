import { Alert, TextField } from '@mui/material';
import { type Invitation, underBase } from '../../api';
import { texts } from '../../i18n';
import { formatDateTime } from '../../ui';
import { GivenDialog } from './given-dialog';

const { invitation: words } = texts.access;

const SEVERITIES = { off: 'info', sent: 'success', later: 'warning', refused: 'error' } as const;

/** The link of an invitation, shown this once, and what became of its e-mail. */
export const GivenInvitation = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { user, mail, url, path, expires_at } = invitation;
  const address = url ?? window.location.origin + underBase(path);
  return (
    <GivenDialog title={words.given(user.name)} value={address} words={words} maxWidth="sm" onClose={onClose}>
      <Alert severity={SEVERITIES[mail]} variant="outlined">
        {words.mail[mail](user.email)}
      </Alert>
      <TextField
        label={words.link}
        value={address}
        fullWidth
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      {words.once(formatDateTime(expires_at))}
    </GivenDialog>
  );
};
