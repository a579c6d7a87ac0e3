import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

const { access, common } = texts;
const { temporary: words } = access;

interface GivenPasswordProps {
  /** Whose it is. */
  name: string;
  password: string;
  onClose: () => void;
}

/** The password once more, to be handed over; only its hash is kept. */
export const GivenPassword = ({ name, password, onClose }: GivenPasswordProps) => {
  const toast = useToast();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(password);
    toast(words.copied, 'success');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.given}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info" variant="outlined" sx={{ fontFamily: 'monospace', fontSize: 16 }}>
            {password}
          </Alert>
          {words.handOver(name)}
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
