import Close from '@mui/icons-material/Close';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { api, messageOf, type Passkey, type Passkeys } from '../../api';
import { useSimpleForm } from '../../editing';
import { access, common } from '../../i18n';
import { ErrorState, formatDateTime, FormDialog, FormSkeleton, Panel, useToast } from '../../ui';
import { passkeysWork } from '../ceremonies';
import { AroundProofProvider, OwnProofFields, useLastingDialog, useOwnProof } from '../proof/proof';
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
const NewPasskeyDialog = ({ passwordNeeded, onChanged, onClose }: PasskeyDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7 }}>
        {words.registerTitle}
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close fontSize="small" />
      </IconButton>
      <DialogContent>
        <NewPasskey passwordNeeded={passwordNeeded} onRegistered={onChanged} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
};

interface RemovePasskeyDialogProps extends PasskeyDialogProps {
  passkey: Passkey;
  /** It is the only one. */
  last: boolean;
}

/** Removes a passkey of the own account, with the password where the sign-in was too long ago. */
const RemovePasskeyDialog = (props: RemovePasskeyDialogProps) => {
  const { passkey, last, passwordNeeded, onChanged, onClose } = props;
  const toast = useToast();
  const asks = useOwnProof({ passwordNeeded });
  const form = useSimpleForm({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: asks.complaintAbout(password),
    }),
    submit: async ({ password }) => {
      const params = { path: { id: passkey.id } };
      const body = { password: password === '' ? null : password };
      await api.POST('/api/profile/passkeys/{id}/remove', { params, body });
      toast(words.removed(passkey.name), 'success');
      onChanged();
      onClose();
    },
    onFailure: (error) => toast(messageOf(error, words.removeFailed)),
  });
  return (
    <FormDialog
      title={words.removeTitle(passkey.name)}
      saving={form.busy}
      submitLabel={words.remove}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography>{last ? words.removeLast : words.removeExplanation}</Typography>
      <OwnProofFields asks={asks} field={form.bind('password')} autoFocus />
    </FormDialog>
  );
};

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
      <Typography variant="caption" component="p" color="textSecondary">
        {words.since(formatDateTime(passkey.created_at))}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
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
        <Typography variant="body2" color="textSecondary">
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
