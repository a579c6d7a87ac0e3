import { Stack } from '@mui/material';
import { useId } from 'react';
import { useGetOne, useUpdate } from 'react-admin';
import { messageOf, type User } from '../../api';
import { texts } from '../../i18n';
import {
  EditDialog,
  ErrorState,
  FormSkeleton,
  PlainTextField,
  SwitchField,
  useToast,
  useSimpleForm,
} from '../../ui';

const { users, name, email } = texts.access;

/** Name, e-mail, administrator or not, enabled or not. */
const UserForm = ({ user, formId, onClose }: { user: User; formId: string; onClose: () => void }) => {
  const toast = useToast();
  const [update] = useUpdate<User>();
  const form = useSimpleForm<User>({
    initial: user,
    validate: () => ({}),
    submit: async (data) => {
      if (data.name.trim() === '' || data.email.trim() === '') {
        toast(users.fillAll);
        return;
      }
      await update('users', { id: user.id, data, previousData: user }, { returnPromise: true });
      toast(texts.common.saved, 'success');
      onClose();
    },
    onFailure: (error) => toast(messageOf(error, users.updateFailed)),
  });
  const enabled = form.bind('enabled');
  const admin = form.bind('admin');
  return (
    <EditDialog title={users.edit} formId={formId} saving={form.busy} onClose={onClose}>
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        <PlainTextField {...form.bind('name')} label={name} required autoFocus />
        <PlainTextField {...form.bind('email')} label={email} type="email" required />
        <SwitchField label={users.admin} checked={admin.value} onChange={admin.onChange} />
        <SwitchField
          label={enabled.value ? users.enabled : users.disabled}
          checked={enabled.value}
          onChange={enabled.onChange}
        />
      </Stack>
    </EditDialog>
  );
};

/** The dialog of one user, fetched first. */
export const UserDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const formId = useId();
  const user = useGetOne<User>('users', { id });
  if (user.data) return <UserForm key={id} user={user.data} formId={formId} onClose={onClose} />;
  return (
    <EditDialog title={users.edit} formId={formId} saving={false} onClose={onClose}>
      {user.error ? (
        <ErrorState message={messageOf(user.error, users.listFailed)} onRetry={() => void user.refetch()} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </EditDialog>
  );
};
