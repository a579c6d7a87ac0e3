import { Stack } from '@mui/material';
import { useCreate, useUpdate } from 'react-admin';
import { type Group, messageOf } from '../../api';
import { texts } from '../../i18n';
import { EditDialog, PlainTextField, useToast, useSimpleForm } from '../../ui';
import { PermissionList } from './permission-list';
import { UserPicker } from './user-picker';

const { groups, name, nameRequired } = texts.access;

interface GroupFormProps {
  id: number | null;
  group: Omit<Group, 'id'>;
  formId: string;
  onClose: () => void;
}

/** Name, members, permissions. */
export const GroupForm = ({ id, group, formId, onClose }: GroupFormProps) => {
  const toast = useToast();
  const [create] = useCreate();
  const [update] = useUpdate();
  const form = useSimpleForm<Omit<Group, 'id'>>({
    initial: group,
    validate: (values) => ({ name: values.name.trim() === '' ? nameRequired : undefined }),
    submit: async ({ name: groupName, users, permissions }) => {
      const data = {
        name: groupName,
        user_ids: users.map((user) => user.id),
        permission_ids: permissions.map((permission) => permission.id),
      };
      if (id === null) await create('groups', { data }, { returnPromise: true });
      else await update('groups', { id, data }, { returnPromise: true });
      toast(texts.common.saved, 'success');
      onClose();
    },
    onFailure: (error) => toast(messageOf(error, groups.saveFailed)),
  });
  return (
    <EditDialog
      title={id === null ? groups.create : groups.edit}
      formId={formId}
      saving={form.busy}
      onClose={onClose}
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        <PlainTextField {...form.bind('name')} label={name} required autoFocus />
        <UserPicker {...form.bind('users')} />
        <PermissionList {...form.bind('permissions')} />
      </Stack>
    </EditDialog>
  );
};
