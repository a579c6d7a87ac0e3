import { Box, Dialog, Stack, Typography, useMediaQuery } from '@mui/material';
import { fileUrl } from '../../api';
import { EditSessionDialogs, useComparison } from '../../editing';
import { texts } from '../../i18n';
import { FileButton, useNarrow } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Part } from '../data/types';
import { PartTotals } from '../live-totals/live-totals';
import { DRAWING_ENDINGS } from '../shared/drawing-endings';
import { useShortcuts } from '../shared/use-shortcut';
import { useContours } from './contours/use-contours';
import { useExplanation } from './fields/explanation';
import { DialogFooter } from './dialog-footer';
import { DialogHeader } from './dialog-header';
import { COMPARED_FIELDS } from './draft/part-comparison';
import { isUnreadable, pricedFieldsOf } from './draft/part-payload';
import { PartDrawing } from './drawing/part-drawing';
import { usePartFile } from './drawing/use-part-file';
import { EarlierDialog } from './earlier/earlier-dialog';
import { useEarlierParts } from './earlier/use-earlier-parts';
import { PartFields } from './fields/part-fields';
import { type OpenPart, PartProvider, useOpenPart } from './open-part';
import { usePartSession } from './session/use-part-session';
import { SuggestionCard } from './fields/suggestion-card';
import { useSuggestions } from './suggestions/use-suggestions';
import { moveAlongSteps } from './tab-chain';

const text = texts.orders.partDialog;

/** A second picture of the part, sent as soon as it is chosen. */
const SecondaryImage = () => {
  const { form, disabled } = useOpenPart();
  const { draft } = form;
  const send = usePartFile('secondary');
  const thumbnail = fileUrl(draft.secondary_thumbnail ?? draft.secondary_content);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      {thumbnail && (
        <Box
          component="a"
          href={fileUrl(draft.secondary_content) ?? thumbnail}
          target="_blank"
          rel="noreferrer"
          aria-label={text.secondary}
          sx={{ lineHeight: 0, borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <Box
            component="img"
            src={thumbnail}
            alt={text.secondary}
            sx={{ width: 72, height: 54, objectFit: 'contain', backgroundColor: '#FFFFFF' }}
          />
        </Box>
      )}
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="small" sx={{ fontWeight: 550 }}>
          {text.secondary}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text.secondaryHint}
        </Typography>
      </Box>
      {!disabled && (
        <FileButton
          label={thumbnail ? text.replaceSecondary : text.sendSecondary}
          accept={DRAWING_ENDINGS}
          onFile={send}
        />
      )}
    </Stack>
  );
};

interface PartDialogProps {
  part: Part;
  /** The parts of its set, in their order. */
  siblings: readonly Part[];
  /** Begins with the earlier parts that are like it. */
  showEarlier: boolean;
  onStep: (id: number) => void;
  onClose: () => void;
}

/** Where drawing and fields have no room side by side, even on the full screen. */
const NARROW = '(max-width: 999.95px)';

/** Drawing, its readings and second picture beside the fields; on a narrow screen the drawing stays above them, the picture ends them. */
const Body = ({ narrow }: { narrow: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      flexGrow: 1,
      minHeight: 0,
      gridTemplateColumns: narrow
        ? 'minmax(0, 1fr)'
        : { xs: 'minmax(0, 0.55fr) minmax(0, 1fr)', lg: 'minmax(0, 0.7fr) minmax(0, 1fr)' },
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
      <PartDrawing />
      {!narrow && (
        <Stack sx={{ gap: 1, flexShrink: 0 }}>
          <SuggestionCard />
          <SecondaryImage />
        </Stack>
      )}
    </Stack>
    <PartFields above={narrow && <SuggestionCard />}>{narrow && <SecondaryImage />}</PartFields>
  </Box>
);

/** Totals of what is typed: words change none of them. */
const LiveTotals = () => {
  const { calculation, values } = useOpenPart().form;
  const part = isUnreadable(values) ? null : pricedFieldsOf(values);
  return <PartTotals part={part} refresh={values.refresh} pending={calculation.pending} />;
};

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
  const { part, showEarlier, onClose } = props;
  const { canEdit } = useOpenOrder();
  const form = usePartSession(part);
  const suggestions = useSuggestions(form, part, canEdit);
  const contours = useContours(form, canEdit);
  const earlier = useEarlierParts(form.draft, showEarlier);
  const compare = useComparison(COMPARED_FIELDS);
  const steps = useSteps(props);
  const narrow = useMediaQuery(NARROW);
  const explanation = useExplanation(form);
  const open: OpenPart = { form, suggestions, contours, disabled: !canEdit, explain: explanation.explain };
  const fullScreen = useNarrow('lg');
  const free = form.held === null && form.conflict === null && !earlier.open;
  const save = () => void form.save();
  const saveAndGo = async () => {
    if (await form.save()) (steps.onNext ?? onClose)();
  };
  useShortcuts(
    {
      'alt+ArrowLeft': () => steps.onPrevious?.(),
      'alt+ArrowRight': () => steps.onNext?.(),
      'ctrl+ArrowLeft': () => steps.onPrevious?.(),
      'ctrl+ArrowRight': () => steps.onNext?.(),
      F8: earlier.show,
      ...(canEdit && {
        'ctrl+s': save,
        'ctrl+Enter': () => void saveAndGo(),
        'ctrl+r': () => void form.recalculate(),
      }),
      ...(canEdit && { 'alt+Enter': suggestions.acceptFocused, 'ctrl+alt+Enter': suggestions.acceptAll }),
    },
    free,
  );
  return (
    <PartProvider value={open}>
      <Dialog
        open
        fullScreen={fullScreen}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
        slotProps={{
          paper: {
            onKeyDown: moveAlongSteps,
            'aria-label': part.title || texts.orders.parts.untitled,
            sx: fullScreen ? {} : { width: '80vw', maxWidth: 'none', height: '90vh', maxHeight: 'none' },
          },
        }}
      >
        <DialogHeader onClose={onClose} {...steps} />
        <Body narrow={narrow} />
        {explanation.popover}
        <LiveTotals />
        <DialogFooter
          earlier={earlier}
          hasNext={steps.onNext !== undefined}
          onClose={onClose}
          onSave={save}
          onSaveAndGo={() => void saveAndGo()}
        />
      </Dialog>
      {earlier.open && <EarlierDialog earlier={earlier} form={form} canEdit={canEdit} />}
      <EditSessionDialogs session={form} compare={compare} />
    </PartProvider>
  );
};
