import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useCatalogue } from '../../shared/use-catalogue';
import type { Grid } from '../use-grid';

const { grid: text } = texts.orders;

/** What is done with the parts of all selected rows. */
export const RowCommands = ({ grid }: { grid: Grid }) => {
  const { rows } = useCatalogue('processes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [choosing, setChoosing] = useState(false);
  const count = grid.selectedParts.length;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        disabled={count === 0}
        aria-haspopup="menu"
        onClick={(event) => {
          setChoosing(false);
          setAnchor(event.currentTarget);
        }}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {text.rows(count)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null && !choosing} onClose={close}>
        <MenuItem onClick={() => setChoosing(true)}>{text.giveProcess}</MenuItem>
        <MenuItem
          onClick={() => {
            close();
            grid.removeRows();
          }}
        >
          {text.removeRows(count)}
        </MenuItem>
      </Menu>
      <Menu
        anchorEl={anchor}
        open={anchor !== null && choosing}
        onClose={close}
        slotProps={{ list: { 'aria-label': text.giveProcess } }}
      >
        {(rows ?? []).map(({ id, title, rule_id }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              grid.giveProcess({ id, title, hasRule: typeof rule_id === 'number' });
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
