import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

const { common } = texts;

interface GivenDialogProps {
  title: string;
  /** What the clipboard takes. */
  value: string;
  words: { copy: string; copied: string };
  maxWidth: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/** Shows what is shown this once, to be handed over: a password, a link. */
export const GivenDialog = ({ title, value, words, maxWidth, onClose, children }: GivenDialogProps) => {
  const toast = useToast();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast(words.copied, 'success');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {/* The label of an outlined field stands above its border. */}
        <Stack sx={{ gap: 2, paddingTop: 0.5 }}>{children}</Stack>
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
