import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { answer, api, type Invitation, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { texts } from '../../i18n';
import { EditDialog, PlainTextField, SwitchField, useToast } from '../../ui';

const { access } = texts;
const { invitation: words } = access;

interface InviteDialogProps {
  onInvited: (invitation: Invitation) => void;
  onClose: () => void;
}

/** A new account whose user chooses the password under a link. */
export const InviteDialog = ({ onInvited, onClose }: InviteDialogProps) => {
  const toast = useToast();
  const client = useQueryClient();
  const formId = useId();
  const form = useSimpleForm({
    initial: { name: '', email: '', admin: false },
    validate: ({ name, email }) => ({
      name: name.trim() === '' ? access.nameRequired : undefined,
      email: email.trim() === '' ? access.emailRequired : undefined,
    }),
    submit: async (body) => {
      const invitation = await answer(api.POST('/api/user-invitations', { body }));
      onInvited(invitation);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    onFailure: (error) => toast(messageOf(error, words.failed)),
  });
  const admin = form.bind('admin');
  return (
    <EditDialog
      title={words.title}
      formId={formId}
      saving={form.busy}
      submitLabel={words.submit}
      onClose={onClose}
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.onSubmit}
        sx={{ gap: 2, paddingTop: 0.5 }}
      >
        {words.explanation}
        <PlainTextField {...form.bind('name')} label={access.name} required autoFocus />
        <PlainTextField {...form.bind('email')} label={access.email} type="email" required />
        <SwitchField label={access.users.admin} checked={admin.value} onChange={admin.onChange} />
      </Stack>
    </EditDialog>
  );
};
