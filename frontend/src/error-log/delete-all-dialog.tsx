import { Box } from '@mui/material';
import { api } from '../api';
import { errorLog, common, texts } from '../i18n';
import { DeletionDialog, useAttempt } from '../ui';

/** The question before logs are deleted, and that they can't be brought back. */
export const DeletionWarning = ({ question }: { question: string }) => (
  <>
    <Box>{question}</Box>
    <Box sx={{ marginTop: 1, color: 'error.main', fontWeight: 500 }}>{texts.errorLog.cannotUndo}</Box>
  </>
);

interface DeleteAllDialogProps {
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks, and deletes every log. */
export const DeleteAllDialog = ({ onDeleted, onClose }: DeleteAllDialogProps) => {
  const attempt = useAttempt();
  return (
    <DeletionDialog
      message={<DeletionWarning question={errorLog.confirmDeleteAll} />}
      onDelete={() =>
        attempt(
          () => api.DELETE('/api/error-logs/destroy-all').then(onDeleted),
          errorLog.deleteAllFailed,
          common.deleted,
        )
      }
      onClose={onClose}
    />
  );
};
