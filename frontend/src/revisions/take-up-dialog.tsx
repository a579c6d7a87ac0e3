import { messageOf } from '../api';
import type { components } from '../api/schema';
import { texts } from '../i18n';
import { ConfirmDialog, useToast } from '../ui';
import { type RevisedOrder, type Revision, revisionsApi } from './revisions-api';

const text = texts.revisions;

interface TakeUpDialogProps {
  order: RevisedOrder;
  revision: Revision;
  onTakenUp: (order: components['schemas']['OrderView']) => Promise<void>;
  onClose: () => void;
}

/** The question before a quote becomes what a revision of it was. */
export const TakeUpDialog = ({ order, revision, onTakenUp, onClose }: TakeUpDialogProps) => {
  const toast = useToast();
  const { name, number } = revision;
  const takeUp = async () => {
    try {
      await onTakenUp(await revisionsApi.takeUp(order.id, number, order.version));
      toast(text.takenUp(name), 'success');
    } catch (error) {
      toast(messageOf(error, text.takeUpFailed));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text.takeUpTitle(name)}
      message={text.takeUpQuestion(name)}
      confirmLabel={text.takeUp}
      onConfirm={takeUp}
      onCancel={onClose}
    />
  );
};
