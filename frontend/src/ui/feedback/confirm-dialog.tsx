import { Box, DialogContentText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { texts } from '../../i18n';
import { MainButton } from '../buttons';
import { TitledDialog } from './titled-dialog';
import { useBusy } from './use-busy';

interface ConfirmDialogProps {
  title: string;
  message: ReactNode;
  /** The name of what the question is about. */
  subject?: string | undefined;
  /** Fields below the message that the confirmation takes along. */
  children?: ReactNode;
  confirmLabel?: string;
  /** Paints the confirming button as what can't be undone. */
  danger?: boolean;
  /** While its promise runs the button shows progress and the dialog stays. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

/** The generic confirmation: title, message, Cancelar and Confirmar, 400 px wide; the focus stays inside of it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [busy, run] = useBusy();
  const message = useId();
  return (
    <TitledDialog
      title={props.title}
      width={400}
      busy={busy}
      onClose={props.onCancel}
      aria-describedby={message}
      main={
        <MainButton
          color={props.danger ? 'error' : 'primary'}
          loading={busy}
          autoFocus
          onClick={() => void run(async () => props.onConfirm())}
        >
          {props.confirmLabel ?? texts.common.confirm}
        </MainButton>
      }
    >
      <DialogContentText id={message} component="div">
        {props.message}
        {props.subject && (
          <Box sx={{ color: 'text.primary', fontWeight: 600, marginTop: 1, overflowWrap: 'anywhere' }}>
            {props.subject}
          </Box>
        )}
      </DialogContentText>
      {props.children}
    </TitledDialog>
  );
};
