import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../api';
import { texts } from '../i18n';
import { ConfirmDialog, useToast } from '../ui';
import { DeletionWarning } from './deletion-warning';

const { errorLog, common } = texts;

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
      open
      title={common.confirmDeletion}
      danger
      busy={isPending}
      message={<DeletionWarning question={errorLog.confirmDeleteAll} />}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};
