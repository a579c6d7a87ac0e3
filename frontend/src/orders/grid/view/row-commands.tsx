import { Button, Menu, MenuItem } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Gives the keyboard to the cells after a command, for Ctrl+Z that its notice names: what closes gives it back to the button
 * first.
 * @returns to be called with a command
 */
const useReturn = (onDone: () => void): (() => void) => {
  const [commands, setCommands] = useState(0);
  const giveBack = useEffectEvent(onDone);
  useEffect(() => {
    if (commands > 0) giveBack();
  }, [commands]);
  return () => setCommands((count) => count + 1);
};

interface RowCommandsProps {
  grid: Grid;
  /** Gives the keyboard to the cells. */
  onDone: () => void;
}

/** What is done with the parts of all selected rows. */
export const RowCommands = ({ grid, onDone }: RowCommandsProps) => {
  const { order } = useOpenOrder();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const count = useOfSelection(grid, (selection) => grid.partsOf(selection).length);
  const ask = (next: Asking) => {
    setOpen(false);
    setAsking(next);
  };
  const goBack = useReturn(onDone);
  const done = () => {
    setAsking(null);
    goBack();
  };
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
            goBack();
            void grid.removeRows();
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
            void grid.transferRows(asking, set);
          }}
        />
      )}
    </>
  );
};
