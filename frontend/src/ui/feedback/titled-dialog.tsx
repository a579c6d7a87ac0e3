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
  /** Work is under way: nothing closes the dialog. */
  busy?: boolean;
  /** A cross closes the dialog, and a click outside of it does not: it would lose what was typed. */
  cross?: boolean;
  /** The main button: beside it stands 'Cancelar', without it 'Fechar'. */
  main?: ReactNode;
  /** All buttons, in place of these two; null for none. */
  actions?: ReactNode;
  /** Styles of the content. */
  contentSx?: SxProps<Theme>;
}

/** Keeps the gap between buttons also where they wrap onto several lines. */
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
