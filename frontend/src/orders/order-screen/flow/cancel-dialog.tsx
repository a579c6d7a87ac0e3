import type { ReactNode } from 'react';
import { texts } from '../../../i18n';
import { ConfirmDialog } from '../../../ui';
import type { Loss } from '../../data/types';
import { LossFields, useLoss } from './loss-fields';

const { flow } = texts.orders;

interface CancelDialogProps {
  message: ReactNode;
  onConfirm: (loss: Loss) => Promise<void>;
  onCancel: () => void;
}

/** The question before a quote is cancelled, with room for why it is lost. */
export const CancelDialog = ({ message, onConfirm, onCancel }: CancelDialogProps) => {
  const { loss, ...fields } = useLoss({ lost_reason: null, lost_note: null });
  return (
    <ConfirmDialog
      open
      danger
      title={flow.confirmTitle}
      message={message}
      confirmLabel={texts.common.confirm}
      onConfirm={() => onConfirm(loss)}
      onCancel={onCancel}
    >
      <LossFields {...fields} />
    </ConfirmDialog>
  );
};
