import { type ReactNode, useState } from 'react';
import { useDelete } from 'react-admin';
import { texts } from '../../i18n';
import { ConfirmDialog, useToast } from '../../ui';

interface DeletionOptions {
  resource: string;
  /** `Tem certeza que deseja excluir este cliente?` */
  question: string;
  failure: (error: unknown) => string;
}

/** Asks, deletes, and tells how it went; answers the dialog to render and the function that opens it. */
export const useDeletion = <Row extends { id: number }>(options: DeletionOptions) => {
  const [row, setRow] = useState<Row | null>(null);
  const [deleteOne] = useDelete();
  const toast = useToast();
  const remove = async () => {
    if (row === null) return;
    try {
      await deleteOne(options.resource, { id: row.id, previousData: row }, { returnPromise: true });
      toast(texts.common.deleted, 'success');
    } catch (error) {
      toast(options.failure(error));
    }
    setRow(null);
  };
  const dialog: ReactNode = (
    <ConfirmDialog
      open={row !== null}
      title={texts.common.confirmDeletion}
      message={options.question}
      danger
      onConfirm={remove}
      onCancel={() => setRow(null)}
    />
  );
  return { dialog, ask: setRow };
};
