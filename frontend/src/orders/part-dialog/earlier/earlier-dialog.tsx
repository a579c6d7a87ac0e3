import { Button, Box, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DifferencesTable, useComparison } from '../../../editing';
import { texts } from '../../../i18n';
import { EmptyState, ErrorState, KeyHint, MainButton, TitledDialog, useToast, useNarrow } from '../../../ui';
import { partsApi } from '../../data/parts-api';
import type { EarlierPart, Part } from '../../data/types';
import { useShortcuts } from '../../shared/use-shortcut';
import { isUnreadable, type PartDraft, type PartEdit, payloadOf } from '../draft/part-payload';
import type { PartSession } from '../session/use-part-session';
import { EarlierCard, orderName } from './earlier-card';
import { awaitsRule, TAKEN_FIELDS, takenOver, withRules, withTakenOver } from './taken-over';
import type { EarlierParts } from './use-earlier-parts';

const text = texts.orders.earlier;

/** The draft with what is taken over, its rules' minutes as soon as the server has calculated them for this part. */
const useTakenOver = (draft: PartEdit, earlier: Part): PartDraft => {
  const taken = { ...draft, ...withTakenOver(draft, earlier) };
  const asked = payloadOf(taken);
  const { data } = useQuery({
    queryKey: ['parts', 'taken-over', asked, draft.refresh],
    queryFn: ({ signal }) => partsApi.calculate(asked, draft.refresh, signal),
    enabled: awaitsRule(taken) && !isUnreadable(taken),
    staleTime: 60_000,
    retry: false,
  });
  return withRules(taken, data);
};

/** The changes that taking the earlier part over would make, before it is done. */
const TakeoverPreview = ({ draft, earlier }: { draft: PartEdit; earlier: Part }) => {
  const compare = useComparison(TAKEN_FIELDS);
  const changes = compare(draft, useTakenOver(draft, earlier));
  return (
    <Box component="section" aria-label={text.takes} aria-live="polite" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
        {text.takes}
      </Typography>
      {changes.length === 0 ? (
        <Typography variant="small">{text.takesNothing}</Typography>
      ) : (
        <DifferencesTable
          label={text.takes}
          differences={changes}
          heads={[text.field, text.from, text.to]}
          sx={{
            tableLayout: 'fixed',
            '& td, & th': { paddingInline: 0.75, verticalAlign: 'top' },
            '& td:nth-of-type(1)': { color: 'text.secondary' },
            '& td:nth-of-type(2)': { fontWeight: 600 },
          }}
        />
      )}
      <Stack sx={{ gap: 0.5, marginTop: 1, typography: 'note', color: 'text.secondary' }}>
        <span>{text.priceStays}</span>
        {draft.locked_values.length > 0 && <span>{text.lockedStays}</span>}
      </Stack>
    </Box>
  );
};

/** In place of the list while there is none. */
const NoList = ({ earlier }: { earlier: EarlierParts }) => {
  if (earlier.failed) return <ErrorState message={text.failed} onRetry={earlier.again} />;
  if (earlier.pending) {
    return (
      <Stack sx={{ alignItems: 'center', paddingBlock: 7 }}>
        <CircularProgress size={28} aria-label={texts.common.loading} />
      </Stack>
    );
  }
  return (
    <EmptyState
      message={text.none}
      action={
        <Typography variant="note" sx={{ textAlign: 'center', maxWidth: 420 }}>
          {text.noneHint}
        </Typography>
      }
    />
  );
};

interface EarlierDialogProps {
  earlier: EarlierParts;
  form: PartSession;
  canEdit: boolean;
}

/** Which of the parts is chosen, and the way to take it over. */
const useTakeover = ({ earlier, form, canEdit }: EarlierDialogProps) => {
  const toast = useToast();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { parts } = earlier;
  const chosen = parts.find(({ part }) => part.id === chosenId) ?? parts[0];
  const takeOver = (found: EarlierPart) => {
    const { type } = found.part;
    if (type !== null) form.changeType(type);
    form.change(takenOver(form.draft, found.part));
    toast(text.taken(orderName(found)), 'success');
    earlier.close();
  };
  return {
    chosen,
    choose: setChosenId,
    take: canEdit && chosen ? () => takeOver(chosen) : undefined,
  };
};

/** Earlier parts beside what taking the chosen one over would change. */
export const EarlierDialog = (props: EarlierDialogProps) => {
  const { earlier, form, canEdit } = props;
  const fullScreen = useNarrow('md');
  const { chosen, choose, take } = useTakeover(props);
  useShortcuts({ F8: () => take?.() });
  return (
    <TitledDialog
      title={text.title}
      maxWidth="lg"
      fullScreen={fullScreen}
      onClose={earlier.close}
      actions={
        <>
          <Button onClick={earlier.close}>{texts.common.close}</Button>
          {take && (
            <MainButton onClick={take} sx={{ gap: 1 }}>
              {text.take}
              <KeyHint>F8</KeyHint>
            </MainButton>
          )}
        </>
      }
    >
      {chosen === undefined ? (
        <NoList earlier={earlier} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: canEdit
              ? { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }
              : '1fr',
          }}
        >
          <Stack component="ul" aria-label={text.list} sx={{ gap: 1 }}>
            {earlier.parts.map((found) => (
              <EarlierCard
                key={found.part.id}
                found={found}
                chosen={found === chosen}
                onChoose={() => choose(found.part.id)}
              />
            ))}
          </Stack>
          {canEdit && <TakeoverPreview draft={form.draft} earlier={chosen.part} />}
        </Box>
      )}
    </TitledDialog>
  );
};
