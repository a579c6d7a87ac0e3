import { Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '../../i18n';
import { Panel } from '../../ui';
import { PasswordFields, usePasswordChange } from '../password-change';
import { SESSIONS_KEY } from './use-sessions';

const { profile } = texts.access;

/** Another password; the other sessions end with it. */
export const PasswordForm = () => {
  const client = useQueryClient();
  const form = usePasswordChange(() => void client.invalidateQueries({ queryKey: SESSIONS_KEY }));
  return (
    <Panel title={profile.passwordTitle}>
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        <PasswordFields form={form} currentLabel={profile.currentPassword} />
        <Button type="submit" variant="outlined" loading={form.busy} sx={{ alignSelf: 'flex-end' }}>
          {profile.passwordTitle}
        </Button>
      </Stack>
    </Panel>
  );
};
