import { Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '../../i18n';
import { Panel } from '../../ui';
import { PasswordFields, usePasswordChange } from '../password-change';
import { AroundProofProvider, type LeftDialog, SignInAgain, useLastingDialog } from '../proof/proof';
import { SESSIONS_KEY } from './sessions-panel';

const { profile } = texts.access;

/** It is always open: after a proof at the provider its first field is where the user goes on. */
const FIELDS: LeftDialog = { panel: 'password', dialog: 'fields' };

interface PasswordFormProps {
  /** None was chosen yet. */
  first: boolean;
}

/** Another password, or the first one; the other sessions end with it. */
export const PasswordForm = ({ first }: PasswordFormProps) => {
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
