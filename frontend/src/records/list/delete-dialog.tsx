import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { texts } from '../../i18n';
import { ConfirmDialog, useToast } from '../../ui';

interface DeleteDialogProps<Row extends { id: number }> {
  resource: string;
  record: Row;
  /** `Tem certeza que deseja excluir este cliente?` */
  question: ReactNode;
  /** The record's name, where it has one. */
  subject?: string;
  failure: (error: unknown) => string;
  onDeleted?: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation, deletes, and shows the outcome as a toast. The lists are read again rather than react-admin's
 * `useDelete` used: that takes the row out of the list first, and a page without rows leads to the first one.
 */
export const DeleteDialog = <Row extends { id: number }>(props: DeleteDialogProps<Row>) => {
  const { resource, record, question, subject, failure, onDeleted, onClose } = props;
  const toast = useToast();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.delete(resource, { id: record.id }),
    onSuccess: () => {
      toast(texts.common.deleted, 'success');
      onDeleted?.();
      return queries.invalidateQueries({ queryKey: [resource] });
    },
    onError: (error) => toast(failure(error)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={texts.common.confirmDeletion}
      message={question}
      subject={subject}
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};
