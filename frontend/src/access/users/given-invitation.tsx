import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import type { Invitation } from '../../api';
import { texts } from '../../i18n';
import { formatDateTime, useToast } from '../../ui';

const { access, common } = texts;
const { invitation: words } = access;

const SEVERITIES = { off: 'info', sent: 'success', later: 'warning', refused: 'error' } as const;

/** The link of an invitation, shown this once, and what became of its e-mail. */
export const GivenInvitation = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const toast = useToast();
  const id = useId();
  const { user, mail, url, path, expires_at } = invitation;
  const address = url ?? window.location.origin + path;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast(words.copied, 'success');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{words.given(user.name)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
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
        </Stack>
      </DialogContent>
      <DialogActions>
        {/* Browsers offer the clipboard over HTTPS and on this machine alone. */}
        {window.isSecureContext && <Button onClick={() => void copy()}>{words.copy}</Button>}
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
