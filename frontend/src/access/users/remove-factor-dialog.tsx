import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf, type User } from '../../api';
import { texts } from '../../i18n';
import { ConfirmDialog, useToast } from '../../ui';

const { secondFactor: words } = texts.access;

/** Removes the second factor of a user who lost the device. */
export const RemoveFactorDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const toast = useToast();
  const client = useQueryClient();
  const remove = async () => {
    try {
      await api.DELETE('/api/users/{id}/second-factor', { params: { path: { id: user.id } } });
      toast(words.resetDone(user.name), 'success');
      await client.invalidateQueries({ queryKey: ['users'] });
      onClose();
    } catch (error) {
      toast(messageOf(error, words.resetFailed));
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.reset}
      message={words.resetQuestion(user.name)}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
};
