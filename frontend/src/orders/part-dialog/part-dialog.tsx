import { Box, Dialog, Stack, useMediaQuery } from '@mui/material';
import { texts } from '../../i18n';
import { useOpenOrder } from '../order-screen/order-context';
import { ConflictDialog, differencesOf, useNames } from '../shared/conflict';
import { useLeaveGuard } from '../shared/leave-guard';
import { UnsavedDialog } from '../shared/unsaved-dialog';
import { useShortcuts } from '../shared/use-shortcut';
import type { Part } from '../types';
import { DialogFooter } from './dialog-footer';
import { DialogHeader } from './dialog-header';
import { DrawingPane } from './drawing-pane';
import { PART_FIELDS } from './part-comparison';
import { PartFields } from './part-fields';
import { SecondaryImage } from './secondary-image';
import { type PartForm, usePartForm } from './use-part-form';
import { type Suggestions, useSuggestions } from './use-suggestions';

interface PartDialogProps {
  part: Part;
  /** The parts of its set, in their order. */
  siblings: readonly Part[];
  onStep: (id: number) => void;
  onClose: () => void;
}

/** Full screen where 80vw would be too little for drawing and fields side by side. */
const NARROW = '(max-width: 999.95px)';

interface BodyProps {
  form: PartForm;
  suggestions: Suggestions;
  disabled: boolean;
  narrow: boolean;
}

/** The drawing and the second picture beside the fields; on a narrow screen above them, where they stay. */
const Body = ({ form, suggestions, disabled, narrow }: BodyProps) => (
  <Box
    sx={{
      display: 'grid',
      flexGrow: 1,
      minHeight: 0,
      gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : 'minmax(0, 0.82fr) minmax(0, 1fr)',
      gridTemplateRows: narrow ? '30dvh minmax(0, 1fr)' : 'minmax(0, 1fr)',
    }}
  >
    <Stack
      sx={{
        gap: 1,
        padding: narrow ? 1 : '14px 0 10px 14px',
        minHeight: 0,
        borderBottom: narrow ? 1 : 0,
        borderColor: 'divider',
        '& > :first-of-type': { flexGrow: 1 },
      }}
    >
      <DrawingPane
        content={form.draft.content}
        title={form.draft.title}
        sharper={form.draft.original?.mime === 'application/pdf'}
        mark={suggestions.mark}
      />
      {!narrow && <SecondaryImage form={form} disabled={disabled} />}
    </Stack>
    <PartFields form={form} disabled={disabled} suggestions={suggestions} />
  </Box>
);

/** Where the part stands in its set, and the steps to its neighbours that exist. */
const useSteps = ({ part, siblings, onStep }: PartDialogProps) => {
  const at = siblings.findIndex(({ id }) => id === part.id);
  const previous = siblings[at - 1];
  const next = siblings[at + 1];
  return {
    position: at + 1,
    total: siblings.length,
    onPrevious: previous && (() => onStep(previous.id)),
    onNext: next && (() => onStep(next.id)),
  };
};

/** One part: what it is made of, its figures, its price. Keyed by the part, so that each starts afresh. */
export const PartDialog = (props: PartDialogProps) => {
  const { part, onClose } = props;
  const { canEdit } = useOpenOrder();
  const form = usePartForm(part);
  const suggestions = useSuggestions(form, part, canEdit);
  const nameOf = useNames();
  const steps = useSteps(props);
  const narrow = useMediaQuery(NARROW);
  const guard = useLeaveGuard(
    form.dirty ? ({ search }) => new URLSearchParams(search).get('part') !== String(part.id) : undefined,
  );
  const { attempt } = guard;
  const free = attempt === null && form.conflict === null;
  const save = () =>
    void form.run(async () => {
      await form.save();
    });
  const saveAndGo = () =>
    void form.run(async () => {
      if (await form.save()) (steps.onNext ?? onClose)();
    });
  useShortcuts(
    {
      'alt+ArrowLeft': () => steps.onPrevious?.(),
      'alt+ArrowRight': () => steps.onNext?.(),
      'ctrl+ArrowLeft': () => steps.onPrevious?.(),
      'ctrl+ArrowRight': () => steps.onNext?.(),
      ...(canEdit && { 'ctrl+s': save, 'ctrl+Enter': saveAndGo, 'ctrl+r': () => void form.recalculate() }),
      ...(canEdit && { 'alt+Enter': suggestions.acceptFocused, 'ctrl+alt+Enter': suggestions.acceptAll }),
    },
    free,
  );
  return (
    <>
      <Dialog
        open
        fullScreen={narrow}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
        slotProps={{
          paper: {
            'aria-label': part.title || texts.orders.parts.untitled,
            sx: narrow ? {} : { width: '80vw', maxWidth: 'none', height: '90vh', maxHeight: 'none' },
          },
        }}
      >
        <DialogHeader
          form={form}
          suggestions={suggestions}
          disabled={!canEdit}
          onClose={onClose}
          {...steps}
        />
        <Body form={form} suggestions={suggestions} disabled={!canEdit} narrow={narrow} />
        <DialogFooter
          form={form}
          disabled={!canEdit}
          hasNext={steps.onNext !== undefined}
          onClose={onClose}
          onSave={save}
          onSaveAndGo={saveAndGo}
        />
      </Dialog>
      {attempt && (
        <UnsavedDialog
          onStay={guard.stay}
          onDiscard={attempt.proceed}
          onSave={async () => {
            if (await form.save()) attempt.proceed();
            else guard.stay();
          }}
        />
      )}
      {form.conflict && (
        <ConflictDialog
          change={form.conflict.change}
          differences={differencesOf(PART_FIELDS, form.draft, form.conflict.theirs, nameOf)}
          onMine={form.saveMine}
          onTheirs={form.takeTheirs}
          onStay={form.settle}
        />
      )}
    </>
  );
};
