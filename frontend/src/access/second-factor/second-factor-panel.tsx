import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type SecondFactor } from '../../api';
import { access, common } from '../../i18n';
import { updateSessionUser } from '../../providers';
import { formatDateTime, Loaded, MainButton, Panel, Quiet, TitledDialog, useToast } from '../../ui';
import { AroundProofProvider, useLastingDialog } from '../proof/proof';
import { ProofDialog } from '../proof/proof-dialog';
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

interface FactorDialogProps {
  /** Passkeys that stay a second factor without the app. */
  passkeys: number;
  /** The second factor is another one now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Sets an authenticator app up. */
const SetUpDialog = ({ onChanged, onClose }: FactorDialogProps) => (
  <TitledDialog cross title={words.setUpTitle} maxWidth="xs" onClose={onClose} actions={null}>
    <TotpSetup onSetUp={onChanged} onDone={onClose} />
  </TitledDialog>
);

/** Gives the app up, and the recovery codes where no passkey is left. */
const RemoveDialog = ({ passkeys, onChanged, onClose }: FactorDialogProps) => {
  const toast = useToast();
  return (
    <ProofDialog
      withCode
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
  if (codes === null) {
    return (
      <ProofDialog
        withCode
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
    <TitledDialog
      title={words.codes}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <MainButton onClick={onClose} autoFocus>
          {common.close}
        </MainButton>
      }
    >
      <RecoveryCodes codes={codes} />
    </TitledDialog>
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
      <Quiet variant="body2">{words.codesLeft(factor.recovery_codes_left)}</Quiet>
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
  const Shown = dialog && DIALOGS[dialog];
  return (
    <Panel title={words.title}>
      <Loaded query={query} failed={words.findFailed}>
        {(factor) => (
          <Stack sx={{ gap: 2 }}>
            {factor.totp_since === null && factor.passkeys === 0 ? (
              <Off factor={factor} open={setDialog} />
            ) : (
              <On factor={factor} open={setDialog} />
            )}
          </Stack>
        )}
      </Loaded>
      {Shown && (
        <AroundProofProvider value={around}>
          <Shown
            passkeys={query.data?.passkeys ?? 0}
            onChanged={() => void reload()}
            onClose={() => setDialog(null)}
          />
        </AroundProofProvider>
      )}
    </Panel>
  );
};
