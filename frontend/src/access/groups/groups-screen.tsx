import { Autocomplete, Box, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { Navigate } from 'react-router';
import { answer, api, type Group, messageOf, type NamedRef, type Permission } from '../../api';
import type { ComparedField } from '../../editing';
import { texts } from '../../i18n';
import {
  comparedFields,
  type EditableDeclaration,
  FlagField,
  FormField,
  type ListDeclaration,
  orServer,
  RecordDialog,
  RecordForm,
  RecordList,
  type TextFieldDeclaration,
  useRecordAddress,
  type Values,
} from '../../records';
import { paths } from '../../routes';
import { Loaded, useDebounced, useFailureToast, Quiet } from '../../ui';

const { groups, permissions: titles, permissionHints: hints, users, name, nameRequired } = texts.access;

interface PermissionListProps {
  value: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
}

/** Every permission with its title and what it allows. */
const PermissionList = ({ value, onChange }: PermissionListProps) => {
  const all = useQuery({
    queryKey: ['permissions'],
    queryFn: ({ signal }) => answer(api.GET('/api/permissions', { signal })),
    staleTime: Infinity,
  });
  useFailureToast(all.error, (failed) => messageOf(failed, groups.permissionsFailed));
  const toggle = (permission: Permission, checked: boolean) =>
    onChange(checked ? [...value, permission] : value.filter(({ id }) => id !== permission.id));
  return (
    <Loaded query={all} failed={groups.permissionsFailed} fields={3}>
      {(permissions) => (
        <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0 }}>
          <Quiet component="legend" variant="caption" sx={{ fontWeight: 500, marginBottom: 0.5, padding: 0 }}>
            {groups.permissions}
          </Quiet>
          {permissions.map((permission) => (
            <FormControlLabel
              key={permission.id}
              sx={{ display: 'flex', marginInline: 0, marginBlock: 0.5, gap: 0.5, alignItems: 'center' }}
              control={
                <Checkbox
                  sx={{ marginInlineStart: -1 }}
                  checked={value.some(({ id }) => id === permission.id)}
                  onChange={(_event, checked) => toggle(permission, checked)}
                />
              }
              label={
                <>
                  {titles[permission.name]}
                  <Quiet component="span" variant="caption" sx={{ display: 'block' }}>
                    {hints[permission.name]}
                  </Quiet>
                </>
              }
            />
          ))}
        </Box>
      )}
    </Loaded>
  );
};

interface UserPickerProps {
  value: readonly NamedRef[];
  onChange: (users: NamedRef[]) => void;
}

/** Members, searched on the server while typing. */
const UserPicker = ({ value, onChange }: UserPickerProps) => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const found = useQuery({
    queryKey: ['users', 'search', search],
    queryFn: ({ signal }) => answer(api.GET('/api/users/search', { params: { query: { search } }, signal })),
    placeholderData: keepPreviousData,
  });
  useFailureToast(found.error, (failed) => messageOf(failed, users.listFailed));
  return (
    <Autocomplete
      multiple
      options={found.data ?? []}
      value={[...value]}
      onChange={(_event, chosen) => onChange(chosen)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // The field would empty itself whenever its form is drawn anew, as each letter that is typed makes it.
        if (reason !== 'reset') setTyped(text);
      }}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterSelectedOptions
      loading={found.isFetching}
      renderInput={(params) => (
        <TextField
          {...params}
          label={groups.users}
          placeholder={value.length === 0 ? groups.searchUsers : undefined}
          sx={{
            '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
              paddingBlock: '3px',
              paddingInlineStart: '4px',
            },
          }}
        />
      )}
    />
  );
};

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
const GroupDialog = ({ id, onClose }: GroupDialogProps) => (
  <RecordDialog declaration={declaration} id={id} onClose={onClose} fields={3}>
    {(form) => (
      <RecordForm form={form} empty={NEW_GROUP} compared={compared}>
        <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
          <FormField field={nameField} autoFocus />
          <Members />
          <Permissions />
          <FlagField source="second_factor_required" label={groups.secondFactor} />
        </Stack>
      </RecordForm>
    )}
  </RecordDialog>
);

const joined = (words: readonly string[]): string => words.join(', ') || texts.common.empty;

const list: ListDeclaration<Group> = {
  resource: 'groups',
  texts: groups,
  failures: { list: orServer(groups.listFailed), delete: orServer(groups.deleteFailed) },
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: (group) => group.name,
  columns: [
    { source: 'name', label: name, cell: (group) => group.name },
    {
      source: 'users',
      label: groups.users,
      sortBy: false,
      cell: (group) => joined(group.users.map((user) => user.name)),
    },
    {
      source: 'permissions',
      label: groups.permissions,
      sortBy: false,
      secondary: true,
      cell: (group) => joined(group.permissions.map((permission) => titles[permission.name])),
    },
  ],
};

/** Groups of users and what they may do (administrators alone). */
export const GroupsScreen = () => {
  const { target, open, close } = useRecordAddress('groups', 'create');
  if (target === 'unknown') return <Navigate to={paths.login} replace />;
  return (
    <>
      <RecordList declaration={list} onAdd={() => open('create')} onOpen={({ id }) => open(id)} />
      {target !== 'list' && <GroupDialog key={target.id} id={target.id} onClose={close} />}
    </>
  );
};
