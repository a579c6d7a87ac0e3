import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import {
  answer,
  api,
  type AffectedQuote,
  type EntryFigures,
  messageOf,
  type PriceImpact,
  type RuleContent,
} from '../api';
import { priceImpact as text, common } from '../i18n';
import { EmptyState, ErrorState, FormSkeleton, MainButton, TitledDialog, Quiet } from '../ui';
import { ImpactTable } from './impact-table';
import type { Entry, ShownQuote } from './repriced';

interface ImpactDialogProps {
  entry: Entry;
  figures: EntryFigures | RuleContent;
  /** Whether these figures are not stored yet. */
  changed: boolean;
  onClose: () => void;
  /** With the quotes that are to be repriced; null saves the entry alone. */
  onConfirm: (quotes: readonly ShownQuote[] | null) => void;
}

/** Quotes that nothing speaks against: one that its customer has is a decision of its own. */
const suggested = ({ quotes, can_reprice }: PriceImpact): ReadonlySet<number> =>
  new Set(can_reprice ? quotes.filter(isSuggested).map(({ id }) => id) : []);

const isSuggested = ({ status, accepted, problem }: AffectedQuote) =>
  status === 'in_progress' && !accepted && problem === null;

/** The form behind the dialog is none of its keys' business. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

const useImpact = (entry: Entry, figures: EntryFigures | RuleContent) =>
  useQuery({
    queryKey: ['price-impact', entry, figures],
    queryFn: ({ signal }) => {
      const body = 'rows' in figures ? { ...entry, rule: figures } : { ...entry, values: figures };
      return answer(api.POST('/api/price-impact', { body, signal }));
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

/** Shows the effect of an entry's figures on open quotes, and asks which of them are repriced with it. */
export const ImpactDialog = ({ entry, figures, changed, onClose, onConfirm }: ImpactDialogProps) => {
  const { data, error, refetch } = useImpact(entry, figures);
  const [own, setOwn] = useState<ReadonlySet<number> | null>(null);
  const chosen = own ?? (data ? suggested(data) : new Set<number>());
  const quotes = data?.quotes.filter((quote) => chosen.has(quote.id)) ?? [];
  return (
    <TitledDialog
      title={data ? text.title(data.name) : text.open}
      maxWidth="md"
      onClose={onClose}
      onKeyDown={keepInside}
      contentSx={{ padding: 0, display: 'flex', flexDirection: 'column' }}
      actions={
        <>
          <Button onClick={onClose}>{changed ? common.cancel : common.close}</Button>
          {changed && (
            <Button variant="outlined" onClick={() => onConfirm(null)}>
              {common.save}
            </Button>
          )}
          {data?.can_reprice && data.quotes.length > 0 && (
            <MainButton
              disabled={quotes.length === 0}
              onClick={() => onConfirm(quotes.map(({ id, digest }) => ({ id, digest })))}
            >
              {changed ? text.saveAndReprice(quotes.length) : text.reprice(quotes.length)}
            </MainButton>
          )}
        </>
      }
    >
      {error ? (
        <ErrorState message={messageOf(error, text.loadFailed)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Box sx={{ padding: 2.5, paddingTop: 0 }}>
          <FormSkeleton fields={3} />
        </Box>
      ) : (
        <Found entry={entry} impact={data} chosen={chosen} onChoose={setOwn} />
      )}
      <Ended quotes={quotes} />
    </TitledDialog>
  );
};

/** Warning that repricing these quotes ends their customers' acceptances. */
const Ended = ({ quotes }: { quotes: readonly AffectedQuote[] }) => {
  const waiting = quotes.filter(({ status }) => status === 'waiting_response').length;
  const accepted = quotes.filter((quote) => quote.accepted).length;
  if (waiting + accepted === 0) return null;
  return (
    <Typography variant="small" color="warning" sx={{ paddingInline: 2.5, paddingTop: 1.5 }}>
      {waiting > 0 && text.waiting(waiting)} {accepted > 0 && text.acceptedChosen(accepted)}
    </Typography>
  );
};

/** ICMS is contained in the price: another rate leaves the totals as they are, but for those with CBS and IBS on top. */
const isOfIcms = ({ resource }: Entry, { quotes }: PriceImpact) =>
  (resource === 'states' || resource === 'customers') && quotes.every(({ difference }) => difference === 0);

const explained = ({ resource, orders }: Entry) => {
  if (resource !== 'taxes') return text.explained;
  return orders ? text.explainedChosen : text.explainedTaxes;
};

interface FoundProps {
  entry: Entry;
  impact: PriceImpact;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

const Found = ({ entry, impact, chosen, onChoose }: FoundProps) => (
  <>
    {impact.quotes.length > 0 ? (
      <>
        <Quiet sx={{ paddingInline: 2.5, paddingBottom: 1.5 }}>
          {explained(entry)} {!impact.can_reprice && text.notAllowed}
        </Quiet>
        <Box sx={{ overflowY: 'auto', minHeight: 120 }} tabIndex={0}>
          <ImpactTable impact={impact} byIcms={isOfIcms(entry, impact)} chosen={chosen} onChoose={onChoose} />
        </Box>
      </>
    ) : (
      <EmptyState message={text.none} />
    )}
    {(impact.others > 0 || impact.more) && (
      <Quiet sx={{ paddingInline: 2.5, paddingTop: 1.5 }}>
        {impact.others > 0 && text.others(impact.others)} {impact.more && text.more}
      </Quiet>
    )}
  </>
);
