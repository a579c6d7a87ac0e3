import { Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../api';
import { errorLog, common, texts } from '../i18n';
import { ConfirmDialog, useToast } from '../ui';

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
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.DELETE('/api/error-logs/destroy-all'),
    onSuccess: () => {
      toast(common.deleted, 'success');
      onDeleted();
    },
    onError: (error) => toast(messageOf(error, errorLog.deleteAllFailed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={common.confirmDeletion}
      danger
      busy={isPending}
      message={<DeletionWarning question={errorLog.confirmDeleteAll} />}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};
