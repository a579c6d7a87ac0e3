import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { messageOf, type Passkey, type Passkeys } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, formatDateTime, FormSkeleton, Panel } from '../../ui';
import { AroundProofProvider, useLastingDialog } from '../proof/left-dialog';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { passkeysWork } from '../ceremonies';
import { NewPasskeyDialog, RemovePasskeyDialog } from './passkey-dialogs';
import { usePasskeys } from './use-passkeys';

const { passkeys: words } = texts.access;

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      gap: 1.5,
      paddingBlock: 1.25,
      paddingInline: 2,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <KeyOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography noWrap title={passkey.name}>
        {passkey.name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.since(formatDateTime(passkey.created_at))}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {passkey.last_used_at === null ? words.unused : words.lastUse(formatDateTime(passkey.last_used_at))}
      </Typography>
    </Box>
    <Button size="small" aria-label={words.removeTitle(passkey.name)} onClick={onRemove}>
      {words.remove}
    </Button>
  </Stack>
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
      {hindrance(data) !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hindrance(data)}
        </Typography>
      )}
    </Stack>
    {data.passkeys.length > 0 && (
      <Box component="ul" aria-label={words.title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
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
  const { data, error } = query;
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
      {data && <List data={data} onRemove={({ id }) => setDialog(String(id))} />}
      {!data && error && (
        <ErrorState message={messageOf(error, words.listFailed)} onRetry={() => void query.refetch()} />
      )}
      {!data && !error && (
        <Box sx={{ padding: 2 }}>
          <FormSkeleton fields={1} />
        </Box>
      )}
      <AroundProofProvider value={around}>
        {dialog === 'new' && <NewPasskeyDialog {...dialogProps} />}
        {removed && (
          <RemovePasskeyDialog {...dialogProps} passkey={removed} last={data?.passkeys.length === 1} />
        )}
      </AroundProofProvider>
    </Panel>
  );
};
