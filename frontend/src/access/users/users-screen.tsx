import MailOutlined from '@mui/icons-material/MailOutlined';
import { Button, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { ListedUser, User } from '../../api';
import { texts } from '../../i18n';
import { type ListDeclaration, orServer, RecordList, useRecordAddress } from '../../records';
import { paths } from '../../routes';
import { UserAvatar } from '../../ui';
import { GivenPassword } from './given-dialogs';
import { useUserActions } from './user-actions';
import { NewUserDialog, UserDialog } from './user-dialogs';

const { users, invitation, name, email } = texts.access;

const StatusChip = ({ enabled, awaiting_approval, must_change_password, invited }: User) => {
  if (enabled && invited) return <Chip variant="outlined" color="info" label={users.invited} />;
  if (enabled && must_change_password) {
    return <Chip variant="outlined" color="info" label={users.temporaryPassword} />;
  }
  if (enabled) return <Chip variant="outlined" color="success" label={users.enabled} />;
  if (awaiting_approval) return <Chip variant="outlined" color="warning" label={users.awaiting} />;
  return <Chip variant="outlined" label={users.disabled} />;
};

const declaration: ListDeclaration<ListedUser> = {
  resource: 'users',
  texts: users,
  failures: { list: orServer(users.listFailed), delete: orServer(users.deleteFailed) },
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: (user) => user.name,
  columns: [
    {
      source: 'name',
      label: name,
      cell: (user) => (
        <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <UserAvatar name={user.name} avatar={user.avatar} size={22} />
          {user.name}
        </Stack>
      ),
    },
    { source: 'email', label: email, secondary: true, cell: (user) => user.email },
    {
      source: 'admin',
      label: users.role,
      secondary: true,
      cell: ({ admin }) => (admin ? users.admin : users.member),
    },
    {
      source: 'groups',
      label: users.groups,
      sortBy: false,
      secondary: true,
      cell: ({ groups }) => groups.map((group) => group.name).join(', ') || texts.common.empty,
    },
    {
      source: 'enabled',
      label: users.status,
      cell: (user) => <StatusChip {...user} />,
    },
  ],
};

/** Users (administrators alone): who is there, what they are, and the dialog that changes it. */
export const UsersScreen = () => {
  const { target, open, close } = useRecordAddress('users', 'create');
  const [given, setGiven] = useState<{ name: string; password: string } | null>(null);
  const { actionsOf, invite, dialog } = useUserActions();
  if (target === 'unknown') return <Navigate to={paths.login} replace />;
  return (
    <>
      <RecordList
        declaration={declaration}
        moreActions={actionsOf}
        moreButtons={
          <Button variant="outlined" color="inherit" startIcon={<MailOutlined />} onClick={invite}>
            {invitation.action}
          </Button>
        }
        onAdd={() => open('create')}
        onOpen={({ id }) => open(id)}
      />
      {target !== 'list' && target.id === null && <NewUserDialog onCreated={setGiven} onClose={close} />}
      {target !== 'list' && target.id !== null && (
        <UserDialog key={target.id} id={target.id} onClose={close} />
      )}
      {given && <GivenPassword {...given} onClose={() => setGiven(null)} />}
      {dialog}
    </>
  );
};
