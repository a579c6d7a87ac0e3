import { Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { answer, api, messageOf, toFormData, type User } from '../../api';
import { EditSessionDialogs, useEditSession } from '../../editing';
import { access, texts } from '../../i18n';
import { OwnDataPanel } from '../../privacy';
import { updateSessionUser, useSession } from '../../providers';
import {
  FileButton,
  MainButton,
  Page,
  Panel,
  PlainTextField,
  Quiet,
  useAttempt,
  usePageTitle,
  UserAvatar,
} from '../../ui';
import { OidcPanel } from '../oidc/oidc-panel';
import { PasskeysPanel } from '../passkeys/passkeys-panel';
import { PasswordFields, usePasswordChange } from '../password-change';
import { PasswordField } from '../password-field';
import { AroundProofProvider, type LeftDialog, SignInAgain, useLastingDialog } from '../proof/proof';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import { SESSIONS_KEY, SessionsPanel } from './sessions-panel';

const { profile, users } = access;

const Portrait = ({ user }: { user: User }) => {
  const attempt = useAttempt();
  const send = (file: File) =>
    attempt(async () => {
      const call = api.POST('/api/profile/avatar', { body: { file }, bodySerializer: toFormData });
      const { avatar } = await answer(call);
      updateSessionUser({ avatar });
    }, profile.avatarFailed);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <UserAvatar name={user.name} avatar={user.avatar} size={56} />
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Quiet variant="body2">{user.admin ? users.admin : users.member}</Quiet>
        <FileButton label={profile.changeAvatar} accept="image/png,image/jpeg,image/webp" onFile={send} />
      </Stack>
    </Stack>
  );
};

/** Picture, role, name and e-mail; the shell follows at once. Another e-mail takes the password, or a sign-in of now where there is none. */
const PersonalForm = ({ user }: { user: User }) => {
  const fields = useMemo(() => ({ name: user.name, email: user.email }), [user.name, user.email]);
  const client = useQueryClient();
  // Apart from the fields: what is typed into these is kept as a draft.
  const [password, setPassword] = useState('');
  const form = useEditSession({
    fields,
    draft: 'profile',
    validate: ({ name, email }) => ({
      name: name.trim() === '' ? access.nameRequired : undefined,
      email: email.trim() === '' ? access.emailRequired : undefined,
    }),
    save: async (values) => {
      await api.PUT('/api/profile', { body: { ...values, password: password === '' ? null : password } });
      updateSessionUser(values);
      setPassword('');
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
      return values;
    },
    saved: profile.saved,
    failure: (error) => messageOf(error, profile.saveFailed),
  });
  const otherEmail = form.values.email.trim().toLowerCase() !== user.email;
  return (
    <Panel title={profile.data}>
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        <EditSessionDialogs session={form} compare={() => []} />
        <Portrait user={user} />
        <PlainTextField {...form.bind('name')} label={access.name} autoComplete="name" required />
        <PlainTextField
          {...form.bind('email')}
          label={access.email}
          type="email"
          autoComplete="email"
          required
        />
        {otherEmail &&
          (user.without_password ? (
            <SignInAgain />
          ) : (
            <PasswordField
              label={profile.currentPassword}
              value={password}
              onChange={setPassword}
              hint={profile.emailChange}
              autoComplete="current-password"
              required
            />
          ))}
        <MainButton type="submit" loading={form.saving} sx={{ alignSelf: 'flex-end' }}>
          {texts.common.save}
        </MainButton>
      </Stack>
    </Panel>
  );
};

/** It is always open: after a proof at the provider its first field is where the user goes on. */
const FIELDS: LeftDialog = { panel: 'password', dialog: 'fields' };

interface PasswordFormProps {
  /** None was chosen yet. */
  first: boolean;
}

/** Another password, or the first one; the other sessions end with it. */
const PasswordForm = ({ first }: PasswordFormProps) => {
  const client = useQueryClient();
  const onChanged = () => void client.invalidateQueries({ queryKey: SESSIONS_KEY });
  const form = usePasswordChange({ current: !first, onChanged });
  const { dialog } = useLastingDialog(FIELDS.panel);
  const title = first ? profile.firstPasswordTitle : profile.passwordTitle;
  return (
    <Panel title={title}>
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        {first && (
          <AroundProofProvider value={FIELDS}>
            <SignInAgain />
          </AroundProofProvider>
        )}
        <PasswordFields
          form={form}
          currentLabel={first ? null : profile.currentPassword}
          autoFocus={dialog !== null}
        />
        <Button type="submit" variant="outlined" loading={form.busy} sx={{ alignSelf: 'flex-end' }}>
          {title}
        </Button>
      </Stack>
    </Panel>
  );
};

/** The own account: picture, name, e-mail, role, another password, and where one is signed in. */
export const ProfileScreen = () => {
  const { user } = useSession();
  usePageTitle(access.profile.title);
  if (user === null) return null;
  return (
    <Page width={640}>
      <PersonalForm user={user} />
      <PasswordForm first={user.without_password} />
      <SecondFactorPanel />
      <PasskeysPanel />
      <OidcPanel onlyWay={user.without_password} />
      <SessionsPanel />
      <OwnDataPanel />
    </Page>
  );
};
