import Add from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useCatalogue } from '../../shared/use-catalogue';
import { processField } from '../core/process-columns';
import type { Grid } from '../use-grid';

const { grid: text } = texts.orders;

/** Gives a process a column that no part has yet. */
export const AddProcess = ({ columns, addProcess }: Pick<Grid, 'columns' | 'addProcess'>) => {
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
