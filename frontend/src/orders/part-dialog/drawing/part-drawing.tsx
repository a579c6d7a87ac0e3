import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { FileButton } from '../../../ui';
import type { Place } from '../../data/types';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import type { PartSession } from '../session/use-part-session';
import { ContourLegend } from '../contours/contour-legend';
import type { Contours } from '../contours/use-contours';
import { DrawingPane } from './drawing-pane';
import { usePartFile } from './use-part-file';

const text = texts.orders.partDialog;

type Revision = 'current' | 'previous';

interface PartDrawingProps {
  form: PartSession;
  disabled: boolean;
  /** A place that lights up. */
  mark: Place | null;
  contours: Contours;
}

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
export const PartDrawing = ({ form, disabled, mark, contours }: PartDrawingProps) => {
  const { draft } = form;
  const send = usePartFile(form, 'drawing');
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
        mark={previous ? null : mark}
        contours={previous ? null : contours}
      />
      {!previous && <ContourLegend contours={contours} />}
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
