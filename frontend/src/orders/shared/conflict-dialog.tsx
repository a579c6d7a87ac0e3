import { Stack } from '@mui/material';
import { texts } from '../../i18n';
import { ConfirmDialog } from '../../ui';

interface ConflictDialogProps {
  /** The server's own sentence. */
  message: string;
  onReload: () => Promise<void>;
  onKeep: () => void;
}

/** Somebody else saved first: nothing was changed, and the user decides whether to see the other version. */
export const ConflictDialog = ({ message, onReload, onKeep }: ConflictDialogProps) => (
  <ConfirmDialog
    open
    title={texts.orders.conflict.title}
    message={
      <Stack sx={{ gap: 1 }}>
        <span>{message}</span>
        <span>{texts.orders.conflict.question}</span>
      </Stack>
    }
    confirmLabel={texts.orders.conflict.reload}
    onConfirm={onReload}
    onCancel={onKeep}
  />
);
