import { Link, SnackbarContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ApiError } from '../../api';
import { texts } from '../../i18n';
import { DeletionDialog, useToast } from '../../ui';

interface DeleteDialogProps<Row extends { id: number }> {
  resource: string;
  record: Row;
  /** `Tem certeza que deseja excluir este cliente?` */
  question: ReactNode;
  /** The record's name, where it has one. */
  subject?: string;
  failure: (error: unknown) => string;
  /** Leads to the records that use it, which a refusal counts. */
  usedBy?: InUseProps['usedBy'] | undefined;
  onDeleted?: () => void;
  onClose: () => void;
}

interface InUseProps {
  message: string;
  usedBy: { label: string; to: string };
}

/** A refusal, and the way to what uses the record: in a toast of its own, for a plain one holds nothing but text. */
const InUse = ({ message, usedBy: { label, to } }: InUseProps) => (
  <SnackbarContent
    className="RaNotification-error"
    message={message}
    action={
      <Link component={RouterLink} to={to} sx={{ marginInlineEnd: 1 }}>
        {label}
      </Link>
    }
  />
);

/**
 * Asks for confirmation, deletes, and shows the outcome as a toast. The lists are read again rather than react-admin's
 * `useDelete` used: that takes the row out of the list first, and a page without rows leads to the first one.
 */
export const DeleteDialog = <Row extends { id: number }>(props: DeleteDialogProps<Row>) => {
  const { resource, record, question, subject, failure, usedBy, onDeleted, onClose } = props;
  const toast = useToast();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const onDelete = async () => {
    try {
      await dataProvider.delete(resource, { id: record.id });
      toast(texts.common.deleted, 'success');
      onDeleted?.();
      await queries.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      const message = failure(error);
      const inUse = error instanceof ApiError && error.status === 409;
      toast(inUse && usedBy ? <InUse message={message} usedBy={usedBy} /> : message);
    }
  };
  return <DeletionDialog message={question} subject={subject} onDelete={onDelete} onClose={onClose} />;
};
