import { isCommonPassword } from '@forja/passwords';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { Autocomplete, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { answer, api, download, type Invitation, messageOf, type User } from '../../api';
import { useSimpleForm } from '../../editing';
import { access, privacy } from '../../i18n';
import { AnonymizeDialog } from '../../privacy';
import { useSession } from '../../providers';
import {
  ConfirmDialog,
  FormDialog,
  PlainTextField,
  type RowMenuItem,
  SwitchField,
  useAttempt,
  useToast,
} from '../../ui';
import { GivenInvitation, GivenPassword } from './given-dialogs';
import { makeTemporaryPassword } from './temporary-password';

const { invitation: invitationWords, temporary: temporaryWords, secondFactor: factorWords } = access;

interface InviteDialogProps {
  onInvited: (invitation: Invitation) => void;
  onClose: () => void;
}

/** A new account whose user chooses the password under a link. */
const InviteDialog = ({ onInvited, onClose }: InviteDialogProps) => {
  const toast = useToast();
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { name: '', email: '', admin: false, group_ids: [] as number[] },
    validate: ({ name, email }) => ({
      name: name.trim() === '' ? access.nameRequired : undefined,
      email: email.trim() === '' ? access.emailRequired : undefined,
    }),
    submit: async (body) => {
      const invitation = await answer(api.POST('/api/user-invitations', { body }));
      onInvited(invitation);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    onFailure: (error) => toast(messageOf(error, invitationWords.failed)),
  });
  const admin = form.bind('admin');
  const { value: chosen, onChange: choose } = form.bind('group_ids');
  const { data: groups = [] } = useQuery({
    queryKey: ['groups', 'names'],
    queryFn: ({ signal }) => answer(api.GET('/api/groups', { signal })),
  });
  return (
    <FormDialog
      title={invitationWords.title}
      saving={form.busy}
      submitLabel={invitationWords.submit}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {invitationWords.explanation}
      <PlainTextField {...form.bind('name')} label={access.name} required autoFocus />
      <PlainTextField {...form.bind('email')} label={access.email} type="email" required />
      <Autocomplete
        multiple
        autoHighlight
        options={groups}
        value={groups.filter(({ id }) => chosen.includes(id))}
        onChange={(_, picked) => choose(picked.map(({ id }) => id))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        renderInput={(params) => <TextField {...params} label={access.users.groups} />}
      />
      <SwitchField label={access.users.admin} checked={admin.value} onChange={admin.onChange} />
    </FormDialog>
  );
};

interface DialogProps {
  user: User;
  onClose: () => void;
}

/** Removes the second factor of a user who lost the device. */
const RemoveFactorDialog = ({ user, onClose }: DialogProps) => {
  const attempt = useAttempt();
  const client = useQueryClient();
  const remove = async () => {
    await api.DELETE('/api/users/{id}/second-factor', { params: { path: { id: user.id } } });
    await client.invalidateQueries({ queryKey: ['users'] });
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={factorWords.reset}
      message={factorWords.resetQuestion(user.name)}
      onConfirm={() => attempt(remove, factorWords.resetFailed, factorWords.resetDone(user.name))}
      onCancel={onClose}
    />
  );
};

/** Gives a user who forgot the password another one, made up here or typed. */
const TemporaryPasswordDialog = ({ user, onClose }: DialogProps) => {
  const toast = useToast();
  const [given, setGiven] = useState<string | null>(null);
  const client = useQueryClient();
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
    onFailure: (error) => toast(messageOf(error, temporaryWords.failed)),
  });
  if (given !== null) return <GivenPassword name={user.name} password={given} onClose={onClose} />;
  return (
    <FormDialog
      title={temporaryWords.title(user.name)}
      saving={form.busy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {temporaryWords.explanation}
      <PlainTextField
        {...form.bind('password')}
        label={temporaryWords.field}
        warning={isCommonPassword(form.values.password) ? access.commonPassword : undefined}
        required
        autoFocus
      />
    </FormDialog>
  );
};

/** Administrators' actions about the way in of other users, with the dialog that is open: invitations, passwords, second factors. */
export const useUserActions = () => {
  const { user: self } = useSession();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const attempt = useAttempt();
  const onClose = () => setDialog(null);
  const showInvitation = (invitation: Invitation) =>
    setDialog(<GivenInvitation invitation={invitation} onClose={onClose} />);
  const invite = () => setDialog(<InviteDialog onInvited={showInvitation} onClose={onClose} />);
  /** Makes another invitation for a user who has not used theirs. */
  const renew = (id: number) =>
    attempt(async () => {
      showInvitation(await answer(api.POST('/api/users/{id}/invitation', { params: { path: { id } } })));
    }, invitationWords.failed);

  /** The own account is changed in the profile. */
  const actionsOf = (user: User): RowMenuItem[] => {
    if (user.id === self?.id) return [];
    const actions: RowMenuItem[] = [];
    if (user.invited && user.enabled) {
      actions.push({ label: invitationWords.renew, icon: MailOutlined, onClick: () => void renew(user.id) });
    }
    actions.push({
      label: temporaryWords.action,
      icon: KeyOutlined,
      onClick: () => setDialog(<TemporaryPasswordDialog user={user} onClose={onClose} />),
    });
    if (user.second_factor) {
      actions.push({
        label: factorWords.reset,
        icon: LockResetOutlined,
        onClick: () => setDialog(<RemoveFactorDialog user={user} onClose={onClose} />),
      });
    }
    actions.push({
      label: privacy.export,
      icon: FileDownloadOutlined,
      onClick: () => void attempt(() => download(`/users/${user.id}/personal-data`), privacy.exportFailed),
    });
    actions.push({
      label: privacy.anonymize,
      icon: PersonRemoveOutlined,
      danger: true,
      onClick: () => setDialog(<AnonymizeDialog resource="users" record={user} onClose={onClose} />),
    });
    return actions;
  };
  return { actionsOf, invite, dialog };
};
