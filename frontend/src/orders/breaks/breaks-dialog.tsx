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
import { useId } from 'react';
import { messageOf } from '../../api';
import { useFormGuard } from '../../editing';
import { texts } from '../../i18n';
import { ChoiceField, ErrorState, FormSkeleton } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { BreaksTable } from './breaks-table';
import { QuantitiesField } from './quantities-field';
import { useBreaksDraft } from './use-breaks-draft';
import { useBreaksPreview, useSaveBreaks } from './use-breaks';

const text = texts.orders.breaks;

/** The whole quote among the ids of its sets. */
const WHOLE = 'whole';

const Preview = ({
  setId,
  name,
  quantities,
}: {
  setId: number | null;
  name: string;
  quantities: number[];
}) => {
  const { data, error, refetch } = useBreaksPreview(setId, quantities);
  if (quantities.length === 0) return null;
  if (error) return <ErrorState message={messageOf(error, text.failed)} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={2} />;
  return <BreaksTable name={name} whole={setId === null} breaks={data} />;
};

interface BreaksDialogProps {
  /** The set that it opens with; null: the whole quote. */
  initial: number | null;
  onClose: () => void;
}

/**
 * Which quantities a set, or the whole quote, is offered in, with what they come to before they are saved. Closing it asks
 * before it drops a change.
 */
export const BreaksDialog = ({ initial, onClose }: BreaksDialogProps) => {
  const { order } = useOpenOrder();
  const id = useId();
  const draft = useBreaksDraft(order, initial);
  const { setId, quantities } = draft;
  const { mutate, isPending } = useSaveBreaks(onClose);
  const { close, question } = useFormGuard(draft.unsaved, onClose);
  const names: Record<string, string> = {
    [WHOLE]: text.whole,
    ...Object.fromEntries(order.sets.map((set) => [String(set.id), set.name])),
  };
  const save = () => {
    const all = draft.settle();
    if (all) mutate([...all].map(([id, breaks]) => ({ setId: id, breaks })));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={() => !isPending && close()}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { margin: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: undefined } } },
      }}
    >
      <DialogTitle id={id}>{text.title}</DialogTitle>
      <DialogContent sx={{ padding: 0 }}>
        <Stack sx={{ gap: 2, padding: '8px 20px 16px' }}>
          <ChoiceField
            label={text.of}
            value={setId === null ? WHOLE : String(setId)}
            choices={names}
            onChange={(chosen) => draft.turnTo(chosen === WHOLE ? null : Number(chosen))}
          />
          <QuantitiesField
            hint={setId === null ? text.wholeHint : text.hint}
            value={quantities}
            onChange={draft.change}
            typed={draft.typed}
            onTyped={draft.type}
            onAdd={draft.settle}
            refused={draft.refused}
          />
        </Stack>
        <Box aria-live="polite">
          <Preview setId={setId} name={names[setId ?? WHOLE] ?? ''} quantities={quantities} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', padding: '8px 20px 0' }}>
          {text.explanation}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isPending}>
          {texts.common.cancel}
        </Button>
        <Button variant="contained" color="primary" loading={isPending} onClick={save}>
          {texts.common.save}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};
