import { Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { answer, api, byId, messageOf, padNumber, type RepricedQuote, type Repricing } from '../api';
import { priceImpact as text, common } from '../i18n';
import { paths } from '../routes';
import { ErrorState, formatMoney, TitledDialog, Quiet, useToast } from '../ui';

const LOOK_MS = 500;

/** A repricing while it goes on, and what became of its quotes at its end. */
const useRepricing = (id: number) => {
  const toast = useToast();
  const client = useQueryClient();
  const state = useQuery({
    queryKey: ['repricing', id],
    queryFn: ({ signal }) => answer(api.GET('/api/repricings/{id}', { ...byId(id), signal })),
    refetchInterval: ({ state: { data } }) => (data?.waiting === 0 ? false : LOOK_MS),
    gcTime: 0,
  });
  const ended = state.data?.waiting === 0;
  const quotes = useQuery({
    queryKey: ['repricing', id, 'quotes'],
    queryFn: ({ signal }) => answer(api.GET('/api/repricings/{id}/quotes', { ...byId(id), signal })),
    enabled: ended,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: () => answer(api.POST('/api/repricings/{id}/cancel', byId(id))),
    onSuccess: (cancelled) => client.setQueryData(['repricing', id], cancelled),
    onError: (error) => toast(messageOf(error, text.stopFailed)),
  });
  return { state, ended, quotes, cancel };
};

interface RepricingDialogProps {
  id: number;
  onClose: () => void;
}

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** How far a repricing is, and at its end what became of each quote. */
export const RepricingDialog = ({ id, onClose }: RepricingDialogProps) => {
  const { state, ended, quotes, cancel } = useRepricing(id);
  return (
    <TitledDialog
      title={text.runTitle(state.data?.name ?? '')}
      onClose={onClose}
      onKeyDown={keepInside}
      actions={
        <>
          {state.data && !ended && (
            <Button color="error" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {text.stop}
            </Button>
          )}
          <Button onClick={onClose} autoFocus>
            {common.close}
          </Button>
        </>
      }
    >
      {state.error && !state.data && (
        <ErrorState message={messageOf(state.error, text.stateFailed)} onRetry={() => void state.refetch()} />
      )}
      {state.data && !ended && <Progress repricing={state.data} />}
      {state.data && ended && <Result repricing={state.data} quotes={quotes.data ?? []} />}
    </TitledDialog>
  );
};

const doneOf = ({ repriced, skipped, failed, cancelled }: Repricing) =>
  repriced + skipped + failed + cancelled;

const Progress = ({ repricing }: { repricing: Repricing }) => {
  const done = doneOf(repricing);
  const all = done + repricing.waiting;
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(done * 100) / Math.max(all, 1)}
        aria-label={text.progress}
      />
      <Typography role="status">{text.running(done, all)}</Typography>
      <Quiet>{text.background}</Quiet>
    </Stack>
  );
};

interface ResultProps {
  repricing: Repricing;
  quotes: readonly RepricedQuote[];
}

const Result = ({ repricing, quotes }: ResultProps) => {
  const left = doneOf(repricing) - repricing.repriced;
  return (
    <>
      <Typography role="status">
        {text.result(repricing.repriced)} {left > 0 && text.notRepriced(left)}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        sx={{
          margin: '12px 0 0',
          maxHeight: 320,
          overflow: 'auto',
          typography: 'small',
        }}
      >
        {[...quotes].sort(failuresFirst).map((quote) => (
          <Box component="li" key={quote.id} sx={{ paddingBlock: 0.75, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={paths.order(quote.id)} target="_blank">
              {padNumber(quote.id)}
            </Link>{' '}
            <Box
              component="span"
              sx={{ color: quote.state === 'repriced' ? 'text.secondary' : 'warning.main' }}
            >
              {outcome(quote)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};

const failuresFirst = (one: RepricedQuote, other: RepricedQuote) =>
  Number(one.state === 'repriced') - Number(other.state === 'repriced') || other.id - one.id;

const outcome = ({ state, reason, old_total, new_total }: RepricedQuote): string =>
  state === 'repriced'
    ? `${formatMoney(old_total)} → ${formatMoney(new_total)}`
    : [text.states[state], reason].filter(Boolean).join(': ');
