import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answer, api, messageOf, type SecondFactor } from '../../api';
import { useSimpleForm } from '../../editing';
import { access, common } from '../../i18n';
import { updateSessionUser } from '../../providers';
import {
  ErrorState,
  formatDateTime,
  FormDialog,
  FormSkeleton,
  Panel,
  PlainTextField,
  useToast,
} from '../../ui';
import { AroundProofProvider, OwnProofFields, useLastingDialog, useOwnProof } from '../proof/proof';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';

const { secondFactor: words } = access;

const KEY = ['second-factor'];

const find = () => answer(api.GET('/api/profile/second-factor'));

/** The own second factor, and the way to have it read again: where a group requires one, the guard hears of it. */
export const useSecondFactor = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: find });
  const reload = async () => {
    const { totp_since, passkeys, required } = await client.query({ queryKey: KEY, queryFn: find });
    const second_factor = totp_since !== null || passkeys > 0;
    updateSessionUser({ second_factor, must_set_up_second_factor: required && !second_factor });
  };
  return { query, reload };
};

interface ProveDialogProps {
  title: string;
  explanation: string;
  submitLabel: string;
  failure: string;
  submit: (proof: { password: string; code: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before the second factor changes: a borrowed session changes none. */
const ProveDialog = ({ title, explanation, submitLabel, failure, submit, onClose }: ProveDialogProps) => {
  const toast = useToast();
  const asks = useOwnProof();
  const form = useSimpleForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: asks.complaintAbout(password),
      code: code.trim() === '' ? words.codeRequired : undefined,
    }),
    submit,
    onFailure: (error) => toast(messageOf(error, failure)),
  });
  return (
    <FormDialog
      title={title}
      saving={form.busy}
      submitLabel={submitLabel}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {explanation}
      <OwnProofFields asks={asks} field={form.bind('password')} autoFocus />
      <PlainTextField
        {...form.bind('code')}
        label={words.code}
        autoComplete="one-time-code"
        autoFocus={!asks.password}
      />
    </FormDialog>
  );
};

interface FactorDialogProps {
  /** Passkeys that stay a second factor without the app. */
  passkeys: number;
  /** The second factor is another one now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Sets an authenticator app up. */
const SetUpDialog = ({ onChanged, onClose }: FactorDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{words.setUpTitle}</DialogTitle>
      <DialogContent>
        <TotpSetup onSetUp={onChanged} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
};

/** Gives the app up, and the recovery codes where no passkey is left. */
const RemoveDialog = ({ passkeys, onChanged, onClose }: FactorDialogProps) => {
  const toast = useToast();
  return (
    <ProveDialog
      title={words.removeTitle}
      explanation={passkeys > 0 ? words.removeKeepsPasskeys : words.removeExplanation}
      submitLabel={words.remove}
      failure={words.removeFailed}
      submit={async (body) => {
        await api.POST('/api/profile/totp/remove', { body });
        toast(passkeys > 0 ? words.appRemoved : words.removed, 'success');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

/** Makes other recovery codes and shows them once. */
const RenewCodesDialog = ({ onChanged, onClose }: FactorDialogProps) => {
  const [codes, setCodes] = useState<string[] | null>(null);
  const id = useId();
  if (codes === null) {
    return (
      <ProveDialog
        title={words.renewTitle}
        explanation={words.renewExplanation}
        submitLabel={words.renew}
        failure={words.renewFailed}
        submit={async (body) => {
          setCodes((await answer(api.POST('/api/profile/recovery-codes', { body }))).codes);
          onChanged();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.codes}</DialogTitle>
      <DialogContent>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const DIALOGS = { setUp: SetUpDialog, remove: RemoveDialog, renew: RenewCodesDialog } as const;
type DialogName = keyof typeof DIALOGS;

interface StateProps {
  factor: SecondFactor;
  open: (dialog: DialogName) => void;
}

const Off = ({ factor, open }: StateProps) => (
  <>
    <Typography>{factor.required ? words.offRequired : words.off}</Typography>
    <Button variant="outlined" onClick={() => open('setUp')} sx={{ alignSelf: 'flex-end' }}>
      {words.setUp}
    </Button>
  </>
);

const waysOf = ({ totp_since, passkeys }: SecondFactor): string => {
  if (totp_since === null) return words.onWithPasskeys;
  const since = formatDateTime(totp_since);
  return passkeys > 0 ? words.onWithBoth(since) : words.on(since);
};

const On = ({ factor, open }: StateProps) => (
  <>
    <Box>
      <Typography>{waysOf(factor)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.codesLeft(factor.recovery_codes_left)}
      </Typography>
    </Box>
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button onClick={() => open('renew')}>{words.renew}</Button>
      <Button variant="outlined" onClick={() => open(factor.totp_since === null ? 'setUp' : 'remove')}>
        {factor.totp_since === null ? words.setUpApp : words.remove}
      </Button>
    </Stack>
  </>
);

/** The own second factor: off, or since when, and the ways to change that. */
export const SecondFactorPanel = () => {
  const { query, reload } = useSecondFactor();
  const { dialog, setDialog, around } = useLastingDialog<DialogName>('second-factor');
  const { data, error } = query;
  const Shown = dialog && DIALOGS[dialog];
  return (
    <Panel title={words.title}>
      {data && (
        <Stack sx={{ gap: 2 }}>
          {data.totp_since === null && data.passkeys === 0 ? (
            <Off factor={data} open={setDialog} />
          ) : (
            <On factor={data} open={setDialog} />
          )}
        </Stack>
      )}
      {!data && error && (
        <ErrorState message={messageOf(error, words.findFailed)} onRetry={() => void query.refetch()} />
      )}
      {!data && !error && <FormSkeleton fields={1} />}
      {Shown && (
        <AroundProofProvider value={around}>
          <Shown
            passkeys={data?.passkeys ?? 0}
            onChanged={() => void reload()}
            onClose={() => setDialog(null)}
          />
        </AroundProofProvider>
      )}
    </Panel>
  );
};
