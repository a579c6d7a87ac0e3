import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { type Group, messageOf } from '../../api';
import { texts } from '../../i18n';
import { EditDialog, ErrorState, FormSkeleton } from '../../ui';
import { GroupForm } from './group-form';

const { groups } = texts.access;
const NEW_GROUP = { name: '', users: [], permissions: [] };

/** The dialog of a new group (id null), or of one that is fetched first. */
export const GroupDialog = ({ id, onClose }: { id: number | null; onClose: () => void }) => {
  const formId = useId();
  const group = useGetOne<Group>('groups', { id: id ?? 0 }, { enabled: id !== null });
  const record = id === null ? NEW_GROUP : group.data;
  if (record) return <GroupForm key={id} id={id} group={record} formId={formId} onClose={onClose} />;
  return (
    <EditDialog title={groups.edit} formId={formId} saving={false} onClose={onClose}>
      {group.error ? (
        <ErrorState
          message={messageOf(group.error, groups.listFailed)}
          onRetry={() => void group.refetch()}
        />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </EditDialog>
  );
};
