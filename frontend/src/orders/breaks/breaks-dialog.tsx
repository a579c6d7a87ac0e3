import { Autocomplete, Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useFormGuard } from '../../editing';
import { texts } from '../../i18n';
import { ChoiceField, formatNumber, Loaded, MainButton, readNumber, TitledDialog } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { BreaksTable, explanationOf } from './breaks-table';
import { useBreaksPreview, useSaveBreaks } from './use-breaks';

const text = texts.orders.breaks;

interface QuantitiesFieldProps {
  hint: string;
  value: readonly number[];
  onChange: (quantities: number[]) => void;
  /** A quantity that is typed and not added yet. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Enter was pressed. */
  onAdd: () => void;
  /** Why what is typed can't be added. */
  refused: string | null;
}

/** Quantities as chips: Enter adds what is typed, Backspace takes the last one away. */
const QuantitiesField = ({ hint, value, onChange, typed, onTyped, onAdd, refused }: QuantitiesFieldProps) => (
  <Autocomplete<string, true, true, true>
    multiple
    freeSolo
    disableClearable
    options={[]}
    value={value.map(String)}
    inputValue={typed}
    onInputChange={(_event, next, reason) => reason === 'input' && onTyped(next)}
    onChange={(_event, next, reason) => reason === 'removeOption' && onChange(next.map(Number))}
    onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.key !== 'Enter') return;
      // The field's own way would leave out why a quantity is none.
      event.defaultMuiPrevented = true;
      event.preventDefault();
      onAdd();
    }}
    renderValue={(shown, itemProps) =>
      shown.map((quantity, index) => {
        const { key, ...props } = itemProps({ index });
        const label = formatNumber(Number(quantity), 0);
        return <Chip key={key} {...props} size="small" label={label} aria-label={text.remove(label)} />;
      })
    }
    renderInput={(params) => (
      <TextField
        {...params}
        autoFocus
        size="small"
        label={text.quantities}
        error={refused !== null}
        helperText={refused ?? hint}
        slotProps={{
          ...params.slotProps,
          htmlInput: { ...params.slotProps.htmlInput, inputMode: 'numeric' },
        }}
      />
    )}
  />
);

const MOST = 6;
const LARGEST = 1_000_000;

/** The quantities with one more, or why it is none; neither where nothing is typed. */
interface Added {
  quantities?: number[];
  refused?: string;
}

/** Adds what was typed, in its place among the others. */
const addQuantity = (quantities: readonly number[], typed: string): Added => {
  if (typed.trim() === '') return {};
  const value = Number(readNumber(typed)?.text ?? Number.NaN);
  if (!Number.isInteger(value) || value < 1 || value > LARGEST) {
    return { refused: text.notWhole };
  }
  if (quantities.includes(value)) return { refused: text.twice };
  if (quantities.length >= MOST) return { refused: text.tooMany };
  return { quantities: [...quantities, value].toSorted((one, other) => one - other) };
};

/** The breaks of a set, or (null) of the whole quote → what they become. */
type Drafts = ReadonlyMap<number | null, number[]>;

const breaksOf = (order: Order, setId: number | null): number[] =>
  setId === null ? order.breaks : (order.sets.find(({ id }) => id === setId)?.breaks ?? []);

const areSameQuantities = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((quantity, index) => quantity === other[index]);

/** The quantities of the dialog: of the set that is chosen, or (null) of the whole quote, until they are saved. */
const useBreaksDraft = (order: Order, initial: number | null) => {
  const [setId, setSetId] = useState(initial);
  /** The changes that are not saved yet. */
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const quantities = drafts.get(setId) ?? breaksOf(order, setId);
  /** Adds what is typed. @returns all that was changed; null where the typed text is no quantity */
  const takeTyped = (): Drafts | null => {
    const { quantities: added, refused: why } = addQuantity(quantities, typed);
    setRefused(why ?? null);
    if (why !== undefined) return null;
    const all = added ? new Map(drafts).set(setId, added) : drafts;
    setDrafts(all);
    setTyped('');
    return all;
  };
  return {
    setId,
    quantities,
    typed,
    refused,
    takeTyped,
    /** Whether closing would lose something. */
    unsaved: () =>
      typed.trim() !== '' ||
      [...drafts].some(([id, breaks]) => !areSameQuantities(breaks, breaksOf(order, id))),
    type: (text: string) => {
      setRefused(null);
      setTyped(text);
    },
    change: (next: number[]) => setDrafts(new Map(drafts).set(setId, next)),
    /** Goes on with another set, or with the whole quote. */
    turnTo: (next: number | null) => {
      if (takeTyped()) setSetId(next);
    },
  };
};

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
  const query = useBreaksPreview(setId, quantities);
  if (quantities.length === 0) return null;
  return (
    <Loaded query={query} failed={text.failed} fields={2}>
      {(breaks) => <BreaksTable name={name} whole={setId === null} breaks={breaks} />}
    </Loaded>
  );
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
  const draft = useBreaksDraft(order, initial);
  const { setId, quantities } = draft;
  const { mutate, isPending } = useSaveBreaks(onClose);
  const { close, question } = useFormGuard(draft.unsaved, onClose);
  const names: Record<string, string> = {
    [WHOLE]: text.whole,
    ...Object.fromEntries(order.sets.map((set) => [String(set.id), set.name])),
  };
  const save = () => {
    const all = draft.takeTyped();
    if (all) mutate([...all].map(([id, breaks]) => ({ setId: id, breaks })));
  };
  return (
    <TitledDialog
      title={text.title}
      maxWidth="md"
      busy={isPending}
      onClose={close}
      contentSx={{ padding: 0 }}
      main={
        <MainButton loading={isPending} onClick={save}>
          {texts.common.save}
        </MainButton>
      }
    >
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
          onAdd={draft.takeTyped}
          refused={draft.refused}
        />
      </Stack>
      <Box aria-live="polite">
        <Preview setId={setId} name={names[setId ?? WHOLE] ?? ''} quantities={quantities} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ padding: '8px 20px 0' }}>
        {explanationOf(order)}
      </Typography>
      {question}
    </TitledDialog>
  );
};
