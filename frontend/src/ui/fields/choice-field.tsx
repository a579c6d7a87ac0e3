import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** Null where the empty choice is offered. */
type Chosen<Value, Empty> = Empty extends string ? Value | null : Value;

interface ChoiceFieldProps<Value extends string, Empty extends string | undefined> {
  label: string;
  value: Value | '' | null | undefined;
  /** Value → label, in the order they are offered. */
  choices: Readonly<Partial<Record<Value, string>>>;
  /** Offers the empty choice under this name. */
  emptyLabel?: Empty;
  onChange: (value: Chosen<Value, Empty>) => void;
  error?: ReactNode;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** Why it can't be changed: stays within the reach of the keyboard, so that screen readers get the reason too. */
  locked?: string;
}

/** One of a few fixed values. */
export const ChoiceField = <Value extends string, Empty extends string | undefined = undefined>(
  props: ChoiceFieldProps<Value, Empty>,
) => {
  const { choices, emptyLabel, error, locked } = props;
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={props.label}
      value={props.value ?? ''}
      required={props.required}
      disabled={locked !== undefined || props.disabled === true}
      error={error !== undefined}
      helperText={error ?? locked ?? props.hint}
      onChange={({ target }) => props.onChange((target.value || null) as Chosen<Value, Empty>)}
      slotProps={{
        select: {
          displayEmpty: emptyLabel !== undefined,
          ...(locked !== undefined && { readOnly: true, SelectDisplayProps: { tabIndex: 0 } }),
        },
        // The reason is no part of what is dimmed.
        ...(locked !== undefined && { formHelperText: { disabled: false } }),
      }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {(Object.entries(choices) as [Value, string][]).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};
