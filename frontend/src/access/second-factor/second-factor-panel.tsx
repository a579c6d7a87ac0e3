import { Box, Button, Stack, Typography } from '@mui/material';
import { messageOf, type SecondFactor } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, formatDateTime, FormSkeleton, Panel } from '../../ui';
import { AroundProofProvider, useLastingDialog } from '../proof/left-dialog';
import { RemoveDialog, RenewCodesDialog, SetUpDialog } from './factor-dialogs';
import { useSecondFactor } from './use-second-factor';

const { secondFactor: words } = texts.access;

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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
