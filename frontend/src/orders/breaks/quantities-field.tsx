import { Autocomplete, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';
import { formatNumber } from '../../ui';
import { addQuantity } from './quantities';

const text = texts.orders.breaks;

interface QuantitiesFieldProps {
  hint: string;
  value: readonly number[];
  onChange: (quantities: number[]) => void;
  /** What is typed and not added yet. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Quantities as chips: Enter and leaving the field add what is typed, Backspace takes the last one away. */
export const QuantitiesField = ({ hint, value, onChange, typed, onTyped }: QuantitiesFieldProps) => {
  const [refused, setRefused] = useState<string | null>(null);
  const add = () => {
    const added = addQuantity(value, typed);
    setRefused(added.refused ?? null);
    if (!added.quantities) return;
    onTyped('');
    onChange(added.quantities);
  };
  return (
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      disableClearable
      options={[]}
      value={value.map(String)}
      inputValue={typed}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input') return;
        setRefused(null);
        onTyped(next);
      }}
      onChange={(_event, next, reason) => {
        if (reason === 'removeOption') onChange(next.map(Number));
        else if (reason === 'createOption') add();
      }}
      onBlur={add}
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
};
