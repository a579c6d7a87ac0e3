import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { IconButton, Tooltip } from '@mui/material';
import { texts } from '../../../i18n';
import type { Grid } from '../use-grid';

const { grid: text } = texts.orders;

/** Takes back what was done in the grid, and puts it back again. */
export const UndoButtons = ({
  canUndo,
  canRedo,
  undo,
  redo,
}: Pick<Grid, 'canUndo' | 'canRedo' | 'undo' | 'redo'>) => (
  <>
    {(
      [
        [text.undo, canUndo, undo, <Undo key="undo" fontSize="small" />],
        [text.redo, canRedo, redo, <Redo key="redo" fontSize="small" />],
      ] as const
    ).map(([label, enabled, act, icon]) => (
      <Tooltip key={label} title={label}>
        <span>
          <IconButton aria-label={label} disabled={!enabled} onClick={act}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    ))}
  </>
);
