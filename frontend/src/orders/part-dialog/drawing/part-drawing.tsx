import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { FileButton } from '../../../ui';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import { LOOKS } from '../contours/contour-overlay';
import { useOpenPart } from '../open-part';
import { DrawingPane } from './drawing-pane';
import { usePartFile } from './use-part-file';

const text = texts.orders.partDialog;

const contourText = texts.orders.contours;

/** A line of the look, on white as the drawing is. */
const Sample = ({ look: { colour, dashes } }: { look: (typeof LOOKS)[keyof typeof LOOKS] }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 26 8"
    sx={{ width: 26, height: 8, flexShrink: 0, backgroundColor: '#FFFFFF', borderRadius: 0.5 }}
  >
    <path d="M0 4H26" stroke={colour} strokeWidth={2.5} strokeDasharray={dashes} />
  </Box>
);

/** The meaning of the lines over the drawing, for those that it has. */
const ContourLegend = () => {
  const { sheet, isOut } = useOpenPart().contours;
  const shown = new Set<keyof typeof LOOKS>();
  for (const { id, kind } of sheet.contours) shown.add(isOut(id) ? 'out' : kind);
  if (sheet.bends.length > 0) shown.add('bend');
  if (shown.size === 0) return null;
  const looks = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((look) => shown.has(look));
  return (
    // In a box of its own: the first list in the column would grow with the drawing.
    <Box>
      <Stack
        component="ul"
        direction="row"
        aria-label={contourText.legend}
        sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}
      >
        {looks.map((look) => (
          <Stack key={look} component="li" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Sample look={LOOKS[look]} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {contourText.looks[look]}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
};

type Revision = 'current' | 'previous';

interface RevisionsProps {
  shown: Revision;
  name: string | undefined;
  onShow: (revision: Revision) => void;
}

/** Which of the two revisions is shown, and the name of its file. */
const Revisions = ({ shown, name, onShow }: RevisionsProps) => (
  <>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={text.revisions}
      onChange={(_event, next: Revision | null) => next && onShow(next)}
      sx={{ '& .MuiToggleButton-root': { paddingBlock: '2px', typography: 'note' } }}
    >
      <ToggleButton value="current">{text.currentRevision}</ToggleButton>
      <ToggleButton value="previous">{text.previousRevision}</ToggleButton>
    </ToggleButtonGroup>
    <Typography variant="caption" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
      {name}
    </Typography>
  </>
);

/** The part's drawing with the way to send one or its newer revision; the one before can be looked at beside it. */
export const PartDrawing = () => {
  const { form, disabled, suggestions, contours } = useOpenPart();
  const { draft } = form;
  const send = usePartFile('drawing');
  const [chosen, setChosen] = useState<Revision>('current');
  const hasPrevious = draft.previous_content !== null;
  const shown = hasPrevious ? chosen : 'current';
  const previous = shown === 'previous';
  const original = previous ? draft.previous_original : draft.original;
  return (
    <Stack sx={{ gap: 1, minHeight: 0, flexGrow: 1, '& > :first-of-type': { flexGrow: 1 } }}>
      <DrawingPane
        content={previous ? draft.previous_content : draft.content}
        title={previous ? text.previousDrawing(draft.title) : draft.title}
        sharper={original?.mime === 'application/pdf'}
        mark={previous ? null : suggestions.mark}
        contours={previous ? null : contours}
      />
      {!previous && <ContourLegend />}
      {(hasPrevious || !disabled) && (
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 1.5,
            '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
          }}
        >
          {hasPrevious && <Revisions shown={shown} name={original?.name} onShow={setChosen} />}
          <Box sx={{ flexGrow: 1 }} />
          {!disabled && (
            <FileButton
              label={draft.content === null ? text.sendDrawing : text.replaceDrawing}
              accept={DRAWING_ENDINGS}
              onFile={async (file) => {
                await send(file);
                setChosen('current');
              }}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
};
