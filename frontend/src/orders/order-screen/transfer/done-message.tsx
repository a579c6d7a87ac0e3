import { Alert, Button, Snackbar } from '@mui/material';
import { texts } from '../../../i18n';
import type { Done } from './use-transfers';

const text = texts.orders.transfer;
const SHOWN_MS = 10_000;

interface DoneMessageProps {
  done: Done;
  onUndo: () => void;
  onClose: () => void;
}

/** What was done, with the way back. */
export const DoneMessage = ({ done, onUndo, onClose }: DoneMessageProps) => (
  <Snackbar
    key={done.message}
    open
    autoHideDuration={SHOWN_MS}
    onClose={(_, reason) => {
      if (reason !== 'clickaway') onClose();
    }}
  >
    <Alert
      severity="success"
      variant="filled"
      onClose={onClose}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {text.undo}
        </Button>
      }
    >
      {done.message}
    </Alert>
  </Snackbar>
);
