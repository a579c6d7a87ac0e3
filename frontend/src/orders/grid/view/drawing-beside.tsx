import { Box } from '@mui/material';
import { DrawingPane } from '../../part-dialog/drawing/drawing-pane';
import type { Grid } from '../use-grid';
import { useSelected } from '../use-selection';

/** The drawing of the active row's part; the place lights up where it says something for the active cell. */
export const DrawingBeside = ({ grid }: { grid: Grid }) => {
  const { active } = useSelected(grid);
  const part = grid.rows.parts[active.row]?.part;
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        flex: '0 0 38%',
        minWidth: 0,
        padding: 1,
        borderBlock: 1,
        borderColor: 'divider',
      }}
    >
      <DrawingPane
        content={part?.content ?? null}
        title={part?.title ?? ''}
        sharper={part?.original?.mime === 'application/pdf'}
        mark={grid.offerAt(active)?.place ?? null}
        contours={null}
      />
    </Box>
  );
};
