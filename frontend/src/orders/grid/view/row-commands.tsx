import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { SetChoiceDialog } from '../../order-screen/transfer/set-choice-dialog';
import { useOpenOrder } from '../../data/open-order';
import { useCatalogue } from '../../shared/use-catalogue';
import type { Grid } from '../use-grid';
import { useOfSelection } from '../use-selection';
import { SetFieldDialog } from './set-field-dialog';

const { grid: text, transfer } = texts.orders;

/** What was chosen in the menu and asks for more. */
type Asking = 'process' | 'field' | 'move' | 'copy';

interface ProcessMenuProps {
  grid: Grid;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which process the selected rows are given. */
const ProcessMenu = ({ grid, anchor, onClose }: ProcessMenuProps) => {
  const { rows } = useCatalogue('processes');
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': text.giveProcess } }}>
      {(rows ?? []).map(({ id, title, rule_id }) => (
        <MenuItem
          key={id}
          onClick={() => {
            onClose();
            grid.giveProcess({ id, title, hasRule: typeof rule_id === 'number' });
          }}
        >
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** What is done with the parts of all selected rows. */
export const RowCommands = ({ grid }: { grid: Grid }) => {
  const { order } = useOpenOrder();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const count = useOfSelection(grid, (selection) => grid.partsOf(selection).length);
  const ask = (next: Asking) => {
    setOpen(false);
    setAsking(next);
  };
  const done = () => setAsking(null);
  return (
    <>
      <Button
        size="small"
        disabled={count === 0}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {text.rows(count)}
      </Button>
      <Menu anchorEl={anchor} open={open} onClose={() => setOpen(false)}>
        <MenuItem onClick={() => ask('field')}>{text.setFieldMenu}</MenuItem>
        <MenuItem onClick={() => ask('process')}>{text.giveProcess}</MenuItem>
        <MenuItem onClick={() => ask('move')}>{text.moveRows}</MenuItem>
        <MenuItem onClick={() => ask('copy')}>{text.copyRows}</MenuItem>
        <MenuItem
          onClick={() => {
            setOpen(false);
            grid.removeRows();
          }}
        >
          {text.removeRows(count)}
        </MenuItem>
      </Menu>
      {asking === 'process' && <ProcessMenu grid={grid} anchor={anchor} onClose={done} />}
      {asking === 'field' && <SetFieldDialog grid={grid} onClose={done} />}
      {(asking === 'move' || asking === 'copy') && (
        <SetChoiceDialog
          title={asking === 'copy' ? text.copyToSet : transfer.chooseSet}
          sets={order.sets}
          onClose={done}
          onChoose={(set) => {
            done();
            grid.transferRows(asking, set);
          }}
        />
      )}
    </>
  );
};
