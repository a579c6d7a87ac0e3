import { Autocomplete, Box, Button, Menu, MenuItem, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { grid as text, transfer } from '../../../i18n/orders';
import { MainButton, TitledDialog } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { Part } from '../../data/types';
import { SetChoiceDialog } from '../../order-screen/transfer/set-choice-dialog';
import { useCatalogue } from '../../shared/use-catalogue';
import type { GridColumn } from '../core/column';
import { useOpenGrid } from '../use-grid';
import { useOfSelection } from '../use-selection';

/** The columns of which one can be written in any of the selected rows. */
const writableIn = (columns: readonly GridColumn[], selectedParts: readonly Part[]): GridColumn[] =>
  columns.filter(
    ({ fields, readOnly }) => fields.length > 0 && selectedParts.some((part) => readOnly(part) === null),
  );

/** Gives one field of all selected rows the same value, as if it were typed into each of its cells. */
const SetFieldDialog = ({ onClose }: { onClose: () => void }) => {
  const grid = useOpenGrid();
  const { columns, selection, catalogues, setField } = grid;
  const selectedParts = grid.selectedParts();
  const formId = useId();
  const writable = writableIn(columns, selectedParts);
  const [column, setColumn] = useState<GridColumn | null>(
    () => writable.find(({ key }) => key === columns[selection().active.column]?.key) ?? null,
  );
  const [value, setValue] = useState('');
  const [first] = selectedParts;
  const options = (first && column?.options?.(first, catalogues)) ?? [];
  const save = () => {
    if (column === null) return;
    onClose();
    setField(
      columns.findIndex(({ key }) => key === column.key),
      value,
    );
  };
  return (
    <TitledDialog
      title={text.setFieldOf(selectedParts.length)}
      width={420}
      onClose={onClose}
      main={
        <MainButton type="submit" form={formId} disabled={column === null}>
          {text.setField}
        </MainButton>
      }
    >
      <Box
        component="form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Autocomplete
          options={writable}
          value={column}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ key }) => key}
          isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
          onChange={(_, next) => {
            setColumn(next);
            setValue('');
          }}
          openOnFocus
          renderInput={(params) => (
            <TextField {...params} label={text.field} margin="dense" autoFocus={column === null} />
          )}
        />
        <Autocomplete
          key={column?.key ?? ''}
          freeSolo
          autoSelect
          options={options.map(({ label }) => label)}
          inputValue={value}
          onInputChange={(_, next) => setValue(next)}
          disabled={column === null}
          renderInput={(params) => (
            <TextField {...params} label={text.value} helperText={text.emptied} autoFocus={column !== null} />
          )}
        />
      </Box>
    </TitledDialog>
  );
};

/** A command of the menu that asks for more. */
type Asking = 'process' | 'field' | 'move' | 'copy';

interface ProcessMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which process the selected rows are given. */
const ProcessMenu = ({ anchor, onClose }: ProcessMenuProps) => {
  const { giveProcess } = useOpenGrid();
  const { rows } = useCatalogue('processes');
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': text.giveProcess } }}>
      {(rows ?? []).map(({ id, title, rule_id }) => (
        <MenuItem
          key={id}
          onClick={() => {
            onClose();
            giveProcess({ id, title, hasRule: typeof rule_id === 'number' });
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

/** The menu of commands for the parts of all selected rows. */
export const RowCommands = () => {
  const grid = useOpenGrid();
  const { order } = useOpenOrder();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const count = useOfSelection(grid, (selection) => grid.partsOf(selection).length);
  const ask = (next: Asking) => {
    setOpen(false);
    setAsking(next);
  };
  const goBack = useReturn(grid.focus);
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
        <MenuItem
          onClick={() => {
            setOpen(false);
            grid.openActive();
          }}
        >
          {text.openRow}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setOpen(false);
            goBack();
            grid.insertRow();
          }}
        >
          {text.insertRow}
        </MenuItem>
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
      {asking === 'process' && <ProcessMenu anchor={anchor} onClose={done} />}
      {asking === 'field' && <SetFieldDialog onClose={done} />}
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
