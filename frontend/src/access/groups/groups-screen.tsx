import { Navigate } from 'react-router';
import type { Group } from '../../api';
import { texts } from '../../i18n';
import { type ListDeclaration, orServer, RecordList, useRecordAddress } from '../../records';
import { paths } from '../../routes';
import { GroupDialog } from './group-dialog';

const { groups, name, permissions } = texts.access;

const joined = (words: readonly string[]): string => words.join(', ') || texts.common.empty;

const declaration: ListDeclaration<Group> = {
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
      cell: (group) => joined(group.permissions.map((permission) => permissions[permission.name])),
    },
  ],
};

/** Groups of users and what they may do (administrators alone). */
export const GroupsScreen = () => {
  const { target, open, close } = useRecordAddress('groups', 'create');
  if (target === 'unknown') return <Navigate to={paths.login} replace />;
  return (
    <>
      <RecordList declaration={declaration} onAdd={() => open('create')} onOpen={({ id }) => open(id)} />
      {target !== 'list' && <GroupDialog key={target.id} id={target.id} onClose={close} />}
    </>
  );
};
