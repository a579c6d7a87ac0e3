import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { api, type Passkey, type Passkeys } from '../../api';
import { access } from '../../i18n';
import { Loaded, formatDateTime, Panel, Quiet, TitledDialog, useToast } from '../../ui';
import { passkeysWork } from '../ceremonies';
import { DetailRow } from '../detail-row';
import { AroundProofProvider, useLastingDialog } from '../proof/proof';
import { ProofDialog } from '../proof/proof-dialog';
import { useSecondFactor } from '../second-factor/second-factor-panel';
import { NewPasskey, usePasskeys } from './new-passkey';

const { passkeys: words } = access;

interface PasskeyDialogProps {
  passwordNeeded: boolean;
  /** The list is another one now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Registers a passkey. */
const NewPasskeyDialog = ({ passwordNeeded, onChanged, onClose }: PasskeyDialogProps) => (
  <TitledDialog cross title={words.registerTitle} maxWidth="xs" onClose={onClose} actions={null}>
    <NewPasskey passwordNeeded={passwordNeeded} onRegistered={onChanged} onDone={onClose} />
  </TitledDialog>
);

interface RemovePasskeyDialogProps extends PasskeyDialogProps {
  passkey: Passkey;
  /** It is the only one. */
  last: boolean;
}

/** Removes a passkey of the own account, with the password where the sign-in was too long ago. */
const RemovePasskeyDialog = (props: RemovePasskeyDialogProps) => {
  const { passkey, last, passwordNeeded, onChanged, onClose } = props;
  const toast = useToast();
  return (
    <ProofDialog
      title={words.removeTitle(passkey.name)}
      explanation={last ? words.removeLast : words.removeExplanation}
      submitLabel={words.remove}
      failure={words.removeFailed}
      passwordNeeded={passwordNeeded}
      submit={async ({ password }) => {
        const params = { path: { id: passkey.id } };
        await api.POST('/api/profile/passkeys/{id}/remove', { params, body: { password: password || null } });
        toast(words.removed(passkey.name), 'success');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <DetailRow
    icon={<KeyOutlined fontSize="small" />}
    title={passkey.name}
    details={[
      words.since(formatDateTime(passkey.created_at)),
      passkey.last_used_at === null ? words.unused : words.lastUse(formatDateTime(passkey.last_used_at)),
    ]}
  >
    <Button size="small" aria-label={words.removeTitle(passkey.name)} onClick={onRemove}>
      {words.remove}
    </Button>
  </DetailRow>
);

/** Why none can be registered here; null where it can. */
const hindrance = ({ domain }: Passkeys): string | null => {
  if (domain === null) return words.unavailable;
  if (domain !== window.location.hostname) return words.failures.address;
  return passkeysWork(domain) ? null : words.failures.unsupported;
};

interface ListProps {
  data: Passkeys;
  onRemove: (passkey: Passkey) => void;
}

const List = ({ data, onRemove }: ListProps) => (
  <>
    <Stack sx={{ padding: 2, gap: 1 }}>
      <Typography>{words.explanation}</Typography>
      {hindrance(data) !== null && <Quiet variant="body2">{hindrance(data)}</Quiet>}
    </Stack>
    {data.passkeys.length > 0 && (
      <Box component="ul" aria-label={words.title} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {data.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
        ))}
      </Box>
    )}
  </>
);

/** The own passkeys: registered, when used last, removed. */
export const PasskeysPanel = () => {
  const { query, reload } = usePasskeys();
  const factor = useSecondFactor();
  // 'new', or the id of the passkey to remove.
  const { dialog, setDialog, around } = useLastingDialog('passkeys');
  const { data } = query;
  const removed = data?.passkeys.find(({ id }) => String(id) === dialog);
  const dialogProps = {
    passwordNeeded: data?.password_needed ?? true,
    onChanged: () => void Promise.all([reload(), factor.reload()]),
    onClose: () => setDialog(null),
  };
  return (
    <Panel
      flush
      title={words.title}
      actions={
        <Button size="small" disabled={!passkeysWork(data?.domain ?? null)} onClick={() => setDialog('new')}>
          {words.add}
        </Button>
      }
    >
      <Loaded padded query={query} failed={words.listFailed}>
        {(found) => <List data={found} onRemove={({ id }) => setDialog(String(id))} />}
      </Loaded>
      <AroundProofProvider value={around}>
        {dialog === 'new' && <NewPasskeyDialog {...dialogProps} />}
        {removed && (
          <RemovePasskeyDialog {...dialogProps} passkey={removed} last={data?.passkeys.length === 1} />
        )}
      </AroundProofProvider>
    </Panel>
  );
};
