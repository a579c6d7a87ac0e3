import { Stack } from '@mui/material';
import { useInput } from 'react-admin';
import type { NamedRef, Permission } from '../../api';
import type { ComparedField } from '../../editing';
import { texts } from '../../i18n';
import {
  comparedFields,
  type EditableDeclaration,
  FormField,
  orServer,
  RecordDialog,
  RecordForm,
  type TextFieldDeclaration,
  type Values,
} from '../../records';
import { SwitchField } from '../../ui';
import { PermissionList } from './permission-list';
import { UserPicker } from './user-picker';

const { groups, name, nameRequired, permissions: titles } = texts.access;

const NEW_GROUP = { name: '', second_factor_required: false, users: [], permissions: [] };

const idsOf = (list: unknown): number[] => (list as { id: number }[]).map(({ id }) => id);

const declaration: EditableDeclaration = {
  resource: 'groups',
  texts: groups,
  failures: { one: orServer(groups.listFailed), save: orServer(groups.saveFailed) },
  toWire: (group) => ({
    name: group.name,
    version: group.version,
    second_factor_required: group.second_factor_required === true,
    user_ids: idsOf(group.users),
    permission_ids: idsOf(group.permissions),
  }),
};

const nameField: TextFieldDeclaration = {
  kind: 'text',
  source: 'name',
  label: name,
  required: nameRequired,
};

const compared: readonly ComparedField<Values>[] = [
  ...comparedFields([nameField]),
  { label: groups.users, show: ({ users }) => (users as NamedRef[]).map((user) => user.name).join(', ') },
  {
    label: groups.secondFactor,
    show: ({ second_factor_required }) =>
      second_factor_required === true ? groups.required : groups.notRequired,
  },
  {
    label: groups.permissions,
    show: ({ permissions }) => (permissions as Permission[]).map((one) => titles[one.name]).join(', '),
  },
];

const SecondFactorSwitch = () => {
  const { field } = useInput<boolean>({ source: 'second_factor_required' });
  return <SwitchField label={groups.secondFactor} checked={field.value === true} onChange={field.onChange} />;
};

const Members = () => {
  const { field } = useInput<NamedRef[]>({ source: 'users' });
  return <UserPicker value={field.value as NamedRef[]} onChange={field.onChange} />;
};

const Permissions = () => {
  const { field } = useInput<Permission[]>({ source: 'permissions' });
  return <PermissionList value={field.value as Permission[]} onChange={field.onChange} />;
};

interface GroupDialogProps {
  /** Null for a new group. */
  id: number | null;
  onClose: () => void;
}

/** A group's name, members and permissions, and whether these need a second factor. */
export const GroupDialog = ({ id, onClose }: GroupDialogProps) => (
  <RecordDialog declaration={declaration} id={id} onClose={onClose} fields={3}>
    {(form) => (
      <RecordForm form={form} empty={NEW_GROUP} compared={compared}>
        <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
          <FormField field={nameField} autoFocus />
          <Members />
          <Permissions />
          <SecondFactorSwitch />
        </Stack>
      </RecordForm>
    )}
  </RecordDialog>
);
