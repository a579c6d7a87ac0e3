import { Autocomplete, Chip, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { texts } from '../../i18n';
import { formatNumber } from '../../ui';

const text = texts.orders.breaks;

interface QuantitiesFieldProps {
  hint: string;
  value: readonly number[];
  onChange: (quantities: number[]) => void;
  /** What is typed and not added yet. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Enter was pressed. */
  onAdd: () => void;
  /** Why what is typed can't be added. */
  refused: string | null;
}

/** Quantities as chips: Enter adds what is typed, Backspace takes the last one away. */
export const QuantitiesField = ({
  hint,
  value,
  onChange,
  typed,
  onTyped,
  onAdd,
  refused,
}: QuantitiesFieldProps) => (
  <Autocomplete<string, true, true, true>
    multiple
    freeSolo
    disableClearable
    options={[]}
    value={value.map(String)}
    inputValue={typed}
    onInputChange={(_event, next, reason) => reason === 'input' && onTyped(next)}
    onChange={(_event, next, reason) => reason === 'removeOption' && onChange(next.map(Number))}
    onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.key !== 'Enter') return;
      // The field's own way would leave out why a quantity is none.
      event.defaultMuiPrevented = true;
      event.preventDefault();
      onAdd();
    }}
    renderValue={(shown, itemProps) =>
      shown.map((quantity, index) => {
        const { key, ...props } = itemProps({ index });
        const label = formatNumber(Number(quantity), 0);
        return <Chip key={key} {...props} size="small" label={label} aria-label={text.remove(label)} />;
      })
    }
    renderInput={(params) => (
      <TextField
        {...params}
        autoFocus
        size="small"
        label={text.quantities}
        error={refused !== null}
        helperText={refused ?? hint}
        slotProps={{
          ...params.slotProps,
          htmlInput: { ...params.slotProps.htmlInput, inputMode: 'numeric' },
        }}
      />
    )}
  />
);
