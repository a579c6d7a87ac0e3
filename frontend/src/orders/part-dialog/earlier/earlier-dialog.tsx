import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { texts } from '../../../i18n';
import { EmptyState, ErrorState, useToast } from '../../../ui';
import { useShortcuts } from '../../shared/use-shortcut';
import type { EarlierPart } from '../../data/types';
import type { PartSession } from '../session/use-part-session';
import { EarlierCard, orderName } from './earlier-card';
import { takenOver } from './taken-over';
import { TakeoverPreview } from './takeover-preview';
import type { EarlierParts } from './use-earlier-parts';

const text = texts.orders.earlier;

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
  const id = useId();
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { chosen, choose, take } = useTakeover(props);
  useShortcuts({ F8: () => take?.() });
  return (
    <Dialog open onClose={earlier.close} fullScreen={fullScreen} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text.title}</DialogTitle>
      <DialogContent>
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
            <Stack
              component="ul"
              aria-label={text.list}
              sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
            >
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
      </DialogContent>
      <DialogActions>
        <Button onClick={earlier.close}>{texts.common.close}</Button>
        {take && (
          <Button variant="contained" color="primary" onClick={take} sx={{ gap: 1 }}>
            {text.take}
            <Box
              component="span"
              aria-hidden
              sx={{ typography: 'key', display: { xs: 'none', sm: 'inline' } }}
            >
              F8
            </Box>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
