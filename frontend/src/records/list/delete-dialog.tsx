import { type ReactNode } from 'react';
import { useDeleteController } from 'react-admin';
import { texts } from '../../i18n';
import { ConfirmDialog, useToast } from '../../ui';

interface DeleteDialogProps<Row extends { id: number }> {
  resource: string;
  record: Row;
  /** `Tem certeza que deseja excluir este cliente?` */
  question: ReactNode;
  failure: (error: unknown) => string;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks for confirmation, deletes, and shows the outcome as a toast. */
export const DeleteDialog = <Row extends { id: number }>(props: DeleteDialogProps<Row>) => {
  const { resource, record, question, failure, onDeleted, onClose } = props;
  const toast = useToast();
  const { handleDelete, isPending } = useDeleteController<Row, unknown>({
    resource,
    record,
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSuccess: () => {
        toast(texts.common.deleted, 'success');
        onDeleted?.();
      },
      onError: (error) => toast(failure(error)),
      onSettled: onClose,
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.common.confirmDeletion}
      message={question}
      danger
      busy={isPending}
      onConfirm={handleDelete}
      onCancel={onClose}
    />
  );
};
