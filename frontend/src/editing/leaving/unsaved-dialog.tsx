import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { texts } from '../../i18n';
import { useBusy } from '../../ui';

interface UnsavedDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** Saves and goes on; left out where saving is not possible. */
  onSave?: () => Promise<void>;
}

/** Asks before unsaved work is lost: save it, drop it, or stay. */
export const UnsavedDialog = ({ onStay, onDiscard, onSave }: UnsavedDialogProps) => {
  const [busy, run] = useBusy();
  const { unsaved } = texts.editing;
  return (
    <Dialog
      open
      onClose={() => !busy && onStay()}
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-message"
      slotProps={{ paper: { sx: { width: 520, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id="unsaved-title">{unsaved.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-message">{unsaved.message}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { margin: 0 } }}>
        <Button onClick={onStay} disabled={busy}>
          {unsaved.stay}
        </Button>
        <Button color="error" onClick={onDiscard} disabled={busy} autoFocus={onSave === undefined}>
          {unsaved.discard}
        </Button>
        {onSave && (
          <Button
            variant="contained"
            color="primary"
            loading={busy}
            autoFocus
            onClick={() => void run(onSave)}
          >
            {unsaved.saveAndGo}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
