import Close from '@mui/icons-material/Close';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  IconButton,
  type SxProps,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose' | 'content'> {
  title: ReactNode;
  /** px, in place of `maxWidth`. */
  width?: number;
  onClose?: () => void;
  /** Something is under way: nothing closes it. */
  busy?: boolean;
  /** It has a cross, and a click beside it, which would lose what was typed, does not close it. */
  cross?: boolean;
  /** The main button, beside one that closes the dialog without it. */
  main?: ReactNode;
  /** All of its buttons, in place of the one that closes it; null for none. */
  actions?: ReactNode;
  /** The look of its content. */
  contentSx?: SxProps<Theme>;
}

/** Keeps the room between buttons where they break into lines. */
const buttons = { flexWrap: 'wrap', gap: 1, '& > :not(style)': { margin: 0 } } as const;

/** A dialog under its title. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, width, onClose, busy, cross, main, actions, contentSx, children, ...dialog } = props;
  return (
    <Dialog
      open
      fullWidth={width === undefined}
      onClose={(_event, reason) => !busy && (reason === 'escapeKeyDown' || !cross) && onClose?.()}
      slotProps={{ paper: { sx: { width } } }}
      {...dialog}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere', paddingInlineEnd: cross ? 7 : undefined }}>
        {title}
      </DialogTitle>
      {cross && (
        <IconButton
          aria-label={texts.common.close}
          onClick={onClose}
          disabled={busy}
          sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <DialogContent sx={contentSx}>{children}</DialogContent>
      {actions !== null && (
        <DialogActions sx={buttons}>
          {actions ?? (
            <>
              <Button onClick={onClose} disabled={busy} autoFocus={!main}>
                {main ? texts.common.cancel : texts.common.close}
              </Button>
              {main}
            </>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
};
