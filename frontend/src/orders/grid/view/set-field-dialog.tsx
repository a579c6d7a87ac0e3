import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { texts } from '../../../i18n';
import type { GridColumn } from '../core/column';
import type { Part } from '../../data/types';
import type { Grid } from '../use-grid';

const { grid: text } = texts.orders;

interface SetFieldDialogProps {
  grid: Grid;
  onClose: () => void;
}

/** The columns of which one can be written in any of the selected rows. */
const writableIn = (columns: readonly GridColumn[], selectedParts: readonly Part[]): GridColumn[] =>
  columns.filter(
    ({ fields, readOnly }) => fields.length > 0 && selectedParts.some((part) => readOnly(part) === null),
  );

/** Gives one field of all selected rows the same value, as if it were typed into each of its cells. */
export const SetFieldDialog = ({ grid, onClose }: SetFieldDialogProps) => {
  const { columns, selection, catalogues, setField } = grid;
  const selectedParts = grid.selectedParts();
  const titleId = useId();
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
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 420, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogTitle id={titleId}>{text.setFieldOf(selectedParts.length)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
              <TextField
                {...params}
                label={text.value}
                helperText={text.emptied}
                autoFocus={column !== null}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={column === null}>
            {text.setField}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
