import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import { ConfirmDialog } from './confirm-dialog';

interface DeletionDialogProps {
  message: ReactNode;
  /** The name of what is to be deleted. */
  subject?: string | undefined;
  /** Deletes it, and says so where that fails; then the dialog closes. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** The question before something is deleted. */
export const DeletionDialog = ({ onDelete, onClose, ...question }: DeletionDialogProps) => (
  <ConfirmDialog
    danger
    title={texts.common.confirmDeletion}
    {...question}
    onConfirm={async () => {
      await onDelete();
      onClose();
    }}
    onCancel={onClose}
  />
);
