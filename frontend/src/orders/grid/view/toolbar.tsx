import Add from '@mui/icons-material/Add';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/Search';
import Undo from '@mui/icons-material/Undo';
import { Button, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useCatalogue } from '../../shared/use-catalogue';
import { ColumnsMenu } from '../columns/columns-menu';
import { processField } from '../core/process-columns';
import type { Grid } from '../use-grid';
import { RowCommands } from './row-commands';
import { Tool } from '../tool';

const { grid: text } = texts.orders;

/** Gives a process a column that no part has yet. */
const AddProcess = ({ columns, addProcess }: Pick<Grid, 'columns' | 'addProcess'>) => {
  const { rows } = useCatalogue('processes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = new Set(columns.map(({ key }) => key));
  const left = (rows ?? []).filter(({ id }) => !shown.has(processField(id)));
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        disabled={left.length === 0}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {text.addProcess}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {left.map(({ id, title }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              addProcess({ id, title });
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Commands beside the status: undo, finding, columns, rows. @param onDone gives the keyboard back to the cells */
export const Toolbar = ({ grid, onDone }: { grid: Grid; onDone: () => void }) => {
  const { canEdit, canUndo, canRedo, undo, redo, find, arrangement, columns, addProcess } = grid;
  return (
    <Stack direction="row" sx={{ flexShrink: 0 }}>
      {canEdit && (
        <>
          <Tool label={text.undo} disabled={!canUndo} onClick={undo} icon={<Undo fontSize="small" />} />
          <Tool label={text.redo} disabled={!canRedo} onClick={redo} icon={<Redo fontSize="small" />} />
        </>
      )}
      <Tool
        label={text.find.open}
        keys="Control+F Meta+F"
        onClick={find.open}
        icon={<Search fontSize="small" />}
      />
      <ColumnsMenu arrangement={arrangement} />
      {canEdit && (
        <>
          <RowCommands grid={grid} onDone={onDone} />
          <AddProcess columns={columns} addProcess={addProcess} />
        </>
      )}
    </Stack>
  );
};
