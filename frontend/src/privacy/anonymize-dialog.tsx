import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../api';
import { privacy as words } from '../i18n';
import { ConfirmDialog, PlainTextField, useToast } from '../ui';

interface AnonymizeDialogProps {
  /** A user, or a customer, whose contact is meant. */
  resource: 'users' | 'customers';
  record: { id: number; name: string };
  onClose: () => void;
}

const TITLES = { users: words.userTitle, customers: words.contactTitle };
const EXPLANATIONS = { users: words.userExplanation, customers: words.contactExplanation };

const send = async (resource: AnonymizeDialogProps['resource'], id: number, name: string) => {
  const params = { path: { id } };
  if (resource === 'users') await api.POST('/api/users/{id}/anonymization', { params, body: { name } });
  else await api.POST('/api/customers/{id}/anonymization', { params, body: { name } });
};

/** Says what goes and what stays, and takes the typed name for a yes: it can't be undone. */
export const AnonymizeDialog = ({ resource, record, onClose }: AnonymizeDialogProps) => {
  const { id, name } = record;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const toast = useToast();
  const client = useQueryClient();
  const confirm = async () => {
    if (typed.trim() !== name.trim()) {
      setError(words.otherName);
      return;
    }
    try {
      await send(resource, id, typed);
      toast(words.userDone(name), 'success');
      onClose();
      await client.invalidateQueries({ queryKey: [resource] });
    } catch (failure) {
      toast(messageOf(failure, words.failed));
    }
  };
  return (
    <ConfirmDialog
      danger
      title={TITLES[resource](name)}
      message={
        <>
          <Box>{EXPLANATIONS[resource]}</Box>
          <Box sx={{ marginTop: 1 }}>{words.kept}</Box>
          <Box sx={{ marginBlock: 1, color: 'error.main', fontWeight: 500 }}>{words.cannotUndo}</Box>
        </>
      }
      confirmLabel={resource === 'users' ? words.anonymize : words.anonymizeContact}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <PlainTextField
        label={words.typeName(name)}
        value={typed}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
