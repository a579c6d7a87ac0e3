import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { isCommonPassword } from '@forja/passwords';
import { useId, useState } from 'react';
import { api, messageOf, type User } from '../../api';
import { useSimpleForm } from '../../editing';
import { texts } from '../../i18n';
import { EditDialog, PlainTextField, useToast } from '../../ui';
import { GivenPassword } from './given-password';
import { makeTemporaryPassword } from './temporary-password';

const { access } = texts;
const { temporary: words } = access;

interface DialogProps {
  user: User;
  onClose: () => void;
}

/** Gives a user who forgot the password another one, made up here or typed. */
export const TemporaryPasswordDialog = ({ user, onClose }: DialogProps) => {
  const [given, setGiven] = useState<string | null>(null);
  const toast = useToast();
  const client = useQueryClient();
  const formId = useId();
  const form = useSimpleForm({
    initial: { password: makeTemporaryPassword() },
    validate: ({ password }) => ({
      password: password.length < 8 ? access.profile.passwordTooShort : undefined,
    }),
    submit: async ({ password }) => {
      await api.PUT('/api/users/{id}/temporary-password', {
        params: { path: { id: user.id } },
        body: { password },
      });
      setGiven(password);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    onFailure: (error) => toast(messageOf(error, words.failed)),
  });
  if (given !== null) return <GivenPassword name={user.name} password={given} onClose={onClose} />;
  return (
    <EditDialog title={words.title(user.name)} formId={formId} saving={form.busy} onClose={onClose}>
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        {words.explanation}
        <PlainTextField
          {...form.bind('password')}
          label={words.field}
          warning={isCommonPassword(form.values.password) ? access.commonPassword : undefined}
          required
          autoFocus
        />
      </Stack>
    </EditDialog>
  );
};
